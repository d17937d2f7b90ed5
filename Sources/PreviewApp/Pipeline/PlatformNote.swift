import FlowDocuments
import LocaleMatching

/// Something in what users read that the two platforms do differently, or that is taken over from the
/// default without anyone having said so.
struct PlatformNote: Hashable {
  /// What it is about; the raw value is its name in JSON.
  enum Topic: String {
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
  let topic: Topic

  /// What happens on iOS, in a word or two.
  let iOS: String

  /// What happens on Android, in a word or two.
  let android: String

  /// The sentence to show, without a final full stop, from where the simulated platform stands.
  let text: String

  /// The strings or assets that it concerns.
  var ids: [String] = []

  /// Whether the platforms do different things.
  var differs: Bool { iOS != android }
}
