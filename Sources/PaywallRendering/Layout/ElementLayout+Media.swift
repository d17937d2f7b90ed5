import FlowDocuments
import LocaleMatching
import TerminalUI

extension ElementLayout {
  /// A picture or film: an icon where it is small, the picture itself where the file carries it and pictures
  /// are wanted, else a frame with its name.
  mutating func mediaNode(_ media: MediaElement, _ element: Element) -> any LayoutNode {
    guard !surroundings.isTransparent else { return TextNode([]) }
    guard let id = state.assetID(media.asset) else { return frame("chosen by the script", media) }
    if surroundings.isIconSized { return icon(id, tint: media.tint) }
    let merged = assets.merged(id)
    var problem: String?
    if options.showsPictures, let data = merged?.asset.picture?.data {
      switch pictures.picture(data) {
      case .image(let picture):
        let node = PictureNode(
          picture,
          aspect: media.aspect,
          tint: assets.paint(media.tint)?.mainColor,
          opacity: surroundings.opacity,
          rows: surroundings.pictureRows
        )
        return place(node, id, merged, nil, element)
      case .unreadable(let reason):
        problem = reason
        report(.unreadablePicture, "the picture “\(id)” cannot be drawn: \(reason)", element)
      }
    }
    let isMerged = options.marksMerged && merged?.origin == .default
    let origin = isMerged ? localization.defaultID.map { " ◂\($0.rawValue)" } ?? "" : ""
    let reason = problem.map { " · \($0)" } ?? ""
    return place(frame(id + origin + reason, media), id, merged, problem, element)
  }

  private var localization: MergedLocalization { screen.localization }

  /// Notes where a picture comes from, and has its frame noted.
  private mutating func place(
    _ node: any LayoutNode,
    _ id: String,
    _ merged: MergedAsset?,
    _ problem: String?,
    _ element: Element
  ) -> any LayoutNode {
    placedPictures.append(
      PlacedPicture(
        assetID: id,
        origin: merged?.origin,
        problem: problem,
        frame: CellRect(origin: .zero, size: .zero),
        pointer: element.pointer
      )
    )
    if merged?.origin == .default, let other = localization.defaultID {
      report(.mergedPicture, "the picture “\(id)” is that of \(other.quoted)", element)
    }
    if let mismatch = localization.darkMismatch(of: id) {
      report(.darkPicture, mismatch.message(localization), element)
    }
    return TaggedNode(node, tag: PlaceTag(.picture, placedPictures.count - 1).number)
  }

  /// A frame with a name in it.
  private func frame(_ name: String, _ media: MediaElement) -> any LayoutNode {
    let label = FrameNode(
      LabelNode("\(media.isVideo ? "▶" : "▣") \(name)"),
      width: media.aspect == .fit ? .content : .fill(max: nil),
      minimumRows: max(0, min(surroundings.pictureRows, Self.mostFrameRows) - 2)
    )
    return BoxNode(label, border: .light, style: CellStyle(attributes: .dim))
  }

  /// The rows of a frame: fewer than on the phone, since it shows only a name, and an odd number, so that the
  /// name stands in the middle.
  private static let mostFrameRows = 5

  /// A small picture as a character, in its tint if it has one.
  private func icon(_ name: String, tint: AssetReference?) -> any LayoutNode {
    let color = assets.paint(tint)?.mainColor.faded(to: surroundings.opacity)
    let style = CellStyle(foreground: color ?? .terminalDefault)
    return TextNode([StyledRun(Icon.character(for: name, action: surroundings.action), style: style)])
  }
}
