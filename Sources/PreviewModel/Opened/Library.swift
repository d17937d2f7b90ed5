package import FlowDocuments
package import StringTables

/// Everything that was opened: the files that can be read, and why others cannot.
package struct Library: Sendable {
  /// The files in the order in which they were named.
  package let documents: [FlowDocument]

  /// The files that cannot be used.
  package let problems: [Problem]

  /// The strings of apps: folders of languages and catalogs, in the order in which they were named.
  package let tables: [LanguageFolders]

  /// What the store sells, by the StoreKit file that was opened.
  package var store: StoreCatalog

  /// Creates a library.
  package init(
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
  package static func += (left: inout Library, right: Library) {
    left = Library(
      documents: left.documents + right.documents,
      problems: left.problems + right.problems,
      tables: left.tables + right.tables,
      store: left.store.name == nil ? right.store : left.store
    )
  }

  /// A file that cannot be used.
  package struct Problem: Hashable, Sendable {
    /// Its name.
    package let name: String
    /// Why it cannot be used.
    package let failure: Failure

    /// Creates a problem.
    package init(name: String, failure: Failure) {
      self.name = name
      self.failure = failure
    }
  }

  /// A variation of a file.
  package struct Item: Sendable {
    /// The file.
    package let document: FlowDocument
    /// The placement and variation.
    package let entry: FlowDocument.Entry
  }

  /// What can be listed: a variation, a table of strings, or a file that cannot be used.
  package enum Row: Sendable {
    /// A variation.
    case item(Item)
    /// A table of strings.
    case table(LanguageFolders)
    /// A file that cannot be used.
    case problem(Problem)
  }

  /// Every variation of every file and every table, and behind them the files that cannot be used.
  package var rows: [Row] {
    items.map { .item($0) } + tables.map { .table($0) } + problems.map { .problem($0) }
  }

  /// Every variation of every file.
  package var items: [Item] {
    documents.flatMap { document in document.entries.map { Item(document: document, entry: $0) } }
  }
}
