package import LocaleMatching

/// Something about a file that is worth telling and does not stop the preview.
package struct Diagnostic: Hashable, Sendable {
  /// How much a finding matters.
  package enum Severity: String, CaseIterable, Sendable, Comparable {
    /// Good to know.
    case note
    /// Probably not what was meant.
    case warning
    /// Users will see something wrong, or nothing.
    case error

    /// Notes come first, errors last.
    package static func < (left: Severity, right: Severity) -> Bool {
      left.rank < right.rank
    }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// The stable name of the check that found it: `duplicate-key`, `unknown-element`.
  package let check: CheckID

  /// How much it matters.
  package let severity: Severity

  /// The sentence to show: what is wrong and what it leads to.
  package let message: String

  /// Where in the file it was found; nil when it is about the file as a whole.
  package let pointer: JSONPointer?

  /// The localization that it concerns, if one.
  package let localization: LocaleCode?

  /// The string id that it concerns, if one.
  package let string: String?

  /// The screen that it concerns, if one.
  package let screen: String?

  /// Creates a finding, which matters as much as its check says where no severity is given.
  package init(
    check: CheckID,
    severity: Severity? = nil,
    message: String,
    pointer: JSONPointer? = nil,
    localization: LocaleCode? = nil,
    string: String? = nil,
    screen: String? = nil
  ) {
    self.check = check
    self.severity = severity ?? check.severity
    self.message = message
    self.pointer = pointer
    self.localization = localization
    self.string = string
    self.screen = screen
  }
}
