package import FlowDocuments

extension StringTable {
  /// Reads a `.strings` file: text in UTF-8, or in UTF-16 with a byte order mark, or a binary property list.
  ///
  /// What the platform does not read is refused here as well, since every key of such a table is shown in
  /// place of its text.
  package init(bytes: [UInt8]) throws(DocumentError) {
    if BinaryPropertyList.isMagic(bytes) {
      self.init(try BinaryPropertyList(bytes).entries())
      return
    }
    try Self.refuseUnmarkedUTF16(bytes)
    let source = try SourceText(bytes)
    try Self.refuseOtherEncodings(source)
    try Self.refuseXML(source)
    guard !source.utf8.isEmpty else {
      throw DocumentError(at: .wholeFile, problem: "the file is empty", advice: "export it again")
    }
    var reader = StringsReader(source)
    try reader.read()
    self.init(reader.entries, diagnostics: reader.diagnostics)
  }

  /// Run: Foundation reads UTF-16 only behind a byte order mark.
  private static func refuseUnmarkedUTF16(_ bytes: [UInt8]) throws(DocumentError) {
    guard bytes.count >= 2, (bytes[0] == 0) != (bytes[1] == 0) else { return }
    throw DocumentError(
      at: .wholeFile,
      problem: "UTF-16 without a byte order mark, which no phone reads",
      advice: "save it as UTF-8"
    )
  }

  /// Run: Foundation refuses the whole file for one byte that is no UTF-8.
  private static func refuseOtherEncodings(_ source: SourceText) throws(DocumentError) {
    guard let offset = source.utf8.firstInvalidUTF8 else { return }
    throw DocumentError(
      at: source.position(of: offset),
      problem: "the text is not UTF-8 from here on",
      advice: "save it as UTF-8"
    )
  }

  private static func refuseXML(_ source: SourceText) throws(DocumentError) {
    let head = source.utf8.drop { $0 <= 0x20 }.prefix(9)
    guard
      head.starts(with: "<?xml".utf8) || head.starts(with: "<plist".utf8)
        || head.starts(with: "<!DOCTYPE".utf8)
    else { return }
    throw DocumentError(
      at: .wholeFile,
      problem: "an XML property list",
      advice: "turn it into text: plutil -convert strings, or choose the file that it was made from"
    )
  }
}

extension [UInt8] {
  /// Where the first byte stands that is no UTF-8; nil when all are.
  fileprivate var firstInvalidUTF8: Int? {
    guard String(validating: self, as: UTF8.self) == nil else { return nil }
    var decoder = UTF8()
    var bytes = makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&bytes) { offset += UTF8.width(scalar) }
    return offset
  }
}
