package import FlowDocuments
package import LocaleMatching

/// Findings that come localization by localization, with what holds in every one of them told once, and first.
///
/// Most localizations have the same findings in different places. So a finding is kept once, without the name of its
/// localization, and so is a list of findings, however many localizations have it; a localization that has none
/// leaves nothing behind.
package struct GatheredFindings {
  /// What a finding is about.
  private enum Subject: Hashable {
    /// The localization that it was found in.
    case own
    /// Another one, or none.
    case other(LocaleCode?)
  }

  private struct Entry: Hashable {
    /// Its place among the findings.
    let index: Int
    let subject: Subject
  }

  /// The findings without their localizations, in the order in which they were first made.
  private var findings: [Diagnostic] = []
  private var indexes: [Diagnostic: Int] = [:]

  /// In how many localizations each was made.
  private var counts: [Int] = []

  private var lists: [[Entry]] = []
  private var listIndexes: [[Entry]: Int] = [:]

  /// The localizations that have findings, each with its list.
  private var parts: [(localization: LocaleCode?, list: Int)] = []

  /// How many localizations there were, those without findings too.
  private var localizationCount = 0

  /// Whether the first localization has findings.
  private var firstHasFindings = false

  /// Creates an empty collection.
  package init() {}

  /// How many findings and how many lists of them are kept.
  package var kept: (findings: Int, lists: Int) { (findings.count, lists.count) }

  /// Takes the findings of the next localization, in their order.
  package mutating func add(_ found: [Diagnostic], of localization: LocaleCode?) {
    localizationCount += 1
    guard !found.isEmpty else { return }
    if localizationCount == 1 { firstHasFindings = true }
    let list = found.map { finding in
      Entry(
        index: index(of: finding.with(message: finding.message, localization: nil)),
        subject: finding.localization == localization ? .own : .other(finding.localization)
      )
    }
    for index in Set(list.map(\.index)) { counts[index] += 1 }
    parts.append((localization, index(of: list)))
  }

  /// All of them: what holds in every localization, then the rest localization by localization.
  package var all: [Diagnostic] {
    let mayShare = localizationCount > 1 && firstHasFindings
    func isShared(_ entry: Entry) -> Bool { mayShare && counts[entry.index] == localizationCount }
    var gathered: [Diagnostic] = []
    if mayShare, let first = parts.first {
      gathered = lists[first.list].filter(isShared).map { findings[$0.index] }
    }
    let rests = lists.map { list in list.filter { !isShared($0) } }
    for part in parts {
      gathered += rests[part.list].map { entry in
        let finding = findings[entry.index]
        let localization = if case .other(let other) = entry.subject { other } else { part.localization }
        return finding.with(message: finding.message, localization: localization)
      }
    }
    return gathered
  }

  private mutating func index(of finding: Diagnostic) -> Int {
    if let known = indexes[finding] { return known }
    indexes[finding] = findings.count
    findings.append(finding)
    counts.append(0)
    return findings.count - 1
  }

  private mutating func index(of list: [Entry]) -> Int {
    if let known = listIndexes[list] { return known }
    listIndexes[list] = lists.count
    lists.append(list)
    return lists.count - 1
  }
}
