import FlowDocuments
import TerminalUI

extension ElementLayout {
  /// A wheel of texts: the chosen one with its neighbours.
  ///
  /// From code: where no row has the value, the first is chosen, and a missing string shows its id.
  mutating func wheelNode(_ wheel: WheelElement, _ element: Element) -> any LayoutNode {
    let value = wheel.value.flatMap { state.values[$0] }
    let chosen = wheel.items.firstIndex { value != nil && $0.value == value } ?? 0
    let shown = Self.rows(around: chosen, of: wheel.items.count)
    let hidden = wheel.items.indices.filter { !shown.contains($0) }.map { wheel.items[$0].stringID }
    reportHidden(hidden, "the wheel shows its text \(chosen + 1) and those beside it", element)
    return wheelNode(shown, chosen: chosen) { layout, index in
      let id = wheel.items[index].stringID
      let resolved = layout.resolver.resolve(.id(id))
      let text = resolved.fate == .missing ? resolved.showing(id) : resolved
      return layout.textNode(text, TextAttributes(), .center, element)
    }
  }

  /// A wheel of numbers: the text of the chosen one with those of its neighbours.
  ///
  /// Inferred: a value between two rows is nearest to one of them.
  mutating func numberWheelNode(
    _ text: FormattedTextElement,
    _ wheel: NumberWheel,
    _ element: Element
  )
    -> any LayoutNode
  {
    wheelNode(Self.rows(around: wheel.chosen, of: wheel.count), chosen: wheel.chosen) { layout, index in
      layout.formattedNode(text, value: wheel.value(at: index), element)
    }
  }

  private mutating func wheelNode(
    _ rows: Range<Int>,
    chosen: Int,
    row: (inout ElementLayout, Int) -> any LayoutNode
  ) -> any LayoutNode {
    var nodes: [any LayoutNode] = []
    for index in rows {
      let node = row(&self, index)
      let isMarked = index == chosen && !surroundings.isTransparent
      nodes.append(
        isMarked ? HStackNode([.node(label("▸")), .node(node), .node(label("◂"))], spacing: 8) : node
      )
    }
    return VStackNode(nodes)
  }

  /// The places that are seen of a wheel.
  private static func rows(around chosen: Int, of count: Int) -> Range<Int> {
    max(0, chosen - 1)..<max(0, min(count, chosen + 2))
  }
}
