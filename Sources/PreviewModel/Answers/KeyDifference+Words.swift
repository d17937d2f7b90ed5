import FlowDocuments
import TerminalUI

extension KeyDifference {
  /// The key and in what it differs: `title is missing`.
  package var words: String {
    switch kind {
    case .missing: "\(path.drawable.isolated) is missing"
    case .extra: "\(path.drawable.isolated) is extra"
    case .otherType(let own, let wanted): "\(path.drawable.isolated) is \(own.words), not \(wanted.words)"
    }
  }
}
