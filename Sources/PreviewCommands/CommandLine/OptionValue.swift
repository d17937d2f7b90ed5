import LocaleMatching
import PreviewModel

/// What an option takes, and how that is read into the options.
struct OptionValue: Sendable {
  /// What a value can be, as far as a shell can complete it.
  enum Content: Hashable, Sendable {
    /// There is no value: the option says it all.
    case none
    /// One of a few words.
    case words([String])
    /// The name of a file.
    case file
    /// Anything else.
    case text
  }

  /// What stands for it in the help; nil for an option without one.
  let placeholder: String?

  /// What it can be.
  let content: Content

  /// Reads a value into the options; of an option without one, an empty value.
  let read: @Sendable (String, OptionName, inout Options) throws(Failure) -> Void
}

/// One of a few words.
typealias OptionChoice = RawRepresentable<String> & CaseIterable & SendableMetatype

extension OptionValue {
  /// Where a value goes.
  typealias Field<Value> = any WritableKeyPath<Options, Value> & Sendable

  /// No value, and nothing to set: what is asked for is something else than a command.
  static let nothing = OptionValue(placeholder: nil, content: .none) { _, _, _ in }

  /// No value: the option sets a switch.
  static func sets(_ path: Field<Bool>, to isOn: Bool) -> OptionValue {
    OptionValue(placeholder: nil, content: .none) { _, _, options in options[keyPath: path] = isOn }
  }

  /// Any text.
  static func text(
    _ placeholder: String,
    _ path: Field<String?>
  ) -> OptionValue {
    OptionValue(placeholder: placeholder, content: .text) { value, _, options in
      options[keyPath: path] = value
    }
  }

  /// The name of a file.
  static func file(_ path: Field<String?>) -> OptionValue {
    OptionValue(placeholder: "FILE", content: .file) { value, _, options in options[keyPath: path] = value }
  }

  /// A locale code in any spelling.
  static func code(_ path: Field<LocaleCode?>) -> OptionValue {
    OptionValue(placeholder: "CODE", content: .text) { value, _, options in
      options[keyPath: path] = LocaleCode(value)
    }
  }

  /// Locale codes with commas; blanks around them do not count.
  static func codes(_ path: Field<[LocaleCode]?>) -> OptionValue {
    OptionValue(placeholder: "CODE,…", content: .text) { list, _, options in
      options[keyPath: path] = list.split(separator: ",").map { part in
        LocaleCode(
          String(part.trimmingPrefix { $0 == " " }.reversed().trimmingPrefix { $0 == " " }.reversed())
        )
      }.filter { !$0.rawValue.isEmpty }
    }
  }

  /// One of a few words, which stand for themselves in the help.
  static func choice<Choice: OptionChoice>(
    _ path: Field<Choice>
  ) -> OptionValue {
    choice(Choice.allCases.map(\.rawValue).joined(separator: "|"), path)
  }

  /// One of words that are too many for the help.
  static func choice<Choice: OptionChoice>(
    _ placeholder: String,
    _ path: Field<Choice>
  ) -> OptionValue {
    OptionValue(placeholder: placeholder, content: .words(Choice.allCases.map(\.rawValue))) {
      (value, name, options) throws(Failure) in
      options[keyPath: path] = try chosen(value, of: name)
    }
  }

  /// The same for a choice that need not be made.
  static func choice<Choice: OptionChoice>(
    _ placeholder: String,
    _ path: Field<Choice?>
  ) -> OptionValue {
    OptionValue(placeholder: placeholder, content: .words(Choice.allCases.map(\.rawValue))) {
      (value, name, options) throws(Failure) in
      options[keyPath: path] = try chosen(value, of: name) as Choice
    }
  }

  /// Something that not every text is; `needs` says what, for the sentence that refuses others.
  static func parsed<Value>(
    _ placeholder: String,
    _ path: Field<Value?>,
    needs: String,
    _ parse: @escaping @Sendable (String) -> Value?
  ) -> OptionValue {
    OptionValue(placeholder: placeholder, content: .text) { (value, name, options) throws(Failure) in
      guard let parsed = parse(value) else {
        throw .usage("\(name.spelling) needs \(needs), not “\(value)”")
      }
      options[keyPath: path] = parsed
    }
  }

  private static func chosen<Choice: OptionChoice>(
    _ value: String,
    of name: OptionName
  ) throws(Failure) -> Choice {
    if let choice = Choice(rawValue: value) { return choice }
    let words = Choice.allCases.map(\.rawValue)
    let start = "unknown value “\(value)” for \(name.spelling)"
    if let near = Spelling.nearest(to: value, among: words) {
      throw .usage("\(start); did you mean \(near)?")
    }
    throw .usage("\(start); choose from \(words.joined(separator: ", "))")
  }
}
