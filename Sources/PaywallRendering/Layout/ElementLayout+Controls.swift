import FlowDocuments
import LocaleMatching
import TerminalUI

extension ElementLayout {
  /// A word that the program says, not the paywall.
  func label(_ text: String, isDim: Bool = false) -> any LayoutNode {
    TextNode([StyledRun(text, style: isDim ? Self.dim : .plain)])
  }

  private static let dim = CellStyle(attributes: .dim)

  /// A system switch, which takes all the width and stands where lines end.
  func toggleNode(_ toggle: ToggleElement) -> any LayoutNode {
    guard !surroundings.isTransparent else { return TextNode([]) }
    let isOn = visible.isOn(toggle)
    let color = isOn ? paint(toggle.color)?.mainColor : nil
    let knob = StyledRun(isOn ? "[  ●]" : "[●  ]", style: CellStyle(foreground: color ?? .terminalDefault))
    return FrameNode(TextNode([knob]), width: .fill(max: nil), horizontal: .end)
  }

  /// A system slider.
  ///
  /// Inferred: its knob stands at the step that is nearest to the value.
  func sliderNode(_ slider: SliderElement) -> any LayoutNode {
    guard !surroundings.isTransparent else { return TextNode([]) }
    let range = slider.range
    let value = min(max(state.number(slider.value), range.lowerBound), range.upperBound)
    let steps = ((value - range.lowerBound) / slider.step).rounded()
    let length = range.upperBound - range.lowerBound
    let part = length > 0 && steps.isFinite ? steps * slider.step / length : 0
    return TrackNode(look: .slider, part: part, style: .plain)
  }

  /// An element of a type that the SDK does not know either.
  ///
  /// From code: iOS draws the words in its place, Android nothing; reading the file has told that already.
  func unknownNode(_ type: String) -> any LayoutNode {
    guard options.platform == .iOS, !surroundings.isTransparent else { return TextNode([]) }
    return label("Unknown View \(type)")
  }

  /// A button looks like its content, or like its selected content while its condition holds.
  mutating func buttonNode(_ button: ButtonElement, _ element: Element) -> any LayoutNode {
    inside {
      $0.action = button.actions.first?.name ?? ""
    } lay: {
      $0.onlyNode(in: element)
    }
  }

  /// A node that is found again where a person can do something to its element.
  mutating func placed(_ node: any LayoutNode, _ element: Element) -> any LayoutNode {
    guard element.isControl else { return node }
    controls.append(element.pointer)
    return TaggedNode(node, tag: PlaceTag(.control, controls.count - 1).number)
  }
}

extension Element {
  /// Whether a person can press, turn or type into it; pagers are found by themselves.
  fileprivate var isControl: Bool {
    if case .pager = kind { false } else { deed != nil }
  }
}
