import FlowDocuments
import LocaleMatching
import PreviewModel
import StringTables
import TerminalUI

extension Library.Row {
  /// Whether it is what is looked at.
  func shows(_ subject: Subject?) -> Bool {
    switch (self, subject) {
    case (.item(let item), .paywall(let session)): item.shows(session.openView)
    case (.table(let folders), .strings(let session)): folders.isSameInput(as: session.folders)
    default: false
    }
  }

  /// What a filter looks in.
  var texts: [String] {
    switch self {
    case .problem(let problem): [problem.name]
    case .table(let folders): [folders.name, folders.tableName]
    case .item(let item):
      [item.document.name, item.entry.placement.id, item.entry.variation.name, item.entry.variation.id]
    }
  }

  /// What is worth knowing before it is opened.
  var remark: String {
    switch self {
    case .problem(let problem): problem.failure.message
    case .table(let folders):
      "Folders: " + folders.languages.map { $0.rawValue.drawable }.joined(separator: ", ") + "."
    case .item(let item): item.remark
    }
  }
}

extension Library.Item {
  /// What is worth knowing before it is opened.
  fileprivate var remark: String {
    // The id of a view that stands alone is its file's name, which the row tells already.
    let variation = entry.variation.kind == .view ? "" : "Variation \(entry.variation.id.drawable). "
    return switch entry.variation.view {
    case .absent(let reason): variation + "Nothing to draw: \(reason)."
    case .present(let outline):
      variation + "Localizations: "
        + outline.localizations.map { $0.rawValue.drawable }.joined(separator: ", ")
        + (outline.declaredDefault.map { "; default \($0.rawValue.drawable)." } ?? "; no default.")
    }
  }
}
