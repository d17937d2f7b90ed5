extension ElementDecoder {
  func text(_ json: JSONValue) -> TextElement {
    TextElement(
      source: StringReference(json["string_id"]),
      alignment: HorizontalAlignment(json["align"], default: .leading),
      attributes: attributes(json),
      maxRows: maxRows(json),
      scalesToFit: scalesToFit(json)
    )
  }

  private func attributes(_ json: JSONValue) -> TextAttributes {
    TextAttributes(json, on: conditions.platform)
  }

  private func maxRows(_ json: JSONValue) -> Int? {
    json["max_rows"]?.int.map { max(1, $0) }
  }

  private func scalesToFit(_ json: JSONValue) -> Bool {
    json["on_overflow"]?.string == "scale"
      || json["on_overflow"]?.array?.contains(.string("scale")) ?? false
  }

  func textField(_ json: JSONValue, isEditor: Bool) -> TextFieldElement {
    let most = isEditor ? json["max_rows"]?.int.map { min(max($0, 1), Self.mostRows) } : 1
    // From code: a `min_rows` above `max_rows` counts as that.
    let fewest = isEditor ? min(max(json["min_rows"]?.int ?? 1, 1), most ?? Self.mostRows) : 1
    return TextFieldElement(
      value: Binding(json["value"]),
      placeholder: json.present("placeholder").map { text($0) },
      isSecure: json["secure_entry"]?.bool ?? false,
      alignment: HorizontalAlignment(json["align"], default: .leading),
      attributes: attributes(json),
      invalidAttributes: json.present("invalid_attributes").map { attributes($0) },
      validation: Binding(json["validation"]),
      maximumLength: json["input_constraints"]?["max_length"]?.int.map { max(0, $0) },
      rows: fewest...(most ?? Self.mostRows)
    )
  }

  /// The most rows of a field that are drawn.
  private static let mostRows = 50

  func media(_ json: JSONValue, isVideo: Bool) -> MediaElement {
    MediaElement(
      isVideo: isVideo,
      asset: AssetReference(json["asset_id"]),
      aspect: json["aspect"]?.string.flatMap { MediaElement.Aspect(rawValue: $0) } ?? .fit,
      tint: AssetReference(json["tint"])
    )
  }

  /// From code: in 4.x a timer has always one row and is scaled.
  func formattedText(_ json: JSONValue, _ subject: FormattedTextElement.Subject) -> FormattedTextElement {
    FormattedTextElement(
      subject: subject,
      entries: entries(json["format"]),
      attributes: attributes(json),
      alignment: HorizontalAlignment(json["align"], default: .leading),
      maxRows: isLegacy ? 1 : maxRows(json),
      scalesToFit: isLegacy || scalesToFit(json)
    )
  }

  private func entries(_ json: JSONValue?) -> [FormattedTextElement.Entry] {
    if let id = json?.string { return [FormattedTextElement.Entry(from: 0, stringID: id)] }
    return (json?.array ?? []).compactMap { entry in
      entry["string_id"]?.string.map {
        FormattedTextElement.Entry(from: entry["from"]?.double ?? 0, stringID: $0)
      }
    }
  }

  /// What a timer counts; 5.x leaves the start to the script, though a duration beside it is kept.
  func timer(_ json: JSONValue) -> FormattedTextElement.Subject {
    .timer(id: json["id"]?.string ?? "", end: timerEnd(json))
  }

  private func timerEnd(_ json: JSONValue) -> TimerEnd? {
    switch json["behaviour"]?.string {
    // From code: the end of a timer of this kind comes from the app, and without it is an hour away.
    case "custom": .after(seconds: 3600)
    case "end_at_utc_time", "end_at_local_time": json["end_time"]?.string.flatMap(TimerEnd.init(moment:))
    default: json["duration"]?.double.map { .after(seconds: $0) }
    }
  }

  func textProgress(_ json: JSONValue) -> FormattedTextElement.Subject {
    .progress(value: Binding(json["value"]), range: range(json))
  }

  func wheelOfNumbers(_ json: JSONValue) -> FormattedTextElement.Subject {
    .wheel(value: Binding(json["value"]), range: range(json), step: step(json))
  }

  func wheel(_ json: JSONValue) -> WheelElement {
    WheelElement(
      items: (json["items"]?.array ?? []).compactMap { item in
        item["string_id"]?.string.map { WheelElement.Item(stringID: $0, value: ScriptValue(item["value"])) }
      },
      value: Binding(json["value"])
    )
  }

  func slider(_ json: JSONValue) -> SliderElement {
    SliderElement(value: Binding(json["value"]), range: range(json), step: step(json))
  }

  func datePicker(_ json: JSONValue, _ style: DatePickerElement.Style) -> DatePickerElement {
    let components = (json["components"]?.array ?? []).compactMap(\.string)
    return DatePickerElement(
      style: style,
      hasDate: components.isEmpty || components.contains("date"),
      hasTime: components.isEmpty || components.contains("hour_and_minute"),
      value: Binding(json["value"])
    )
  }

  func progress(_ json: JSONValue, _ shape: ProgressElement.Shape) -> ProgressElement {
    ProgressElement(
      shape: shape,
      asset: AssetReference(json["asset_id"]),
      value: Binding(json["value"]),
      range: range(json)
    )
  }

  /// The values between `min` and `max`; without them those of a part of a whole.
  private func range(_ json: JSONValue) -> ClosedRange<Double> {
    let lower = json["min"]?.double ?? 0
    return lower...max(lower, json["max"]?.double ?? 1)
  }

  private func step(_ json: JSONValue) -> Double {
    json["step"]?.double.flatMap { $0 > 0 ? $0 : nil } ?? 1
  }

  func toggle(_ json: JSONValue) -> ToggleElement {
    ToggleElement(
      section: json["section_id"]?.string.map {
        ToggleElement.Section(
          id: $0,
          onIndex: json["on_index"]?.int ?? 0,
          offIndex: json["off_index"]?.int ?? -1
        )
      },
      binding: Binding(json["value"]),
      color: AssetReference(json["color"])
    )
  }
}

extension ScriptValue {
  /// Reads a text, a number or true and false; nil for anything else.
  fileprivate init?(_ json: JSONValue?) {
    switch json {
    case .string(let text): self = .text(text)
    case .bool(let value): self = .bool(value)
    case .number:
      guard let number = json?.double else { return nil }
      self = .number(number)
    default: return nil
    }
  }
}
