#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Reading from and writing to descriptors, which signals may interrupt.
enum Descriptor {
  /// Writes all bytes; false when nobody reads them any more.
  static func write(_ bytes: [UInt8], to descriptor: CInt) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Reads what is there, waiting for it; none at the end.
  static func read(from descriptor: CInt) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      while true {
        let result = systemRead(descriptor, buffer.baseAddress, buffer.count)
        if result < 0, errno == EINTR { continue }
        count = max(0, result)
        return
      }
    }
  }
}

private func systemWrite(_ descriptor: CInt, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

private func systemRead(_ descriptor: CInt, _ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
