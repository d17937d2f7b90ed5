import Synchronization
import Testing

@testable import TerminalUI

/// Laying out asks every node once, so it takes time in proportion to their number.
@Suite("Laying out asks every node once")
struct LinearLayoutTests {
  /// How often the probes that share it were measured.
  private final class Counter: Sendable {
    let count = Mutex(0)
  }

  private struct Probe: LayoutNode {
    let counter: Counter
    let extent = WidthExtent(minimum: 1, natural: 1)

    func fragment(width: Int) -> Fragment {
      counter.count.withLock { $0 += 1 }
      return text("x").fragment(width: width)
    }
  }

  /// What a node can stand in.
  enum Container: CaseIterable {
    case badge, box, column, filledFrame, frame, grid, ground, layers, narrowGrid, narrowRow, padding, row
    case tagged, tallest

    func around(_ node: any LayoutNode) -> any LayoutNode {
      switch self {
      case .badge:
        LayersNode([
          LayersNode.Layer(BoxNode(node, border: .light)), LayersNode.Layer(text("new"), vertical: .start),
        ])
      case .box: BoxNode(node, border: .light)
      case .column: VStackNode([node, text("below")], spacing: 8)
      case .filledFrame: FrameNode(node, width: .fill(max: nil))
      case .frame: FrameNode(node, width: .atLeast(3))
      case .grid: GridNode([GridNode.Item(node, share: .weight(1))])
      case .ground: GroundNode(node, paint: .color(.black))
      case .layers: LayersNode([LayersNode.Layer(node), LayersNode.Layer(text("above"))])
      case .narrowGrid: GridNode([node, text("too wide for it")].map { GridNode.Item($0, share: .fixed(1)) })
      case .narrowRow: HStackNode(([node] + Array(repeating: text("word"), count: 40)).map { .node($0) })
      case .padding: PaddingNode(node, leading: 8, top: 8, trailing: 8, bottom: 8)
      case .row: HStackNode([.node(node), .space], spacing: 8)
      case .tagged: TaggedNode(TaggedNode(node, tag: 1), tag: 2)
      case .tallest: TallestNode(text("shown"), others: [node])
      }
    }
  }

  @Test("whatever it stands in", arguments: Container.allCases, [1, 10, 46])
  func nested(_ container: Container, _ width: Int) {
    let counter = Counter()
    var node: any LayoutNode = Probe(counter: counter)
    for _ in 0..<16 { node = container.around(node) }
    _ = node.picture(width: width)
    #expect(counter.count.withLock { $0 } == 1)
  }

  @Test("in all of them inside each other", arguments: [1, 10, 46])
  func mixed(_ width: Int) {
    let counter = Counter()
    var node: any LayoutNode = Probe(counter: counter)
    for _ in 0..<8 {
      for container in Container.allCases { node = container.around(node) }
    }
    _ = node.picture(width: width)
    #expect(counter.count.withLock { $0 } == 1)
  }

  @Test("however many stand beside each other")
  func siblings() {
    let counter = Counter()
    let probes = (0..<5_000).map { _ in Probe(counter: counter) }
    let fragment = VStackNode(probes).fragment(width: 46)
    #expect(fragment.size == CellSize(width: 1, height: 5_000))
    #expect(counter.count.withLock { $0 } == 5_000)

    _ = HStackNode(probes.map { .node($0) }).fragment(width: 46)
    #expect(counter.count.withLock { $0 } == 10_000)

    _ = GridNode(probes.map { GridNode.Item($0, share: .weight(1)) }).fragment(width: 46)
    #expect(counter.count.withLock { $0 } == 15_000)
  }
}
