import FlowDocuments
import LocaleMatching
import PreviewCommands
import PreviewModel
import Testing

@Suite("Arguments become documents")
struct InputLoaderTests {
  private static let fileSystem = FileSystem.memory(
    [
      "one.json": Fixtures.flow,
      "flows/b.json": Fixtures.flow,
      "flows/a.JSON": Fixtures.fallback,
      "flows/.hidden.json": Fixtures.flow,
      "flows/notes.txt": Fixtures.flow,
      "flows/broken.json": "{",
      "/opt/SampleFlows/sample.json": Fixtures.flow,
    ],
    standardInput: Fixtures.flow
  )

  @Test(
    arguments: [
      (["one.json"], ["one.json"]),
      (["flows", "one.json"], ["flows/a.JSON", "flows/b.json", "one.json"]),
      (["flows/"], ["flows/a.JSON", "flows/b.json"]),
      (["-"], ["-"]),
      ([], ["/opt/SampleFlows/sample.json"]),
    ] as [([String], [String])]
  )
  func names(_ arguments: [String], _ names: [String]) throws {
    let loader = InputLoader(
      fileSystem: Self.fileSystem,
      conditions: DeviceConditions(platform: .iOS)
    )
    #expect(try loader.load(arguments).documents.map(\.name) == names)
  }
}
