import FlowDocuments
import LocaleMatching
import TerminalUI
import Testing

@testable import PreviewInterface

@Suite("Right-to-left text in the preview")
struct TextOrderTests {
  private static let size = CellSize(width: 80, height: 24)

  @Test(
    "is sent as it is seen, or as it is stored where the terminal reorders it",
    arguments: [(false, "ءﻲﺷ ﻞﻛ ﺢﺘﻓﺍ"), (true, "افتح كل شيء")]
  )
  func order(reorders: Bool, title: String) throws {
    var device = HeadlessDevice(size: Self.size)
    device.reordersText = reorders
    var app = InteractiveApp(AppState(ShownFlow.library(), size: Self.size, requested: "ar")) {
      ShownFlow.library()
    }
    app.run(on: &device)
    let frame = try #require(device.frames.last)
    #expect(frame.picture.contains(title))
  }
}
