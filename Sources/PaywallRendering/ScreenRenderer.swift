package import FlowDocuments
import TerminalUI

/// Draws a localized screen as a text paywall.
package enum ScreenRenderer {
  /// The screen as cells, with every text that stands on it.
  ///
  /// Takes time in proportion to the number of elements. Nothing in a file makes it fail: what cannot be
  /// drawn is drawn by its name, with a finding.
  package static func render(
    _ screen: LocalizedScreen,
    state: FlowState,
    options: RenderOptions
  ) -> RenderedScreen {
    var pictures = PictureStore()
    return render(screen, state: state, options: options, pictures: &pictures)
  }

  /// The last of several screens that are open, over what is seen of the others.
  package static func render(
    _ layers: [ScreenLayer],
    options: RenderOptions,
    pictures: inout PictureStore
  ) -> RenderedScreen? {
    guard let top = layers.last else { return nil }
    var rendered = render(top, options: options, pictures: &pictures)
    guard layers.count > 1, let veil = top.veil(options),
      let below = render(layers.dropLast(), options: options, pictures: &pictures)
    else { return rendered }
    rendered.behind = below.picture(under: veil)
    return rendered
  }

  /// The same with the pictures that were decoded for an earlier screen of the document; what is decoded for
  /// this one is added to them.
  package static func render(
    _ screen: LocalizedScreen,
    state: FlowState,
    options: RenderOptions,
    pictures: inout PictureStore
  ) -> RenderedScreen {
    render(ScreenLayer(screen, state: state), options: options, pictures: &pictures)
  }

  /// The same in its navigator.
  package static func render(
    _ layer: ScreenLayer,
    options: RenderOptions,
    pictures: inout PictureStore
  ) -> RenderedScreen {
    let screen = layer.screen
    var layout = ElementLayout(screen, state: layer.state, options: options, pictures: pictures)
    defer { pictures = layout.pictures }
    let parts = screen.screen
    let frame = NavigatorFrame(layer.navigator)
    if !frame.holdsScreen { layout.reportNoHolder(layer.navigator) }
    // A transparent screen has what can be read in its footer, so it scrolls like content.
    let isFooterFixed = parts.layout != .transparent
    var nodes: [any LayoutNode] = []
    var grounds = ScreenGround(layer, frame, &layout).paints
    for aligned in parts.backgrounds {
      let node = layout.node(aligned.content)
      if let backdrop = node.fragment(width: options.width).backdrop { grounds.append(backdrop.paint) }
      nodes.append(wide(node, aligned.horizontal.cross))
    }
    if let cover = parts.cover { nodes.append(wide(layout.coverNode(cover))) }
    if let content = parts.content {
      nodes.append(wide(parts.layout == .hero ? layout.heroNode(content) : layout.node(content)))
    }
    if !isFooterFixed, let footer = parts.footer { nodes.append(wide(layout.node(footer))) }
    let body = region(.body, VStackNode(nodes), grounds, &layout, options)
    var others: [RenderedRegion] = []
    if isFooterFixed, let footer = parts.footer {
      others.append(region(.footer, wide(layout.node(footer)), grounds, &layout, options))
    }
    for part in [ScreenPart.top, .middle, .bottom] {
      var nodes: [any LayoutNode] = []
      if part == .top { for element in frame.before { nodes.append(wide(layout.node(element))) } }
      for aligned in parts.overlays where aligned.part == part {
        nodes.append(wide(layout.node(aligned.content), aligned.horizontal.cross))
      }
      if part == .bottom { for element in frame.after { nodes.append(wide(layout.node(element))) } }
      guard !nodes.isEmpty else { continue }
      let drawn = region(part, VStackNode(nodes), grounds, &layout, options)
      if drawn.grid.size.height > 0 { others.append(drawn) }
    }
    let reachable = parts.layout.reachableRows(of: body.grid.size.height, on: options.device)
    if let reachable { layout.reportUnreachable(reachable, of: body.grid.size.height) }
    return RenderedScreen(
      body: body,
      others: others,
      grounds: options.colorDepth == .none ? [] : grounds,
      opensAtEnd: parts.layout == .transparent,
      reachableRows: reachable,
      diagnostics: layout.diagnostics
    )
  }

  /// Every part of a screen has the whole width to stand in.
  private static func wide(
    _ node: any LayoutNode,
    _ alignment: CrossAlignment = .center
  ) -> any LayoutNode {
    FrameNode(node, width: .fill(max: nil), horizontal: alignment)
  }

  private static func region(
    _ part: ScreenPart,
    _ node: any LayoutNode,
    _ grounds: [Paint],
    _ layout: inout ElementLayout,
    _ options: RenderOptions
  ) -> RenderedRegion {
    let width = max(1, options.width)
    let fragment = node.fragment(width: width)
    let size = CellSize(width: width, height: fragment.size.height)
    var grid = CellGrid(size: size, textOrder: options.textOrder)
    for paint in grounds { grid.paint(grid.bounds, with: paint) }
    let isMirrored = layout.screen.localization.direction == .rightToLeft
    let frames = fragment.draw(on: &grid, isMirrored: isMirrored)
    grid.settleColors()
    let texts = frames.frames(of: .text)
    for (index, frame) in texts {
      layout.reportRows(ofText: index, frame)
      layout.reportContrast(ofText: index, frame, on: grid)
    }
    if options.colorDepth == .none { grid.dropColors() }
    return RenderedRegion(
      part: part,
      grid: grid,
      texts: texts.map { layout.texts[$0.index].placed(at: $0.frame.frame) },
      controls: frames.frames(of: .control).map {
        PlacedControl(pointer: layout.controls[$0.index], frame: $0.frame.frame)
      },
      pictures: frames.frames(of: .picture).map {
        layout.placedPictures[$0.index].placed(at: $0.frame.frame)
      },
      pagers: frames.frames(of: .pager).map { layout.placedPagers[$0.index].placed(at: $0.frame.frame) }
    )
  }
}

extension PlacedText {
  /// The same text with the cells that it covers.
  fileprivate func placed(at frame: CellRect) -> PlacedText {
    PlacedText(
      stringID: stringID,
      candidates: candidates,
      origin: origin,
      fate: fate,
      isFallback: isFallback,
      frame: frame,
      pointer: pointer
    )
  }
}

extension PlacedPager {
  /// The same pager with the cells that it covers.
  fileprivate func placed(at frame: CellRect) -> PlacedPager {
    PlacedPager(pointer: pointer, page: page, count: count, binding: binding, frame: frame)
  }
}
