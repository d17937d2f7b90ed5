extension StringReference {
  /// Reads a `string_id` in any of its forms; an absent one is the empty id.
  init(_ json: JSONValue?) {
    if let id = json?.string {
      self = .id(id)
    } else if let product = json?.present("product") {
      self = .product(Self.source(product), suffix: json?["suffix"]?.string)
    } else if json?["type"]?.string == "product" {
      let source: ProductSource =
        json?["id"]?.string.map { .id($0) } ?? .group(json?["group_id"]?.string ?? "group_A")
      self = .product(source, suffix: json?["suffix"]?.string)
    } else if let binding = Binding(json) {
      self = .binding(binding)
    } else {
      let members = json?.object?.members.filter { $0.key != "string_id" } ?? []
      let values = members.compactMap { member in TagValue(member.value).map { (member.key, $0) } }
      self = .id(json?["string_id"]?.string ?? "", values: Dictionary(values) { first, _ in first })
    }
  }

  private static func source(_ json: JSONValue) -> ProductSource {
    Binding(json).map { .binding($0) } ?? .id(json.string ?? "")
  }
}

extension TagValue {
  fileprivate init?(_ json: JSONValue) {
    switch json {
    case .string(let text): self = .literal(text)
    case .number(let text): self = .literal(text)
    case .object(let object): self = .binding(Binding(.object(object)) ?? Binding(""))
    default: return nil
    }
  }
}
