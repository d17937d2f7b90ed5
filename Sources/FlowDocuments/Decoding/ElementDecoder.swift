import LocaleMatching

/// Reads the elements of a view (schema 4.x and 5.0 to 5.1).
///
/// What only makes the SDK refuse a view, such as an unknown alignment, is read as the default here.
struct ElementDecoder {
  let conditions: DeviceConditions

  /// Whether the view has `styles`: fields that 4.x and 5.x spell alike mean different things.
  let isLegacy: Bool

  let findings: FindingCollector
  let named = NamedElements()

  /// Whether it reads the frame of a navigator, in which a screen has its place.
  private(set) var isInNavigator = false

  /// How many elements may stand inside each other; far more than any screen needs.
  static let depthLimit = 128

  /// The schema version that the SDK names when an `if` asks: its own, not the document's.
  var sdkVersion: FormatVersion? { FormatVersion(isLegacy ? "4.4.0" : "5.1.0") }

  init(conditions: DeviceConditions, isLegacy: Bool, findings: FindingCollector) {
    self.conditions = conditions
    self.isLegacy = isLegacy
    self.findings = findings
  }

  /// Reads an element and all that is inside it.
  func element(_ json: JSONValue, _ pointer: JSONPointer, depth: Int = 0) -> Element {
    guard depth < Self.depthLimit else {
      findings.report(.tooDeep(limit: Self.depthLimit), at: pointer)
      return Element(.unknown(type: "too deep"), pointer: pointer)
    }
    let type = json["type"]?.string ?? ""
    if type == "if" { return branch(of: json, pointer, depth) }
    let reading = Reading(json: json, pointer: pointer, depth: depth)
    let isReadable = reportFaults(of: reading, type)
    let element = Element(
      kind(type, reading),
      properties: isReadable ? ElementProperties(json) : ElementProperties(),
      backgrounds: aligned("background", of: reading),
      overlays: aligned("overlay", of: reading),
      actions: type == "button"
        ? [] : ["action", "submit_action"].flatMap { FlowAction.list(json[$0]) },
      pointer: pointer
    )
    if isLegacy, type != "reference", let name = json["element_id"]?.string, !named.add(element, named: name)
    {
      findings.report(.sameElementID(name), at: pointer.appending("element_id"))
    }
    return element
  }

  /// Reads the frame that a navigator draws around its screen.
  func frame(_ json: JSONValue, _ pointer: JSONPointer) -> Element {
    var decoder = self
    decoder.isInNavigator = true
    return decoder.element(json, pointer)
  }

  /// The elements that `#name` and `reference` stand for, by name without the `#`.
  func templates(in json: JSONObject?, _ pointer: JSONPointer) -> [String: Element] {
    var templates = named.elements
    for member in json?.members ?? [] {
      guard let content = member.value.present("content") else { continue }
      let place = pointer.appending(member.key)
      var name = member.key
      if name.hasPrefix("#") {
        findings.report(.templateKey(name), at: place)
        // From code: only iOS finds it under its name too.
        if conditions.platform == .iOS { name.removeFirst() }
      }
      templates[name] = element(content, place.appending("content"))
    }
    return templates
  }

  /// One element on its way from JSON.
  struct Reading {
    let json: JSONValue
    let pointer: JSONPointer
    let depth: Int
  }

  private func kind(_ type: String, _ reading: Reading) -> Element.Kind {
    switch type {
    case "button": .button(button(reading))
    case "box": .box(box(reading))
    case "v_stack": .stack(stack(reading, .vertical))
    case "h_stack": .stack(stack(reading, .horizontal))
    case "z_stack": .stack(stack(reading, .depth))
    case "flex_stack": .flexStack(flexStack(reading))
    case "row": .grid(grid(reading, .row))
    case "column": .grid(grid(reading, .column))
    case "flex": .flex(flex(reading))
    case "switch": .choice(choice(reading))
    case "section": .section(section(reading))
    case "pager": .pager(pager(reading))
    case _ where type.hasPrefix("#") && !isLegacy: .template(template(type, reading))
    default: leafKind(type, reading.json) ?? unknown(type, reading)
    }
  }

