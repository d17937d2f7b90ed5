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

  func stack(_ reading: Reading, _ axis: StackElement.Axis) -> StackElement {
    stack(reading, axis, items: stackItems(of: reading), spacingKey: "spacing")
  }

  private func stackItems(of reading: Reading) -> [StackElement.Item] {
    let pointer = reading.pointer.appending("content")
    return (reading.json["content"]?.array ?? []).enumerated().map { index, item in
      item["type"]?.string == "space"
        ? .space(count: min(max(item["count"]?.int ?? 1, 0), 1000))
        : .element(element(item, pointer.appending(index), depth: reading.depth + 1))
    }
  }

  private func stack(
    _ reading: Reading,
    _ axis: StackElement.Axis,
    items: [StackElement.Item],
    spacingKey: String
  ) -> StackElement {
    StackElement(
      axis: axis,
      horizontal: HorizontalAlignment(reading.json["h_align"]),
      vertical: VerticalAlignment(reading.json["v_align"]),
      spacing: reading.json[spacingKey]?.double ?? 0,
      items: items
    )
  }

  /// A stack whose direction is the written one while its conditions hold, else the other.
  func flexStack(_ reading: Reading) -> Flexible<StackElement> {
    let items = stackItems(of: reading)
    let horizontal = stack(reading, .horizontal, items: items, spacingKey: "h_spacing")
    let vertical = stack(reading, .vertical, items: items, spacingKey: "v_spacing")
    return flexible(reading, "h_stack", horizontal, else: vertical)
  }

  func grid(_ reading: Reading, _ axis: GridElement.Axis) -> GridElement {
    grid(reading, axis, items: gridItems(of: reading), spacingKey: "spacing")
  }

  private func gridItems(of reading: Reading) -> [GridElement.Item] {
    let pointer = reading.pointer.appending("items")
    return (reading.json["items"]?.array ?? []).enumerated().compactMap { index, item in
      guard let content = item.present("content") else { return nil }
      if !isLegacy, item["type"]?.string == nil {
        findings.report(.missing(key: "type", owner: "a grid item"), at: pointer.appending(index))
      }
      let weight = item["weight"]?.int
      return GridElement.Item(
        share: weight.map { .weight(min(max($0, 1), 1000)) } ?? .fixed(Length(item["fixed"]) ?? .zero),
        horizontal: HorizontalAlignment(item["h_align"]),
        vertical: VerticalAlignment(item["v_align"]),
        content: element(content, pointer.appending(index).appending("content"), depth: reading.depth + 1)
      )
    }
  }

  private func grid(
    _ reading: Reading,
    _ axis: GridElement.Axis,
    items: [GridElement.Item],
    spacingKey: String
  ) -> GridElement {
    let length = reading.json[axis == .row ? "width" : "height"]?.string
    return GridElement(
      axis: axis,
      sizing: isLegacy ? .fill : length.flatMap { GridElement.Sizing(rawValue: $0) } ?? .fill,
      spacing: reading.json[spacingKey]?.double ?? 0,
      items: items
    )
  }

  /// A row or column whose direction is the written one while its conditions hold, else the other.
  func flex(_ reading: Reading) -> Flexible<GridElement> {
    let items = gridItems(of: reading)
    let row = grid(reading, .row, items: items, spacingKey: "h_spacing")
    let column = grid(reading, .column, items: items, spacingKey: "v_spacing")
    return flexible(reading, "row", row, else: column)
  }

  /// What lies along the direction that is written, and what does otherwise.
  private func flexible<Element>(
    _ reading: Reading,
    _ word: String,
    _ named: Element,
    else other: Element
  ) -> Flexible<Element> {
    let isNamed = reading.json["direction"]?.string == word
    return Flexible(
      conditions: sizeConditions(reading.json["condition"]),
      written: isNamed ? named : other,
      other: isNamed ? other : named
    )
  }

  func section(_ reading: Reading) -> SectionElement {
    SectionElement(
      id: reading.json["id"]?.string,
      startIndex: reading.json["index"]?.int ?? 0,
      binding: Binding(reading.json["index"]),
      contents: children("content", of: reading)
    )
  }

  /// The first case that holds, else the default; a case that always holds is the last that is read.
  func choice(_ reading: Reading) -> SizeChoiceElement {
    let pointer = reading.pointer.appending("cases")
    var cases: [SizeChoiceElement.Case] = []
    for (index, item) in (reading.json["cases"]?.array ?? []).enumerated() {
      let conditions = sizeConditions(item["condition"])
      guard !conditions.contains(.never), let content = item.present("content") else { continue }
      let place = pointer.appending(index).appending("content")
      let element = element(content, place, depth: reading.depth + 1)
      guard !conditions.isEmpty else { return SizeChoiceElement(cases: cases, fallback: element) }
      cases.append(SizeChoiceElement.Case(conditions: conditions, content: element))
    }
    return SizeChoiceElement(cases: cases, fallback: child("default", of: reading))
  }

  func pager(_ reading: Reading) -> PagerElement {
    let json = reading.json
    return PagerElement(
      pages: children("content", of: reading),
      pageWidth: PagerElement.PageLength(json["page_width"]),
      pageHeight: PagerElement.PageLength(json["page_height"]),
      pagePadding: EdgeInsets(json["page_padding"]),
      spacing: json["spacing"]?.double ?? 0,
      pageControl: json.present("page_control").map { PageControl($0) },
      pageIndex: Binding(json["page_index"]),
      isAnimated: json.present("animation") != nil
    )
  }

  func button(_ reading: Reading) -> ButtonElement {
    let normal = child("normal", of: reading) ?? child("content", of: reading)
    return ButtonElement(
      actions: FlowAction.list(reading.json["action"]),
      normal: normal ?? Element(.unknown(type: "empty button"), pointer: reading.pointer),
      selected: child("selected", of: reading),
      condition: Binding(reading.json["is_selected"]).map { .binding($0) }
        ?? condition(reading.json["selected_condition"])
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

  /// What is left of conditions to be asked while drawing; none when all of them hold.
  private func sizeConditions(_ json: JSONValue?) -> [SizeCondition] {
    let condition = DecodingCondition(conditions: conditions, sdkVersion: sdkVersion)
    return (json?.array ?? []).compactMap { item in
      condition.holds(item) ? SizeCondition(item) : .never
    }
  }
}

extension SizeCondition {
  /// Reads a question about sizes; nil for one that always holds, such as a metric without bounds.
  fileprivate init?(_ json: JSONValue) {
    if let orientation = json["orientation"]?.string {
      self = .isLandscape(orientation == "landscape")
      return
    }
    guard let metric = json["metric"]?.string.flatMap({ Metric(rawValue: $0) }) else { return nil }
    let (lower, upper) = (json["min"]?.double, json["max"]?.double)
    guard lower != nil || upper != nil else { return nil }
    let (from, to) = (lower ?? -.infinity, upper ?? .infinity)
    self = from <= to ? .range(metric, from...to) : .never
  }
}

extension PagerElement.PageLength {
  /// Reads a width or height of pages; absent means all of the pager's own.
  fileprivate init(_ json: JSONValue?) {
    if let part = json?["parent"]?.double {
      self = .part(part)
    } else {
      self = Length(json).map { .length($0) } ?? .part(1)
    }
  }
}

extension PageControl {
  /// Reads dots; what is absent is the SDK's default.
  fileprivate init(_ json: JSONValue) {
    self.init(
      layout: json["layout"]?.string.flatMap { Layout(rawValue: $0) } ?? .stacked,
      vertical: json["v_align"]?.string.flatMap { VerticalAlignment(rawValue: $0) } ?? .bottom,
      padding: EdgeInsets(json.present("padding") ?? .number("6")),
      color: AssetReference(json["color"]),
      selectedColor: AssetReference(json["selected_color"])
    )
  }
}
