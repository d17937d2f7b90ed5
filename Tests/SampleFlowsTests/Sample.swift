import FlowDocuments
import Foundation
import LocaleMatching
import Testing

/// A file of the samples, by its name.
struct Sample: CustomTestStringConvertible, Hashable {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  var testDescription: String { name }

  /// The root of the package.
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let folder = root.appending(path: "SampleFlows")

  /// Every file that is there, in the order of names.
  static func all() throws -> [Sample] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.sorted().map { Sample($0) }
  }

  /// The one that cannot be opened, on purpose.
  static let broken = Sample("tide-flow-missing-comma.json")

  /// Those that open.
  static func sound() throws -> [Sample] {
    try all().filter { $0 != broken }
  }

  func bytes() throws -> [UInt8] {
    [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
  }

  func document(_ conditions: DeviceConditions = DeviceConditions(platform: .iOS)) throws -> FlowDocument {
    try FlowDocument(bytes: try bytes(), name: name, conditions: conditions)
  }

  /// The views of the file with the id of their variation.
  func views(
    _ conditions: DeviceConditions = DeviceConditions(platform: .iOS)
  ) throws -> [(entry: FlowDocument.Entry, view: FlowView)] {
    try document(conditions).entries.compactMap { entry in
      guard let outline = entry.outline else { return nil }
      return (entry, try FlowView(outline, conditions: conditions))
    }
  }

  /// The only view of a file that holds a bare view.
  func view() throws -> FlowView {
    let views = try views()
    guard let first = views.first, views.count == 1 else { throw SampleError.notOneView(name) }
    return first.view
  }

  /// The recorded pictures of the sample at a width.
  func snapshot(width: Int) -> URL {
    Self.root.appending(path: "Tests/SampleFlowsTests/__Snapshots__")
      .appending(path: "\(name.dropLast(".json".count))@\(width).txt")
  }
}

/// What a sample can do to a test.
enum SampleError: Error {
  case notOneView(String)
}
