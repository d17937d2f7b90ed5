package import FlowDocuments
package import LocaleMatching
package import PreviewModel
import StringTables
import TerminalUI

/// Turns the arguments of the command line into documents.
package struct InputLoader: Sendable {
  /// Where files come from.
  package let fileSystem: FileSystem

  /// What chooses among the layouts of a flow.
  package let conditions: DeviceConditions

  /// The localizations that a person named for what is in no file; nil for none.
  let named: LocalizationList?

  /// The table of strings to read; nil for the usual one.
  let tableName: String?

  /// The language that the app is developed in; nil for what its files say.
  let developmentLanguage: LocaleCode?

  /// The StoreKit file that a person named; nil for none.
  let storeKitFile: String?

  /// The folder of the sample flows.
  static let samplesName = "SampleFlows"

  /// Creates a loader.
  package init(
    fileSystem: FileSystem,
    conditions: DeviceConditions,
    named: LocalizationList? = nil,
    tableName: String? = nil,
    developmentLanguage: LocaleCode? = nil,
    storeKitFile: String? = nil
  ) {
    self.fileSystem = fileSystem
    self.conditions = conditions
    self.named = named
    self.tableName = tableName
    self.developmentLanguage = developmentLanguage
    self.storeKitFile = storeKitFile
  }

  /// The documents that arguments stand for, in order; never none.
  ///
  /// A file is a document; a folder is all the flows directly in it, by name, and the strings of the app that
  /// it holds; `-` is standard input; no argument at all is the samples, or the list of codes that was named.
  /// A named file that cannot be used is a failure; one that only stands in a folder is a problem of the
  /// library, unless nothing in the folder can be used.
  package func load(_ arguments: [String]) throws(Failure) -> Library {
    try withStore(loadWithoutStore(arguments), of: arguments)
  }

  /// The same before it is known what the store sells.
  func loadWithoutStore(_ arguments: [String]) throws(Failure) -> Library {
    guard !arguments.isEmpty else {
      guard let named else { return try samples() }
      return Library(documents: [.codes(named)])
    }
    var library = Library(documents: [])
    var sources: [StringsSource] = []
    for argument in arguments {
      if argument == "-" {
        library += try standardInput()
      } else if fileSystem.isFolder(argument) {
        let folder = try folder(argument)
        library += folder.library
        sources += [folder.strings].compactMap(\.self)
      } else if let strings = StringsFinder(fileSystem: fileSystem).file(argument) {
        sources.append(strings)
      } else {
        library += Library(documents: [try file(argument)])
      }
    }
    // Codes that a person named stand for a flow, where the strings of an app came without one.
    if library.documents.isEmpty, let named { library += Library(documents: [.codes(named)]) }
    // Which table of an app is meant depends on whether there is a flow as well.
    let strings = StringsLoader(fileSystem: fileSystem, tableName: tableName)
    for source in sources {
      let folders = try strings.load(source, withFlow: !library.documents.isEmpty)
      library += Library(documents: [], tables: [folders.developed(in: developmentLanguage)])
    }
    return library
  }

  private func file(_ path: String) throws(Failure) -> FlowDocument {
    try fileSystem.decode(path) { bytes throws(DocumentError) in
      try document(bytes, name: path)
    }
  }

  /// A flow, or else the strings of one language or a catalog, told by what is in it.
  private func standardInput() throws(Failure) -> Library {
    let bytes: [UInt8]
    do {
      bytes = try fileSystem.readStandardInput()
    } catch {
      throw .input("standard input", error.problem, error.advice)
    }
    do {
      return Library(documents: [try document(bytes, name: "-")])
    } catch {
      if let tables = StringsLoader.piped(bytes) {
        return Library(documents: [], tables: [tables.developed(in: developmentLanguage)])
      }
      throw .input("standard input", error)
    }
  }

  /// The flows that stand in a folder, and where the strings of an app are, in it or, where it has no flow,
  /// below it.
  private func folder(_ path: String) throws(Failure) -> (library: Library, strings: StringsSource?) {
    let names: [String]
    do {
      names = try fileSystem.list(path)
    } catch {
      throw .input(path, error.problem, error.advice)
    }
    let prefix = path.hasSuffix("/") ? path : path + "/"
    var documents: [FlowDocument] = []
    var problems: [Library.Problem] = []
    for name in names.sorted() where !name.hasPrefix(".") && name.lowercased().hasSuffix(".json") {
      do {
        documents.append(try file(prefix + name))
      } catch {
        problems.append(Library.Problem(name: prefix + name, failure: error))
      }
    }
    let strings = StringsFinder(fileSystem: fileSystem)
      .folder(path, names: names, wants: tableName, goesDeeper: documents.isEmpty)
    // Beside an app's strings stands much JSON that is no flow.
    if documents.isEmpty, let strings { return (Library(documents: []), strings) }
    guard !documents.isEmpty else {
      if problems.count == 1 { throw problems[0].failure }
      throw .input(
        path,
        "no flow in this folder",
        "name a folder with fallback files, views or an app's strings, or one of them"
      )
    }
    return (Library(documents: documents, problems: problems), strings)
  }

  private func samples() throws(Failure) -> Library {
    for parent in fileSystem.sampleParents() {
      let path = parent == "." ? Self.samplesName : "\(parent)/\(Self.samplesName)"
      if fileSystem.isFolder(path) { return try folder(path).library }
    }
    throw Failure(
      .input,
      "no file was named and the samples are not installed; name a file, or - for standard input"
    )
  }

  private func document(_ bytes: [UInt8], name: String) throws(DocumentError) -> FlowDocument {
    let document = try FlowDocument(bytes: bytes, name: name, conditions: conditions)
    return named.map(document.naming) ?? document
  }
}
