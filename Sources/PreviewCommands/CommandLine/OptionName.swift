/// The options of the command line; the raw value is what is typed after `--`.
enum OptionName: String, CaseIterable, Sendable {
  case locale
  case flow
  case screen
  case string
  case rule
  case platform
  case available
  case `default`
  case stored
  case languages
  case reference
  case development
  case table
  case kit
  case steps
  case record
  case failOn = "fail-on"
  case format
  case width
  case device
  case points
  case landscape
  case page
  case noMarks = "no-marks"
  case dark
  case noImages = "no-images"
  case storekit
  case storefront
  case offer
  case products
  case tag
  case color
  case help
  case version

  /// The option as it is typed.
  var spelling: String { "--" + rawValue }

  /// What stands for its value in the help; nil for an option without one.
  var placeholder: String? {
    switch self {
    case .locale, .default, .stored, .reference, .development: "CODE"
    case .flow, .screen, .string: "ID"
    case .rule: "RULE"
    case .platform: "ios|android"
    case .available, .languages: "CODE,…"
    case .table: "NAME"
    case .kit: "sample|manager"
    case .steps, .record: "FILE"
    case .failOn: "SEVERITY"
    case .format: "text|json"
    case .width: "COLUMNS"
    case .page: "NUMBER"
    case .device: "small|common|large|tablet"
    case .points: "WIDTHxHEIGHT"
    case .storekit: "FILE"
    case .storefront: "COUNTRY"
    case .offer: "OFFER"
    case .products: "loaded|not-loaded"
    case .tag: "NAME=VALUE"
    case .color: "auto|always|never|16|256|true"
    case .landscape, .noMarks, .dark, .noImages, .help, .version: nil
    }
  }

  /// What it does, for the help.
  var summary: String {
    switch self {
    case .locale: "the code that the app passes; \"\" is an empty one; omitted when not given"
    case .flow:
      "a placement, variation, flow, paywall or view id; else the first that can be drawn, for check all"
    case .screen: "a screen or style; else the one that is shown first"
    case .string: "all about one string: what every localization says for it, and where it is used"
    case .rule: "how the code is matched, see RULES; else what fits the input"
    case .platform: "whose SDK is simulated; ios unless given"
    case .available: "decide over this list of codes, without a file or for the onboarding in it"
    case .default: "the default localization of that list"
    case .stored: "the language that the app has stored for Global IM UIKit; none unless given"
    case .languages: "the languages of the phone, the most preferred first"
    case .reference: "the language that an app's strings are compared with; else English"
    case .development: "the language that the app is developed in, which phones fall back to"
    case .table: "a table of strings; else GlobalIMUIKit, or Localizable beside a flow, or the only one"
    case .kit: "how the app chooses the kit's language: the documentation's class or IMKit's manager"
    case .steps: "take the steps that were recorded in a flow, in any language, before it is shown"
    case .record: "write what is pressed and typed in the flow into this file, a line for each step"
    case .failOn: "exit with 1 at error, warning or note and above, or never; error unless given"
    case .format: "text for people or JSON for programs; text unless given"
    case .width: "the columns of the device, 10 to 400; as many as it is wide unless given"
    case .device: "the device to draw on; common, a phone of 390x844 points, unless given"
    case .points: "a device of another size, such as 360x800"
    case .landscape: "the device lies on its side"
    case .page: "turn every pager to this page, counted from 1; to the last where it has fewer"
    case .noMarks: "just what the user sees, without marks for merged text"
    case .storekit: "an Xcode .storekit file with the products; else one beside the input, else samples"
    case .storefront: "the country whose currency prices are in, such as DE; US unless given"
    case .offer: "introductory, none, free-trial, pay-as-you-go or pay-up-front; introductory unless given"
    case .products: "whether the store has answered; loaded unless given"
    case .tag: "the app's value for a tag of its own; may be given several times"
    case .dark: "dark mode: the assets whose ids end in @dark, where there are any"
    case .noImages: "frames with names instead of the pictures that the file carries"
    case .color:
      "whether to use color, or how many; auto unless given, which honors NO_COLOR and COLORTERM"
    case .help: "print this help"
    case .version: "print the version"
    }
  }

  /// Whether a command takes it.
  func applies(to command: Command) -> Bool {
    switch self {
    case .help, .version, .flow, .rule, .platform, .color: true
    case .stored, .languages, .reference, .development, .table, .kit: true
    case .locale: command != .locales && command != .check
    case .screen, .width, .page, .noMarks, .dark, .noImages, .steps:
      command == .render || command == .preview
    case .device, .points, .landscape, .storekit, .storefront, .offer, .products, .tag:
      command == .render || command == .preview || command == .check
    case .record: command == .preview
    case .format: true
    case .available, .default: command == .resolve || command == .locales || command == .preview
    case .failOn: command == .check
    case .string: command == .strings
    }
  }
}
