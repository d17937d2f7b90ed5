internal import PseudoTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Measures how fast the program feels: in a terminal, beside `less`, and stage by stage.
@main
struct PreviewBenchmark {
  static func main() {
    let files = Array(CommandLine.arguments.dropFirst())
    guard !files.contains(where: { $0.hasPrefix("-") }) else {
      print("usage: preview-benchmark [FILE…]    without a file it measures the samples that are built in")
      exit(2)
    }
    do {
      try measure(files)
    } catch {
      print("preview-benchmark: \(error)")
      exit(1)
    }
  }

  private static func measure(_ files: [String]) throws {
    let folder = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let program = (folder + ["paywall-preview"]).joined(separator: "/")
    print(MeasuredProgram.heading)
    let scripted = ScriptedFlow()
    for arguments in [[]] + (scripted.paths + files).map({ [$0] }) {
      print(try MeasuredProgram(name: "paywall-preview", path: program, arguments: arguments).row)
    }
    if let file = files.first, access("/usr/bin/less", X_OK) == 0 {
      print(try MeasuredProgram(name: "less", path: "/usr/bin/less", arguments: [file]).row)
    }
    print("\n\(try MeasuredPicker())")
    print("\n\(try MeasuredGrowth())")
    for file in files {
      print("\n\(try MeasuredStages(file: file))")
    }
  }
}
