public import FlowDocuments
public import LocaleMatching
public import StringTables

/// What an app's users read of Global IM UIKit, or of any table of the app's own: key by key, beside the
/// reference.
public struct KitPreview: Sendable {
  /// What becomes of a key.
  public enum Fate: String, Sendable {
    /// Its text is shown.
    case shown
    /// The key itself is shown, since the table that serves all keys lacks it, or there is no such table.
    case keyShown = "key-shown"
    /// Nothing is shown: the text is empty.
    case empty
  }

  /// One key.
  public struct Row: Hashable, Sendable {
    /// The key.
    public let key: String
    /// What becomes of it.
    public let fate: Fate
    /// What the user reads: the text, the key itself, or nothing.
    public let text: String
    /// What the reference says; nil when it lacks the key.
    public let referenceText: String?
    /// The line of the entry; nil where there is none.
    public let line: Int?
    /// In what the entry differs from the reference, as findings.
    public let findings: [Diagnostic]
  }

  /// The languages of the app.
  public let folders: LanguageFolders

  /// Which folder serves, and why.
  public let resolution: KitResolution

  /// The language that is compared with; nil when no table can be used.
  public let reference: LocaleCode?

  /// Every key of the reference in its order, then those that only the shown table has.
  public let rows: [Row]

  /// What is worth telling about the shown table.
  public let findings: [Diagnostic]

  /// Decides for a stored language and the languages of a phone.
  ///
  /// Without a reference, or with one that has no table, the usual one of the folders takes its place.
  public init(_ folders: LanguageFolders, request: KitRequest, reference: LocaleCode? = nil) {
    let matcher = KitMatcher(
      folders: folders.folders.map { KitMatcher.Folder($0.language, hasTable: $0.hasFile) },
      developmentLanguage: folders.developmentLanguage
    )
    let resolution = matcher.resolve(request)
    let asked = reference.flatMap { folders[$0]?.table == nil ? nil : $0 }
    let reference = asked ?? folders.usualReference
    let folder = resolution.folder.flatMap { folders[$0] }
    self.folders = folders
    self.resolution = resolution
    self.reference = reference
    let checks = FolderChecks(folder, reference: reference.flatMap { folders[$0] })
    findings = checks.findings
    rows = Self.rows(
      of: folder?.table ?? StringTable([]),
      reference: reference.flatMap { folders[$0]?.table } ?? StringTable([]),
      findings: checks.findings
    )
  }

  private static func rows(of table: StringTable, reference: StringTable, findings: [Diagnostic]) -> [Row] {
    let findings = Dictionary(grouping: findings.filter { $0.string != nil }) { $0.string ?? "" }
    let keys = reference.keys + table.keys.filter { reference[$0] == nil }
    return keys.map { key in
      let entry = table[key]
      return Row(
        key: key,
        fate: entry.map { $0.value.isEmpty ? .empty : .shown } ?? .keyShown,
        text: entry?.value ?? key,
        referenceText: reference[key]?.value,
        line: entry?.line,
        findings: findings[key] ?? []
      )
    }
  }

  /// How many keys share a fate.
  public func count(_ fate: Fate) -> Int { rows.count { $0.fate == fate } }
}
