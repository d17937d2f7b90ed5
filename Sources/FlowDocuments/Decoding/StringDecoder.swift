import LocaleMatching

/// Reads the strings of one localization.
struct StringDecoder {
  let findings: FindingCollector
  let localization: LocaleCode
  let platform: Platform

  /// The strings in file order; of two with one id the last counts, silently, as in the SDK.
  func decode(_ json: JSONValue?, _ pointer: JSONPointer) -> [StringItem] {
    var items: [StringItem] = []
    var positions: [String: Int] = [:]
    for (index, element) in (json?.array ?? []).enumerated() {
      let place = pointer.appending(index)
      guard let item = decodeItem(element, place) else { continue }
      if let position = positions[item.id] {
        items[position] = item
        findings.report(
          .duplicateString,
          "the string “\(item.id)” stands twice in \(localization.quoted); the last one counts",
          at: place,
          localization: localization,
          string: item.id
        )
      } else {
        positions[item.id] = items.count
        items.append(item)
      }
    }
    return items
  }

  /// One string; nil when the SDK would refuse the whole view for it.
  private func decodeItem(_ json: JSONValue, _ pointer: JSONPointer) -> StringItem? {
    guard let id = json["id"]?.string else {
      findings.report(.missingID, "a string without an id: the app would show nothing", at: pointer)
      return nil
    }
    guard let value = richText(json["value"]) else {
      findings.report(
        .invalidString,
        "the string “\(id)” has no text but \(json["value"]?.kindName ?? "nothing"): the app would show nothing",
        at: pointer.appending("value"),
        localization: localization,
        string: id
      )
      return nil
    }
    for tag in value.tags { checkDate(tag, of: id, pointer) }
    return StringItem(
      id: id,
      value: value,
      fallback: json.present("fallback").flatMap(richText),
      actions: actions(json["value"]) + actions(json["fallback"])
    )
  }

  /// Notes letters in the pattern of a date that are easily taken for others.
  ///
  /// Documented: UTS #35. Only a few days of a year show the difference.
  private func checkDate(_ tag: RichText.Tag, of id: String, _ pointer: JSONPointer) {
    guard tag.converter == "date_time", let format = tag.format else { return }
    let letters = format.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    let meanings = [
      letters.contains("Y") ? "Y is the year that the week belongs to, y the year" : nil,
      letters.contains("D") ? "D is the day of the year, d the day of the month" : nil,
    ].compactMap { $0 }
    guard !meanings.isEmpty else { return }
    findings.report(
      .datePattern,
      "the tag “\(tag.name)” of “\(id)” is written by “\(format)”: \(meanings.joined(separator: "; "))",
      at: pointer.appending("value"),
      localization: localization,
      string: id
    )
  }

  /// A text, one item, or an array of items; nil for what is none of these.
  private func richText(_ json: JSONValue?) -> RichText? {
    switch json {
    case .string(let text): RichText([.text(text, TextAttributes())])
    case .object: RichText(json.flatMap(item).map { [$0] } ?? [])
    case .array(let elements): RichText(elements.compactMap(item))
    default: nil
    }
  }

  private func actions(_ json: JSONValue?) -> [FlowAction] {
    (json?.array ?? json.map { [$0] } ?? []).flatMap { FlowAction.list($0["action"]) }
  }

  /// One piece; unknown ones vanish, as in the SDK.
  private func item(_ json: JSONValue) -> RichText.Item? {
    if let text = json.string { return .text(text, TextAttributes()) }
    let attributes = TextAttributes(json["attributes"], on: platform)
    if let text = json["text"]?.string { return .text(text, attributes) }
    if let name = json["tag"]?.string {
      return .tag(
        RichText.Tag(
          name: name,
          converter: json["converter"]?.string,
          format: json["format"]?.string,
          dayStyle: json["date_style"]?.string,
          timeStyle: json["time_style"]?.string
        ),
        attributes
      )
    }
    if let assetID = json["image"]?.string { return .image(assetID: assetID, attributes) }
    return nil
  }
}
