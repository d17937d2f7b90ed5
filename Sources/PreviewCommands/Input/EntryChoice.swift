import FlowDocuments
import LocaleMatching
import PreviewModel
import TerminalUI

/// Finds what `--flow` and `--screen` mean.
enum EntryChoice {
  /// At most this many candidates are listed; the line is to be read.
  private static let listedCandidates = 8

  /// The variation that an id stands for.
  ///
  /// Without an id the first that the options are about: an onboarding where localizations are named, one
  /// with remote configs where their rule is asked for; else the first that has a view, else the first.
  static func entry(
    _ id: String?,
    in library: Library,
    for options: Options = Options()
  ) throws(Failure) -> Library.Item {
    let all = library.items
    guard let id else {
      if options.available != nil,
        let named = all.first(where: { $0.entry.variation.namedLocalizations != nil })
      {
        return named
      }
      if options.rule == .remoteConfig,
        let first = all.first(where: { !$0.entry.variation.remoteConfigs.isEmpty })
      {
        return first
      }
      let drawable = all.first { $0.entry.outline?.isDrawable == true }
      if let entry = drawable ?? all.first(where: { $0.entry.outline != nil }) ?? all.first { return entry }
      throw .input(
        library.documents.first?.name ?? "input",
        "no placement in this file",
        "choose a fallback file that holds placements"
      )
    }
    let found = all.filter { $0.entry.isNamed(id) }
    if found.count == 1 { return found[0] }
    guard found.isEmpty else {
      let names = found.map { "\($0.entry.variation.id) (\($0.entry.variation.name))" }
      throw .usage("--flow “\(id)” stands for \(found.count) variations; choose from \(listed(names))")
    }
    let ids = all.map(\.entry.placement.id)
    let hint = Spelling.nearest(to: id, among: ids).map { "did you mean \($0)?" }
    throw .usage("nothing is called “\(id)”; \(hint ?? "choose from \(listed(ids))")")
  }

  /// The screen that an id stands for; without an id the one that is shown first.
  static func screenID(_ id: String?, in view: OpenView) throws(Failure) -> String {
    let ids = view.view.screens.map(\.id)
    guard let id else {
      if let first = view.firstScreenID { return first }
      throw .input(view.documentName, "the view has no screen", "choose another placement or variation")
    }
    if ids.contains(id) { return id }
    let hint = Spelling.nearest(to: id, among: ids).map { "did you mean \($0)?" }
    throw .usage("no screen is called “\(id)”; \(hint ?? "choose from \(listed(ids))")")
  }

  /// The words with commas, each once, not too many of them.
  private static func listed(_ words: [String]) -> String {
    var seen: Set<String> = []
    let words = words.filter { seen.insert($0).inserted }
    let shown = words.prefix(listedCandidates).joined(separator: ", ")
    return words.count > listedCandidates ? "\(shown) and \(words.count - listedCandidates) more" : shown
  }
}
