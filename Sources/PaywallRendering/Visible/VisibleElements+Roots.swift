import FlowDocuments

extension VisibleElements {
  /// What stands by itself on the screen, part by part, in the order in which it is laid out.
  var roots: [VisibleRoot] {
    let frame = frame
    var roots = body
    for part in [ScreenPart.top, .middle, .bottom] {
      if part == .top { roots += frame.before.map { VisibleRoot(element: $0, role: .frame, part: part) } }
      for aligned in screen.overlays where aligned.part == part {
        roots.append(
          VisibleRoot(element: aligned.content, role: .overlay, part: part, horizontal: aligned.horizontal)
        )
      }
      if part == .bottom { roots += frame.after.map { VisibleRoot(element: $0, role: .frame, part: part) } }
    }
    return roots
  }

  /// The frame of the navigator around the screen.
  var frame: NavigatorFrame {
    NavigatorFrame(navigator) { element in
      let layers = (behind: element.backgrounds.map(\.content), above: element.overlays.map(\.content))
      return layers.behind + contents(of: element, in: outermost).filter(\.isShown).map(\.element)
        + layers.above
    }
  }

  /// Backgrounds, cover, content and footer.
  ///
  /// A transparent screen has what can be read in its footer, so it scrolls like content.
  private var body: [VisibleRoot] {
    var roots = screen.backgrounds.map {
      VisibleRoot(element: $0.content, role: .background, part: .body, horizontal: $0.horizontal)
    }
    if let cover = screen.drawnCover { roots.append(VisibleRoot(element: cover, role: .cover, part: .body)) }
    if let content = screen.drawnContent {
      roots.append(VisibleRoot(element: content, role: .content, part: .body))
    }
    if let footer = screen.footer {
      let part: ScreenPart = screen.layout == .transparent ? .body : .footer
      roots.append(VisibleRoot(element: footer, role: .footer, part: part))
    }
    return roots
  }
}

extension Screen {
  /// The cover of a hero screen as it is drawn.
  ///
  /// From code: only its height and its content count, not its own decorator or padding.
  fileprivate var drawnCover: Element? {
    cover.map { Element($0.kind, pointer: $0.pointer) }
  }

  /// The content as it is drawn.
  ///
  /// From code: what lies behind and above the root of a hero screen's content is not drawn.
  fileprivate var drawnContent: Element? {
    guard let content, ignoresLayersOfContent else { return content }
    return Element(
      content.kind,
      properties: content.properties,
      actions: content.actions,
      pointer: content.pointer
    )
  }

  /// Whether something lies behind or above its content that is not drawn.
  var ignoresLayersOfContent: Bool {
    layout == .hero && content.map { !$0.backgrounds.isEmpty || !$0.overlays.isEmpty } ?? false
  }
}
