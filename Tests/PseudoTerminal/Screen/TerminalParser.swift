/// Splits what a program writes into tokens, whatever the pieces in which it arrives.
///
/// It is strict: UTF-8 has to be well formed, and of the sequences only their general form is known here.
struct TerminalParser {
  private enum State {
    case ground
    case escape(String)
    case sequence(ControlSequence)
    case command([UInt8])
    case commandEnd([UInt8])
  }

  private var state = State.ground
  private var text: [UInt8] = []

  /// Takes one byte and gives the token that it completes.
  mutating func next(_ byte: UInt8) -> TerminalToken? {
    switch state {
    case .ground: ground(byte)
    case .escape(let intermediates): escape(byte, after: intermediates)
    case .sequence(let sequence): controlSequence(byte, of: sequence)
    case .command(let bytes): command(byte, after: bytes)
    case .commandEnd(let bytes): commandEnd(byte, after: bytes)
    }
  }

  private mutating func ground(_ byte: UInt8) -> TerminalToken? {
    if text.isEmpty {
      switch byte {
      case 0x1B:
        state = .escape("")
        return nil
      case ..<0x20, 0x7F:
        return .control(byte)
      case ..<0x7F:
        return .scalar(Unicode.Scalar(byte))
      default: break
      }
    }
    text.append(byte)
    guard let length = Self.length(lead: text[0]), byte & 0xC0 == 0x80 || text.count == 1 else {
      return malformedText()
    }
    guard text.count == length else { return nil }
    guard let string = String(validating: text, as: UTF8.self), let scalar = string.unicodeScalars.first
    else {
      return malformedText()
    }
    text = []
    return .scalar(scalar)
  }

  private mutating func malformedText() -> TerminalToken {
    defer { text = [] }
    return .malformed(
      "bytes that are not UTF-8: \(text.map { String($0, radix: 16) }.joined(separator: " "))"
    )
  }

  private static func length(lead: UInt8) -> Int? {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }

  private mutating func escape(_ byte: UInt8, after intermediates: String) -> TerminalToken? {
    let character = Character(Unicode.Scalar(byte))
    state = .ground
    switch (byte, intermediates) {
    case (UInt8(ascii: "["), ""):
      state = .sequence(ControlSequence(final: " "))
    case (UInt8(ascii: "]"), ""):
      state = .command([])
    case (0x20...0x2F, _):
      state = .escape(intermediates + String(character))
    case (0x30...0x7E, _):
      return .escape(intermediates + String(character))
    default:
      return .malformed("ESC followed by byte \(byte)")
    }
    return nil
  }

  private mutating func controlSequence(_ byte: UInt8, of sequence: ControlSequence) -> TerminalToken? {
    let character = Character(Unicode.Scalar(byte))
    var sequence = sequence
    switch byte {
    case 0x30...0x3B where sequence.intermediates.isEmpty:
      sequence.parameters.append(character)
    case 0x3C...0x3F where sequence.description == " ":
      sequence.prefix = String(character)
    case 0x20...0x2F:
      sequence.intermediates.append(character)
    case 0x40...0x7E:
      sequence.final = character
      state = .ground
      return .sequence(sequence)
    default:
      state = .ground
      return .malformed("byte \(byte) inside ESC [ \(sequence)")
    }
    state = .sequence(sequence)
    return nil
  }

  private mutating func command(_ byte: UInt8, after bytes: [UInt8]) -> TerminalToken? {
    switch byte {
    case 0x07:
      return finishCommand(bytes)
    case 0x1B:
      state = .commandEnd(bytes)
      return nil
    case ..<0x20:
      state = .ground
      return .malformed("control character inside an operating system command")
    default:
      state = .command(bytes + [byte])
      return nil
    }
  }

  private mutating func commandEnd(_ byte: UInt8, after bytes: [UInt8]) -> TerminalToken? {
    guard byte == UInt8(ascii: "\\") else {
      state = .ground
      return .malformed("operating system command without its terminator")
    }
    return finishCommand(bytes)
  }

  private mutating func finishCommand(_ bytes: [UInt8]) -> TerminalToken {
    state = .ground
    guard let string = String(validating: bytes, as: UTF8.self) else {
      return .malformed("operating system command that is not UTF-8")
    }
    return .command(string)
  }
}
