import FlowDocuments
import LocaleMatching
import PreviewModel
import StringTables
import TerminalUI

/// How complete each language of an app's table is, and what stored languages and phones get of it.
struct KitLocales: LocalesListing {
  private struct Row {
    let folder: LanguageFolder
    let comparison: TableComparison?
  }

  private struct Asked {
    let code: LocaleCode
    let name: String
    let resolution: KitResolution
  }

  private let folders: LanguageFolders
  private let rule: KitRule
  private let reference: LocaleCode?
  private let rows: [Row]
  private let stored: [Asked]
  private let phones: [Asked]

  /// Fills the tables.
  init(_ folders: LanguageFolders, rule: KitRule, reference: LocaleCode?) {
    let reference = folders.reference(reference)
    let other = reference.flatMap { folders[$0]?.table }
    let matcher = folders.kitMatcher
    self.folders = folders
    self.rule = rule
    self.reference = reference
    rows = folders.folders.map { folder in
      Row(
        folder: folder,
        // The reference is not compared with itself.
        comparison: folder.language == reference
          ? nil : folder.table.flatMap { table in other.map { TableComparison(table, with: $0) } }
      )
    }
    let languages = Set(folders.languages.map { LanguageTag($0).presentLanguage })
    stored = PhoneCode.catalog.filter { phone in
      phone.isPlainIdentifier && languages.contains(LanguageTag(phone.code).presentLanguage)
    }.map { phone in
      Asked(
        code: phone.code,
        name: phone.name,
        resolution: matcher.resolve(KitRequest(rule: rule, stored: phone.code))
      )
    }
    phones = PhoneCode.catalog.filter(\.isPreferredLanguage).map { phone in
      Asked(
        code: phone.code,
        name: phone.name,
        resolution: matcher.resolve(KitRequest(rule: rule, languages: [phone.code]))
      )
    }
  }

  var blocks: [ReportBlock] {
    [
      .quiet("\(folders.title) · im-kit rule, \(rule.title)"), .gap, .table(languages, hasHeader: true), .gap,
      .heading("Languages that an app may store"), table(of: stored, missed: "the phone's language"), .gap,
      .heading("Languages of phones, with nothing stored"), table(of: phones, missed: "every key"),
    ]
  }

  private var languages: TextTable {
    var table = TextTable(
      rows: [["Language", "", "Keys", "Missing", "Extra", "Empty", "Specifiers", "Same"]]
    )
    table.rightAligned = [2, 3, 4, 5, 6, 7]
    table.rows += rows.map { row in
      let name = row.folder.language.rawValue
      guard let own = row.folder.table else {
        return [name, row.folder.hasFile ? "does not parse" : "no table"]
      }
      let counts = row.comparison.map { comparison in
        [
          comparison.missing.count, comparison.extra.count, comparison.empty.count,
          comparison.differing.count, comparison.identical.count,
        ].map(String.init)
      }
      let isReference = row.folder.language == reference
      return [name, isReference ? "reference" : "", "\(own.count)"] + (counts ?? [])
    }
    return table
  }

  private func table(of asked: [Asked], missed: String) -> ReportBlock {
    .rows(
      asked.map { asked in
        let verdict = asked.resolution.verdict
        let isUnknown = asked.resolution.source == .system && asked.resolution.request.stored != nil
        let folder = isUnknown ? missed : asked.resolution.folder?.rawValue ?? missed
        return ["\(isUnknown ? "!" : verdict.mark) \(asked.code.rawValue)", "→ \(folder)", asked.name]
      }
    )
  }

  var json: JSONValue {
    .object([
      "rule": .string(MatchingRule.imKit.rawValue),
      "kit": .string(rule.rawValue),
      "table": .string(folders.tableName),
      "reference": .optional(reference),
      "default_localization": .optional(folders.developmentLanguage),
      "localizations": .array(rows.map(json(of:))),
      "stored": .array(stored.map(json(of:))),
      "phones": .array(phones.map(json(of:))),
    ])
  }

  private func json(of row: Row) -> JSONValue {
    .object([
      "id": .string(row.folder.language.rawValue),
      "file": .string(row.folder.file),
      "state": .string(row.folder.table == nil ? row.folder.hasFile ? "unusable" : "absent" : "table"),
      "keys": .count(row.folder.table?.count ?? 0),
      "missing": .count(row.comparison?.missing.count ?? 0),
      "extra": .count(row.comparison?.extra.count ?? 0),
      "empty": .count(row.comparison?.empty.count ?? 0),
      "specifiers": .count(row.comparison?.differing.count ?? 0),
      "identical": .count(row.comparison?.identical.count ?? 0),
    ])
  }

  private func json(of asked: Asked) -> JSONValue {
    .object([
      "code": .string(asked.code.rawValue),
      "name": .string(asked.name),
      "outcome": .string(asked.resolution.verdict.outcome.rawValue),
      "source": .string(asked.resolution.source.rawValue),
      "localization": .optional(asked.resolution.folder),
      "silent_fallback": .bool(asked.resolution.verdict.isSilentFallback),
    ])
  }
}

extension PhoneCode {
  /// Whether it is what `Locale.preferredLanguages` gives.
  fileprivate var isPreferredLanguage: Bool { source.hasPrefix("Locale.preferredLanguages") }

  /// Whether it has the form that the kit's documentation asks for: a language, `_`, a country.
  fileprivate var isPlainIdentifier: Bool {
    let parts = code.rawValue.split(separator: "_", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { (2...3).contains($0.count) }
      && !code.rawValue.contains { $0 == "-" || $0 == "@" }
  }
}
