import LocaleMatching

extension FlowDocument {
  /// Decodes a file by what is in it; its name is only shown.
  ///
  /// Views are outlined, not decoded. What one variation gets wrong is a finding and hides no other;
  /// a file that holds nothing to list is an error. `conditions` choose among the layouts of a flow of
  /// format 11.
  package init(
    bytes: [UInt8],
    name: String,
    conditions: DeviceConditions = DeviceConditions(platform: .iOS)
  ) throws(DocumentError) {
    let text = try JSONText(bytes: bytes)
    guard let root = text.value.object else {
      throw DocumentError(
        at: .value(.root),
        problem: "expected an object, found \(text.value.kindName)",
        advice: "choose a fallback file or a view exported from Adapty"
      )
    }
    try Self.refuseOtherKinds(root)
    let content: (format: DocumentFormat, placements: [Placement], diagnostics: [Diagnostic])
    if root["screens"] != nil || root["styles"] != nil {
      content = Self.bareView(.object(root), name: name)
    } else if let view = root["paywall_builder_config"], view.object != nil {
      content = Self.bareView(view, name: name, pointer: JSONPointer.root.appending("paywall_builder_config"))
    } else if root["data"] != nil || root["meta"] != nil {
      var decoder = FallbackDecoder(root: root, conditions: conditions)
      content = try decoder.decode()
    } else {
      throw DocumentError(
        at: .value(.root),
        problem: "neither a fallback file (“data”) nor a view (“screens” or “styles”)",
        advice: "choose a fallback file or a view exported from Adapty"
      )
    }
    self.init(
      name: name,
      format: content.format,
      placements: content.placements,
      diagnostics: text.diagnostics + content.diagnostics
    )
  }

  /// Flow Builder documents look like views but are another format that no SDK reads.
  private static func refuseOtherKinds(_ root: JSONObject) throws(DocumentError) {
    let isBuilderExport =
      root["screens"]?.array != nil || root["schemaVersion"] != nil || root["config"]?.object != nil
      || root["localization"]?["content"] != nil
    guard isBuilderExport else { return }
    throw DocumentError(
      at: .value(.root),
      problem: "this is a Flow Builder document, which no SDK reads",
      advice: "choose the fallback file, or the view that the SDK downloads"
    )
  }

  private static func bareView(
    _ json: JSONValue,
    name: String,
    pointer: JSONPointer = .root
  ) -> (DocumentFormat, [Placement], [Diagnostic]) {
    let outline = ViewOutline(json: json, pointer: pointer)
    let baseName = name == "-" ? "standard input" : name.split(separator: "/").last.map(String.init) ?? name
    let variation = Variation(
      id: baseName,
      name: baseName,
      kind: .view,
      identifiers: [baseName],
      weight: nil,
      products: [],
      remoteConfigs: [],
      view: .present(outline),
      builderLocale: nil
    )
    let placement = Placement(id: baseName, audienceName: nil, variations: [variation])
    return (.schema(outline.format), [placement], [])
  }
}
