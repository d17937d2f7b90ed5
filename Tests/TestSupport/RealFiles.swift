#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files of real users and collected cases, which are not part of the project.
///
/// They stand in a folder `shared` beside the package, or where `PAYWALL_PREVIEW_REAL_FILES` says. Tests that
/// need them are skipped where they are not.
package enum RealFiles {
  /// The folder that holds `real` and `cases`.
  package static let root: String =
    getenv("PAYWALL_PREVIEW_REAL_FILES").map { String(cString: $0) }
    ?? #filePath.split(separator: "/").dropLast(4).reduce("") { "\($0)/\($1)" } + "/shared"

  /// Whether they are there.
  package static let arePresent = access(root + "/real/fallback", R_OK) == 0

  /// The bytes of one of them, by its path below the folder; none where it cannot be read.
  package static func bytes(_ path: String) -> [UInt8] { bytes(at: root + "/" + path) }

  /// The bytes of any file, by its whole path; none where it cannot be read.
  package static func bytes(at path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// The names in a folder below it, in order.
  package static func names(in folder: String) -> [String] { names(at: root + "/" + folder) }

  /// The names in any folder, by its whole path, in order.
  package static func names(at path: String) -> [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
