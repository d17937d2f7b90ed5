import FlowDocuments
import PreviewInterface
import PreviewModel
import TerminalUI
import Testing

@Suite("The list of variations")
struct ChooserOverlayTests {
  private static let fallback = """
    {"meta": {"version": 9, "response_created_at": 1}, "data": {
      "home": {"meta": {}, "data": [
        {"variation_id": "v-1", "weight": 60, "paywall_id": "p-1", "paywall_name": "Calm", "products": [],
         "paywall_builder": {"paywall_builder_id": "b-1", "lang": "en", "paywall_builder_config": {
           "format": "4.4.1", "template_id": "flat", "default_localization": "en",
           "localizations": [{"id": "en", "strings": []}, {"id": "pt-br", "strings": []}],
           "styles": {"default": {}}}}},
        {"variation_id": "v-2", "weight": 40, "paywall_id": "p-2", "paywall_name": "Plain", "products": []}]},
      "tour": {"meta": {}, "data": [
        {"variation_id": "v-3", "weight": 100, "onboarding_id": "o-1", "onboarding_name": "First steps",
         "onboarding_builder": {"config_url": "https://example.com"}}]}}}
    """

  @Test(
    "tells of each variation what it is, and why there may be nothing to draw",
    arguments: [
      (0, "home       Calm         paywall 60 %", "Variation v-1. Localizations: en, pt-br; default en."),
      (1, "home       Plain        paywall 40 %", "Variation v-2. Nothing to draw: a paywall without a view"),
      (2, "tour       First steps  onboarding", "Variation v-3. Nothing to draw: an onboarding is a page"),
    ]
  )
  func row(_ index: Int, _ row: String, _ remark: String) throws {
    let document = try FlowDocument(bytes: Array(Self.fallback.utf8), name: "fallback.json")
    var screen = Screen(AppState(Library(documents: [document]), size: CellSize(width: 100, height: 20)))
    screen.reduce(.openChooser)
    screen.reduce(.move(.toFirst))
    screen.reduce(.move(.by(index)))
    let picture = screen.shown.frame.picture
    #expect(picture.contains("Placement"))
    #expect(picture.contains(row))
    #expect(picture.contains(remark))
  }
}
