package import LocaleMatching

/// The line in which a person types the code that the app passes.
package struct CodeField: Equatable, Sendable {
  /// What stands in it; nil while nothing was ever typed, which means that the app passes no code.
  package private(set) var text: String?

  /// Where the next character goes, counted in characters from the start.
  package private(set) var cursor: Int

  /// Whether all of it is selected, so that the next character takes its place.
  package private(set) var isSelected = false

  /// Creates a field with a code, the cursor behind it; nil is a code that is left out.
  ///
  /// It takes no more than `longest` characters: no code is that long, and a whole file may be pasted by
  /// mistake.
  package init(_ code: LocaleCode? = nil, longest: Int = 200) {
    self.longest = longest
    text = code?.rawValue
    cursor = code?.rawValue.count ?? 0
  }

  /// The code that it stands for; nil is left out, which is not the same as empty.
  package var code: LocaleCode? { text.map { LocaleCode($0) } }

  /// Where the cursor can go.
  package enum Step: Hashable, Sendable {
    /// One character back.
    case back
    /// One character forward.
    case forward
    /// Before the first character.
    case start
    /// Behind the last character.
    case end
  }

  /// Selects all of it, as for typing another code.
  package mutating func selectAll() {
    isSelected = !(text ?? "").isEmpty
    cursor = text?.count ?? 0
  }

  /// Takes the selection away and leaves the text.
  package mutating func deselect() {
    isSelected = false
  }

  /// Moves the cursor.
  package mutating func move(_ step: Step) {
    deselect()
    let count = text?.count ?? 0
    switch step {
    case .back: cursor = max(0, cursor - 1)
    case .forward: cursor = min(count, cursor + 1)
    case .start: cursor = 0
    case .end: cursor = count
    }
  }

  private let longest: Int

  /// The characters of a line that names many codes.
  static let longestList = 2000

  /// Puts text at the cursor, or in the place of what is selected; of several lines only the first.
  package mutating func insert(_ new: String) {
    let new = new.prefix { !$0.isNewline }
    if isSelected { removeAll() }
    guard !new.isEmpty else { return }
    var characters = Array(text ?? "")
    let added = new.prefix(max(0, longest - characters.count))
    characters.insert(contentsOf: added, at: min(cursor, characters.count))
    text = String(characters)
    // A combining mark joins the character before it, so count anew rather than add.
    cursor = min(cursor + added.count, text?.count ?? 0)
  }

  /// Removes the character before the cursor; in an empty line it takes the code away altogether.
  package mutating func deleteBackward() {
    guard !isSelected else { return removeAll() }
    guard let current = text, !current.isEmpty else {
      text = nil
      cursor = 0
      return
    }
    guard cursor > 0 else { return }
    remove(at: cursor - 1)
    cursor -= 1
  }

  /// Removes the character at the cursor.
  package mutating func deleteForward() {
    guard !isSelected else { return removeAll() }
    remove(at: cursor)
  }

  /// Empties the line; a second time takes the code away altogether.
  package mutating func clear() {
    deselect()
    text = text.flatMap { $0.isEmpty ? nil : "" }
    cursor = 0
  }

  /// Does what a key asks for in a line; what concerns no line is left to others.
  mutating func edit(_ action: Action) {
    switch action {
    case .insert(let text): insert(text)
    case .deleteBackward: deleteBackward()
    case .deleteForward: deleteForward()
    case .moveCursor(let step): move(step)
    case .clearLine: clear()
    default: break
    }
  }

  private mutating func removeAll() {
    text = ""
    cursor = 0
    deselect()
  }

  private mutating func remove(at index: Int) {
    var characters = Array(text ?? "")
    guard characters.indices.contains(index) else { return }
    characters.remove(at: index)
    text = String(characters)
  }
}

extension CodeField {
  /// Creates a field with the languages of a phone, the most preferred first.
  init(languages: [LocaleCode]) {
    self.init(languages.isEmpty ? nil : LocaleCode(languages.map(\.rawValue).joined(separator: ",")))
  }

  /// The codes of a list with commas or blanks between them.
  var codes: [LocaleCode] {
    (text ?? "").split { $0 == "," || $0.isWhitespace }.map { LocaleCode(String($0)) }
  }
}
