import FlowDocuments
import LocaleMatching
import StringTables

extension KitResolution {
  /// What was asked for and what came of it, in one line: `“zh_CN” gets “ar”: silently the phone's language`.
  package var sentence: String {
    let asked =
      request.stored.flatMap { $0.rawValue.isEmpty ? nil : $0.quoted } ?? "no stored language"
    guard let folder else { return "\(asked) gets no folder: every key is shown as it is" }
    let keys = hasTable ? "" : ", which has no such table: every key is shown as it is"
    return "\(asked) gets \(folder.quoted): \(words)\(keys)"
  }

  /// The outcome in a few words.
  package var words: String {
    switch (source, verdict.outcome) {
    case (.stored, _): "a folder of exactly that name"
    case (.system, _) where request.stored?.rawValue.isEmpty == false: "silently what the phone decides"
    case (.system, .exact), (.system, .normalized), (.system, .language): "the phone's language"
    case (.system, .default): "the language of development"
    case (.system, _): "what is left"
    case (.chain, .english): "English, the end of the chain"
    case (.chain, _): "the first in its chain"
    }
  }
}

extension KitPreview {
  /// Why the file that should serve every key cannot be used; nil where it can, or is not there.
  package var unusable: Failure? {
    guard let folder = resolution.folder.flatMap({ folders[$0] }), case .unusable(let error) = folder.content
    else { return nil }
    return .input(folder.file, error)
  }
}
