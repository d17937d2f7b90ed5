import FlowDocuments
import LocaleMatching

/// Something in what users read that the two platforms do differently, or that is taken over from the
/// default without anyone having said so.
package struct PlatformNote: Hashable {
  /// What it is about; the raw value is its name in JSON.
  package enum Topic: String {
    /// Which localization a code gets.
    case localization
    /// The way in which the screen is laid out.
    case direction
    /// The locale that numbers and dates are written for.
    case numbers = "number_locale"
    /// Two localizations with one id.
    case duplicates = "duplicate_localization"
    /// Tags that nothing fills.
    case tags = "missing_tags"
    /// Pictures of dark mode.
    case dark = "dark_assets"
  }

  /// What it is about.
  package let topic: Topic

  /// What happens on iOS, in a word or two.
  package let iOS: String

  /// What happens on Android, in a word or two.
  package let android: String

  /// The sentence to show, without a final full stop, from where the simulated platform stands.
  package let text: String

  /// The strings or assets that it concerns.
  package var ids: [String] = []

  /// Whether the platforms do different things.
  package var differs: Bool { iOS != android }
}
