import FlowDocuments
import TerminalUI

extension HorizontalAlignment {
  /// The same in the words of the layout; `justified` is drawn centred, as on the phone.
  var cross: CrossAlignment {
    switch self {
    case .leading: .start
    case .trailing: .end
    case .left: .left
    case .right: .right
    case .center, .justified: .center
    }
  }
}

extension VerticalAlignment {
  /// The same in the words of the layout.
  var cross: CrossAlignment {
    switch self {
    case .top: .start
    case .center: .center
    case .bottom: .end
    }
  }
}
