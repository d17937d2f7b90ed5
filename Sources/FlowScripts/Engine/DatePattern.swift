/// A pattern for dates in the letters of Unicode: `dd.MM.yyyy`, `EEE d MMM, HH:mm`.
public struct DatePattern: Hashable, Sendable {
  /// A part of a pattern.
  public enum Piece: Hashable, Sendable {
    /// Text as it is.
    case literal(String)
    /// A number with at least so many digits.
    case number(DatePart, digits: Int)
    /// A name in the language: `month`, `weekday` or `dayPeriod`, in a style of `Intl`.
    case name(part: String, style: String)
  }

  /// The parts in order.
  public let pieces: [Piece]

  /// Reads a pattern; letters that it does not know stay as they are.
  public init(_ pattern: String) {
    var pieces: [Piece] = []
    var rest = pattern[...]
    while let letter = rest.first {
      if letter == "'" {
        pieces.append(.literal(Self.quoted(&rest)))
        continue
      }
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      pieces.append(Self.piece(letter, run.count))
    }
    self.pieces = pieces
  }

  /// The text between two apostrophes; two of them side by side are one.
  private static func quoted(_ rest: inout Substring) -> String {
    rest = rest.dropFirst()
    if rest.first == "'" {
      rest = rest.dropFirst()
      return "'"
    }
    let text = rest.prefix { $0 != "'" }
    rest = rest.dropFirst(text.count + 1)
    return String(text)
  }

  private static func piece(_ letter: Character, _ count: Int) -> Piece {
    let style = count == 3 ? "short" : count == 5 ? "narrow" : "long"
    switch letter {
    case "y": return .number(count == 2 ? .yearOfCentury : .year, digits: count)
    case "M", "L": return count < 3 ? .number(.month, digits: count) : .name(part: "month", style: style)
    case "d": return .number(.day, digits: count)
    case "E", "c": return .name(part: "weekday", style: count < 3 ? "short" : style)
    case "H": return .number(.hour, digits: count)
    case "h": return .number(.hourOfHalf, digits: count)
    case "m": return .number(.minute, digits: count)
    case "s": return .number(.second, digits: count)
    case "S": return .number(.millisecond, digits: count)
    case "a": return .name(part: "dayPeriod", style: "short")
    default: return .literal(String(repeating: letter, count: count))
    }
  }
}
