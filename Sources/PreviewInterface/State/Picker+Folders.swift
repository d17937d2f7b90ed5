import LocaleMatching
import PreviewModel

extension FilteredList<PickerRow> {
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
