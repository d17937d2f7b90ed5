/// Reads assets.
struct AssetDecoder {
  let findings: FindingCollector

  /// The assets by id; of two with one id, which the SDK refuses, the first.
  func decode(_ json: JSONValue?, _ pointer: JSONPointer) -> AssetTable {
    var assets: [String: Asset] = [:]
    for (index, item) in (json?.array ?? []).enumerated() {
      guard let id = item["id"]?.string else { continue }
      guard assets[id] == nil else {
        findings.report(
          .duplicateAsset,
          "the asset “\(id)” stands twice: the app would show nothing",
          at: pointer.appending(index)
        )
        continue
      }
      assets[id] = asset(item, pointer.appending(index))
    }
    return AssetTable(assets)
  }

  private func asset(_ json: JSONValue, _ pointer: JSONPointer) -> Asset {
    let type = json["type"]?.string ?? ""
    switch type {
    case "color":
      return (json["value"]?.string).flatMap { AssetColor(hexadecimal: $0) }.map { .color($0) }
        ?? .other(type: type)
    case "linear-gradient", "radial-gradient", "conic-gradient":
      return GradientAsset.Kind(rawValue: type).map { .gradient(gradient(json, $0)) } ?? .other(type: type)
    case "font":
      return .font(
        FontAsset(
          weight: json["weight"]?.int ?? 400,
          isItalic: json["italic"]?.bool ?? false,
          size: json["size"]?.double,
          color: json["color"]?.string.flatMap { AssetColor(hexadecimal: $0) }
        )
      )
    case "image": return .image(picture(json, pointer))
    case "video": return .video(picture(json["image"] ?? .null, pointer.appending("image")))
    default: return .other(type: type)
    }
  }

  private func gradient(_ json: JSONValue, _ kind: GradientAsset.Kind) -> GradientAsset {
    func point(_ x: String, _ y: String) -> GradientAsset.Point {
      GradientAsset.Point(x: json["points"]?[x]?.double ?? 0, y: json["points"]?[y]?.double ?? 0)
    }
    return GradientAsset(
      kind: kind,
      stops: (json["values"]?.array ?? []).compactMap { stop in
        stop["color"]?.string.flatMap { AssetColor(hexadecimal: $0) }.map {
          GradientAsset.Stop(color: $0, position: stop["p"]?.double ?? 0)
        }
      },
      start: point("x0", "y0"),
      end: point("x1", "y1")
    )
  }

  /// A picture; the real one goes before its preview.
  private func picture(_ json: JSONValue, _ pointer: JSONPointer) -> PictureAsset {
    func data(_ key: String) -> EmbeddedPicture? {
      guard let text = json[key]?.string, !text.isEmpty else { return nil }
      return EmbeddedPicture(base64: text, pointer: pointer.appending(key))
    }
    let value = data("value")
    let preview = value == nil ? data("preview_value") : nil
    return PictureAsset(data: value ?? preview, isPreview: preview != nil, url: json["url"]?.string)
  }
}
