package import FlowDocuments
package import FlowScripts
import LocaleMatching
package import PaywallRendering
import PreviewChecks
package import PreviewModel
import StringTables
import TerminalUI

/// What is wrong with the views of files.
package struct CheckReport: Report {
  /// A finding with the view that it is about.
  private struct Row {
    let file: String
    let variation: String?
    let finding: Diagnostic
  }

  private let rows: [Row]
  private let checkedViews: Int
  private let checkedLanguages: Int

  /// Checks the entries, the files they stand in, and names the files that cannot be used.
  ///
  /// The options say how screens are drawn while they are checked, but for the products, which are those of each
  /// variation; `strings` are the findings on the strings of the app beside them.
  package init(
    _ library: Library,
    entries: [Library.Item],
    drawing: RenderOptions,
    strings: [Diagnostic] = [],
    scripts: ScriptPlayer = .withoutEngine
  ) {
    var rows = library.problems.map { problem in
      let finding = Diagnostic(check: .unusableFile, message: problem.failure.message)
      return Row(file: problem.name, variation: nil, finding: finding)
    }
    var checkedViews = 0
    for document in library.documents {
      rows += document.diagnostics.map { Row(file: document.name, variation: nil, finding: $0) }
    }
    if let store = library.store.name {
      rows += library.store.diagnostics.map { Row(file: store, variation: nil, finding: $0) }
    }
    let stages = CheckStages(play: scripts.session())
    for item in entries {
      let variation = item.entry.variation
      rows += RemoteConfigChecks(variation).findings.map {
        Row(file: item.document.name, variation: variation.id, finding: $0)
      }
      guard item.entry.outline != nil else {
        if case .absent(let reason) = variation.view {
          let finding = Diagnostic(check: .noView, message: "nothing to draw: \(reason)")
          rows.append(Row(file: item.document.name, variation: variation.id, finding: finding))
        }
        continue
      }
      checkedViews += 1
      let findings: [Diagnostic]
      do {
        let view = try OpenView(
          item.entry,
          in: item.document,
          platform: drawing.platform,
          device: drawing.device
        )
        var options = drawing
        options.products = variation.products
        findings = CheckStream(stages, options: options).findings(of: view)
      } catch {
        findings = [error.finding]
      }
      rows += findings.map { Row(file: item.document.name, variation: variation.id, finding: $0) }
    }
    rows += strings.map { Row(file: library.tables.first?.name ?? "", variation: nil, finding: $0) }
    checkedLanguages = library.tables.map(\.folders.count).reduce(0, +)
    // Worst first; what is equally bad in the order it was found.
    self.rows = Diagnostic.Severity.allCases.reversed().flatMap { severity in
      rows.filter { $0.finding.severity == severity }
    }
    self.checkedViews = checkedViews
  }

  /// Whether something is as bad as the threshold, or worse.
  package func fails(_ threshold: FailThreshold) -> Bool {
    guard let least = threshold.severity else { return false }
    return rows.contains { $0.finding.severity >= least }
  }

  package func lines(_ style: ReportStyle) -> [String] {
    let namesFiles = Set(rows.map(\.file)).count > 1
    let namesVariations = Set(rows.compactMap(\.variation)).count > 1
    var lines = CheckLine.gather(rows.map { ($0.finding, $0.variation, namesFiles ? $0.file : nil) })
      .map { $0.text(style, namesVariations: namesVariations) }
    if !lines.isEmpty { lines.append("") }
    let counts = [
      counted(.error, "error"), counted(.warning, "warning"), counted(.note, "note"),
    ].joined(separator: ", ")
    lines.append("\(counts) in \(checked)")
    return lines
  }

  /// What was checked: views, and the languages of an app.
  private var checked: String {
    let views = "\(checkedViews) \(checkedViews == 1 ? "view" : "views")"
    guard checkedLanguages > 0 else { return views }
    let languages = "\(checkedLanguages) \(checkedLanguages == 1 ? "language" : "languages") of the app"
    return checkedViews == 0 ? languages : "\(views) and \(languages)"
  }

  private func count(_ severity: Diagnostic.Severity) -> Int {
    rows.count { $0.finding.severity == severity }
  }

  private func counted(_ severity: Diagnostic.Severity, _ word: String) -> String {
    let count = count(severity)
    return "\(count) \(word)\(count == 1 ? "" : "s")"
  }

  package var json: JSONValue {
    .object([
      "findings": .array(
        rows.map { row in
          let members = row.finding.json.object?.members ?? []
          return .object(
            JSONObject(
              members + [
                JSONObject.Member(key: "file", value: .string(row.file)),
                JSONObject.Member(key: "variation", value: .optional(row.variation)),
              ]
            )
          )
        }
      ),
      "summary": .object([
        "error": .count(count(.error)), "warning": .count(count(.warning)), "note": .count(count(.note)),
        "views": .count(checkedViews), "languages": .count(checkedLanguages),
      ]),
    ])
  }
}

extension DocumentError {
  /// The error as a finding, for a view among others.
  fileprivate var finding: Diagnostic {
    var pointer: JSONPointer?
    if case .value(let value) = place { pointer = value }
    return Diagnostic(
      check: .unusableView,
      message: "\(problem); \(advice)",
      pointer: pointer
    )
  }
}
