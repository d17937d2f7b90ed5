extension ElementDecoder {
  /// Reports the values of an element that the SDK refuses; false when its common properties are lost.
  ///
  /// From code: a word that is not known makes the SDK refuse the whole view. A common property that it
  /// cannot read drops all common properties of that element up to SDK 4.0, and the whole view from 4.1.
  func reportUnreadableValues(of reading: Reading, _ type: String) -> Bool {
    let json = reading.json
    if json["type"]?.string == nil {
      report("invalid-value", .error, "an element without “type”: the app would show nothing", reading)
    }
    if type == "screen_holder", !isInNavigator {
      report(
        "invalid-value",
        .error,
        "a “screen_holder” inside a screen: the app would show nothing",
        reading
      )
    }
    let horizontal: Set = ["leading", "trailing", "left", "center", "right", "justified"]
    reportUnknownWord("h_align", horizontal, reading)
    reportUnknownWord("v_align", ["top", "center", "bottom", "justified"], reading)
    switch type {
    case "text", "timer", "text_progress", "text_field", "text_editor":
      reportUnknownWord("align", horizontal, reading)
    case "image", "video":
      reportUnknownWord("aspect", ["fit", "fill", "stretch"], reading)
    default: break
    }
    let unreadable = ["padding", "offset", "opacity", "decorator"].filter { key in
      json.present(key).map { !isReadable($0, key) } ?? false
    }
    for key in unreadable {
      report(
        "invalid-property",
        isLegacy ? .warning : .error,
        isLegacy
          ? "“\(key)” cannot be read, so the app ignores padding, offset, opacity and decorator here"
          : "“\(key)” cannot be read: SDK 4.1 shows nothing, SDK 4.0 ignores what stands beside it",
        reading,
        key: key
      )
    }
    return unreadable.isEmpty
  }

  private func reportUnknownWord(_ key: String, _ words: Set<String>, _ reading: Reading) {
    guard let value = reading.json.present(key), !(value.string.map(words.contains) ?? false) else { return }
    let found = value.string.map { "“\($0)”" } ?? value.kindName
    report("invalid-value", .error, "“\(key)” is \(found): the app would show nothing", reading, key: key)
  }

  private func isReadable(_ json: JSONValue, _ key: String) -> Bool {
    switch key {
    case "opacity": json.double != nil
    case "decorator": json.object != nil
    default: json.object != nil || (json.array ?? [json]).allSatisfy { Length($0) != nil }
    }
  }

  private func report(
    _ check: String,
    _ severity: Diagnostic.Severity,
    _ message: String,
    _ reading: Reading,
    key: String? = nil
  ) {
    let pointer = key.map { reading.pointer.appending($0) } ?? reading.pointer
    findings.report(check, severity, message, at: pointer)
  }
}
