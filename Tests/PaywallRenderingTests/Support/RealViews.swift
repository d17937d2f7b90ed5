import FlowDocuments
import LocaleMatching
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A view of a file that is not part of the project.
struct RealView: CustomTestStringConvertible, Sendable {
  let name: String
  let view: FlowView

  var testDescription: String { name }

  private static let root: String =
    getenv("PAYWALL_PREVIEW_REAL_FILES").map { String(cString: $0) }
    ?? #filePath.split(separator: "/").dropLast(5).reduce("") { "\($0)/\($1)" } + "/shared"

  /// Whether the files are there.
  static let arePresent = access(root + "/real/fallback", R_OK) == 0

  /// Every view of the files of real users, and of the collections of cases.
  static let all: [RealView] = ["real/fallback", "cases/flows", "cases/languages"].flatMap { folder in
    names(in: root + "/" + folder).flatMap { views(in: folder + "/" + $0) }
  }

  private static func views(in path: String) -> [RealView] {
    guard let document = try? FlowDocument(bytes: bytes(path), name: path) else { return [] }
    return document.entries.enumerated().compactMap { index, entry in
      guard let outline = entry.outline,
        let view = try? FlowView(outline, conditions: DeviceConditions(platform: .iOS))
      else { return nil }
      return RealView(name: "\(path) \(index)", view: view)
    }
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".json") { names.append(name) }
    }
    return names.sorted()
  }

  private static func bytes(_ path: String) -> [UInt8] {
    guard let file = fopen(root + "/" + path, "rb") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }
}
