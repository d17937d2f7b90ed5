extension ElementDecoder {
  func box(_ reading: Reading) -> BoxElement {
    BoxElement(
      width: BoxLength(reading.json["width"]),
      height: BoxLength(reading.json["height"]),
      horizontal: HorizontalAlignment(reading.json["h_align"]),
      vertical: VerticalAlignment(reading.json["v_align"]),
      content: child("content", of: reading)
    )
  }

  func stack(_ reading: Reading, _ axis: StackElement.Axis, spacingKey: String = "spacing") -> StackElement {
    let pointer = reading.pointer.appending("content")
    let items = (reading.json["content"]?.array ?? []).enumerated().map { index, item -> StackElement.Item in
      item["type"]?.string == "space"
        ? .space(count: min(max(item["count"]?.int ?? 1, 0), 1000))
        : .element(element(item, pointer.appending(index), depth: reading.depth + 1))
    }
    return StackElement(
      axis: axis,
      horizontal: HorizontalAlignment(reading.json["h_align"]),
      vertical: VerticalAlignment(reading.json["v_align"]),
      spacing: reading.json[spacingKey]?.double ?? 0,
      items: items
    )
  }

  /// A stack whose direction is the written one while its conditions hold, else the other.
  func flexStack(_ reading: Reading) -> StackElement {
    let isHorizontal = holdsAll(reading.json["condition"]) == (reading.json["direction"]?.string == "h_stack")
    return isHorizontal
      ? stack(reading, .horizontal, spacingKey: "h_spacing")
      : stack(reading, .vertical, spacingKey: "v_spacing")
  }

  func grid(_ reading: Reading, _ axis: GridElement.Axis, spacingKey: String = "spacing") -> GridElement {
    let pointer = reading.pointer.appending("items")
    let items = (reading.json["items"]?.array ?? []).enumerated().compactMap {
      index,
      item -> GridElement.Item? in
      guard let content = item.present("content") else { return nil }
      let weight = item["weight"]?.int
      return GridElement.Item(
        share: weight.map { .weight(min(max($0, 1), 1000)) } ?? .fixed(Length(item["fixed"]) ?? .zero),
        horizontal: HorizontalAlignment(item["h_align"]),
        vertical: VerticalAlignment(item["v_align"]),
        content: element(content, pointer.appending(index).appending("content"), depth: reading.depth + 1)
      )
    }
    return GridElement(axis: axis, spacing: reading.json[spacingKey]?.double ?? 0, items: items)
  }

  /// A row or column whose direction is the written one while its conditions hold, else the other.
  func flex(_ reading: Reading) -> GridElement {
    let isRow = holdsAll(reading.json["condition"]) == (reading.json["direction"]?.string == "row")
    return isRow
      ? grid(reading, .row, spacingKey: "h_spacing") : grid(reading, .column, spacingKey: "v_spacing")
  }

  func section(_ reading: Reading) -> SectionElement {
    let contents = children("content", of: reading)
    return SectionElement(
      id: reading.json["id"]?.string,
      startIndex: reading.json["index"]?.int ?? 0,
      variable: reading.json["index"]?["var"]?.string,
      contents: contents
    )
  }

  /// The first case that holds, else the default: a section that never changes.
  func switchCases(_ reading: Reading) -> SectionElement {
    let cases = reading.json["cases"]?.array ?? []
    let pointer = reading.pointer.appending("cases")
    let chosen = cases.enumerated().first { holdsAll($0.element["condition"]) }
    let content =
      chosen.flatMap { index, item in
        item.present("content").map {
          element($0, pointer.appending(index).appending("content"), depth: reading.depth + 1)
        }
      } ?? child("default", of: reading)
    return SectionElement(id: nil, startIndex: 0, contents: content.map { [$0] } ?? [])
  }

  func pager(_ reading: Reading) -> PagerElement {
    PagerElement(
      pages: children("content", of: reading),
      hasPageControl: reading.json.present("page_control") != nil
    )
  }

  func button(_ reading: Reading) -> ButtonElement {
    let normal = child("normal", of: reading) ?? child("content", of: reading)
    return ButtonElement(
      actions: ButtonAction.list(reading.json["action"]),
      normal: normal ?? Element(.unknown(type: "empty button"), pointer: reading.pointer),
      selected: child("selected", of: reading),
      condition: condition(reading.json["selected_condition"])
    )
  }

  private func condition(_ json: JSONValue?) -> ButtonElement.Condition? {
    switch json?["type"]?.string {
    case "selected_product":
      json?["product_id"]?.string.map { .product(id: $0, group: json?["group_id"]?.string ?? "group_A") }
    case "selected_section":
      json?["section_id"]?.string.map { .section(id: $0, index: json?["index"]?.int ?? 0) }
    default: nil
    }
  }

  private func holdsAll(_ json: JSONValue?) -> Bool {
    let condition = DecodingCondition(conditions: conditions, sdkVersion: sdkVersion)
    return (json?.array ?? []).allSatisfy { condition.holds($0) }
  }
}
