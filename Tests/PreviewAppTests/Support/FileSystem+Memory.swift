import PreviewCommands

extension FileSystem {
  /// A file system of a few files, folders told from their paths, and a text on standard input.
  static func memory(
    _ files: [String: String] = [:],
    problems: [String: FileProblem] = [:],
    standardInput: String = ""
  ) -> FileSystem {
    FileSystem(
      read: { path throws(FileProblem) in
        if let problem = problems[path] { throw problem }
        guard let text = files[path] else { throw .notFound }
        return Array(text.utf8)
      },
      list: { folder throws(FileProblem) in
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        let paths = files.keys.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
        return Array(Set(paths.map { String($0.prefix { $0 != "/" }) }))
      },
      isFolder: { path in
        files.keys.contains { $0.hasPrefix(path.hasSuffix("/") ? path : path + "/") }
      },
      readStandardInput: { Array(standardInput.utf8) },
      sampleParents: { [".", "/opt"] }
    )
  }
}
