import PreviewApp
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The files that users hold, where they are on this computer.
private enum RealFiles {
  static let paths: [String] = {
    let root: String
    if let given = getenv("PAYWALL_PREVIEW_REAL_FILES") {
      root = String(cString: given)
    } else {
      // Beside the package.
      root = "/" + #filePath.split(separator: "/").dropLast(5).joined(separator: "/") + "/shared"
    }
    return ["real", "cases"].flatMap { files(in: "\(root)/\($0)") }.sorted()
  }()

  private static func files(in folder: String) -> [String] {
    let fileSystem = FileSystem.posix
    return ((try? fileSystem.list(folder)) ?? []).flatMap { name in
      let path = "\(folder)/\(name)"
      return fileSystem.isFolder(path) ? files(in: path) : [path]
    }
  }
}

@Suite("Files of real apps", .enabled(if: !RealFiles.paths.isEmpty))
struct RealFileTests {
  @Test("Every command answers, or fails with one line", arguments: RealFiles.paths)
  func everyCommand(_ path: String) {
    for command in ["resolve", "render", "locales", "strings", "check"] {
      for format in ["text", "json"] {
        let threshold = command == "check" ? ["--fail-on", "never"] : []
        let run = Run.run([command, path, "--format", format] + threshold, .posix)
        #expect(run.code == .success || run.code == .input)
        #expect(run.output.isEmpty == (run.code == .input))
        #expect(run.error.isEmpty == (run.code == .success))
        #expect(!run.error.contains("\n"))
        let hasControl = (run.output + run.error).unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }
        #expect(!hasControl)
      }
    }
  }
}
