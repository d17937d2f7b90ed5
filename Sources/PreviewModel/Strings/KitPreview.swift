package import FlowDocuments
package import LocaleMatching
package import StringTables

/// What an app's users read of Global IM UIKit, or of any table of the app's own: key by key, beside the
/// reference.
package struct KitPreview: Sendable {
  /// What becomes of a key.
  package enum Fate: String, CaseIterable, Sendable {
    /// Its text is shown.
    case shown
    /// The key itself is shown, since the table that serves all keys lacks it, or there is no such table.
    case keyShown = "key-shown"
    /// Nothing is shown: the text is empty.
    case empty
  }

  /// One key.
  package struct Row: Hashable, Sendable {
    /// The key.
    package let key: String
    /// What becomes of it.
    package let fate: Fate
    /// What the user reads: the text, the key itself, or nothing.
    package let text: String
    /// What the reference says; nil when it lacks the key.
    package let referenceText: String?
    /// The line of the entry; nil where there is none.
    package let line: Int?
    /// In what the entry differs from the reference, as findings.
    package let findings: [Diagnostic]
  }

  /// The languages of the app.
  package let folders: LanguageFolders

  /// What is asked for and gets which folder, and what would be better.
  package let answer: KitAnswer

  /// The language that is compared with; nil when no table can be used.
  package let reference: LocaleCode?

  /// Every key of the reference in its order, then those that only the shown table has.
  package let rows: [Row]

  /// What is worth telling about the shown table.
  package let findings: [Diagnostic]

  /// Decides for a stored language and the languages of a phone.
  ///
  /// Without a reference, or with one that has no table, the usual one of the folders takes its place.
  package init(_ folders: LanguageFolders, request: KitRequest, reference: LocaleCode? = nil) {
    self.folders = folders
    answer = KitAnswer(folders.kitMatcher, request)
    self.reference = folders.reference(reference)
    let folder = answer.resolution.folder.flatMap { folders[$0] }
    let referenceFolder = self.reference.flatMap { folders[$0] }
    findings = folder.map { FolderChecks($0, reference: referenceFolder).findings } ?? []
    rows = Self.rows(
      of: folder?.table ?? StringTable([]),
      reference: referenceFolder?.table ?? StringTable([]),
      findings: findings
    )
  }

  /// Which folder serves, and why.
  package var resolution: KitResolution { answer.resolution }

  /// How many keys share a fate.
  package func count(_ fate: Fate) -> Int { rows.count { $0.fate == fate } }

  /// From code: a key that the table lacks is answered with itself, since only one table is loaded; no other
  /// language is asked for it.
  private static func rows(of table: StringTable, reference: StringTable, findings: [Diagnostic]) -> [Row] {
    let findings = Dictionary(grouping: findings) { $0.string }
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
}

extension LanguageFolders {
  /// The choice among the folders, as Global IM UIKit makes it.
  package var kitMatcher: KitMatcher {
    KitMatcher(
      folders: folders.map { KitMatcher.Folder($0.language, hasTable: $0.hasFile) },
      developmentLanguage: developmentLanguage
    )
  }

  /// The language to compare with: the one asked for if it has a table, else the usual one.
  package func reference(_ asked: LocaleCode?) -> LocaleCode? {
    asked.flatMap { self[$0]?.table == nil ? nil : $0 } ?? usualReference
  }
}
