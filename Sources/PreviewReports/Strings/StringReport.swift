package import FlowDocuments
import LocaleMatching
package import PreviewModel
import TerminalUI

/// All about one string: what every localization says for it, what the user reads, and where it is used.
package struct StringReport: Report {
  private let preview: Preview
  private let facts: StringFacts
  private let uses: [StringUse]

  /// Gathers what is known of a string; one that nothing defines or uses is a mistake of the command line.
  package init(_ id: String, in preview: Preview) throws(Failure) {
    let view = preview.openView.view
    let strings = ViewStrings(view)
    uses = view.index.uses.showing(id)
    guard strings.ids.contains(id) || !uses.isEmpty else {
      let near = Spelling.nearest(to: id, among: strings.ids).map { "did you mean “\($0)”?" }
      throw .usage("no string is called “\(id)”; \(near ?? "the command strings lists them all")")
    }
    self.preview = preview
    facts = StringFacts(id, in: preview, from: strings)
  }

  package func lines(_ style: ReportStyle) -> [String] {
    var lines = [
      style.dim(preview.openView.title), preview.headline.text.drawable, "",
      style.bold(facts.id), "  \(origin)".drawable,
    ]
    let tags = facts.text?.tagNames ?? []
    if !tags.isEmpty { lines.append("  tags: \(tags.joined(separator: ", "))".drawable) }
    lines += [""]
    lines +=
      TextTable(
        rows: facts.entries.map { entry in
          ["  " + entry.localization.rawValue, entry.note, entry.text?.plainText ?? ""]
        }
      ).lines
    lines += ["", style.bold(uses.isEmpty ? "No screen uses it" : "Used by")]
    lines += TextTable(rows: uses.map { ["  " + $0.screen, $0.pointer.description] }).lines
    return lines
  }

  private var origin: String {
    let shown = preview.localization.id?.quoted ?? "no localization"
    return switch facts.origin {
    case .own where facts.text?.isEmpty == true: "∅ empty in \(shown), which hides the default’s text"
    case .own: "= \(shown) has it"
    case .default:
      "◂ read in \(preview.localization.defaultID?.quoted ?? ""), the default: \(shown) does not have it"
    case .nowhere: "✗ nothing is read: no localization in play has it"
    }
  }

  package var json: JSONValue {
    .object(
      preview.resolution.jsonMembers,
      [
        "string": .string(facts.id),
        "origin": .string(facts.origin.rawValue),
        "text": .optional(facts.text?.plainText),
        "tags": .strings(facts.text?.tagNames ?? []),
        "localizations": .array(
          facts.entries.map { entry in
            .object([
              "id": .string(entry.localization.rawValue),
              "default": .bool(entry.isDefault),
              "state": .string(entry.state.rawValue),
              "text": .optional(entry.text?.plainText),
            ])
          }
        ),
        "screens": .strings(facts.screens),
        "uses": .array(
          uses.map { use in
            .object([
              "screen": .string(use.screen),
              "element": .string(use.pointer.description),
              "looked_up": .strings(use.candidates),
            ])
          }
        ),
      ]
    )
  }
}

extension StringFacts.Entry {
  /// What is worth knowing of a text, in a word or two.
  fileprivate var note: String {
    switch state {
    case .own: isDefault ? "default" : ""
    case .sameAsDefault: "same as default"
    case .empty: "empty"
    case .missing: "missing"
    }
  }
}
