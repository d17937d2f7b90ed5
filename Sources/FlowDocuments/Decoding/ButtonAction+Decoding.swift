extension ButtonAction {
  /// Reads one action or an array of them.
  static func list(_ json: JSONValue?) -> [ButtonAction] {
    let list = json?.array ?? json.map { [$0] } ?? []
    return list.compactMap { action in
      if let function = action["func"]?.string {
        return ButtonAction(name: function, urlStringID: action["params"]?["stringId"]?.string)
      }
      guard let type = action["type"]?.string else { return nil }
      let url = type == "open_url" ? action["url"]?.string : nil
      return ButtonAction(name: type, urlStringID: url.flatMap { $0.hasURLScheme ? nil : $0 })
    }
  }

  /// The strings that hold the addresses which one action or an array of them opens.
  static func linkedStringIDs(_ json: JSONValue?) -> [String] {
    list(json).compactMap(\.urlStringID)
  }
}

extension String {
  /// Whether the SDK takes it for an address rather than for the id of a string that holds one.
  ///
  /// From code: it does when the text parses as a URL and has a scheme.
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
