package import FlowDocuments
import LocaleMatching
package import PreviewModel

/// Looks for what users of a view would read wrongly or not at all.
package struct StringChecks: ViewCheck {
  private let view: FlowView
  private let fallback: Localization?
  private let usedIDs: Set<String>

  /// The findings so far: those of the view as a whole, then localization by localization.
  package private(set) var findings: [Diagnostic] = []

  /// Prepares the checks of a view.
  package init(_ openView: OpenView) {
    view = openView.view
    fallback = view.defaultLocalization
    usedIDs = Set(view.stringUses.flatMap(\.candidates))
    findings = view.diagnostics + listFindings + missingEverywhere
  }

  package mutating func look(at localization: CheckedLocalization) {
    findings += findings(of: localization.localization, localization.merged)
  }

  private var listFindings: [Diagnostic] {
    var findings: [Diagnostic] = []
    let list = view.localizationList
    if list.available.isEmpty {
      findings.append(
        Diagnostic(
          check: .noLocalization,
          message: "the view has no localization, so every text stays blank"
        )
      )
    } else if fallback == nil, list.declaredDefault == nil {
      findings.append(
        Diagnostic(
          check: .noDefault,
          message: "no default localization is declared, so a code that matches nothing shows blank texts"
        )
      )
    }
    if !list.available.isEmpty, !list.available.contains(.english) {
      let shown = fallback.map { "the default \($0.id.quoted)" } ?? "blank texts"
      findings.append(
        Diagnostic(
          check: .noEnglish,
          message: "there is no “en”: an app that leaves the code out shows \(shown)"
        )
      )
    }
    let groups = Dictionary(grouping: list.available, by: \.folded).values.filter { $0.count > 1 }
    findings += groups.sorted { ($0.first?.rawValue ?? "") < ($1.first?.rawValue ?? "") }.map { ids in
      Diagnostic(
        check: .similarLocalizations,
        message: "\(ids.map(\.quoted).joined(separator: " and ")) differ only in spelling",
        localization: ids.first
      )
    }
    return findings
  }

  /// Strings that no localization defines are told once, not for every localization.
  private var missingEverywhere: [Diagnostic] {
    var seen: Set<String> = []
    return view.stringUses.compactMap { use in
      guard let id = use.candidates.first, !id.isEmpty, seen.insert(id).inserted,
        !use.candidates.contains(where: view.index.strings.contains)
      else { return nil }
      return Diagnostic(
        check: .missingString,
        message: "no localization defines “\(id)”, so nothing is shown there",
        pointer: use.pointer,
        string: id,
        screen: use.screen
      )
    }
  }

  private func findings(of localization: Localization, _ merged: MergedLocalization) -> [Diagnostic] {
    var findings = directionFindings(localization, merged)
    for use in view.missingStrings(in: merged)
    where use.candidates.contains(where: view.index.strings.contains) {
      guard let id = use.candidates.first else { continue }
      findings.append(
        Diagnostic(
          check: .missingString,
          message: "neither it nor the default defines “\(id)”, so nothing is shown there",
          pointer: use.pointer,
          localization: localization.id,
          string: id,
          screen: use.screen
        )
      )
    }
    if !merged.mergedStringIDs.isEmpty {
      let ids = merged.mergedStringIDs
      let more = ids.count > 3 ? " and \(ids.count - 3) more" : ""
      findings.append(
        Diagnostic(
          check: .mergedStrings,
          message:
            "\(ids.count) of \(merged.strings.count) strings come from \(merged.defaultID?.quoted ?? "the default"): "
            + ids.prefix(3).joined(separator: ", ") + more,
          localization: localization.id,
          string: ids.count == 1 ? ids.first : nil
        )
      )
    }
    return findings + stringFindings(localization)
  }

  private func directionFindings(_ localization: Localization, _ merged: MergedLocalization) -> [Diagnostic] {
    guard let problem = merged.directionProblem else { return [] }
    return [
      Diagnostic(
        check: merged.direction == .leftToRight ? .directionMissing : .directionWrong,
        message: problem,
        localization: localization.id
      )
    ]
  }

  private func stringFindings(_ localization: Localization) -> [Diagnostic] {
    guard let fallback, fallback.id != localization.id else {
      return localization.strings.filter { $0.value.isEmpty && usedIDs.contains($0.id) }.map { string in
        Diagnostic(
          check: .emptyString,
          message: "“\(string.id)” is empty",
          localization: localization.id,
          string: string.id
        )
      }
    }
    var findings: [Diagnostic] = []
    var sameIDs: [String] = []
    for string in localization.strings {
      guard let original = fallback.string(string.id)?.value, !original.isEmpty else { continue }
      if string.value.isEmpty {
        findings.append(
          Diagnostic(
            check: .emptyString,
            severity: usedIDs.contains(string.id) ? .error : .note,
            message: "“\(string.id)” is empty and hides the text of the default",
            localization: localization.id,
            string: string.id
          )
        )
      } else if string.value.hasOtherTags(than: original) {
        findings.append(
          Diagnostic(
            check: .tagsDiffer,
            message: "“\(string.id)” has \(tags(of: string.value)), the default has \(tags(of: original))",
            localization: localization.id,
            string: string.id
          )
        )
      } else if string.value == original, original.plainText.contains(where: \.isLetter) {
        sameIDs.append(string.id)
      }
    }
    // Names stay the same in every language; most of a text does not.
    if sameIDs.count > 2, sameIDs.count * 2 >= localization.strings.count {
      findings.append(
        Diagnostic(
          check: .sameAsDefault,
          message:
            "\(sameIDs.count) of \(localization.strings.count) strings are the same as in \(fallback.id.quoted); "
            + "a new locale starts as a copy",
          localization: localization.id
        )
      )
    }
    return findings
  }

  private func tags(of text: RichText) -> String {
    let names = text.tagNames
    return names.isEmpty ? "no tag" : names.map { "{\($0)}" }.joined(separator: " ")
  }
}

extension RichText {
  /// Whether its tags are not those of another text, in whatever order; most texts have none, or the same.
  fileprivate func hasOtherTags(than other: RichText) -> Bool {
    let (own, others) = (tagNames, other.tagNames)
    return own != others && Set(own) != Set(others)
  }
}
