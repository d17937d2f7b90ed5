import FlowDocuments
import Foundation
import Testing

@Suite("The catalogue of checks")
struct CheckIDTests {
  /// The names that reports have been written with: none may go or change.
  private static let names = """
    broken-variable dark-picture date-pattern direction-missing direction-wrong duplicate-asset \
    duplicate-element-id duplicate-key duplicate-localization duplicate-remote-config duplicate-string \
    empty-code empty-document empty-string empty-text endless-calls endless-navigation extra-key \
    folder-name format-specifiers hidden-content identical-text ignored-call ignored-part invalid-index \
    invalid-property invalid-string invalid-value later-element letter-case lone-invisibility \
    low-contrast merged-picture merged-strings misplaced-key missed-code missing-branch missing-code \
    missing-cover missing-function missing-id missing-key missing-object missing-picture missing-string \
    missing-style named-template no-address no-default no-english no-localization no-screen \
    no-screen-holder no-table no-view open-comment other-language phone-language picture-in-text \
    plain-selection product-not-loaded product-string-of-default reference-element refused-step \
    remote-config-keys remote-config-not-json remote-config-not-object same-as-default script-exception \
    script-not-run script-stopped set-by-script similar-localizations stored-language storekit-product \
    table-ends-early tags-differ template-cycle template-key template-slot text-background text-cut \
    text-shrunk toggle-condition too-deep too-many-calls too-many-elements trailing-comma \
    transparent-text turning-pager unknown-action unknown-default unknown-element unknown-format \
    unknown-layout unknown-navigator unknown-product unknown-screen unknown-string unknown-template \
    unknown-template-id unlisted-placement unopened-screen unreachable unreached-localization \
    unreadable-picture unreadable-placement unreadable-remote-config unresolved-tag unset-variable \
    unusable-file unusable-table unusable-view unwritable-variable
    """

  @Test("has the names that people filter by, and says so when one is added")
  func names() {
    #expect(CheckID.allCases.map(\.rawValue).joined(separator: " ") == Self.names)
  }

  @Test("has names in kebab case", arguments: CheckID.allCases)
  func kebab(_ check: CheckID) throws {
    #expect(try /[a-z0-9]+(-[a-z0-9]+)*/.wholeMatch(in: check.rawValue) != nil)
    #expect(check.rawValue.replacing("-", with: "") == "\(check)".lowercased())
  }

  @Test("has a sentence of one form for each", arguments: CheckID.allCases)
  func sentence(_ check: CheckID) {
    let sentence = check.sentence
    #expect(sentence.hasPrefix("Looks for ") && sentence.hasSuffix(".") && sentence.count <= 110)
    #expect(!sentence.contains(". ") && !sentence.contains { ":;“”\n".contains($0) })
    #expect(CheckID.allCases.count { $0.sentence == sentence } == 1)
  }

  @Test("gives a finding its severity, where that is not given", arguments: CheckID.allCases)
  func severity(_ check: CheckID) {
    #expect(Diagnostic(check: check, message: "").severity == check.severity)
    for severity in Diagnostic.Severity.allCases {
      #expect(Diagnostic(check: check, severity: severity, message: "").severity == severity)
    }
  }

  @Test("names nothing that is never found", arguments: CheckID.allCases)
  func produced(_ check: CheckID) throws {
    #expect(Self.producers.contains(" .\(check)"))
  }

  /// The sources with every place in which a case stands alone, but for those that only list cases.
  private static let producers: String = {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?.allObjects ?? []
    let texts = files.compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" && !$0.lastPathComponent.hasPrefix("CheckID") }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    return texts.joined().split(separator: "\n").filter { !$0.hasPrefix("    .") }.joined(separator: "\n")
      .replacing(/[(\[\s]+\./, with: " .")
  }()
}
