/// The products that a view names.
struct NamedProducts {
  /// Their ids, each once: those of strings, then those of elements and actions.
  let ids: [String]

  /// Looks at every string id once, and at every element.
  init(_ view: FlowView, _ strings: StringIDs) {
    var ids = strings.all.compactMap { ProductStringID.product(of: $0) }
    var elements = view.screens.flatMap(\.roots) + view.templates.sorted { $0.key < $1.key }.map(\.value)
    while let element = elements.popLast() {
      if case .text(let text) = element.kind, case .product(.id(let id), _) = text.source { ids.append(id) }
      var actions = element.actions
      if case .button(let button) = element.kind { actions += button.actions }
      ids += actions.compactMap { $0.parameters["productId"]?.string }
      elements += element.children
    }
    var seen: Set<String> = []
    self.ids = ids.filter { seen.insert($0).inserted }
  }
}

extension ProductStringID {
  /// The product that a string is filed under; nil when it is no product's, or any product's.
  fileprivate static func product(of id: String) -> String? {
    guard id.hasPrefix("PRODUCT_") else { return nil }
    let rest = id.utf8.dropFirst("PRODUCT_".utf8.count)
    for mode in ["_default", "_free_trial", "_pay_as_you_go", "_pay_up_front"] {
      let end = rest.indices.first { rest[$0] == UInt8(ascii: "_") && rest[$0...].starts(with: mode.utf8) }
      guard let end else { continue }
      return end == rest.startIndex ? nil : String(id[rest.startIndex..<end])
    }
    return nil
  }
}
