/// Reads assets.
struct AssetDecoder {
  let findings: FindingCollector

  /// The assets by id; of two with one id, which the SDK refuses, the first.
  func decode(_ json: JSONValue?, _ pointer: JSONPointer) -> [String: Asset] {
    var assets: [String: Asset] = [:]
    for (index, item) in (json?.array ?? []).enumerated() {
      guard let id = item["id"]?.string else { continue }
      guard assets[id] == nil else {
        findings.report(
          "duplicate-asset",
          .error,
          "the asset “\(id)” stands twice: the app would show nothing",
          at: pointer.appending(index)
        )
        continue
      }
      assets[id] = asset(item)
    }
    return assets
  }

  private func asset(_ json: JSONValue) -> Asset {
    let type = json["type"]?.string ?? ""
    switch type {
    case "color":
      return (json["value"]?.string).flatMap { AssetColor(hexadecimal: $0) }.map { .color($0) }
        ?? .other(type: type)
    case _ where type.hasSuffix("gradient"):
      let stops = json["values"]?.array ?? []
      return .gradient(stops.compactMap { $0["color"]?.string.flatMap { AssetColor(hexadecimal: $0) } })
    case "font":
      return .font(
        FontAsset(
          weight: json["weight"]?.int ?? 400,
          isItalic: json["italic"]?.bool ?? false,
          size: json["size"]?.double,
          color: json["color"]?.string.flatMap { AssetColor(hexadecimal: $0) }
        )
      )
    case "image": return .image
    case "video": return .video
    default: return .other(type: type)
    }
  }
}
