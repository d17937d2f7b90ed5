import FlowDocuments
import LocaleMatching
import Testing
import TerminalUI

@testable import PaywallRendering

/// A phone to draw on, and what is installed on it.
struct Phone {
  var width = 30
  var platform = Platform.iOS
  var isRightToLeft = false
  var isDark = false
  var marksMerged = false
  var colorDepth = ColorDepth.trueColor
  var showsPictures = false
  var state = FlowState()
  var products: [Product] = []
  var language: LocaleCode?
  var store = StoreState()
  var customTags: [String: String] = [:]

  /// The texts by id, as JSON members; nil lets every text say its own id.
  var strings: String?

  /// More members of the view, each followed by a comma.
  var rest = ""

  /// An element as the content of a 5.x screen that scrolls.
  func draw(_ element: String) throws -> RenderedScreen {
    try draw(screen: #"{"layout_behaviour":"flat","content":\#(element)}"#)
  }

  /// The cells of an element.
  func picture(_ element: String) throws -> String {
    try draw(element).body.grid.picture
  }

  /// The one screen of a 5.x view.
  func draw(screen: String) throws -> RenderedScreen {
    try draw(view: #"{"format":"5.1.0","screens":{"main":\#(screen)},\#(rest)\#(localizations)}"#)
  }

  /// The style of a 4.x view.
  func draw(style: String, template: String = "flat", named name: String = "default") throws -> RenderedScreen
  {
    try draw(
      view:
        #"{"format":"4.4.1","template_id":"\#(template)","styles":{"\#(name)":\#(style)},\#(rest)\#(localizations)}"#
    )
  }

  /// The first screen of a view in a localization.
  func draw(view text: String, in code: LocaleCode = "en") throws -> RenderedScreen {
    let view = try decode(text)
    let screen = try #require(view.screens.first)
    let localized = LocalizedScreen(
      screen: screen,
      localization: view.merged(code, platform: platform),
      templates: view.templates
    )
    var pictures = PictureStore()
    var state = state
    state.sectionIndexes.merge(view.sectionStarts) { chosen, _ in chosen }
    return ScreenRenderer.render(
      ScreenLayer(localized, in: view.defaultNavigator, state: state),
      options: options,
      pictures: &pictures
    )
  }

  var options: RenderOptions {
    RenderOptions(
      width: width,
      platform: platform,
      isDark: isDark,
      colorDepth: colorDepth,
      showsPictures: showsPictures,
      marksMerged: marksMerged,
      products: products,
      store: store,
      customTags: customTags,
      phoneLanguage: language
    )
  }

  /// A view; without strings of its own every text in it says its own id.
  func decode(_ text: String) throws -> FlowView {
    let document = try FlowDocument(bytes: Array(text.utf8), name: "test.json")
    let outline = try #require(document.entries.first?.outline)
    let view = try FlowView(outline, conditions: DeviceConditions(platform: platform))
    return strings == nil ? view.sayingItsIDs : view
  }

  private var localizations: String {
    #""localizations":[{"id":"en","is_right_to_left":\#(isRightToLeft),"strings":[\#(strings ?? "")]}],"#
      + #""default_localization":"en""#
  }
}

extension FlowView {
  /// The same view with a string for every id that its elements use, which says the id.
  fileprivate var sayingItsIDs: FlowView {
    let ids = Set(stringUses.flatMap(\.candidates)).sorted()
    let strings = ids.map { StringItem(id: $0, value: RichText([.text($0, TextAttributes())])) }
    return FlowView(
      format: format,
      templateID: templateID,
      localizations: localizations.map {
        Localization(id: $0.id, isRightToLeft: $0.isRightToLeft, strings: strings, assets: $0.assets)
      },
      declaredDefault: declaredDefault,
      assets: assets,
      screens: screens,
      templates: templates,
      navigators: navigators,
      selectedProducts: selectedProducts,
      script: script,
      diagnostics: diagnostics
    )
  }
}

extension RenderedScreen {
  /// The picture of what scrolls.
  var picture: String { body.grid.picture }

  /// The picture of what stays at the bottom.
  var footerPicture: String? { footer?.grid.picture }

  /// The names of its findings.
  var checks: [String] { diagnostics.map(\.check.rawValue) }

  /// The only text that scrolls.
  var text: PlacedText? { body.texts.count == 1 ? body.texts.first : nil }
}

extension CellGrid {
  /// What stands in a rectangle, a line for each row.
  func picture(in rect: CellRect) -> String {
    var part = CellGrid(size: rect.size)
    for y in 0..<rect.size.height {
      for x in 0..<rect.size.width { part[x, y] = self[rect.minX + x, rect.minY + y] }
    }
    return part.picture
  }

  /// The attributes of the cell that a character first stands in.
  func attributes(of character: Character) -> CellStyle.Attributes? {
    for y in 0..<size.height {
      for x in 0..<size.width {
        switch self[x, y].content {
        case .narrow(CellCluster(character)), .wide(CellCluster(character)):
          return self[x, y].style.attributes
        default: continue
        }
      }
    }
    return nil
  }
}
