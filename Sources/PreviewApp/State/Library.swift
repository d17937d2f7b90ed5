public import FlowDocuments

/// Everything that was opened: the files that can be read, and why others cannot.
public struct Library: Sendable {
  /// The files in the order in which they were named.
  public let documents: [FlowDocument]

  /// One line for each file that cannot be used.
  public let problems: [String]

  /// Creates a library.
  public init(documents: [FlowDocument], problems: [String] = []) {
    self.documents = documents
    self.problems = problems
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
