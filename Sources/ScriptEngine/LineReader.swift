/// Reads lines from a descriptor.
struct LineReader {
  let descriptor: CInt

  /// The most bytes that a line may have.
  let limit: Int

  private var bytes: [UInt8] = []
  private var searched = 0

  init(descriptor: CInt, limit: Int) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// The next line, waiting for it; nil at the end, and when it is too long.
  mutating func nextLine() -> [UInt8]? {
    while true {
      if let line = takeLine() { return line }
      guard takeMore() else { return nil }
    }
  }

  /// A line that has come whole; nil when there is none.
  mutating func takeLine() -> [UInt8]? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      return nil
    }
    let line = Array(bytes[..<end])
    bytes.removeSubrange(...end)
    searched = 0
    return line
  }

  /// Reads what is there, waiting for it; false at the end, and when there is too much of it.
  mutating func takeMore() -> Bool {
    let more = Descriptor.read(from: descriptor)
    bytes += more
    return !more.isEmpty && bytes.count <= limit
  }
}
