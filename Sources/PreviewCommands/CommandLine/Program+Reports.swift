import FlowDocuments
import FlowScripts
import LocaleMatching
import PaywallRendering
import PreviewModel
import PreviewReports
import TerminalUI

extension Program {
  /// The report that a command comes to.
  func report(
    _ line: ParsedLine,
    _ library: Library,
    _ loader: InputLoader
  ) throws(Failure) -> any Report {
    let (command, options) = (line.command, line.options)
    let strings = try StringsCommand(library, options)
    if let strings, strings.use == .kit || library.documents.isEmpty {
      try line.check(.strings(library, strings, line))
    }
    if let strings, strings.use == .kit { return try strings.kitReport(command) }
    if library.documents.isEmpty, let report = strings?.appReport(command, nil) { return report }
    let openView = try openView(library, options)
    let rule = strings?.flowRule(openView) ?? options.rule ?? openView.defaultRule
    try check(openView, rule, command)
    try line.check(.view(openView, rule: rule, library, strings, line))
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
      let store = options.store.state(try loader.withStore(library, of: line.files).store)
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
    _ command: Command
  ) throws(Failure) {
    let name = "“\(view.entry.variation.name)”"
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

  /// The findings on all that was opened.
  func check(_ line: ParsedLine, _ library: Library, _ loader: InputLoader) throws(Failure) -> Step {
    let options = line.options
    let strings = try StringsCommand(library, options)
    try line.check(.check(library, strings, line))
    let library = try loader.withStore(library, of: line.files)
    var entries = library.items
    if let id = options.flow {
      // Every variation that the id stands for is checked; only an id of nothing is a mistake.
      let named = entries.filter { $0.entry.isNamed(id) }
      entries = named.isEmpty ? [try EntryChoice.entry(id, in: library)] : named
    }
    // Only the strings of an app are told apart by a view; to open one takes as long as it is large.
    let openView = strings == nil || library.items.isEmpty ? nil : try? openView(library, options)
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
}
