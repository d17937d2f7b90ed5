/// The options of the command line; the raw value is what is typed after `--`.
///
/// What there is to say of one stands in its row of `OptionTable`.
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
}
