import FlowDocuments
import PictureDecoding
import TerminalUI

/// A picture in half blocks.
struct PictureNode: LayoutNode {
  let extent: WidthExtent

  private let picture: DecodedPicture
  private let aspect: MediaElement.Aspect
  private let tint: CellColor?
  private let opacity: Double
  private let rows: Int

  /// Creates a picture; `rows` is the height of the box around it, 0 where the picture decides.
  init(_ picture: DecodedPicture, aspect: MediaElement.Aspect, tint: CellColor?, opacity: Double, rows: Int) {
    self.picture = picture
    self.aspect = aspect
    self.tint = tint
    self.opacity = opacity
    self.rows = rows
    extent = WidthExtent(minimum: 1, natural: 1, fills: true)
  }

  /// The most rows of a picture that no box limits.
  private static let mostRows = 16

  /// From code: `fit` keeps the ratio inside the room, `fill` takes the room and cuts what does not fit,
  /// `stretch` takes the room and gives up the ratio.
  func fragment(width: Int) -> Fragment {
    let width = max(1, width)
    let natural = rows(forWidth: width)
    let height = rows > 0 ? rows : min(natural, Self.mostRows)
    switch aspect {
    case .fit where natural > height:
      return fragment(CellSize(width: min(width, columns(forHeight: height)), height: height))
    case .fit:
      return fragment(CellSize(width: width, height: natural))
    case .stretch:
      return fragment(CellSize(width: width, height: height))
    case .fill:
      let room = Double(width) * CellMetrics.pointsPerColumn / (Double(height) * CellMetrics.pointsPerRow)
      let part = picture.ratio > room ? (room / picture.ratio, 1) : (1, picture.ratio / room)
      return fragment(CellSize(width: width, height: height), part: part)
    }
  }

  private func rows(forWidth width: Int) -> Int {
    max(1, CellMetrics.rows(forLength: Double(width) * CellMetrics.pointsPerColumn / picture.ratio))
  }

  private func columns(forHeight height: Int) -> Int {
    max(1, CellMetrics.columns(forLength: Double(height) * CellMetrics.pointsPerRow * picture.ratio))
  }

  private func fragment(_ size: CellSize, part: (width: Double, height: Double) = (1, 1)) -> Fragment {
    let image = picture.image.scaled(width: size.width, height: 2 * size.height, part: part)
    let colors = image.map { $0.pixels.map(color) } ?? []
    return HalfBlocks(size: size, colors: colors).map { Fragment($0) } ?? .empty
  }

  /// The colour of a pixel; nil where nothing can be seen of it.
  private func color(_ pixel: RasterImage.Pixel) -> CellColor? {
    guard pixel.alpha > 8 else { return nil }
    let part = Double(pixel.alpha) / 255 * opacity
    return (tint ?? .rgb(red: pixel.red, green: pixel.green, blue: pixel.blue)).faded(to: part)
  }
}
