extension OptionTable {
  /// What is asked, and of what.
  static let question = [
    OptionRow(
      .locale,
      .code(\.locale),
      "the code that the app passes; \"\" is an empty one",
      otherwise: "omitted when not given",
      in: [
        .with(.answering, .interactive, .code, unless: .stored),
        .with(.answering, .report, .code),
      ],
      place: "it works with a flow or --available codes; what an app has stored for its kit is --stored"
    ),
    OptionRow(
      .flow,
      .text("ID", \.flow),
      "a placement, variation, flow, paywall or view id",
      otherwise: "else the first that can be drawn, for check all",
      in: [.with(.every, .flow)],
      place: "it works with a file that holds flows"
    ),
    OptionRow(
      .screen,
      .text("ID", \.screen),
      "a screen or style",
      otherwise: "else the one that is shown first",
      in: [.with(.drawing, .screen)],
      place: "it works where a screen is drawn"
    ),
    OptionRow(
      .string,
      .text("ID", \.string),
      "all about one string: what every localization says for it, and where it is used",
      in: [.with([.strings], .flow), .with([.strings], .kitTexts)],
      place: "it works with a flow, and with the texts of Global IM UIKit"
    ),
    OptionRow(
      .rule,
      .choice("RULE", \.rule),
      "how the code is matched, see RULES",
      otherwise: "else what fits the input",
      in: [.with(.answering.union([.locales])), .with([.check], .strings)],
      place:
        "it works beside the strings of an app, and with resolve, render, locales and strings"
    ),
    OptionRow(
      .platform,
      .choice(\.platform),
      "whose SDK is simulated",
      otherwise: "ios unless given",
      in: [.with(.answering.union([.locales]), .code), .with([.check], .screen)],
      place: "it works with a flow or --available codes"
    ),
    OptionRow(
      .available,
      .codes(\.available),
      "decide over this list of codes, without a file or for the onboarding in it",
      in: [.with([.preview, .resolve, .locales], .namedLocalizations)]
    ),
    OptionRow(
      .default,
      .code(\.default),
      "the default localization of that list",
      in: [
        .with([.preview, .resolve, .locales], .kitLanguage, beside: .available, unless: .development),
        .with([.preview, .resolve, .locales], .code, beside: .available),
      ],
      place: "a file has its own default"
    ),
  ]

  /// What is said of the strings of an app, and of the phone that reads them.
  static let strings = [
    OptionRow(
      .stored,
      .code(\.stored),
      "the language that the app has stored for Global IM UIKit",
      otherwise: "none unless given",
      in: [.with(.answering.union([.check]), .kitLanguage)],
      place: "it works with the texts of Global IM UIKit"
    ),
    OptionRow(
      .languages,
      .codes(\.languages),
      "the languages of the phone, the most preferred first",
      in: [
        .with(.answering, .appOfFlow, unless: .locale),
        .with([.resolve], .appAlone),
        .with(.answering, .kitLanguage),
        .with([.check], .kitLanguage, .storedLanguage),
        .with([.preview], .interactive, .strings),
      ],
      place: """
        it works with resolve, render and strings on a flow beside the strings of its app, with resolve on those \
        strings alone, and with the texts of Global IM UIKit
        """
    ),
    OptionRow(
      .reference,
      .code(\.reference),
      "the language that an app's strings are compared with",
      otherwise: "else English",
      in: [.with(.every, .kitTexts)],
      place: "it works with the texts of Global IM UIKit"
    ),
    OptionRow(
      .development,
      .code(\.development),
      "the language that the app is developed in, which phones fall back to",
      in: [
        .with(.answering, .appOfFlow, beside: .languages, unless: .locale),
        .with([.resolve], .appAlone, beside: .languages),
        .with(.every, .kitLanguage),
      ],
      place: """
        it works where --languages choose among the strings of an app, and with the texts of Global IM UIKit
        """
    ),
    OptionRow(
      .table,
      .text("NAME", \.table),
      "a table of strings",
      otherwise: "else GlobalIMUIKit, or Localizable beside a flow, or the only one",
      in: [.with(.every, .strings, .stringFiles)],
      place: "it works with the strings of an app"
    ),
    OptionRow(
      .kit,
      .choice(\.kit),
      "how the app chooses the kit's language: the documentation's class or IMKit's manager",
      otherwise: "sample unless given",
      in: [
        .with(.answering.union([.locales]), .kitLanguage),
        .with([.check], .kitLanguage, .storedLanguage),
      ],
      place: "it works with the texts of Global IM UIKit"
    ),
  ]
}
