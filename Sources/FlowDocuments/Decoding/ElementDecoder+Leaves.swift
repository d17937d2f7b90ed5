extension ElementDecoder {
  func text(_ json: JSONValue) -> TextElement {
    TextElement(
      source: StringReference(json["string_id"]),
      alignment: HorizontalAlignment(json["align"], default: .leading),
      attributes: TextAttributes(json),
      maxRows: json["max_rows"]?.int.map { max(1, $0) },
      scalesToFit: json["on_overflow"]?.string == "scale"
        || json["on_overflow"]?.array?.contains(.string("scale")) ?? false
    )
  }

  func textField(_ json: JSONValue) -> TextFieldElement {
    TextFieldElement(
      placeholder: json.present("placeholder").map { text($0) },
      rows: json["type"]?.string == "text_editor" ? min(max(json["min_rows"]?.int ?? 1, 1), 50) : 1
    )
  }

  func media(_ json: JSONValue, isVideo: Bool) -> MediaElement {
    MediaElement(
      isVideo: isVideo,
      assetID: json["asset_id"]?.string,
      aspect: json["aspect"]?.string.flatMap { MediaElement.Aspect(rawValue: $0) } ?? .fit
    )
  }

  func formattedText(_ json: JSONValue, _ subject: FormattedTextElement.Subject) -> FormattedTextElement {
    let entries: [FormattedTextElement.Entry]
    if let id = json["format"]?.string {
      entries = [FormattedTextElement.Entry(from: 0, stringID: id)]
    } else {
      entries = (json["format"]?.array ?? []).compactMap { entry in
        entry["string_id"]?.string.map {
          FormattedTextElement.Entry(from: entry["from"]?.double ?? 0, stringID: $0)
        }
      }
    }
    let startValue =
      switch subject {
      case .timer: json["duration"]?.double ?? 0
      case .progress: json["value"]?.double ?? 0
      case .wheel: json["min"]?.double ?? 0
      }
    return FormattedTextElement(
      subject: subject,
      entries: entries,
      startValue: startValue,
      attributes: TextAttributes(json),
      alignment: HorizontalAlignment(json["align"], default: .leading)
    )
  }

  func toggle(_ json: JSONValue) -> ToggleElement {
    ToggleElement(
      section: json["section_id"]?.string.map {
        ToggleElement.Section(id: $0, onIndex: json["on_index"]?.int ?? 0)
      },
      variable: json["value"]?["var"]?.string
    )
  }
}
