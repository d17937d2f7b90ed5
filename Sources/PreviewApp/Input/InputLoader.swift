public import FlowDocuments
public import LocaleMatching
import TerminalUI

/// Turns the arguments of the command line into documents.
public struct InputLoader: Sendable {
  /// Where files come from.
  public let fileSystem: FileSystem

  /// What chooses among the layouts of a flow.
  public let conditions: DeviceConditions

  /// The localizations that a person named for what is in no file; nil for none.
  let named: LocalizationList?

  /// The folder of the sample flows.
  static let samplesName = "SampleFlows"

  /// Creates a loader.
  public init(fileSystem: FileSystem, conditions: DeviceConditions, named: LocalizationList? = nil) {
    self.fileSystem = fileSystem
    self.conditions = conditions
    self.named = named
  }

  /// The documents that arguments stand for, in order; never none.
  ///
  /// A file is a document; a folder is all the flows directly in it, by name; `-` is standard input; no
  /// argument at all is the samples, or the list of codes that was named. A named file that cannot be used is a failure; one that only stands in
  /// a folder is a problem of the library, unless nothing in the folder can be used.
  public func load(_ arguments: [String]) throws(Failure) -> Library {
    guard !arguments.isEmpty else {
      if let named { return Library(documents: [.codes(named)]) }
      return try samples()
    }
    var library = Library(documents: [])
    for argument in arguments {
      if argument == "-" {
        library += Library(documents: [try standardInput()])
      } else if fileSystem.isFolder(argument) {
        library += try folder(argument)
      } else {
        library += Library(documents: [try file(argument)])
      }
    }
    return library
  }

  private func file(_ path: String) throws(Failure) -> FlowDocument {
    do {
      return try document(fileSystem.read(path), name: path)
    } catch let problem as FileProblem {
      throw .input(path.isEmpty ? "“”" : path, problem.problem, problem.advice)
    } catch let error as DocumentError {
      throw .input(path, error)
    } catch {
      throw .input(path, "cannot be read", "try another copy of the file")
    }
  }

  private func standardInput() throws(Failure) -> FlowDocument {
    let bytes: [UInt8]
    do {
      bytes = try fileSystem.readStandardInput()
    } catch {
      throw .input("standard input", error.problem, error.advice)
    }
    do {
      return try document(bytes, name: "-")
    } catch {
      throw .input("standard input", error)
    }
  }

  private func folder(_ path: String) throws(Failure) -> Library {
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
    guard !documents.isEmpty else {
      if problems.count == 1 { throw problems[0].failure }
      throw .input(
        path,
        "no flow in this folder",
        "name a folder with fallback files or views, or one of them"
      )
    }
    return Library(documents: documents, problems: problems)
  }

  private func samples() throws(Failure) -> Library {
    for parent in fileSystem.sampleParents() {
      let path = parent == "." ? Self.samplesName : "\(parent)/\(Self.samplesName)"
      if fileSystem.isFolder(path) { return try folder(path) }
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
