/// Reads the screens of a 5.x view, or the styles of a 4.x view.
struct ScreenDecoder {
  let elements: ElementDecoder

  /// `template_id` of a 4.x view.
  let templateID: String?

  /// The screens in file order.
  func decode(_ json: JSONObject, _ pointer: JSONPointer) -> [Screen] {
    json.members.map { member in
      let place = pointer.appending(member.key)
      return elements.isLegacy
        ? style(member.key, member.value, place) : screen(member.key, member.value, place)
    }
  }

  /// A style; only the one called `default` has the layout of the template, the others are sheets.
  private func style(_ id: String, _ json: JSONValue, _ pointer: JSONPointer) -> Screen {
    let layout: Screen.Layout
    switch (id, templateID) {
    case ("default", "basic"): layout = .hero
    case ("default", "flat"): layout = .flat
    case ("default", "transparent"): layout = .transparent
    case ("default", let name):
      layout = .plain
      elements.findings.report(.unknownTemplateID(name ?? ""), at: pointer)
    default: layout = .sheet
    }
    reportIgnoredParts(of: json, layout, pointer)
    return Screen(
      id: id,
      layout: layout,
      background: AssetReference(json["background"]),
      cover: layout == .hero ? element("cover", in: json, pointer) : nil,
      content: content(of: json, layout, pointer),
      footer: layout.decodes("footer") ? element("footer", in: json, pointer) : nil,
      // Documented: in the centre. Real ones are as tall as the screen and stand where their own box puts them.
      overlays: element("overlay", in: json, pointer).map {
        [Screen.Aligned(horizontal: .center, vertical: .center, content: $0)]
      } ?? []
    )
  }

  private func screen(_ id: String, _ json: JSONValue, _ pointer: JSONPointer) -> Screen {
    let reading = ElementDecoder.Reading(json: json, pointer: pointer, depth: 0)
    let name = json["layout_behaviour"]?.string
    let layout = name.flatMap { Screen.Layout(rawValue: $0) } ?? .plain
    if let name, layout == .plain, name != Screen.Layout.plain.rawValue {
      elements.findings.report(
        .unknownLayout,
        "the layout “\(name)” is not known: the app would show nothing",
        at: pointer.appending("layout_behaviour")
      )
    }
    reportIgnoredParts(of: json, layout, pointer)
    return Screen(
      id: id,
      layout: layout,
      backgrounds: elements.aligned("background", of: reading),
      cover: layout.decodes("cover") ? element("cover", in: json, pointer) : nil,
      content: content(of: json, layout, pointer),
      footer: layout.decodes("footer") ? element("footer", in: json, pointer) : nil,
      overlays: elements.aligned("overlay", of: reading),
      actions: ScreenActions(json),
      contentScroll: Binding(json["content_scroll_value"]),
      footerScroll: Binding(json["footer_scroll_value"])
    )
  }

  /// From code: a hero screen without its cover shows no content either.
  private func content(of json: JSONValue, _ layout: Screen.Layout, _ pointer: JSONPointer) -> Element? {
    guard layout == .hero, json.present("cover") == nil else { return element("content", in: json, pointer) }
    elements.findings.report(.noCover, at: pointer)
    return nil
  }

  private func reportIgnoredParts(of json: JSONValue, _ layout: Screen.Layout, _ pointer: JSONPointer) {
    for part in ["cover", "footer"] where json.present(part) != nil && !layout.decodes(part) {
      elements.findings.report(
        .ignoredPart,
        "the \(part) is not shown, since the layout is “\(layout.rawValue)”",
        at: pointer.appending(part)
      )
    }
  }

  private func element(_ key: String, in json: JSONValue, _ pointer: JSONPointer) -> Element? {
    json.present(key).map { elements.element($0, pointer.appending(key)) }
  }
}

extension Screen.Layout {
  /// Whether the SDK reads this part of a screen under the layout.
  fileprivate func decodes(_ part: String) -> Bool {
    part == "cover" ? self == .hero : self != .plain && self != .sheet
  }
}
