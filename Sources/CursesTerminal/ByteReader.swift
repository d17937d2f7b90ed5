/// Reads the little-endian numbers of a compiled terminal description.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  mutating func bytes(_ count: Int) -> [UInt8]? {
    guard count >= 0, rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  mutating func short() -> Int16? {
    bytes(2).map { Int16(bitPattern: UInt16($0[0]) | UInt16($0[1]) << 8) }
  }

  mutating func shorts(_ count: Int) -> [Int16]? {
    bytes(2 * count).map { bytes in
      stride(from: 0, to: bytes.count - 1, by: 2).map {
        Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
      }
    }
  }

  /// Numbers that say how many there are of something: none is negative.
  mutating func counts(_ count: Int) -> [Int]? {
    guard let counts = shorts(count)?.map({ Int($0) }), counts.allSatisfy({ $0 >= 0 }) else { return nil }
    return counts
  }

  /// Numbers of two bytes each, or of four.
  mutating func numbers(_ count: Int, areWide: Bool) -> [Int32]? {
    guard areWide else { return shorts(count)?.map { Int32($0) } }
    return shorts(2 * count).map { halves in
      stride(from: 0, to: halves.count - 1, by: 2).map {
        Int32(halves[$0 + 1]) << 16 | Int32(UInt16(bitPattern: halves[$0]))
      }
    }
  }

  /// Skips the byte that makes an odd count even.
  mutating func align(after count: Int) {
    if count % 2 == 1 { rest = rest.dropFirst() }
  }
}

/// Writes what `ByteReader` reads.
struct ByteWriter {
  var bytes: [UInt8] = []

  /// Writes numbers of two bytes each; false when one does not fit.
  mutating func shorts(_ values: [Int]) -> Bool {
    for value in values {
      guard let short = Int16(exactly: value) else { return false }
      bytes += [UInt8(truncatingIfNeeded: short), UInt8(truncatingIfNeeded: short >> 8)]
    }
    return true
  }

  /// Writes numbers of four bytes each.
  mutating func numbers(_ values: [Int32]) {
    for value in values {
      bytes += (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * Int32($0))) }
    }
  }

  mutating func align(after count: Int) {
    if count % 2 == 1 { bytes.append(0) }
  }
}
