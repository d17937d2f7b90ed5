import LocaleMatching
import Testing

/// One row of expected results.
struct Expectation: Sendable, CustomTestStringConvertible {
  let number: Int
  let list: LocalizationList
  let requested: LocaleCode?
  let localization: LocaleCode?
  let outcome: Outcome
  let isSilent: Bool

  init(
    _ number: Int,
    _ available: String,
    default declaredDefault: LocaleCode?,
    passing requested: LocaleCode?,
    gives localization: LocaleCode?,
    _ outcome: Outcome,
    silent isSilent: Bool = false
  ) {
    self.number = number
    list = LocalizationList(available, default: declaredDefault)
    self.requested = requested
    self.localization = localization
    self.outcome = outcome
    self.isSilent = isSilent
  }

  var testDescription: String {
    "row \(number): \(requested?.quoted ?? "omitted") gives \(localization?.quoted ?? "none")"
  }
}

extension LocalizationList {
  /// A list from ids with spaces between them.
  init(_ available: String, default declaredDefault: LocaleCode?) {
    self.init(
      available: available.split(separator: " ").map { LocaleCode(String($0)) },
      declaredDefault: declaredDefault
    )
  }
}
