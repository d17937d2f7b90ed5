package import FlowDocuments
package import LocaleMatching
package import PreviewModel
package import PreviewReports

/// The values of the options, each with what holds when it is not given.
package struct Options: Hashable, Sendable {
  /// When color is used.
  package enum Color: String, CaseIterable, Sendable {
    /// On a terminal, unless `NO_COLOR` is set.
    case auto
    /// Always.
    case always
    /// Never.
    case never
    /// As `auto`, and no more than the terminal's sixteen.
    case sixteen = "16"
    /// As `auto`, and no more than the palette of 256.
    case palette = "256"
    /// As `auto`, and every color by its components, even where the terminal does not say that it can.
    case trueColor = "true"
  }

  /// What a report is written as.
  package enum Format: String, CaseIterable, Sendable {
    /// Text for people.
    case text
    /// JSON for programs.
    case json
  }

  /// The code that the app passes; nil when it passes none.
  package var locale: LocaleCode?
  /// The id of a placement, variation, flow or view.
  package var flow: String?
  /// The id of a screen.
  package var screen: String?
  /// The id of a string to tell all about.
  package var string: String?
  /// The matching rule; nil for the one that fits the input.
  package var rule: MatchingRule?
  /// The platform whose SDK is simulated.
  package var platform: Platform = .iOS
  /// A list of codes to decide over without a file.
  package var available: [LocaleCode]?
  /// The default of that list.
  package var `default`: LocaleCode?
  /// The language that the app has stored for Global IM UIKit; nil for none.
  package var stored: LocaleCode?
  /// The languages of the phone, the most preferred first; nil where nothing is said.
  package var languages: [LocaleCode]?
  /// The language that the others are compared with; nil for the usual one.
  package var reference: LocaleCode?
  /// The language that the app is developed in; nil where it is not known.
  package var development: LocaleCode?
  /// The table of strings; nil for the usual one.
  package var table: String?
  /// How an app chooses the language of Global IM UIKit.
  package var kit: KitRule = .sample
  /// The findings at which `check` fails.
  package var failOn: FailThreshold = .error
  /// What a report is written as.
  package var format: Format = .text
  /// The columns of the device; nil for as many as it is wide.
  package var width: Int?
  /// The device that is drawn on.
  package var device = DeviceSize.common
  /// A device of another size in its place; nil for none.
  package var points: Device?
  /// The page that every pager is turned to, counted from 0; nil for the one that it shows.
  package var page: Int?
  /// Whether the device lies on its side.
  package var isLandscape = false
  /// Whether merged text is marked.
  package var showsMarks = true
  /// When color is used, and how much of it.
  package var color: Color = .auto
  /// Whether dark assets are used.
  package var isDark = false
  /// Whether pictures are drawn that the file carries.
  package var showsPictures = true
  /// What the store and the app answer.
  package var store = StoreOptions()

  /// The file with the steps to take in a flow.
  package var steps: String?
  /// The file in which the steps that a person takes are recorded.
  package var record: String?

  /// Creates options of which none is given.
  package init() {}
}
