internal import FlowDocuments
internal import LocaleMatching
internal import PaywallRendering
import PreviewInterface
import PreviewModel
internal import TerminalUI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the stages of the pipeline take for one file, within this process.
struct MeasuredStages: CustomStringConvertible {
  private var rows: [(stage: String, durations: [Duration])] = []
  private let file: String

  private static let repetitions = 20

  /// Reads the file and runs every stage on the view with the most localizations in it.
  init(file: String) throws {
    self.file = file
    let bytes = try Self.read(file)
    let document = try measure("parse, list what is in it") { try FlowDocument(bytes: bytes, name: file) }
    let entry = document.entries.max { Self.localizationCount($0) < Self.localizationCount($1) }
    guard let entry, Self.localizationCount(entry) > 0 else { return }
    let view = try measure("decode the view") { try OpenView(entry, in: document, platform: .iOS) }
    let codes = PhoneCode.catalog.map(\.code)
    measure("resolve and merge for \(codes.count) phones' codes") {
      for code in codes {
        _ = Preview(view, rule: view.defaultRule, requested: code)
      }
    }
    let screens = view.view.localizations.compactMap { localization in
      view.firstScreenID.flatMap {
        Preview(view, rule: .flow, requested: localization.id).localizedScreen($0)
      }
    }
    measure("lay out a screen in \(screens.count) localizations") {
      for screen in screens {
        _ = ScreenRenderer.render(screen, state: FlowState(), options: RenderOptions(width: 60))
      }
    }
    measureSlowest(document)
    measureKey(document)
    measureSearch(view.view)
  }

  /// Finds the screen of all views and localizations that takes the longest, and measures that one.
  private mutating func measureSlowest(_ document: FlowDocument) {
    var slowest: (screen: LocalizedScreen, took: Duration)?
    var count = 0
    for entry in document.entries {
      guard let view = try? OpenView(entry, in: document, platform: .iOS) else { continue }
      for localization in view.view.localizations {
        let preview = Preview(view, rule: .flow, requested: localization.id)
        for screen in view.view.screens.compactMap({ preview.localizedScreen($0.id) }) {
          let start = ContinuousClock.now
          _ = ScreenRenderer.render(screen, state: FlowState(), options: RenderOptions(width: 60))
          let took = start.duration(to: .now)
          count += 1
          if took > slowest?.took ?? .zero { slowest = (screen, took) }
        }
      }
    }
    guard let slowest else { return }
    measure("lay out the slowest of \(count) screens") {
      _ = ScreenRenderer.render(slowest.screen, state: FlowState(), options: RenderOptions(width: 60))
    }
  }

  /// Measures what a key takes within the program: from the action to the grid of cells.
  private mutating func measureKey(_ document: FlowDocument) {
    let preferences = AppState.Preferences(flowID: document.entries.first { $0.outline != nil }?.placement.id)
    let state = AppState(
      Library(documents: [document]),
      size: CellSize(width: 120, height: 40),
      preferences: preferences
    )
    var shown = Presentation(of: state)
    var step = 1
    measure("a key, from the action to the cells") {
      shown.measure(.move(.by(step)))
      step = -step
      return shown.frame
    }
  }

  /// The localizations that a search is measured with, more than a real file has.
  private static let searchedLocalizations = 50

  private mutating func measureSearch(_ view: FlowView) {
    let view = view.repeated(localizations: Self.searchedLocalizations)
    let count = view.localizations.reduce(0) { $0 + $1.strings.count }
    let strings = measure("gather \(count) texts") { ViewStrings(view) }
    let index = measure("make them ready to be searched") { SearchIndex(strings) }
    for query in ["e", "tr", "trial", "xyzzy"] {
      measure("search for “\(query)”") { index.hits(for: query, shown: view.localizations.first?.id) }
    }
  }

  /// The table.
  var description: String {
    let lines = rows.map { row in
      let sample = Sample(row.durations)
      return row.stage.padded(to: 40)
        + "\(sample.percentile(0.5)) / \(sample.percentile(0.95)) / \(sample.percentile(1))"
    }
    return (["Stages for \(file), milliseconds, p50 / p95 / max.", ""] + lines).joined(separator: "\n")
  }

  @discardableResult
  private mutating func measure<Value, Failure: Error>(
    _ stage: String,
    _ work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    var durations: [Duration] = []
    var clock = ContinuousClock.now
    var value = try work()
    for _ in 1..<Self.repetitions {
      durations.append(clock.duration(to: .now))
      clock = .now
      value = try work()
    }
    durations.append(clock.duration(to: .now))
    rows.append((stage, durations))
    return value
  }

  private static func localizationCount(_ entry: FlowDocument.Entry) -> Int {
    entry.outline?.localizations.count ?? 0
  }

  private static func read(_ path: String) throws -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw UnreadableFile(path: path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
    }
    return bytes
  }
}

/// A file that was named and cannot be opened.
private struct UnreadableFile: Error, CustomStringConvertible {
  let path: String

  var description: String { "cannot read \(path): \(String(cString: strerror(errno)))" }
}

extension FlowView {
  /// A view of the same screens with this many localizations, the texts of which come again and again.
  fileprivate func repeated(localizations count: Int) -> FlowView {
    let copies = (0..<count).compactMap { index -> Localization? in
      guard !localizations.isEmpty else { return nil }
      let original = localizations[index % localizations.count]
      return Localization(id: LocaleCode("x-\(index)"), strings: original.strings)
    }
    return FlowView(
      format: format,
      templateID: templateID,
      localizations: copies,
      declaredDefault: copies.first?.id,
      assets: assets,
      screens: screens,
      templates: templates,
      selectedProducts: selectedProducts,
      script: script,
      diagnostics: diagnostics
    )
  }
}

extension Presentation {
  /// Does what is asked and derives what is shown then.
  mutating func measure(_ action: Action) {
    var state = state
    _ = state.reduce(action, seeing: self)
    self = Presentation(of: state, after: self)
  }
}
