import LocaleMatching

extension Picker {
  /// The localizations of a view and the codes that phones send, with what each gets under a rule.
  init(_ openView: OpenView, rule: MatchingRule) {
    let matcher = openView.rules.matcher(for: rule)
    let phones = PhoneCode.catalog.map { PhoneRow($0, matcher) }
    let localizations = openView.localizationRows
    self.init(
      rows: [.omitted(matcher.verdict(for: nil)), .heading("In this flow", note: "\(localizations.count)")]
        + localizations.map { .localization($0) }
        + PickerRow.grouped(phones, title: "Phones send")
    )
  }
}

extension PickerRow {
  /// The codes of phones under a head for each group, those first that a person can do something about.
  static func grouped(_ phones: [PhoneRow], title: String) -> [PickerRow] {
    PhoneRow.Group.allCases.flatMap { group -> [PickerRow] in
      let members = phones.filter { $0.group == group }
      guard !members.isEmpty else { return [] }
      return [.heading("\(title) · \(group.title)", note: "\(members.count)")] + members.map { .phone($0) }
    }
  }
}
