import LocaleMatching

extension FlowView {
  /// Decodes a view that was chosen.
  ///
  /// Where the SDK would refuse the whole view for something that the rest can be read without, the view
  /// is decoded all the same and a finding says that the app would show nothing. It is refused here only
  /// when nothing can be drawn, and for two localizations with one id on iOS, where no choice between
  /// them would be honest.
  package init(_ outline: ViewOutline, conditions: DeviceConditions) throws(DocumentError) {
    let (json, pointer) = (outline.json, outline.pointer)
    let format = try Self.drawableFormat(outline)
    guard let screens = json["screens"]?.object ?? json["styles"]?.object else {
      throw DocumentError(
        at: .value(pointer),
        problem: "a view without “screens” or “styles”",
        advice: "export the view again"
      )
    }
    let findings = FindingCollector()
    let isLegacy = json["screens"] == nil
    let localizations = try LocalizationDecoder(findings: findings, platform: conditions.platform)
      .decode(json["localizations"], pointer.appending("localizations"))
    let elements = ElementDecoder(conditions: conditions, isLegacy: isLegacy, findings: findings)
    let decodedScreens = ScreenDecoder(elements: elements, templateID: json["template_id"]?.string)
      .decode(screens, pointer.appending(isLegacy ? "styles" : "screens"))
    let templates = elements.templates(in: json["templates"]?.object, pointer.appending("templates"))
    let navigators = NavigatorDecoder(elements: elements).decode(
      json["navigators"]?.object,
      pointer.appending("navigators")
    )
    let roots = decodedScreens.flatMap(\.roots) + navigators.compactMap(\.content)
    TemplateCheck(templates: templates, isLegacy: isLegacy, findings: findings).run(roots)
    let assets = AssetDecoder(findings: findings).decode(json["assets"], pointer.appending("assets"))
    PictureCheck(assets: assets, localizations: localizations, findings: findings)
      .run(Element.walk(roots, templates: templates))
    if isLegacy, screens["default"] == nil {
      findings.report(
        .missingStyle,
        "“styles” has no “default”: the app would show nothing",
        at: pointer.appending("styles")
      )
    }
    let declaredDefault = json["default_localization"]?.string.map { LocaleCode($0) }
    if let declaredDefault, !localizations.contains(where: { $0.id == declaredDefault }) {
      findings.report(
        .unknownDefault,
        "the default localization \(declaredDefault.quoted) is not in the list: nothing is merged, and a code that misses shows blank texts",
        at: pointer.appending("default_localization"),
        localization: declaredDefault
      )
    }
    let selected = json["products"]?["selected"]
    let isIgnored = selected?.string != nil && conditions.platform == .android
    if selected?.string != nil {
      findings.report(.plainSelection, at: pointer.appending("products").appending("selected"))
    }
    self.init(
      format: format,
      templateID: json["template_id"]?.string,
      localizations: localizations,
      declaredDefault: declaredDefault,
      assets: assets,
      screens: decodedScreens,
      templates: templates,
      navigators: navigators,
      selectedProducts: isIgnored ? [:] : Self.selectedProducts(selected),
      script: Self.script(json["scripts"]),
      diagnostics: findings.diagnostics
    )
  }

  private static func drawableFormat(_ outline: ViewOutline) throws(DocumentError) -> FormatVersion {
    guard let format = outline.format else {
      throw DocumentError(
        at: .value(outline.pointer),
        problem: "a view without a readable “format”, which the SDK refuses",
        advice: "export the view again"
      )
    }
    guard outline.isDrawable else {
      throw DocumentError(
        at: .value(outline.pointer.appending("format")),
        problem: "a view of format \(format), which only SDK 2 draws",
        advice: "export it for SDK 3 or later"
      )
    }
    return format
  }

  /// A group and its product; a plain string stands for the group `group_A`.
  private static func selectedProducts(_ json: JSONValue?) -> [String: String] {
    if let id = json?.string { return ["group_A": id] }
    let members = json?.object?.members ?? []
    return Dictionary(members.compactMap { member in member.value.string.map { (member.key, $0) } }) {
      first,
      _ in first
    }
  }

  /// The one script that the SDK runs: the first entry whose type is absent or `js`.
  private static func script(_ json: JSONValue?) -> String? {
    json?.array?.first { $0["type"]?.string ?? "js" == "js" }?["content"]?.string
  }
}
