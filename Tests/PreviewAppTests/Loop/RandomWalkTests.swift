import TerminalUI
import Testing

@testable import PreviewInterface

@Suite("Anything typed at any size")
struct RandomWalkTests {
  @Test("never stops the program, and fills every frame", arguments: [1, 2, 3, 4, 5] as [UInt64])
  func walk(seed: UInt64) {
    var dice = Dice(seed: seed)
    var screen = Screen(
      AppState(
        seed.isMultiple(of: 2) ? ShownFlow.two : ShownFlow.library(),
        size: CellSize(width: 80, height: 24)
      )
    )
    for number in 0..<1_000 {
      let event = dice.event()
      guard let action = KeyBindings.action(for: event, in: KeyContext(screen.state)) else { continue }
      if screen.reduce(action) == .reload {
        screen.take(dice.roll(2) == 0 ? ShownFlow.broken : ShownFlow.library())
      }
      // Every frame would take most of a minute; which of them are looked at differs with every seed.
      guard number % 8 == Int(seed) else { continue }
      let frame = screen.shown.frame
      #expect(
        frame.size
          == CellSize(width: max(0, screen.state.size.width), height: max(0, screen.state.size.height))
      )
      if let cursor = frame.cursor { #expect(frame.bounds.contains(cursor)) }
    }
  }
}

/// Events that follow from a seed.
private struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }

  mutating func event() -> TerminalEvent {
    switch roll(12) {
    case 0: .resize(Self.sizes[roll(Self.sizes.count)])
    case 1: .mouse(MouseEvent(.press, at: point()))
    case 2: .mouse(MouseEvent(roll(2) == 0 ? .scrollUp : .scrollDown, at: point()))
    case 3: .paste(Self.texts[roll(Self.texts.count)])
    case 4: .resume
    default: .key(Self.keys[roll(Self.keys.count)])
    }
  }

  private mutating func point() -> CellPoint { CellPoint(x: roll(220) - 5, y: roll(70) - 5) }

  private static let sizes =
    [(80, 24), (120, 40), (200, 60), (59, 20), (20, 5), (10, 3), (1, 1), (0, 0), (100, 6), (60, 5), (21, 70)]
    .map { CellSize(width: $0, height: $1) }

  private static let texts = ["pt_BR", "", "\n", "عربي", "日本語", "e\u{301}", "\u{301}", "👨‍👩‍👧‍👦", "\u{1B}[2J"]

  private static let keys =
    Set(KeyBindings.all.flatMap(\.keys)).sorted { $0.label < $1.label }
    + "abepqtxzABR-_@ 本".map { .character($0) }
}
