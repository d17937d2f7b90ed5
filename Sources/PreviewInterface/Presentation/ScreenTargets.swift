import FlowDocuments
import PaywallRendering
import TerminalUI

/// The things on a drawn screen that can be pointed at, in the order in which they are read.
struct ScreenTargets: Sendable {
  /// All of them: from the top row to the bottom row, in a row from the side where lines start.
  let all: [ScreenTarget]

  /// Finds them on a screen that is read in a direction.
  init(_ screen: RenderedScreen, direction: MergedLocalization.Direction) {
    all = screen.regions.flatMap { Self.targets(on: $0, direction) }
  }

  /// The one that is known by a place; nil where the screen has no such thing.
  subscript(place: PointedPlace?) -> ScreenTarget? {
    place.flatMap { place in all.first { $0.place == place } }
  }

  /// The first that shows a string; nil where none does.
  func first(showing stringID: String) -> ScreenTarget? {
    all.first { $0.stringID == stringID }
  }

  /// The one that is `step` further; nil where the list ends before, or where the place is none of them.
  func target(_ step: Int, from place: PointedPlace) -> ScreenTarget? {
    guard let index = all.firstIndex(where: { $0.place == place }) else { return nil }
    let wanted = index + step
    return all.indices.contains(wanted) ? all[wanted] : nil
  }

  private static func targets(
    on region: RenderedRegion,
    _ direction: MergedLocalization.Direction
  ) -> [ScreenTarget] {
    var counts: [JSONPointer: Int] = [:]
    let found = region.texts.compactMap { text -> ScreenTarget? in
      let occurrence = counts[text.pointer, default: 0]
      counts[text.pointer] = occurrence + 1
      guard text.canBePointedAt else { return nil }
      let place = PointedPlace(pointer: text.pointer, occurrence: occurrence)
      return ScreenTarget(content: .text(text), place: place, part: region.part, frame: text.frame)
    }
    let controls = region.controls.compactMap { control -> ScreenTarget? in
      let hasText = found.contains { control.frame.contains($0.frame.origin) }
      guard !hasText, control.frame.size.width > 0 else { return nil }
      let place = PointedPlace(pointer: control.pointer)
      return ScreenTarget(content: .control(control), place: place, part: region.part, frame: control.frame)
    }
    // Equal places keep the order of the file.
    return (found + controls).enumerated().sorted { left, right in
      let (a, b) = (left.element.frame, right.element.frame)
      if a.minY != b.minY { return a.minY < b.minY }
      let (x, y) = direction == .leftToRight ? (a.minX, b.minX) : (-a.maxX, -b.maxX)
      return x == y ? left.offset < right.offset : x < y
    }.map(\.element)
  }
}

extension PlacedText {
  /// Whether a person can see it, or see that it is not there.
  fileprivate var canBePointedAt: Bool {
    switch fate {
    case .transparent: false
    case .awaitingProduct: true
    case .missing: stringID != nil
    case .shown, .empty, .unresolvedTag, .setByScript: true
    }
  }
}

/// A thing on a drawn screen that can be pointed at.
struct ScreenTarget: Equatable, Sendable {
  /// What it is.
  enum Content: Equatable, Sendable {
    /// A text.
    case text(PlacedText)
    /// A button or a switch without a text of its own.
    case control(PlacedControl)
  }

  /// What it is.
  let content: Content

  /// What it is known by when the screen is drawn anew.
  let place: PointedPlace

  /// The part of the screen that it stands in.
  let part: ScreenPart

  /// The cells of that part that it covers; none where nothing is drawn of it.
  let frame: CellRect

  /// The id of the string that it shows; nil when it shows none.
  var stringID: String? {
    switch content {
    case .text(let text): text.stringID
    case .control: nil
    }
  }
}