  /// What has nothing inside; nil for a type that is not known.
  private func leafKind(_ type: String, _ json: JSONValue) -> Element.Kind? {
    switch type {
    case "text": .text(text(json))
    case "text_field", "text_editor": .textField(textField(json, isEditor: type == "text_editor"))
    case "image", "video": .media(media(json, isVideo: type == "video"))
    case "timer": .formattedText(formattedText(json, timer(json)))
    case "text_progress": .formattedText(formattedText(json, textProgress(json)))
    case "wheel_range_picker": .formattedText(formattedText(json, wheelOfNumbers(json)))
    case "wheel_items_picker": .wheel(wheel(json))
    case "toggle": .toggle(toggle(json))
    case "slider": .slider(slider(json))
    case "horizontal_progress": .progress(progress(json, .horizontal(HorizontalAlignment(json["align"]))))
    case "vertical_progress": .progress(progress(json, .vertical(VerticalAlignment(json["align"]))))
    case "radial_progress": .progress(progress(json, .radial(isPie: json.present("thickness") == nil)))
    case "reference": .template(TemplateElement(name: json["element_id"]?.string ?? ""))
    case "screen_holder": .screenHolder
    // From code: iOS reads neither slots nor what fills them.
    case "child" where !isLegacy && conditions.platform == .android: .slot(name: json["name"]?.string ?? "")
    default:
      DatePickerElement.Style(rawValue: type).map { .datePicker(datePicker(json, $0)) }
    }
  }

  private func unknown(_ type: String, _ reading: Reading) -> Element.Kind {
    if type != "child" || isLegacy { findings.report(.unknownType(type), at: reading.pointer) }
    return .unknown(type: type)
  }

  /// A use of a template; whatever else stands in it and is an element fills a slot of that name on Android.
  private func template(_ type: String, _ reading: Reading) -> TemplateElement {
    guard conditions.platform == .android else { return TemplateElement(name: String(type.dropFirst())) }
    let members = reading.json.object?.members.filter { $0.value["type"]?.string != nil } ?? []
    let slots = members.map { member in
      (member.key, element(member.value, reading.pointer.appending(member.key), depth: reading.depth + 1))
    }
    return TemplateElement(
      name: String(type.dropFirst()),
      slots: Dictionary(slots) { first, _ in first }
    )
  }

  // MARK: - Inside other elements

  /// The element under a key; nil when there is none.
  func child(_ key: String, of reading: Reading) -> Element? {
    reading.json.present(key).map { element($0, reading.pointer.appending(key), depth: reading.depth + 1) }
  }

  /// The elements of the array under a key.
  func children(_ key: String, of reading: Reading) -> [Element] {
    let pointer = reading.pointer.appending(key)
    return (reading.json[key]?.array ?? []).enumerated().map { index, item in
      element(item, pointer.appending(index), depth: reading.depth + 1)
    }
  }

  /// The elements behind or over an element, or behind or over a screen.
  func aligned(_ key: String, of reading: Reading) -> [Screen.Aligned] {
    let pointer = reading.pointer.appending(key)
    return (reading.json[key]?.array ?? []).enumerated().compactMap { index, item in
      guard let content = item.present("content") else { return nil }
      return Screen.Aligned(
        horizontal: HorizontalAlignment(item["h_align"]),
        vertical: VerticalAlignment(item["v_align"]),
        content: element(
          content,
          pointer.appending(index).appending("content"),
          depth: reading.depth + 1
        )
      )
    }
  }

  /// The branch of an `if` that the device takes; the properties of the `if` itself are lost, as on iOS.
  private func branch(of json: JSONValue, _ pointer: JSONPointer, _ depth: Int) -> Element {
    if json["platform"]?.array != nil {
      findings.report(.platformList, at: pointer.appending("platform"))
    }
    let key = DecodingCondition(conditions: conditions, sdkVersion: sdkVersion).holds(json) ? "then" : "else"
    guard let branch = json.present(key) else {
      findings.report(.missingBranch(key), at: pointer)
      return Element(.unknown(type: "if"), pointer: pointer)
    }
    return element(branch, pointer.appending(key), depth: depth + 1)
  }
}
