extension FormatSpecifiers {
  /// In what the values that a text takes differ from those of the reference, as a phrase; nil when both
  /// can be filled in alike.
  ///
  /// Order does not count where positions are written, and `%d` is `%i`. A stray percent sign counts only
  /// in a text that is filled in: elsewhere it is just a percent sign.
  package func difference(from reference: FormatSpecifiers) -> String? {
    if let damage = damaged.first, reference.damaged.isEmpty {
      return "“\(damage)” is no specifier and stays as it is, the reference takes \(reference.words)"
    }
    guard Self.kinds(arguments) == Self.kinds(reference.arguments) else {
      return "takes \(words), the reference takes \(reference.words)"
    }
    if let percent = stray.first, reference.stray.isEmpty, !reference.arguments.isEmpty {
      return "“\(percent)” may be read as a specifier; a percent sign is written %%"
    }
    return nil
  }

  /// The values in words: `%@ and %d`, `no value`.
  package var words: String {
    // Numbers are needed only where the values do not stand in their order anyway.
    let isNumbered = arguments.map(\.position) != Array(1...max(1, arguments.count))
    let texts = arguments.map { argument in
      isNumbered && argument.position > 0
        ? "%\(argument.position)$\(argument.conversion)" : "%\(argument.conversion)"
    }
    guard let last = texts.last else { return "no value" }
    return texts.count == 1 ? last : texts.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The arguments with spellings of the same conversion made one.
  private static func kinds(_ arguments: [Argument]) -> Set<Argument> {
    Set(arguments.map { Argument(position: $0.position, conversion: kind(of: $0.conversion)) })
  }

  /// Documented: on 64-bit Apple platforms `l`, `ll`, `q`, `z`, `t` and `j` all are 64 bits wide.
  private static func kind(of conversion: String) -> String {
    guard let letter = conversion.last, !conversion.hasPrefix("#") else { return conversion }
    let isWide = conversion.dropLast().contains { "lqztj".contains($0) }
    switch letter {
    case "d", "i", "D": return isWide || letter == "D" ? "ld" : "d"
    case "u", "U", "x", "X", "o", "O": return isWide || letter == "U" || letter == "O" ? "lu" : "u"
    case "f", "F", "e", "E", "g", "G", "a", "A": return "f"
    default: return String(letter)
    }
  }
}
