import FlowDocuments
import PaywallRendering
import TerminalUI

/// Where the panes stand on a screen of a certain size.
///
/// Three panes from 100 columns on; two from 60 on, where Why takes the place of Locale while it has the
/// focus, or while something is selected in the paywall; one below that. The last row is the status line.
struct FrameAreas: Equatable, Sendable {
  /// The panes that are seen, from left to right, each with the cells inside its lines.
  let panes: [(pane: Pane, inside: CellRect)]

  /// The column of the line at the left of each of them.
  private let edges: [Int]

  /// The status line.
  let status: CellRect

  /// The whole screen above the status line.
  let body: CellRect

  /// Below this nothing but a notice fits.
  static let smallest = CellSize(width: 20, height: 5)

  /// Whether there is room for panes at all.
  let isUsable: Bool

  /// The rows above the picker's list.
  private let pickerHeadRows: Int

  init(size: CellSize, focus: Pane, explainsSelection: Bool = false, pickerHeadRows: Int) {
    self.pickerHeadRows = pickerHeadRows
    isUsable = size.width >= Self.smallest.width && size.height >= Self.smallest.height
    body = CellRect(x: 0, y: 0, width: size.width, height: max(0, size.height - 1))
    status = CellRect(x: 0, y: max(0, size.height - 1), width: size.width, height: min(1, size.height))
    guard isUsable else {
      panes = []
      edges = []
      return
    }
    let height = body.size.height - 2
    let widths = Self.widths(total: size.width, focus: focus, explainsSelection: explainsSelection)
    edges = widths.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.1 + 1) }
    panes = zip(widths, edges).map { share, edge in
      let (pane, width) = share
      let x = edge + 1
      let air = pane != .paywall && width >= Self.widthForAir ? 1 : 0
      return (pane, CellRect(x: x, y: 1, width: width, height: height).inset(horizontal: air, vertical: 0))
    }
  }

  /// Divides the screen of a state.
  init(_ state: AppState) {
    self.init(
      size: state.size,
      focus: state.focus,
      explainsSelection: state.selection != nil,
      pickerHeadRows: PickerHead.rows(fields: state.subject?.fieldCount ?? 1)
    )
  }

  /// From this many columns on text keeps a column away from the lines.
  private static let widthForAir = 26

  /// The panes with the columns inside their lines; together with the lines they fill the width.
  private static func widths(total: Int, focus: Pane, explainsSelection: Bool) -> [(Pane, Int)] {
    switch total {
    case ..<60:
      return [(focus, total - 2)]
    case ..<100:
      let side = max(26, min(total * 36 / 100, total - 3 - phoneRoom))
      let explains = focus == .why || focus == .paywall && explainsSelection
      return [(explains ? .why : .locale, side), (.paywall, total - side - 3)]
    default:
      let paywall = phoneRoom + 5
      let locale = max(26, min(38, (total - paywall - 4) * 48 / 100))
      let why = max(34, min(76, total - paywall - locale - 4))
      return [(.locale, locale), (.paywall, total - locale - why - 4), (.why, why)]
    }
  }

  /// The cells inside the lines of a pane; nil when it is not seen.
  func inside(_ pane: Pane) -> CellRect? {
    panes.first { $0.pane == pane }?.inside
  }

  /// The cells inside the lines of a pane; those of the whole screen when it is not seen.
  func innerArea(_ pane: Pane) -> CellRect {
    inside(pane) ?? CellRect(x: 1, y: 1, width: max(0, body.size.width - 2), height: rows(pane))
  }

  /// The column of the line at the left of a pane.
  func leftEdge(of pane: Pane) -> Int {
    guard let index = panes.firstIndex(where: { $0.pane == pane }) else { return 0 }
    return edges[index]
  }

  /// The rows that a pane has; what it would have when it is not seen.
  func rows(_ pane: Pane) -> Int {
    inside(pane)?.size.height ?? max(0, body.size.height - 2)
  }

  /// The rows of the picker's list, below the lines to type in and what they get.
  var pickerRows: Int {
    max(1, rows(.locale) - pickerHeadRows)
  }

  /// The part of the picker in which its list stands.
  func pickerList(in picker: CellRect) -> CellRect {
    CellRect(
      x: picker.minX,
      y: picker.minY + pickerHeadRows,
      width: picker.size.width,
      height: max(0, picker.size.height - pickerHeadRows)
    )
  }

  /// The columns of a device's screen, beside its frame and the margin for marks; fewer than it has where
  /// there is no room for them.
  func phoneWidth(of device: Device) -> Int {
    let room = inside(.paywall)?.size.width ?? body.size.width - 2
    return max(8, min(device.columns, room - 2 - Self.margin))
  }

  /// The columns beside the phone that are kept for marks: `◂en`.
  private static let margin = 3

  /// The columns of a common phone, 390 points wide.
  private static let widestPhone = 46

  /// The columns that a phone takes with its frame and a margin for marks.
  private static let phoneRoom = widestPhone + 2 + margin

  /// Areas are equal when their panes are.
  static func == (left: FrameAreas, right: FrameAreas) -> Bool {
    left.body == right.body && left.panes.map(\.pane) == right.panes.map(\.pane)
      && left.panes.map(\.inside) == right.panes.map(\.inside) && left.pickerRows == right.pickerRows
  }
}
