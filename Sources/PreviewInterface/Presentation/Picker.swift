import LocaleMatching
import PreviewModel
import StringTables

/// The lists of the picker, with what each code gets under the current rule.
typealias Picker = FilteredList<PickerRow>

/// What the rows of the picker follow from.
struct PickerKey: Equatable, Sendable {
  /// The view or the table that is looked at.
  let opened: Identity
  /// The rule that decides.
  let rule: RuleChoice
  /// The stored language, which decides what phones get of a table; nil for a view, where it decides nothing.
  let stored: LocaleCode?
}

extension Subject {
  /// What the rows of its picker follow from.
  var pickerKey: PickerKey {
    switch self {
    case .paywall(let session): PickerKey(opened: session.opened, rule: rule, stored: nil)
    case .strings(let session):
      PickerKey(opened: session.opened, rule: rule, stored: session.request.stored)
    }
  }

  /// What its picker lists, nothing left out; `phones` are the codes that phones send.
  func picker(phones: [PhoneCode]) -> Picker {
    switch self {
    case .paywall(let session):
      Picker(session.openView, rule: session.rule, phones: phones, app: session.app)
    case .strings(let session):
      Picker(
        session.folders.rows(reference: session.preview.reference),
        session.folders.kitMatcher,
        session.request
      )
    }
  }
}

extension FilteredList<PickerRow> {
  /// What a rule chooses from, and the codes that phones send or those that an app passes, with what each of
  /// them gets.
  ///
  /// Where the rule has nothing to choose from, the codes stand without an answer: there is none.
  init(_ openView: OpenView, rule: MatchingRule, phones: [PhoneCode], app: AppLanguages?) {
    let matcher = openView.rules.matcher(for: rule)
    guard openView.obstacle(to: rule) == nil else {
      self.init(
        rows: [.heading("Phones send", note: "\(phones.count)")]
          + phones.map { .unanswered($0) }
      )
      return
    }
    let localizations = openView.localizationRows(under: rule)
    self.init(
      rows: [
        .omitted(matcher.verdict(for: nil)),
        .heading(openView.listTitle(under: rule), note: "\(localizations.count)"),
      ]
        + localizations.map { .localization($0) }
        + (app?.isDeciding == true
          ? app?.pickerRows ?? []
          : PickerRow.grouped(phones.map { PhoneRow($0, matcher) }, title: "Phones send") {
            .phone($0)
          })
    )
  }

  /// The folders of an app and the languages that phones are set to, with what each gets.
  init(_ folders: [LocalizationRow], _ matcher: KitMatcher, _ request: KitRequest) {
    let phones = PhoneCode.preferredLanguages.map { phone in
      var request = request
      request.languages = [phone.code]
      return PhoneRow(phone, verdict: matcher.resolve(request).verdict)
    }
    var nothing = request
    nothing.stored = nil
    self.init(
      rows: [
        .omitted(matcher.resolve(nothing).verdict), .heading("In this app", note: "\(folders.count)"),
      ]
        + folders.map { .localization($0) }
        + PickerRow.grouped(phones, title: "Phones set to") { .systemLanguage($0) }
    )
  }
}

extension PickerRow {
  /// The codes of phones under a head for each group, those first that a person can do something about.
  fileprivate static func grouped(
    _ phones: [PhoneRow],
    title: String,
    row: (PhoneRow) -> PickerRow
  ) -> [PickerRow] {
    PhoneRow.Group.allCases.flatMap { group -> [PickerRow] in
      let members = phones.filter { $0.group == group }
      guard !members.isEmpty else { return [] }
      return [.heading("\(title) · \(group.title)", note: "\(members.count)")] + members.map(row)
    }
  }
}

extension LanguageFolders {
  /// Whether these are the same table of the same input, perhaps read at another time.
  func isSameInput(as other: LanguageFolders) -> Bool {
    (name, tableName) == (other.name, other.tableName)
  }

  /// What the picker tells of each folder, compared with the reference.
  func rows(reference: LocaleCode?) -> [LocalizationRow] {
    let referenceTable = reference.flatMap { self[$0]?.table }
    let keys = Set(referenceTable?.keys ?? [])
    return folders.map { folder in
      let table = folder.table
      let extra = table.map { $0.keys.count { !keys.contains($0) } } ?? 0
      return LocalizationRow(
        id: folder.language,
        notes: [
          folder.language == reference ? "ref" : nil,
          LanguageTag(folder.language).isWrittenRightToLeft ? "RTL" : nil,
        ],
        own: table.map { table in table.keys.count { table[$0]?.value.isEmpty == false } } ?? 0,
        total: keys.count + extra,
        problem: folder.problem
      )
    }
  }
}

extension LanguageFolder {
  /// Why it shows no text at all, in a word or two; nil where it does.
  fileprivate var problem: String? {
    switch content {
    case .table: nil
    case .unusable: "does not parse"
    case .absent: "no table"
    }
  }
}
