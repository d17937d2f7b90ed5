import LocaleMatching

extension Picker {
  /// What a rule chooses from and the codes that phones send, with what each of them gets.
  ///
  /// Where the rule has nothing to choose from, the codes stand without an answer: there is none.
  init(_ openView: OpenView, rule: MatchingRule, phones codes: [PhoneCode]) {
    let matcher = openView.rules.matcher(for: rule)
    guard openView.obstacle(to: rule) == nil else {
      self.init(
        rows: [.heading("Phones send", note: "\(codes.count)")]
          + codes.map { .unanswered($0) }
      )
      return
    }
    let phones = codes.map { PhoneRow($0, matcher) }
    let localizations = openView.localizationRows(under: rule)
    self.init(
      rows: [
        .omitted(matcher.verdict(for: nil)),
        .heading(openView.listTitle(under: rule), note: "\(localizations.count)"),
      ]
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
