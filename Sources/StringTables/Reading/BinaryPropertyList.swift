import FlowDocuments

/// Reads the texts of a binary property list, which is what Xcode makes of a `.strings` file.
///
/// Documented by Core Foundation's `CFBinaryPList.c`: eight bytes of magic, objects, a table of their
/// offsets, and a trailer of 32 bytes that tells how wide offsets and references are. A table of texts
/// needs three kinds of objects only. Nothing that the file says about a place is believed unchecked.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let referenceSize: Int
  private let offsetSize: Int
  private let objectCount: Int
  private let offsetTable: Int
  private let top: Int

  /// Whether a file is a binary property list.
  static func isMagic(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  /// Reads a file that begins with the magic.
  init(_ bytes: [UInt8]) throws(DocumentError) {
    let trailer = bytes.count - 32
    guard trailer >= 8 else { throw Self.damaged }
    self.bytes = bytes
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard let count = Self.integer(bytes, at: trailer + 8, size: 8),
      let top = Self.integer(bytes, at: trailer + 16, size: 8),
      let table = Self.integer(bytes, at: trailer + 24, size: 8),
      // Each object has at least a byte of its own, and an offset.
      count < bytes.count, (1...8).contains(offsetSize), (1...8).contains(referenceSize)
    else { throw Self.damaged }
    objectCount = count
    offsetTable = table
    self.top = top
  }

  private static let damaged = DocumentError(
    at: .wholeFile,
    problem: "a binary property list that is damaged or cut short",
    advice: "copy it again, or take the .strings file that it was made from"
  )

  /// The entries of the dictionary at the top, in the order in which they stand in it.
  func entries() throws(DocumentError) -> [StringTable.Entry] {
    let object = try object(top)
    guard object.kind == 0xD else {
      throw DocumentError(
        at: .wholeFile,
        problem: "a property list that is no table of texts",
        advice: "choose a .strings file"
      )
    }
    var entries: [StringTable.Entry] = []
    for index in 0..<object.count {
      let keyPlace = try place(object.start, index)
      let valuePlace = try place(object.start, object.count + index)
      let key = try text(try reference(keyPlace), of: nil)
      entries.append(StringTable.Entry(key: key, value: try text(try reference(valuePlace), of: key)))
    }
    return entries
  }

  private func place(_ start: Int, _ index: Int) throws(DocumentError) -> Int {
    let (distance, isTooFar) = index.multipliedReportingOverflow(by: referenceSize)
    guard !isTooFar, distance < bytes.count else { throw Self.damaged }
    return start + distance
  }

  private func reference(_ place: Int) throws(DocumentError) -> Int {
    guard let reference = Self.integer(bytes, at: place, size: referenceSize) else { throw Self.damaged }
    return reference
  }

  /// The text that an object holds; `key` is what it is the value of.
  private func text(_ reference: Int, of key: String?) throws(DocumentError) -> String {
    let object = try object(reference)
    let width = object.kind == 0x6 ? 2 : 1
    guard object.kind == 0x5 || object.kind == 0x6 else {
      throw DocumentError(
        at: .wholeFile,
        problem: key.map { "the value of “\($0)” is no text" } ?? "a key that is no text",
        advice: "choose a .strings file; plurals stand in a .stringsdict"
      )
    }
    guard object.count <= (bytes.count - object.start) / width else { throw Self.damaged }
    let content = bytes[object.start..<object.start + object.count * width]
    guard width == 2 else { return String(decoding: content, as: UTF8.self) }
    let units = stride(from: content.startIndex, to: content.endIndex, by: 2).map { index in
      UInt16(content[index]) << 8 | UInt16(content[index + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// The kind of an object, how many parts it has, and where they begin.
  private func object(_ reference: Int) throws(DocumentError) -> (kind: UInt8, count: Int, start: Int) {
    guard (0..<objectCount).contains(reference) else { throw Self.damaged }
    let (entry, isTooFar) = offsetTable.addingReportingOverflow(reference * offsetSize)
    guard !isTooFar, let offset = Self.integer(bytes, at: entry, size: offsetSize), offset < bytes.count
    else { throw Self.damaged }
    let marker = bytes[offset]
    guard marker & 0x0F == 0x0F else { return (marker >> 4, Int(marker & 0x0F), offset + 1) }
    // A longer count is an object of its own: the power of two that is its width, then the number.
    guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 0x1 else { throw Self.damaged }
    let width = 1 << Int(bytes[offset + 1] & 0x03)
    guard let count = Self.integer(bytes, at: offset + 2, size: width), count < bytes.count else {
      throw Self.damaged
    }
    return (marker >> 4, count, offset + 2 + width)
  }

  /// A number of some bytes, the highest first; nil where it does not lie in the file or is too large.
  private static func integer(_ bytes: [UInt8], at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    let value = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value)
  }
}
