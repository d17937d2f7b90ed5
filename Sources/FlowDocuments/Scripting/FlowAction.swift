/// What an element or a screen asks for when something happens to it: a press, a change, the end of a timer.
package struct FlowAction: Hashable, Sendable {
  /// The path of the function to call (5.x), such as `SDK.openUrl`, or the type of the action (4.x), such as
  /// `open_url`.
  package let name: String

  /// Whether it is an action of 4.x, which names a type and no function; iOS reads those in 5.x too.
  package let isLegacy: Bool

  /// What the function is called with or, for an action of 4.x, all that stands beside its type.
  package let parameters: JSONObject

  /// Where the path of the function starts; always global for an action of 4.x.
  package let scope: ScriptScope

  /// Creates an action.
  package init(
    name: String,
    isLegacy: Bool = false,
    parameters: JSONObject = JSONObject([]),
    scope: ScriptScope = .screen
  ) {
    self.name = name
    self.isLegacy = isLegacy
    self.parameters = parameters
    self.scope = isLegacy ? .global : scope
  }

  /// The string whose text is the address to open; nil when the action opens none or names it outright.
  ///
  /// From code: an `open_url` of 4.x holds an address when it parses as one and has a scheme, else the id of
  /// a string.
  package var urlStringID: String? {
    guard isLegacy else { return name == "SDK.openUrl" ? parameters["stringId"]?.string : nil }
    guard name == "open_url", let url = parameters["url"]?.string else { return nil }
    return url.hasURLScheme ? nil : url
  }
}

extension String {
  /// Whether it parses as an address and has a scheme, as far as the SDK is concerned.
  fileprivate var hasURLScheme: Bool {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")), let first = unicodeScalars.first else {
      return false
    }
    guard first.isASCII, first.properties.isAlphabetic, !contains(where: \.isWhitespace) else { return false }
    return self[..<colon].unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains(scalar))
    }
  }
}
