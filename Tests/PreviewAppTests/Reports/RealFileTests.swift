import PreviewCommands
import PreviewModel
import Testing
import TestSupport

extension RealFiles {
  /// The path of every one of them.
  fileprivate static let paths = ["real", "cases"].flatMap { files(in: "\(root)/\($0)") }.sorted()

  private static func files(in folder: String) -> [String] {
    let fileSystem = FileSystem.posix
    return ((try? fileSystem.list(folder)) ?? []).flatMap { name in
      let path = "\(folder)/\(name)"
      return fileSystem.isFolder(path) ? files(in: path) : [path]
    }
  }
}

@Suite("Files of real apps", .enabled(if: RealFiles.arePresent))
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
