import Foundation

/// A folder for one test, gone when the test is done.
final class ScratchFolder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("paywall-preview-tests-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file in the folder, whether it is there or not.
  func path(of name: String) -> String {
    url.appendingPathComponent(name).path
  }

  /// Writes a file and gives its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let path = path(of: name)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// The text of a file.
  func text(of name: String) throws -> String {
    try String(contentsOfFile: path(of: name), encoding: .utf8)
  }

  /// Puts a pipe that nobody writes to in the place of a file.
  func replaceByPipe(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(of: name))
    guard mkfifo(path(of: name), 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Whether the system has a device that is always full.
  static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")
}
