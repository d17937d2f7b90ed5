/// A compiled description of a terminal, as the terminal database keeps it.
///
/// Hardly any description says that its terminal takes colours by their components, or strikes text out, though
/// nearly all terminals do. ncurses takes a description from memory as well; so the one of the database is
/// changed, and given to it.
///
/// Documented: term(5), the legacy and the extended number format; user_caps(5), `RGB`.
struct TerminalDescription: Equatable {
  private var names: [UInt8]
  private var flags: [UInt8]
  private var numbers: [Int32]
  private var strings: [Int16]
  private var table: [UInt8]
  private var extras = Extras()

  /// The capabilities that are not standard; each has its name in the table, after the strings.
  private struct Extras: Equatable {
    var flags: [UInt8] = []
    var numbers: [Int32] = []
    var strings: [Int16] = []
    var names: [Int16] = []
    var table: [UInt8] = []
  }

  private static let shortMagic: Int16 = 0o432
  private static let wideMagic: Int16 = 0o1036

  /// Reads a description; nil for anything else.
  init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let magic = reader.short(), magic == Self.shortMagic || magic == Self.wideMagic,
      let counts = reader.counts(5), let names = reader.bytes(counts[0]), let flags = reader.bytes(counts[1])
    else { return nil }
    reader.align(after: counts[0] + counts[1])
    guard let numbers = reader.numbers(counts[2], areWide: magic == Self.wideMagic),
      let strings = reader.shorts(counts[3]), let table = reader.bytes(counts[4])
    else { return nil }
    (self.names, self.flags, self.numbers) = (names, flags, numbers)
    (self.strings, self.table) = (strings, table)
    reader.align(after: counts[4])
    guard let counts = reader.counts(5), let flags = reader.bytes(counts[0]) else { return }
    reader.align(after: counts[0])
    guard let numbers = reader.numbers(counts[1], areWide: magic == Self.wideMagic),
      let strings = reader.shorts(counts[2]), let names = reader.shorts(counts[0] + counts[1] + counts[2]),
      let table = reader.bytes(counts[4])
    else { return }
    extras = Extras(flags: flags, numbers: numbers, strings: strings, names: names, table: table)
  }

  /// The description as bytes; nil when it has grown beyond what the format can say.
  var bytes: [UInt8]? {
    var writer = ByteWriter()
    guard
      writer.shorts([
        Int(Self.wideMagic), names.count, flags.count, numbers.count, strings.count, table.count,
      ])
    else { return nil }
    writer.bytes += names + flags
    writer.align(after: names.count + flags.count)
    writer.numbers(numbers)
    _ = writer.shorts(strings.map { Int($0) })
    writer.bytes += table
    writer.align(after: table.count)
    let (flags, numbers, strings) = (extras.flags.count, extras.numbers.count, extras.strings.count)
    guard writer.shorts([flags, numbers, strings, strings + extras.names.count, extras.table.count]) else {
      return nil
    }
    writer.bytes += extras.flags
    writer.align(after: flags)
    writer.numbers(extras.numbers)
    _ = writer.shorts((extras.strings + extras.names).map { Int($0) })
    writer.bytes += extras.table
    return writer.bytes
  }
}

extension TerminalDescription {
  /// Places of standard capabilities; term.h has them in this order.
  private enum Place {
    static let colors = 13
    static let (blink, attributes, foreground, background) = (26, 131, 359, 360)
  }

  /// The same for colours by their components; the first eight numbers stay the terminal's own.
  ///
  /// Nil for a terminal without 256 colours, which is none of those that take more.
  func withTrueColor() -> TerminalDescription? {
    guard numbers.count > Place.colors, numbers[Place.colors] == 256 else { return nil }
    var changed = self
    changed.numbers[Place.colors] = 0x100_0000
    changed.set(Place.foreground, Self.color(base: 3))
    changed.set(Place.background, Self.color(base: 4))
    changed.addFlag("RGB")
    return changed
  }

  /// The string that chooses a colour; `base` is 3 for text and 4 for its ground.
  private static func color(base: Int) -> String {
    "\u{1B}[%?%p1%{8}%<%t\(base)%p1%d%e\(base)8;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m"
  }

  /// The same with struck text in the place of blinking text, which nothing here uses.
  ///
  /// As it is where the description chooses all attributes in a way of its own. Documented: ECMA-48, SGR 9;
  /// a terminal that cannot strike text out ignores it.
  func strikingInsteadOfBlinking() -> TerminalDescription {
    guard let all = string(Place.attributes), let range = all.firstRange(of: "%?%p4%t;5%;") else {
      return self
    }
    var changed = self
    changed.set(Place.attributes, all.replacingCharacters(in: range, with: "%?%p4%t;9%;"))
    changed.set(Place.blink, Self.strike)
    return changed
  }

  /// Whether blinking text is struck text.
  var strikesOut: Bool { string(Place.blink) == Self.strike }

  private static let strike = "\u{1B}[9m"

  private func string(_ place: Int) -> String? {
    guard strings.indices.contains(place), strings[place] >= 0 else { return nil }
    return String(decoding: table.dropFirst(Int(strings[place])).prefix { $0 != 0 }, as: UTF8.self)
  }

  private mutating func set(_ place: Int, _ value: String) {
    guard let offset = Int16(exactly: table.count) else { return }
    while strings.count <= place { strings.append(-1) }
    strings[place] = offset
    table += Array(value.utf8) + [0]
  }

  private mutating func addFlag(_ name: String) {
    // Names are counted from the end of the last string.
    let end = extras.strings.filter { $0 >= 0 }.map { Int($0) + length(at: Int($0)) + 1 }.max() ?? 0
    guard let offset = Int16(exactly: extras.table.count - end) else { return }
    extras.flags.insert(1, at: 0)
    extras.names.insert(offset, at: 0)
    extras.table += Array(name.utf8) + [0]
  }

  private func length(at offset: Int) -> Int {
    extras.table.dropFirst(offset).prefix { $0 != 0 }.count
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
