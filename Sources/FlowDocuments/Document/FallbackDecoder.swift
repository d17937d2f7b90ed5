import LocaleMatching

/// Reads a fallback file of any format.
///
/// Formats 1 to 4 hold a list of paywalls without views; 5 has, for each placement, an array or the
/// same as JSON text; 6 and 7 an array with `attributes`; 8 and 9 an object with `meta` and `data`; in
/// 10 and 11 the views stand apart in `ui_builder`. Which one a file is shows in its shape, so a file
/// that lies about its number is still read.
struct FallbackDecoder {
  private let root: JSONObject
  private let conditions: DeviceConditions
  private var diagnostics: [Diagnostic] = []

  /// The newest format whose rules are public.
  private static let newestKnownVersion = 11

  init(root: JSONObject, conditions: DeviceConditions) {
    self.root = root
    self.conditions = conditions
  }

  /// The placements with what is worth telling.
  mutating func decode() throws(DocumentError) -> (DocumentFormat, [Placement], [Diagnostic]) {
    let version = root["meta"]?["version"]?.int
    reportVersion(version)
    let pointer = JSONPointer.root.appending("data")
    let placements: [Placement]
    switch root["data"] {
    case .object(let data): placements = decodePlacements(data, pointer)
    case .array(let list): placements = decodeList(list, pointer)
    case .some(let other):
      throw DocumentError(
        at: .value(pointer),
        problem: "expected the placements, found \(other.kindName)",
        advice: "export the fallback file again"
      )
    case nil:
      throw DocumentError(
        at: .value(.root),
        problem: "a fallback file without “data”",
        advice: "export the fallback file again"
      )
    }
    if placements.allSatisfy({ $0.variations.isEmpty }) {
      report(.emptyDocument, "the file lists nothing to show; the app has no fallback", pointer)
    }
    return (.fallback(version: version), placements, diagnostics)
  }

  private mutating func reportVersion(_ version: Int?) {
    guard let version, version > Self.newestKnownVersion else { return }
    diagnostics.append(
      Diagnostic(
        check: .unknownFormat,
        message:
          "fallback format \(version) is newer than \(Self.newestKnownVersion), the last one whose rules are public",
        pointer: JSONPointer.root.appending("meta").appending("version")
      )
    )
  }

  // MARK: - Placements

  /// `data` as an object: formats 5 to 11.
  private mutating func decodePlacements(_ data: JSONObject, _ pointer: JSONPointer) -> [Placement] {
    let listed = root["meta"]?["developer_ids"]?.array.map { Set($0.compactMap(\.string)) }
    return data.members.map { member in
      if let listed, !listed.contains(member.key) {
        report(
          .unlistedPlacement,
          "placement “\(member.key)” is not in “developer_ids”, so the SDK does not find it",
          pointer.appending(member.key)
        )
      }
      return decodePlacement(member.key, member.value, pointer.appending(member.key))
    }
  }

  private mutating func decodePlacement(_ id: String, _ json: JSONValue, _ pointer: JSONPointer) -> Placement
  {
    switch json {
    case .string(let text):
      // Format 5 writes a placement as JSON inside a text.
      guard let nested = try? JSONText(nested: text) else {
        report(.unreadablePlacement, "placement “\(id)” holds a text that is not JSON", pointer)
        return Placement(id: id, audienceName: nil, variations: [])
      }
      return decodePlacement(id, nested.value, pointer)
    case .array(let items):
      let audience = items.compactMap { attributes(of: $0)["audience_name"]?.string }.first
      return Placement(id: id, audienceName: audience, variations: decodeVariations(items, pointer))
    case .object(let object):
      guard let items = object["data"]?.array else {
        report(.unreadablePlacement, "placement “\(id)” has no array “data”", pointer)
        return Placement(id: id, audienceName: nil, variations: [])
      }
      return Placement(
        id: id,
        audienceName: object["meta"]?["placement"]?["audience_name"]?.string,
        variations: decodeVariations(items, pointer.appending("data"))
      )
    default:
      report(.unreadablePlacement, "placement “\(id)” is \(json.kindName)", pointer)
      return Placement(id: id, audienceName: nil, variations: [])
    }
  }

  /// `data` as a list: the formats before 5, whose entries name their placements.
  private mutating func decodeList(_ list: [JSONValue], _ pointer: JSONPointer) -> [Placement] {
    list.enumerated().map { index, item in
      let id = attributes(of: item)["developer_id"]?.string ?? item["id"]?.string ?? "\(index + 1)"
      return Placement(
        id: id,
        audienceName: nil,
        variations: [decodeVariation(item, pointer.appending(index))]
      )
    }
  }

  // MARK: - Variations

  private mutating func decodeVariations(_ items: [JSONValue], _ pointer: JSONPointer) -> [Variation] {
    items.enumerated().map { index, item in decodeVariation(item, pointer.appending(index)) }
  }

