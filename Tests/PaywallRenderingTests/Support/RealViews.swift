import FlowDocuments
import LocaleMatching
import Testing
import TestSupport

/// A view of a file that is not part of the project.
struct RealView: CustomTestStringConvertible, Sendable {
  let name: String
  let view: FlowView

  var testDescription: String { name }

  /// Whether the files are there.
  static let arePresent = RealFiles.arePresent

  /// Every view of the files of real users, and of the collections of cases.
  static let all: [RealView] = ["real/fallback", "cases/flows", "cases/languages"].flatMap { folder in
    RealFiles.names(in: folder).filter { $0.hasSuffix(".json") }.flatMap { views(in: folder + "/" + $0) }
  }

  private static func views(in path: String) -> [RealView] {
    guard let document = try? FlowDocument(bytes: RealFiles.bytes(path), name: path) else { return [] }
    return document.entries.enumerated().compactMap { index, entry in
      guard let outline = entry.outline,
        let view = try? FlowView(outline, conditions: DeviceConditions(platform: .iOS))
      else { return nil }
      return RealView(name: "\(path) \(index)", view: view)
    }
  }
}
