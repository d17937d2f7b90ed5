public import FlowDocuments
public import StringTables

/// Everything that was opened: the files that can be read, and why others cannot.
public struct Library: Sendable {
  /// The files in the order in which they were named.
  public let documents: [FlowDocument]

  /// The files that cannot be used.
  public let problems: [Problem]

  /// The strings of apps: folders of languages and catalogs, in the order in which they were named.
  public let tables: [LanguageFolders]

  /// What the store sells, by the StoreKit file that was opened.
  public var store: StoreCatalog

  /// Creates a library.
  public init(
    documents: [FlowDocument],
    problems: [Problem] = [],
    tables: [LanguageFolders] = [],
    store: StoreCatalog = StoreCatalog()
  ) {
    self.documents = documents
    self.problems = problems
    self.tables = tables
    self.store = store
  }

  /// Adds the files of another library behind its own.
  static func += (left: inout Library, right: Library) {
    left = Library(
      documents: left.documents + right.documents,
      problems: left.problems + right.problems,
      tables: left.tables + right.tables,
      store: left.store.name == nil ? right.store : left.store
    )
  }

  /// A file that cannot be used.
  public struct Problem: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// Why it cannot be used.
    public let failure: Failure
  }

  /// A variation of a file.
  public struct Item: Sendable {
    /// The file.
    public let document: FlowDocument
    /// The placement and variation.
    public let entry: FlowDocument.Entry
  }

  /// What can be listed: a variation, a table of strings, or a file that cannot be used.
  public enum Row: Sendable {
    /// A variation.
    case item(Item)
    /// A table of strings.
    case table(LanguageFolders)
    /// A file that cannot be used.
    case problem(Problem)
  }

  /// Every variation of every file and every table, and behind them the files that cannot be used.
  public var rows: [Row] {
    items.map { .item($0) } + tables.map { .table($0) } + problems.map { .problem($0) }
  }

  /// Every variation of every file.
  public var items: [Item] {
    documents.flatMap { document in document.entries.map { Item(document: document, entry: $0) } }
  }
}
