import FlowDocuments
import PreviewModel

extension InputLoader {
  /// The library with the products of the store.
  ///
  /// A StoreKit file that was named has to be readable. Without one the first that stands in an opened folder,
  /// or beside an opened file, is taken; when it cannot be used it is a problem of the library.
  func withStore(_ library: Library, of arguments: [String]) throws(Failure) -> Library {
    var library = library
    if let storeKitFile {
      library.store = try catalog(storeKitFile)
      return library
    }
    guard let path = arguments.lazy.compactMap(storeKitFile(beside:)).first else { return library }
    do {
      library.store = try catalog(path)
    } catch {
      library += Library(documents: [], problems: [Library.Problem(name: path, failure: error)])
    }
    return library
  }

  private func storeKitFile(beside argument: String) -> String? {
    guard argument != "-" else { return nil }
    let folder: String
    if fileSystem.isFolder(argument) {
      folder = argument.hasSuffix("/") ? argument : argument + "/"
    } else {
      folder = argument.lastIndex(of: "/").map { String(argument[...$0]) } ?? "./"
    }
    let names = (try? fileSystem.list(folder)) ?? []
    return names.filter { $0.hasSuffix(".storekit") && !$0.hasPrefix(".") }.min().map { folder + $0 }
  }

  private func catalog(_ path: String) throws(Failure) -> StoreCatalog {
    try fileSystem.decode(path) { bytes throws(DocumentError) in
      try StoreCatalog(storeKit: bytes, name: path)
    }
  }
}
