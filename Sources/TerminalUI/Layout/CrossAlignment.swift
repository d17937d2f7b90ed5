/// Where something stands in room that is larger than itself.
package enum CrossAlignment: Hashable, Sendable {
  /// At the top, or where lines start.
  case start
  /// In the middle.
  case center
  /// At the bottom, or where lines end.
  case end
  /// At the left, whatever the base direction.
  case left
  /// At the right, whatever the base direction.
  case right

  /// The cells before something of `size` in `room`, as laid out from left to right.
  package func offset(of size: Int, in room: Int, isMirrored: Bool = false) -> Int {
    let free = max(0, room - size)
    switch self {
    case .start: return 0
    case .center: return free / 2
    case .end: return free
    case .left: return isMirrored ? free : 0
    case .right: return isMirrored ? 0 : free
    }
  }
}
