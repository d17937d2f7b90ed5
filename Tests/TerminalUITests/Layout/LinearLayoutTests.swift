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

  @Test("whatever it stands in", arguments: [1, 10, 46])
  func nested(_ width: Int) {
    let counter = Counter()
    var node: any LayoutNode = Probe(counter: counter)
    for depth in 0..<120 {
      switch depth % 7 {
      case 0: node = VStackNode([node], spacing: 8)
      case 1: node = HStackNode([.node(node)], spacing: 8)
      case 2: node = PaddingNode(node, leading: 8, top: 8, trailing: 8, bottom: 8)
      case 3: node = FrameNode(node, width: .fill(max: nil))
      case 4: node = GridNode([GridNode.Item(node, share: .weight(1))])
      case 5: node = LayersNode([LayersNode.Layer(node)])
      default: node = BoxNode(node, border: .light)
      }
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
