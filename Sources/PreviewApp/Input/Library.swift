public import FlowDocuments

/// Everything that was opened: the files that can be read, and why others cannot.
public struct Library: Sendable {
  /// The files in the order in which they were named.
  public let documents: [FlowDocument]

  /// Why other files cannot be used.
  public let problems: [Failure]

  /// Creates a library.
  public init(documents: [FlowDocument], problems: [Failure] = []) {
    self.documents = documents
    self.problems = problems
  }

  /// Adds the files of another library behind its own.
  static func += (left: inout Library, right: Library) {
    left = Library(documents: left.documents + right.documents, problems: left.problems + right.problems)
  }

  /// A variation of a file.
  public struct Item: Sendable {
    /// The file.
    public let document: FlowDocument
    /// The placement and variation.
    public let entry: FlowDocument.Entry
  }

  /// Every variation of every file.
  public var items: [Item] {
    documents.flatMap { document in document.entries.map { Item(document: document, entry: $0) } }
  }
}
