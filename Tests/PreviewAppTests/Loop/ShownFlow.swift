import FlowDocuments
import TestSupport

@testable import PreviewInterface
import PreviewModel

/// The sample flow, opened.
enum ShownFlow {
  /// One file with this one flow.
  static func library(_ text: String = SampleFlow.text, name: String = "offer.json") -> Library {
    do {
      return Library(documents: [try FlowDocument(bytes: Array(text.utf8), name: name)])
    } catch {
      return Library(documents: [], problems: [Library.Problem(name: name, failure: .input(name, error))])
    }
  }

  /// Two files, so that there is something to choose from.
  static var two: Library {
    library()
      + library(SampleFlow.text.replacing("Unlock everything", with: "The second"), name: "second.json")
  }

  /// What reading gives while the file is half written.
  static var broken: Library { library(#"{"format": "5.0.0", "screens": "#) }
}

extension Library {
  fileprivate static func + (left: Library, right: Library) -> Library {
    Library(documents: left.documents + right.documents, problems: left.problems + right.problems)
  }
}
