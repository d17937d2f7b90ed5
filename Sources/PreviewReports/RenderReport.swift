package import FlowDocuments
import LocaleMatching
package import PaywallRendering
package import PreviewModel
package import TerminalUI

/// The screen as text, with what the code got.
package struct RenderReport: Report {
  let preview: Preview
  let screenID: String
  let width: Int
  let showsMarks: Bool
  let isDark: Bool
  let rendered: RenderedScreen
  let textOrder: TextOrder

  /// The flow that was played; nil for a view that has nothing to be run.
  let flow: PlayedFlow?

  /// Draws a screen of a preview; the screen has to be one of the view's.
  package init(
    _ preview: Preview,
    screenID: String,
    width: Int,
    showsMarks: Bool,
    isDark: Bool = false,
    page: Int? = nil,
    colorDepth: ColorDepth = .trueColor,
    showsPictures: Bool = false,
    store: StoreState = StoreState(),
    customTags: [String: String] = [:],
    textOrder: TextOrder,
    flow: PlayedFlow? = nil
  ) throws(Failure) {
    guard let screen = preview.localizedScreen(screenID) else {
      throw .usage("no screen is called “\(screenID)”; see --help")
    }
    let view = preview.openView
    var state = flow?.state(of: screenID) ?? FlowState(opening: view.view)
    var pictures = PictureStore()
    let navigator = flow?.navigator(of: screenID) ?? view.view.defaultNavigator
    if let page { state.turnPagers(of: screen, in: navigator, to: page) }
    rendered = ScreenRenderer.render(
      ScreenLayer(screen, in: navigator, state: state),
      options: RenderOptions(
        width: width,
        device: view.conditions.device,
        platform: view.platform,
        isDark: isDark,
        colorDepth: colorDepth,
        showsPictures: showsPictures,
        marksMerged: showsMarks,
        textOrder: textOrder,
        products: view.entry.variation.products,
        store: store,
        customTags: customTags,
        phoneLanguage: preview.resolution.requested
      ),
      pictures: &pictures
    )
    self.preview = preview
    self.textOrder = textOrder
    self.flow = flow
    self.screenID = screenID
    self.width = width
    self.showsMarks = showsMarks
    self.isDark = isDark
  }

  package func lines(_ style: ReportStyle) -> [String] {
    let resolution = preview.resolution
    let advice = preview.answer.advice.map { $0.isBetter ? "; \($0.sentence)" : "" } ?? ""
    var lines = [
      style.dim("\(preview.openView.title) · \(screenTitle)"), style.text(of: preview.headline, advice),
    ]
    let direction = preview.localization.direction == .leftToRight ? "left to right" : "right to left"
    lines.append(style.dim("  \(resolution.rule.words(on: resolution.platform)), \(direction)"))
    lines.append("")
    lines += pictureLines(style)
    let merged = preview.localization.mergedStringIDs
    if showsMarks, !merged.isEmpty {
      let origin = preview.localization.defaultID?.quoted ?? "the default"
      lines += ["", style.bold("\(merged.count) \(merged.count == 1 ? "string" : "strings") from \(origin)")]
      lines +=
        TextTable(
          rows: merged.map { ["  \($0)", preview.localization.strings[$0]?.item.value.plainText ?? ""] }
        ).lines
    }
    if let flow, !flow.lines.isEmpty {
      lines += ["", style.bold("What the flow does")] + flow.lines.map(\.drawable)
    }
    if showsMarks, !diagnostics.isEmpty {
      lines += ["", style.bold("Noticed")] + diagnostics.map { "  \($0.message)".drawable }
    }
    if let standstill = flow?.standstill { lines += ["", style.warning("! " + standstill)] }
    return lines
  }

  /// The picture's lines; where they are in visual order, between what tells a terminal to leave them so.
  ///
  /// A terminal that reorders text itself (VTE, mintty) would turn them round again. It keeps the word of
  /// ECMA-48 (BDSM) for each line as it is written, so what follows can be read as ever; others ignore it.
  private func pictureLines(_ style: ReportStyle) -> [String] {
    var lines = style.text(of: picture(marks: showsMarks ? marks : [:])).split(
      separator: "\n",
      omittingEmptySubsequences: false
    ).map(String.init)
    guard textOrder == .visual, let last = lines.indices.last, lines.contains(where: \.needsReordering) else {
      return lines
    }
    lines[0] = "\u{1B}[8l" + lines[0]
    lines[last] += "\u{1B}[8h"
    return lines
  }

  /// What was noticed while the script ran and while the screen was drawn.
  private var diagnostics: [Diagnostic] { (flow?.findings ?? []) + rendered.diagnostics }

  /// The screen's number and id; alone it needs no number.
  private var screenTitle: String {
    let ids = preview.openView.view.screens.map(\.id)
    guard ids.count > 1, let index = ids.firstIndex(of: screenID) else { return "screen “\(screenID)”" }
    return "screen \(index + 1)/\(ids.count) “\(screenID)”"
  }

  package var json: JSONValue {
    let rows = picture(marks: [:]).picture.split(separator: "\n", omittingEmptySubsequences: false)
    return .object(
      preview.resolution.jsonMembers,
      [
        "file": .string(preview.openView.documentName),
        "placement": .string(preview.openView.entry.placement.id),
        "variation": .string(preview.openView.entry.variation.id),
        "screen": .string(screenID),
        "screens": .strings(preview.openView.view.screens.map(\.id)),
        "direction": .string(preview.localization.direction.rawValue),
        "width": .count(width),
        "rows": .strings(rows.map(String.init)),
        "texts": .array(
          regions.enumerated().flatMap { index, region in
            region.texts.map { json(of: $0, top: top(ofRegion: index)) }
          }
        ),
        "dark": .bool(isDark),
        "images": .array(
          regions.enumerated().flatMap { index, region in
            region.pictures.map { json(of: $0, top: top(ofRegion: index)) }
          }
        ),
        "merged_strings": .strings(preview.localization.mergedStringIDs),
        "diagnostics": .array(diagnostics.map(\.json)),
        "script": flow?.json ?? .null,
      ]
    )
  }

  private func json(of picture: PlacedPicture, top: Int) -> JSONValue {
    .object([
      "asset": .string(picture.assetID),
      "origin": .string(picture.origin?.rawValue ?? Origin.nowhere.rawValue),
      "row": .count(top + picture.frame.minY),
      "column": .count(picture.frame.minX),
      "width": .count(picture.frame.size.width),
      "height": .count(picture.frame.size.height),
    ])
  }

  private func json(of text: PlacedText, top: Int) -> JSONValue {
    var tag: String?
    let fate: String
    switch text.fate {
    case .shown: fate = "shown"
    case .empty: fate = "empty"
    case .missing: fate = "missing"
    case .unresolvedTag(let name): (fate, tag) = ("unresolved_tag", name)
    case .setByScript: fate = "set_by_script"
    case .awaitingProduct: fate = "awaiting_product"
    case .transparent: fate = "transparent"
    }
    return .object([
      "string": .optional(text.stringID),
      "origin": .string(text.origin.rawValue),
      "fate": .string(fate),
      "tag": .optional(tag),
      "row": .count(top + text.frame.minY),
      "column": .count(text.frame.minX),
      "width": .count(text.frame.size.width),
      "height": .count(text.frame.size.height),
    ])
  }
}
