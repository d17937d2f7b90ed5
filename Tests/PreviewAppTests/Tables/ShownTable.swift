import LocaleMatching
import StringTables

@testable import PreviewInterface
import PreviewModel

/// A small table with every thing that its panes can show: a key that a folder lacks, an empty text, one that
/// takes other values than the reference, and a language written from right to left.
enum ShownTable {
  static let folders = LanguageFolders(
    name: "App",
    tableName: "GlobalIMUIKit",
    folders: [
      folder(
        "ar",
        [("send", "إرسال"), ("cancel", ""), ("unread", "رسائل غير مقروءة")]
      ),
      folder("en", [("send", "Send"), ("cancel", "Cancel"), ("unread", "%d unread"), ("back", "Back")]),
      folder("zh-Hans", [("send", "发送"), ("cancel", "取消"), ("unread", "%d 条未读"), ("back", "返回")]),
    ]
  )

  /// The table alone.
  static var library: Library { Library(documents: [], tables: [folders]) }

  /// The flow of the other tests beside an app of three languages: one passes a code that is there, one a
  /// code in the spelling of Xcode, and one has no entry.
  static var app: Library {
    Library(
      documents: ShownFlow.library().documents,
      tables: [
        LanguageFolders(
          name: "App",
          tableName: "Localizable",
          folders: [
            folder("fr", [("title", "Bonjour")], table: "Localizable"),
            folder("ja", [("adapty_paywalls_locale", "ja")], table: "Localizable"),
            folder("pt-BR", [("adapty_paywalls_locale", "pt_BR")], table: "Localizable"),
          ]
        )
      ]
    )
  }

  private static func folder(
    _ language: LocaleCode,
    _ texts: [(String, String)],
    table: String = "GlobalIMUIKit"
  ) -> LanguageFolder {
    let entries = texts.enumerated().map { number, text in
      StringTable.Entry(key: text.0, value: text.1, line: number + 1)
    }
    return LanguageFolder(
      language: language,
      file: "App/\(language).lproj/\(table).strings",
      content: .table(StringTable(entries))
    )
  }
}