  private mutating func decodeVariation(_ json: JSONValue, _ pointer: JSONPointer) -> Variation {
    let isWrapped = json["attributes"]?.object != nil
    let item = attributes(of: json)
    let pointer = isWrapped ? pointer.appending("attributes") : pointer
    let kind: Variation.Kind =
      item["onboarding_id"]?.string != nil ? .onboarding : item["flow_id"]?.string != nil ? .flow : .paywall
    let id = item["variation_id"]?.string ?? json["id"]?.string ?? ""
    if id.isEmpty { report(.missingID, "a variation without “variation_id”", pointer, .warning) }
    let layouts =
      kind == .flow ? item.present("ui_schema").map { FlowLayouts($0, views: root["ui_builder"]) } : nil
    let view: (source: ViewSource, identifiers: [String])
    switch kind {
    case .onboarding: view = (onboardingSource(item), [])
    case .flow: view = layouts.map { ($0.view(for: conditions).source, []) } ?? flowSource(item)
    case .paywall, .view, .codes: view = (paywallSource(item, pointer), [])
    }
    let ids = [
      id, item["\(kind.rawValue)_id"]?.string, item["paywall_builder"]?["paywall_builder_id"]?.string,
    ]
    return Variation(
      id: id,
      name: item["\(kind.rawValue)_name"]?.string ?? id,
      kind: kind,
      identifiers: ids.compactMap { $0 } + view.identifiers,
      weight: item["weight"]?.int,
      products: products(of: item),
      remoteConfigs: remoteConfigs(of: item, kind, pointer),
      view: view.source,
      builderLocale: item["paywall_builder"]?["lang"]?.string.map { LocaleCode($0) },
      layouts: layouts
    ).suited(to: conditions)
  }

  /// Up to format 7 the fields of a variation stand one level deeper.
  private func attributes(of json: JSONValue) -> JSONValue {
    json["attributes"].flatMap { $0.object == nil ? nil : $0 } ?? json
  }

  private func onboardingSource(_ item: JSONValue) -> ViewSource {
    let page = item["onboarding_builder"]?["config_url"]?.string.map { ": \($0)" } ?? ""
    return .absent(reason: "an onboarding is a page hosted by Adapty, not part of the file\(page)")
  }

  // MARK: - Views

  /// A paywall of SDK v3 carries its view inside itself.
  private func paywallSource(_ item: JSONValue, _ pointer: JSONPointer) -> ViewSource {
    guard let builder = item.present("paywall_builder") else {
      return .absent(reason: "a paywall without a view: the app draws it itself")
    }
    let inside = pointer.appending("paywall_builder")
    if let view = builder.present("paywall_builder_config"), view.object != nil {
      return .present(ViewOutline(json: view, pointer: inside.appending("paywall_builder_config")))
    }
    if let text = builder["json"]?.string, let nested = try? JSONText(nested: text) {
      return .present(ViewOutline(json: nested.value, pointer: inside.appending("json")))
    }
    return .absent(reason: "the file does not hold the view; the SDK downloads it")
  }

  /// A flow of SDK v4 names its view, which stands in `ui_builder`.
  private func flowSource(_ item: JSONValue) -> (ViewSource, identifiers: [String]) {
    let viewID: String
    if root["meta"]?["version"]?.int == 10, let version = item["flow_version_id"]?.string {
      viewID = version
    } else if let version = item["flow_version_id"]?.string, root["ui_builder"]?[version] != nil {
      viewID = version
    } else {
      return (.absent(reason: "a flow without a view: the app draws it itself"), [])
    }
    guard let view = root["ui_builder"]?.present(viewID) else {
      return (.absent(reason: "the file does not hold the view “\(viewID)”; the SDK downloads it"), [viewID])
    }
    let pointer = JSONPointer.root.appending("ui_builder").appending(viewID)
    return (.present(ViewOutline(json: view, pointer: pointer)), [viewID])
  }

  // MARK: - Products and remote configs

  /// The products of a paywall, or of every paywall of a flow.
  private func products(of item: JSONValue) -> [Product] {
    let lists = [item["products"]] + (item["variations"]?.array ?? []).map { $0["products"] }
    return lists.compactMap { $0?.array }.joined().compactMap { product in
      guard let adaptyID = product["adapty_product_id"]?.string ?? product["vendor_product_id"]?.string else {
        return nil
      }
      return Product(
        adaptyID: adaptyID,
        vendorID: product["vendor_product_id"]?.string ?? adaptyID,
        flowProductID: product["flow_product_id"]?.string,
        title: product["title"]?.string,
        type: product["product_type"]?.string
      )
    }
  }

  /// The one remote config of a paywall, or the list of a flow.
  ///
  /// From code: an entry without “lang” or “data”, or whose “data” is no text, makes the SDK refuse the
  /// variation; a payload that is no text is shown all the same.
  private mutating func remoteConfigs(
    of item: JSONValue,
    _ kind: Variation.Kind,
    _ pointer: JSONPointer
  ) -> [RemoteConfig] {
    let list = item["remote_configs"]?.array ?? item.present("remote_config").map { [$0] } ?? []
    let isList = item["remote_configs"]?.array != nil
    var configs: [RemoteConfig] = []
    for (index, config) in list.enumerated() {
      let place =
        isList
        ? pointer.appending("remote_configs").appending(index) : pointer.appending("remote_config")
      let locale = config["lang"]?.string
      let data = config.present("data")
      if locale == nil || data?.string == nil {
        let fault =
          locale == nil ? "without “lang”" : data == nil ? "without “data”" : "whose “data” is no text"
        report(
          .unreadableRemoteConfig,
          "a remote config \(fault): the SDK refuses the whole \(kind.rawValue)",
          place
        )
      }
      guard let locale, let data else { continue }
      configs.append(
        RemoteConfig(locale: LocaleCode(locale), data: data.string ?? data.text(isPretty: false))
      )
    }
    return configs
  }

  private mutating func report(
    _ check: CheckID,
    _ message: String,
    _ pointer: JSONPointer,
    _ severity: Diagnostic.Severity? = nil
  ) {
    diagnostics.append(Diagnostic(check: check, severity: severity, message: message, pointer: pointer))
  }
}
