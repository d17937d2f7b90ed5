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
    if files == ["--growth"] { return measureGrowth() }
    guard !files.contains(where: { $0.hasPrefix("-") }) else {
      print(
        """
        usage: preview-benchmark [FILE…]    without a file it measures the samples that are built in
               preview-benchmark --growth   measures check on ever larger files; 1 where a limit is missed
        """
      )
      exit(2)
    }
    do {
      try measure(files)
    } catch {
      print("preview-benchmark: \(error)")
      exit(1)
    }
  }

  /// The program that was built beside this one.
  private static var program: String {
    let folder = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return (folder + ["paywall-preview"]).joined(separator: "/")
  }

  /// Prints a line as soon as it is known: all of them take minutes.
  private static func measureGrowth() {
    var holds = true
    do {
      print(
        "check, seconds and MiB: the fastest of several runs, and how many times the size before it took.\n"
      )
      print("size".padded(to: 40) + CheckedFile.heading + "ratio")
      for series in MeasuredDoublings.all {
        let measured = try MeasuredDoublings(series, with: program)
        measured.lines.forEach { print($0) }
        holds = holds && measured.holds
        fflush(nil)
      }
      print("\n" + "limit".padded(to: 44) + CheckedFile.heading + "at most")
      for gate in CheckGate.all {
        let measured = try gate.measure(with: program)
        print(measured.line)
        holds = holds && measured.holds
        fflush(nil)
      }
    } catch {
      print("preview-benchmark: \(error)")
      holds = false
    }
    exit(holds ? 0 : 1)
  }

  private static func measure(_ files: [String]) throws {
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
