import FlowDocuments
import LocaleMatching
import PreviewModel

extension Program {
  /// What the interactive preview starts with.
  ///
  /// An id that means nothing, or too much, is told before the screen changes, as is an option without effect.
  func interact(_ line: ParsedLine, _ library: Library, _ loader: InputLoader) throws(Failure) -> Step {
    let options = line.options
    try checkRule(options.rule, library)
    let canBeWalked =
      line.given.contains { $0.name == .steps || $0.name == .record } && isWalked(library, options)
    try line.check(.interactive(library, canBeWalked: canBeWalked, line))
    if let id = options.flow { _ = try EntryChoice.entry(id, in: library) }
    if let path = options.record, line.files.contains(path) {
      throw .usage("--record would write over \(path), which is shown; name another file")
    }
    return .interact(
      InteractiveRequest(
        files: line.files,
        library: try loader.withStore(library, of: line.files),
        loader: loader,
        options: options,
        walk: try WalkFile.walk(options.steps, from: fileSystem),
        colorDepth: context.screenDepth(options.color),
        hasTrueColor: context.hasTrueColor(options.color)
      )
    )
  }

  /// Whether there is a flow among those that can be chosen through which a person can walk; one that cannot be
  /// decoded tells that itself.
  private func isWalked(_ library: Library, _ options: Options) -> Bool {
    library.items.contains { item in
      guard item.entry.outline != nil, options.flow.map({ item.entry.isNamed($0) }) ?? true else {
        return false
      }
      let view = try? OpenView(
        item.entry,
        in: item.document,
        platform: options.platform,
        device: options.shownDevice
      )
      return view.map(\.view.canBeWalked) ?? true
    }
  }

  /// Refuses a rule for which nothing was opened.
  private func checkRule(_ rule: MatchingRule?, _ library: Library) throws(Failure) {
    guard let rule else { return }
    if library.tables.isEmpty { return try StringsCommand.checkRule(rule) }
    switch rule {
    case .imKit where !library.documents.isEmpty:
      throw .usage("--rule im-kit looks at the strings of an app alone; name their folder only")
    case .imKit: return
    default:
      guard library.documents.isEmpty else { return }
      throw StringsCommand.needsFlow(rule)
    }
  }
}
