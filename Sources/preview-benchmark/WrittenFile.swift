#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file in the folder for passing things, there as long as this value is.
struct WrittenFile: ~Copyable {
  /// Its path.
  let path: String

  /// Writes a text into a file of this name.
  init(_ text: String, name: String) throws(FailedCheck) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    path = "\(folder)/benchmark-\(getpid())-\(name).json"
    guard let file = fopen(path, "w") else { throw FailedCheck(reason: "cannot write \(path)") }
    let wasWritten = fputs(text, file) >= 0
    guard fclose(file) == 0, wasWritten else { throw FailedCheck(reason: "cannot write \(path)") }
  }

  deinit {
    unlink(path)
  }
}
