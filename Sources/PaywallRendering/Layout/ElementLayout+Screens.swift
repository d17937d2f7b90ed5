import FlowDocuments
import TerminalUI

// What the parts of a screen are that elements elsewhere are not.
extension ElementLayout {
  /// Says that what lies behind and above the content of a hero screen is not drawn, before the content is.
  mutating func reportIgnoredLayers(of content: Element) {
    guard screen.screen.ignoresLayersOfContent else { return }
    report(
      .ignoredPart,
      "“background” and “overlay” of the content of a hero screen are not drawn",
      content
    )
  }

  /// Says that the frame of the navigator has no place for the screen.
  mutating func reportNoHolder(_ navigator: Navigator?) {
    guard let navigator, let frame = navigator.content else { return }
    report(
      .noScreenHolder,
      "the frame of the navigator “\(navigator.id)” has no screen_holder: the app shows no screen in it",
      frame
    )
  }

  /// Says that a part of the screen does not fit the phone and cannot be scrolled to.
  mutating func reportUnreachable(_ reachable: Range<Int>, of rows: Int) {
    guard let pointer = screen.screen.content?.pointer else { return }
    let device = "\(Int(options.device.width))×\(Int(options.device.height))"
    report(
      .unreachable,
      "the screen does not scroll: about \(rows - reachable.count) of its \(rows) rows are cut off on a phone of \(device) points",
      at: pointer,
      nil
    )
  }
}

extension Screen.Layout {
  /// The rows of a body this tall that a person gets to see; nil where it scrolls or fits.
  ///
  /// Documented: a plain screen is centred and a sheet stands at the bottom, and neither scrolls. Rows are only about as
  /// tall as on the phone, so this is inferred.
  func reachableRows(of rows: Int, on device: Device) -> Range<Int>? {
    guard rows > device.rows else { return nil }
    switch self {
    case .plain:
      let first = (rows - device.rows) / 2
      return first..<first + device.rows
    case .sheet: return rows - device.rows..<rows
    case .flat, .hero, .transparent: return nil
    }
  }
}

extension Screen.Aligned {
  /// The part of the screen that it stands in as an overlay.
  ///
  /// A box as tall as the screen stands everywhere, so where its own content stands counts.
  var part: ScreenPart {
    var vertical = vertical
    if case .box(let box) = content.kind, box.height == .fill { vertical = box.vertical }
    return switch vertical {
    case .top: .top
    case .center: .middle
    case .bottom: .bottom
    }
  }
}
