import LocaleMatching

extension ElementDecoder {
  /// Reports what SDKs refuse of an element; false when its common properties are lost.
  ///
  /// From code: a word that is not known makes the SDK refuse the whole view. A common property that it
  /// cannot read drops all common properties of that element up to SDK 4.0, and the whole view from 4.1.
  func reportFaults(of reading: Reading, _ type: String) -> Bool {
    if reading.json["type"]?.string == nil { report(.noType, reading) }
    reportUnknownWords(of: reading, type)
    switch type {
    case "text": reportTextBackground(of: reading)
    case "image":
      if let id = reading.json["asset_id"]?.string, id.hasPrefix("#") {
        report(.colorAsPicture(id), reading, key: "asset_id")
      }
    case "button": reportMissingParts(ofButton: reading)
    case "section" where !isLegacy && reading.json["index"]?.double != nil:
      report(.sectionIndex, reading, key: "index")
    case "toggle" where reading.json.present("on_condition") != nil:
      report(.toggleCondition, reading, key: "on_condition")
    case "screen_holder" where !isInNavigator: report(.strayScreenHolder, reading)
    case "reference" where !isLegacy: report(.reference, reading)
    case "child" where !isLegacy: report(.slot, reading)
    case "flex", "flex_stack", "switch": report(.laterType(type), reading)
    case _ where type.hasPrefix("#") && !isLegacy:
      report(.namedTemplate(String(type.dropFirst())), reading)
    default: break
    }
    if isLegacy { reportLoneInvisibility(of: reading) }
    return reportUnreadableProperties(of: reading, type)
  }

  private static let horizontal: Set = ["leading", "trailing", "left", "center", "right", "justified"]
  private static let vertical: Set = ["top", "center", "bottom", "justified"]

  private func reportUnknownWords(of reading: Reading, _ type: String) {
    let json = reading.json
    func check(_ key: String, _ words: Set<String>, isRequired: Bool = false) {
      reportUnknownWord(key, words, isRequired: isRequired, json, reading.pointer, type)
    }
    check("h_align", Self.horizontal)
    check("v_align", Self.vertical)
    switch type {
    case "text", "timer", "text_progress", "text_field", "text_editor", "horizontal_progress":
      check("align", Self.horizontal)
    case "vertical_progress": check("align", Self.vertical)
    case "image", "video": check("aspect", ["fit", "fill", "stretch"])
    case "flex": check("direction", ["row", "column"], isRequired: true)
    case "flex_stack": check("direction", ["h_stack", "v_stack"], isRequired: true)
    case "pager":
      check("interaction", ["none", "cancel_animation", "pause_animation"])
      let (control, place) = (json["page_control"] ?? .null, reading.pointer.appending("page_control"))
      reportUnknownWord("layout", ["overlaid", "stacked"], control, place)
      reportUnknownWord("v_align", Self.vertical, control, place)
    default: break
    }
    for list in ["items", "background", "overlay"] {
      for (index, item) in (json[list]?.array ?? []).enumerated() {
        let place = reading.pointer.appending(list).appending(index)
        reportUnknownWord("h_align", Self.horizontal, item, place)
        reportUnknownWord("v_align", Self.vertical, item, place)
      }
    }
  }

  private func reportUnknownWord(
    _ key: String,
    _ words: Set<String>,
    isRequired: Bool = false,
    _ json: JSONValue,
    _ pointer: JSONPointer,
    _ owner: String = ""
  ) {
    guard let value = json.present(key) else {
      if isRequired { findings.report(.missing(key: key, owner: "“\(owner)”"), at: pointer) }
      return
    }
    guard !(value.string.map(words.contains) ?? false) else { return }
    let found = value.string.map { "“\($0)”" } ?? value.kindName
    findings.report(.unknownWord(key: key, found: found), at: pointer.appending(key))
  }

  /// From code: from 4.0 on iOS, `background` is also a list of elements behind an element.
  private func reportTextBackground(of reading: Reading) {
    guard conditions.platform == .iOS, let background = reading.json.present("background") else { return }
    let fault = background.array == nil ? SchemaFault.textBackground(isLegacy: isLegacy) : .textBackgroundList
    report(fault, reading, key: "background")
  }

  private func reportMissingParts(ofButton reading: Reading) {
    if reading.json.present("action") == nil {
      report(.missing(key: "action", owner: "a button"), reading)
    }
    let hasLooks =
      reading.json.present("normal") != nil || !isLegacy && reading.json.present("content") != nil
    if !hasLooks {
      report(.missing(key: isLegacy ? "normal" : "content", owner: "a button"), reading)
    }
  }

  private func reportLoneInvisibility(of reading: Reading) {
    let common = [
      "padding", "offset", "opacity", "visibility", "decorator", "on_appear", "transition_in", "background",
      "overlay",
    ].filter { reading.json.present($0) != nil }
    guard common.count == 1, let key = common.first else { return }
    let isHidden = key == "visibility" ? reading.json[key]?.bool == false : reading.json[key]?.double == 0
    if isHidden, key == "visibility" || key == "opacity" {
      report(.loneInvisibility(key: key), reading, key: key)
    }
  }

  /// What has a colour of its own under the key `background`.
  private static let texts: Set = [
    "text", "timer", "text_progress", "text_field", "text_editor", "wheel_range_picker",
  ]

  private func reportUnreadableProperties(of reading: Reading, _ type: String) -> Bool {
    let keys =
      ["padding", "offset", "opacity", "decorator", "overlay"]
      + (Self.texts.contains(type) ? [] : ["background"])
    let unreadable = keys.filter { key in
      reading.json.present(key).map { !isReadable($0, key) } ?? false
    }
    for key in unreadable { report(.unreadableProperty(key: key, isLegacy: isLegacy), reading, key: key) }
    return unreadable.isEmpty
  }

  private func isReadable(_ json: JSONValue, _ key: String) -> Bool {
    switch key {
    case "opacity": json.double != nil
    case "decorator": json.object != nil
    case "background", "overlay": json.array != nil || isLegacy
    default: json.object != nil || (json.array ?? [json]).allSatisfy { Length($0) != nil }
    }
  }

  private func report(_ fault: SchemaFault, _ reading: Reading, key: String? = nil) {
    findings.report(fault, at: key.map { reading.pointer.appending($0) } ?? reading.pointer)
  }
}
