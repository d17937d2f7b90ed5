extension AssetReference {
  /// Reads an id, a literal colour or a binding; nil for anything else.
  init?(_ json: JSONValue?) {
    if let id = json?.string {
      self = .id(id)
    } else if let binding = Binding(json) {
      self = .binding(binding)
    } else {
      return nil
    }
  }
}
