import FlowDocuments

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files of real users, which are not part of the project.
enum RealFiles {
  /// The folder that holds `real` and `cases`.
  static let root: String =
    getenv("PAYWALL_PREVIEW_REAL_FILES").map { String(cString: $0) }
    ?? #filePath.split(separator: "/").dropLast(5).reduce("") { "\($0)/\($1)" } + "/shared"

  /// Whether they are there.
  static let arePresent = access(root + "/real/fallback", R_OK) == 0

  /// The bytes of one of them.
  static func bytes(_ path: String) -> [UInt8] {
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

  /// One of them, decoded.
  static func document(_ path: String) throws(DocumentError) -> FlowDocument {
    try FlowDocument(bytes: bytes(path), name: path)
  }
}
