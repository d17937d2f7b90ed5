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
    var layout = ElementLayout(layer, options: options, pictures: pictures)
    defer { pictures = layout.pictures }
    let frame = layout.visible.frame
    if !frame.holdsScreen { layout.reportNoHolder(layer.navigator) }
    var grounds = ScreenGround(layer, frame, &layout).paints
    let roots = layout.visible.roots
    let body = region(.body, roots, &grounds, &layout, options)
    var others: [RenderedRegion] = []
    for part in VisibleRoot.partsAroundBody where roots.contains(where: { $0.part == part }) {
      let drawn = region(part, roots, &grounds, &layout, options)
      if part == .footer || drawn.grid.size.height > 0 { others.append(drawn) }
    }
    let screen = layer.screen.screen
    let reachable = screen.layout.reachableRows(of: body.grid.size.height, on: options.device)
    if let reachable { layout.reportUnreachable(reachable, of: body.grid.size.height) }
    return RenderedScreen(
      body: body,
      others: others,
      grounds: options.colorDepth == .none ? [] : grounds,
      opensAtEnd: screen.layout == .transparent,
      reachableRows: reachable,
      diagnostics: layout.diagnostics
    )
  }

  /// Lays out and draws what stands in a part of the screen; what lies behind all of it becomes a ground.
  ///
  /// Everything has the whole width to stand in.
  private static func region(
    _ part: ScreenPart,
    _ roots: [VisibleRoot],
    _ grounds: inout [Paint],
    _ layout: inout ElementLayout,
    _ options: RenderOptions
  ) -> RenderedRegion {
    var nodes: [any LayoutNode] = []
    for root in roots where root.part == part {
      if root.role == .content { layout.reportIgnoredLayers(of: root.element) }
      let node = layout.node(root.element)
      if root.role == .background, let backdrop = node.fragment(width: options.width).backdrop {
        grounds.append(backdrop.paint)
      }
      nodes.append(FrameNode(node, width: .fill(max: nil), horizontal: root.horizontal.cross))
    }
    return region(part, VStackNode(nodes), grounds, &layout, options)
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
