import FlowDocuments
package import FlowScripts
import LocaleMatching
import PaywallRendering
package import PreviewModel
import PreviewReports
import TerminalUI

/// The program without its process: arguments in, text and an exit code out.
package struct Program: Sendable {
  /// What is to be done after the arguments have been understood.
  package enum Step: Sendable {
    /// Print this on standard output and end.
    case print(String, ExitCode)
    /// Print this line on standard error and end.
    case fail(Failure)
    /// Run the interactive preview.
    case interact(InteractiveRequest)
  }

  let context: ProcessContext
  let fileSystem: FileSystem
  let scripts: ScriptPlayer

  /// Creates a program; without a player the scripts of flows are not run.
  package init(
    _ context: ProcessContext,
    fileSystem: FileSystem,
    scripts: ScriptPlayer = .withoutEngine
  ) {
    self.context = context
    self.fileSystem = fileSystem
    self.scripts = scripts
  }

  /// Does what the arguments ask for, up to what needs a terminal.
  package func run() -> Step {
    do {
      switch try ArgumentParser.read(context.arguments) {
      case .help(let command): return .print(HelpText.text(for: command), .success)
      case .version: return .print(Version.text, .success)
      case .run(let line): return try run(line)
      }
    } catch {
      return .fail(error)
    }
  }

  private func run(_ line: ParsedLine) throws(Failure) -> Step {
    let options = line.options
    if options.rule == .imKit, line.files.isEmpty, let folders = options.available {
      try line.check(.folders(line))
      let development = options.development ?? options.default
      return print(
        ResolveReport(
          Explanation(folders: folders, developmentLanguage: development, request: options.kitRequest)
        ),
        options
      )
    }
    let loader = InputLoader(
      fileSystem: fileSystem,
      conditions: DeviceConditions(platform: options.platform, device: options.shownDevice),
      named: options.available.map { LocalizationList(available: $0, declaredDefault: options.default) },
      tableName: options.table,
      developmentLanguage: options.development,
      storeKitFile: options.store.storeKitFile
    )
    let library = try load(line, with: loader)
    if line.command == .preview, context.isOutputTerminal { return try interact(line, library, loader) }
    if line.command == .check { return try check(line, library, loader) }
    return print(try report(line, library, loader), options)
  }

  /// Loads the files, without the store; a word that is no file may be a mistyped command.
  private func load(
    _ line: ParsedLine,
    with loader: InputLoader
  ) throws(Failure) -> Library {
    do {
      return try loader.loadWithoutStore(line.files)
    } catch {
      let words = Command.words.map(\.rawValue)
      guard line.command == .preview, line.files.count > 1, let first = line.files.first,
        let near = Spelling.nearest(to: first, among: words)
      else { throw error }
      do {
        _ = try fileSystem.read(first)
      } catch .notFound {
        throw .usage("unknown command “\(first)”; did you mean \(near)?")
      } catch {}
      throw error
    }
  }

  func print(_ report: any Report, _ options: Options, _ code: ExitCode = .success) -> Step {
    switch options.format {
    case .json:
      return .print(report.json.text() + "\n", code)
    case .text:
      let style = ReportStyle(depth: reportDepth(options))
      return .print(report.lines(style).joined(separator: "\n") + "\n", code)
    }
  }

  /// The colors of a report; nil where not even bold is wanted.
  private func reportDepth(_ options: Options) -> ColorDepth? {
    let depth = context.colorDepth(options.color)
    return depth == .none ? nil : depth
  }
}
