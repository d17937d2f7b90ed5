import LocaleMatching
import PreviewModel
import StringTables

extension Session {
  /// Opens the strings of an app beside the paywall.
  mutating func accompany(by folders: LanguageFolders?, languages: [LocaleCode]) {
    app = folders.map { AppLanguages($0, openView, languages: languages) }
  }

  /// Lets the languages of the app decide which code is passed, and passes that of the phone's.
  mutating func letAppDecide(pickerHeight: Int) {
    guard app != nil else { return }
    app?.isDeciding = true
    choose(openView.defaultRule, pickerHeight: pickerHeight)
  }

  /// Sets the phone to other languages; the app passes the code of the folder that they lead to.
  mutating func set(_ languages: [LocaleCode]) {
    app?.languages = languages
    if app?.isDeciding == true, let code = app?.row?.code { pass(code) }
  }
}
