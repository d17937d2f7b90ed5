import FlowDocuments
import TerminalUI

extension ElementLayout {
  /// A word that the program says, not the paywall.
  func label(_ text: String, isDim: Bool = false) -> any LayoutNode {
    TextNode([StyledRun(text, style: isDim ? Self.dim : .plain)])
  }

  private static let dim = CellStyle(attributes: .dim)

  /// Whether a switch is on: its section shows the index that means so.
  func isOn(_ toggle: ToggleElement) -> Bool {
    guard let section = toggle.section else { return state.isTrue(toggle.binding) }
    return sections[section.id] == section.onIndex
  }

  /// A button looks like its content, or like its selected content while its condition holds.
  mutating func buttonNode(_ button: ButtonElement) -> any LayoutNode {
    let selected = holds(button.condition) ? button.selected : nil
    return inside {
      $0.action = button.actions.first?.name ?? ""
    } lay: {
      $0.node(selected ?? button.normal)
    }
  }

  /// A node that is found again where a person can do something to its element; a tag below 0 is the place among
  /// the controls, counted from the end.
  mutating func placed(_ node: any LayoutNode, _ element: Element) -> any LayoutNode {
    switch element.kind {
    case .button, .toggle, .textField:
      controls.append(element.pointer)
      return TaggedNode(node, tag: -controls.count)
    default: return node
    }
  }

  private func holds(_ condition: ButtonElement.Condition?) -> Bool {
    switch condition {
    case .product(let id, let group): state.selectedProducts[group] == id
    case .section(let id, let index): sections[id] == index
    case .binding(let binding): state.isTrue(binding)
    case nil: false
    }
  }
}
