import FlowDocuments
import LocaleMatching
package import PaywallRendering
import PreviewModel
import TerminalUI

/// What the paywall pane shows of a view: a screen, or what stands in the place of one.
struct ShownPaywall: Sendable {
  /// What stands in the place of a phone, as lines; nil where there is a phone.
  var page: [StyledLine]? { written.value }

  /// The drawn screen; nil where there is none.
  var screen: RenderedScreen? { drawn?.value?.screen }

  /// The things on the screen that can be pointed at; nil where there is none.
  var targets: ScreenTargets? { drawn?.value?.targets }

  /// Where the parts of the screen stand in the pane; nil where there is none.
  let view: PaywallView?

  /// What the screen follows from; nil where there is none.
  var screenKey: ScreenKey? { drawn?.key }

  private let written: Kept<PageKey, [StyledLine]?>
  private let drawn: Kept<ScreenKey, DrawnScreen?>?
  private let pictures: PictureStore

  /// Shows a session; what follows from the same as in an earlier one is taken over from it.
  init(
    _ session: Session,
    _ look: Look,
    in areas: FrameAreas,
    drawing: ScreenDrawing,
    after earlier: ShownPaywall?
  ) {
    let pageKey = PageKey(
      opened: session.opened,
      rule: session.rule,
      requested: session.preview.resolution.requested,
      width: PaywallPane.pageWidth(areas)
    )
    written = Kept(pageKey, from: earlier?.written) {
      VariationPage.lines(session.preview, width: pageKey.width)
    }
    // Pictures of another view have other names.
    var pictures =
      earlier?.written.key.opened == session.opened ? earlier?.pictures ?? PictureStore() : PictureStore()
    if written.value == nil {
      let layers = session.openLayers
      let key = ScreenKey(session, layers, look.options(session, in: areas))
      drawn = Kept(key, from: earlier?.drawn) {
        drawing.draw(layers, key.options, &pictures).map {
          DrawnScreen(screen: $0, direction: session.preview.localization.direction)
        }
      }
    } else {
      drawn = nil
    }
    self.pictures = pictures
    view = drawn?.value.map { PaywallView($0.screen, in: areas.innerArea(.paywall)) }
  }
}

/// What of the terminal and of the person's wishes decides how a screen is drawn.
struct Look: Sendable {
  let display: Display
  let device: Device
  let textOrder: TextOrder

  /// How a session's screen is drawn in the pane.
  ///
  /// Where only some of its rows are seen at once, pictures take a quarter of them, so that there is text beside
  /// them.
  fileprivate func options(_ session: Session, in areas: FrameAreas) -> RenderOptions {
    RenderOptions(
      width: areas.phoneWidth(of: device),
      device: session.device,
      platform: session.platform,
      isDark: session.isDark,
      colorDepth: display.paywallDepth,
      showsPictures: display.drawsPictures,
      mostPictureRows: min(RenderOptions.halfScreen, max(3, (areas.rows(.paywall) - 2) / 4)),
      marksMerged: session.showsMarks,
      textOrder: textOrder,
      products: session.openView.entry.variation.products,
      store: session.store,
      customTags: session.customTags,
      phoneLanguage: session.preview.resolution.requested
    )
  }
}

/// What a page in the place of a phone follows from.
private struct PageKey: Equatable, Sendable {
  let opened: Identity
  let rule: MatchingRule
  let requested: LocaleCode?
  let width: Int
}

/// What a drawn screen follows from.
struct ScreenKey: Equatable, Sendable {
  /// One of the open screens.
  private struct Layer: Equatable {
    let screen: String
    let navigator: String?
    let state: FlowState
  }

  private let opened: Identity
  private let localization: LocaleCode?
  private let layers: [Layer]

  /// How it is drawn.
  fileprivate let options: RenderOptions

  fileprivate init(_ session: Session, _ layers: [ScreenLayer], _ options: RenderOptions) {
    opened = session.opened
    localization = session.preview.localization.id
    self.layers = layers.map {
      Layer(screen: $0.screen.screen.id, navigator: $0.navigator?.id, state: $0.state)
    }
    self.options = options
  }
}

/// A drawn screen with what can be pointed at on it.
private struct DrawnScreen: Sendable {
  let screen: RenderedScreen
  let targets: ScreenTargets

  init(screen: RenderedScreen, direction: MergedLocalization.Direction) {
    self.screen = screen
    targets = ScreenTargets(screen, direction: direction)
  }
}

/// How a screen is laid out and drawn, given to the presentation so that it can be counted.
package struct ScreenDrawing: Sendable {
  /// Draws the last of the screens that are open over what is seen of the others; nil where none is open.
  package let draw:
    @Sendable (_ layers: [ScreenLayer], _ options: RenderOptions, _ pictures: inout PictureStore) ->
      RenderedScreen?

  /// Draws in a way of one's own.
  package init(
    _ draw: @escaping @Sendable ([ScreenLayer], RenderOptions, inout PictureStore) -> RenderedScreen?
  ) {
    self.draw = draw
  }

  /// The one that is used.
  package static let renderer = ScreenDrawing { layers, options, pictures in
    ScreenRenderer.render(layers, options: options, pictures: &pictures)
  }
}
