import LocaleMatching
import TerminalUI

extension LocalizationRow {
  /// The name of the language in English, and in the language itself where that is another word; none for a
  /// code that stands for no known language.
  package var names: [String] {
    guard let name = LocaleName.name(of: id.rawValue) else { return [] }
    return [name] + [LocaleName.ownName(of: id.rawValue)].compactMap { $0 == name ? nil : $0 }
  }
}
