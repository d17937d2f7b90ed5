import LocaleMatching
import PreviewModel

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
}

extension PickerRow {
  /// The codes of phones under a head for each group, those first that a person can do something about.
  static func grouped(_ phones: [PhoneRow], title: String, row: (PhoneRow) -> PickerRow) -> [PickerRow] {
    PhoneRow.Group.allCases.flatMap { group -> [PickerRow] in
      let members = phones.filter { $0.group == group }
      guard !members.isEmpty else { return [] }
      return [.heading("\(title) · \(group.title)", note: "\(members.count)")] + members.map(row)
    }
  }
}
