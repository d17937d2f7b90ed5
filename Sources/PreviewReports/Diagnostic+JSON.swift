import FlowDocuments
import TerminalUI

extension Diagnostic {
  /// The finding as the JSON reports write it.
  var json: JSONValue {
    .object([
      "check": .string(check.rawValue),
      "severity": .string(severity.rawValue),
      "localization": .optional(localization),
      "string": .optional(string),
      "screen": .optional(screen),
      "message": .string(message.drawable),
      "pointer": .optional(pointer?.description),
    ])
  }
}
