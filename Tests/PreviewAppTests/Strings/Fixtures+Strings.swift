extension Fixtures {
  /// An app whose languages pass codes, beside the flow of `en`, `pt-br` and `de`; a kit whose Arabic has one
  /// of everything and whose Chinese does not parse; and a project with strings far below its folder.
  static let strings: [String: String] = [
    "flow.json": flow,
    "app/en.lproj/Localizable.strings": "/* English */\nadapty_paywalls_locale = \"en\";\n",
    "app/fr.lproj/Localizable.strings": "\"title\" = \"Bonjour\";\n",
    "app/it.lproj/InfoPlist.strings": "a = b;",
    "app/ja.lproj/Localizable.strings": "\"adapty_paywalls_locale\" = \"de\";\n",
    "app/pt_BR.lproj/Localizable.strings": "\"adapty_paywalls_locale\" = \"pt_BR\";\n",
    "kit/ar.lproj/GlobalIMUIKit.strings": """
    "send" = "إرسال";
    "invited" = "٪ @ دعا %@";
    "clear" = "";
    "send" = "أرسل";
    """,
    "kit/en.lproj/GlobalIMUIKit.strings": """
    "send" = "Send";
    "invited" = "%@ invited %@";
    "clear" = "Clear";
    "more" = "More";
    """,
    "kit/zh-Hans.lproj/GlobalIMUIKit.strings": "\"send\" = \"发送;\n\"clear\" = \"清除\";",
    "project/package.json": "{}",
    "project/ios/App/Base.lproj/Main.strings": "a = b;",
    "project/ios/App/Resources/en.lproj/Localizable.strings": "adapty_paywalls_locale = en;",
    "project/ios/Pods/en.lproj/Localizable.strings": "wrong = wrong;",
    "tables/en.lproj/A.strings": "a = b;",
    "tables/en.lproj/B.strings": "a = b;",
    "broken/en.lproj/Localizable.strings": "a = \"b",
    "Localizable.xcstrings": """
    {"sourceLanguage": "en", "strings": {
      "adapty_paywalls_locale": {"localizations": {
        "en": {"stringUnit": {"value": "en"}}, "pt-BR": {"stringUnit": {"value": "pt-br"}}}}}}
    """,
  ]
}

extension Run {
  /// Runs the program where those strings are.
  static func strings(_ arguments: String, standardInput: String = "") -> Run {
    run(arguments, .memory(Fixtures.strings, standardInput: standardInput))
  }
}
