/// The three parts of the screen.
package enum Pane: Int, CaseIterable, Sendable {
  /// The code and the lists of localizations and phone codes.
  case locale
  /// The drawn screen.
  case paywall
  /// The reasons.
  case why

  /// The name in its title.
  var title: String {
    switch self {
    case .locale: "Locale"
    case .paywall: "Paywall"
    case .why: "Why"
    }
  }
}
