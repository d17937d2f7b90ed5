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

  private let context: ProcessContext
  private let fileSystem: FileSystem
  private let scripts: ScriptPlayer

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
      switch try ArgumentParser.parse(context.arguments) {
      case .help(let command): return .print(HelpText.text(for: command), .success)
      case .version: return .print(Version.text, .success)
      case .run(let command, let files, let options): return try run(command, files, options)
      }
    } catch {
      return .fail(error)
    }
  }

  private func run(_ command: Command, _ files: [String], _ options: Options) throws(Failure) -> Step {
    if options.rule == .imKit, files.isEmpty, let folders = options.available {
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
    let library = try load(files, with: loader, command)
    if command == .preview, context.isOutputTerminal {
      // An id that means nothing, or too much, is told before the screen changes.
      if let id = options.flow { _ = try EntryChoice.entry(id, in: library) }
      if options.available != nil,
        !library.items.contains(where: { $0.entry.variation.namedLocalizations != nil })
      {
        throw .usage("--available is for what has no localizations in the file; nothing here lacks them")
      }
      if let path = options.record, files.contains(path) {
        throw .usage("--record would write over \(path), which is shown; name another file")
      }
      return .interact(
        InteractiveRequest(
          files: files,
          library: library,
          loader: loader,
          options: options,
          walk: try WalkFile.walk(options.steps, from: fileSystem),
          colorDepth: context.screenDepth(options.color),
          hasTrueColor: context.hasTrueColor(options.color)
        )
      )
    }
    if command == .check { return try check(library, options) }
    return print(try report(command, library, options), options)
  }

  /// Loads the files; a word that is no file may be a mistyped command.
  private func load(
    _ files: [String],
    with loader: InputLoader,
    _ command: Command
  ) throws(Failure) -> Library {
    do {
      return try loader.load(files)
    } catch {
      let words = Command.words.map(\.rawValue)
      guard command == .preview, files.count > 1, let first = files.first,
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

  private func report(
    _ command: Command,
    _ library: Library,
    _ options: Options
  ) throws(Failure) -> any Report {
    let strings = try StringsCommand(library, options)
    if let strings, strings.use == .kit { return try strings.kitReport(command) }
    if library.documents.isEmpty, let report = strings?.appReport(command, nil) { return report }
    let openView = try openView(library, options)
    let rule = strings?.flowRule(openView) ?? options.rule ?? openView.defaultRule
    try check(openView, rule, command, options)
    if options.locale == nil, let report = strings?.appReport(command, openView) { return report }
    if command == .locales { return LocalesReport(openView, rule: rule) }
    let code = try strings?.code(command, openView) ?? options.locale
    let preview = Preview(openView, rule: rule, requested: code)
    switch command {
    case .resolve: return ResolveReport(Explanation(preview))
    case .strings:
      if let id = options.string { return try StringReport(id, in: preview) }
      return StringsReport(preview)
    case .preview where openView.entry.variation.kind == .codes: return ResolveReport(Explanation(preview))
    case .preview, .render, .locales, .check:
      if rule == .remoteConfig { return RemoteConfigReport(preview: preview) }
      let walk = try WalkFile.walk(options.steps, from: fileSystem)
      let store = options.store.state(library.store)
      let flow =
        openView.view.canBeWalked
        ? PlayedFlow(run: scripts.play(preview.flowRun(store: store, taking: walk))) : nil
      return try RenderReport(
        preview,
        screenID: EntryChoice.screenID(options.screen ?? flow?.screenID, in: openView),
        width: options.width ?? options.shownDevice.columns,
        showsMarks: options.showsMarks,
        isDark: options.isDark,
        page: options.page,
        // Without colors, and for programs, a picture is no more than its frame.
        colorDepth: options.format == .text ? context.colorDepth(options.color) : .trueColor,
        showsPictures: options.showsPictures && options.format == .text,
        store: store,
        customTags: options.store.customTags,
        // A terminal shows what the preview would; a file or a program gets text that can be searched.
        textOrder: context.isOutputTerminal && options.format == .text ? .visual : .logical,
        flow: flow
      )
    }
  }

  private func openView(_ library: Library, _ options: Options) throws(Failure) -> OpenView {
    let choice = try EntryChoice.entry(options.flow, in: library, for: options)
    do {
      return try OpenView(
        choice.entry,
        in: choice.document,
        platform: options.platform,
        device: options.shownDevice
      )
    } catch {
      throw .input(choice.document.name, error)
    }
  }

  /// What can be asked of a variation depends on what the file holds of it.
  private func check(
    _ view: OpenView,
    _ rule: MatchingRule,
    _ command: Command,
    _ options: Options
  ) throws(Failure) {
    let name = "“\(view.entry.variation.name)”"
    if options.available != nil, view.entry.variation.namedLocalizations == nil {
      throw .usage("--available is for what has no localizations in the file; \(name) has its own")
    }
    let isDrawn = command == .strings || (command != .resolve && command != .locales && rule != .remoteConfig)
    if isDrawn, let absence = view.absence, view.entry.variation.kind != .codes {
      throw .input(
        view.documentName,
        "nothing to draw in \(name): \(absence)",
        "choose another placement or variation, or ask what a code gets with resolve"
      )
    }
    if command == .strings, rule == .remoteConfig {
      throw .usage("a remote config has no strings; see it with render --rule remote-config")
    }
    guard let obstacle = view.obstacle(to: rule) else { return }
    let advice =
      rule == .remoteConfig
      ? "choose another variation or another --rule"
      : view.entry.variation.kind == .onboarding
        ? "name them with --available en,pt-br --default en" : "ask for --rule remote-config"
    throw .input(view.documentName, "\(name): \(obstacle)", advice)
  }

  private func check(_ library: Library, _ options: Options) throws(Failure) -> Step {
    var entries = library.items
    if let id = options.flow {
      // Every variation that the id stands for is checked; only an id of nothing is a mistake.
      let named = entries.filter { $0.entry.isNamed(id) }
      entries = named.isEmpty ? [try EntryChoice.entry(id, in: library)] : named
    }
    let strings = try StringsCommand(library, options)
    let openView = library.items.isEmpty ? nil : try? openView(library, options)
    let report = CheckReport(
      library,
      entries: entries,
      drawing: RenderOptions(
        width: options.shownDevice.columns,
        device: options.shownDevice,
        platform: options.platform,
        store: options.store.state(library.store),
        customTags: options.store.customTags
      ),
      strings: strings?.findings(openView) ?? [],
      scripts: scripts
    )
    return print(report, options, report.fails(options.failOn) ? .findings : .success)
  }

  private func print(_ report: any Report, _ options: Options, _ code: ExitCode = .success) -> Step {
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
