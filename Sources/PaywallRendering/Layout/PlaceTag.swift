import TerminalUI

/// What a part of a layout is that is looked for on the drawn screen, and which one of its kind.
struct PlaceTag {
  /// The lists that tags lead into.
  enum Kind: Int, CaseIterable {
    case text
    case control
    case picture
    case pager
  }

  let kind: Kind

  /// The place in the list.
  let index: Int

  init(_ kind: Kind, _ index: Int) {
    self.kind = kind
    self.index = index
  }

  /// The number that layout nodes carry.
  var number: Int { index * Kind.allCases.count + kind.rawValue }

  /// Reads such a number; nil for none that was made here.
  init?(_ number: Int) {
    let count = Kind.allCases.count
    guard number >= 0, let kind = Kind(rawValue: number % count) else { return nil }
    self.init(kind, number / count)
  }
}

extension [TaggedFrame] {
  /// The frames of one kind with their places in its list, in the order of the file.
  func frames(of kind: PlaceTag.Kind) -> [(index: Int, frame: TaggedFrame)] {
    compactMap { frame in
      guard let tag = PlaceTag(frame.tag), tag.kind == kind else { return nil }
      return (tag.index, frame)
    }
    .sorted { $0.index < $1.index }
  }
}
