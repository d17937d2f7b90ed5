internal import FlowDocuments
internal import LocaleMatching
import PreviewInterface
import PreviewModel
internal import TerminalUI

/// What a key takes in a picker that is far longer than any flow's.
///
/// 10 000 localizations, 2 000 codes of phones. Each key goes the way that the interactive preview sends it.
struct MeasuredPicker: CustomStringConvertible {
  private static let (localizationCount, phoneCount) = (10_000, 2000)

  private var rows: [(key: String, durations: [Duration])] = []

  /// Opens the list and presses keys in it.
  init() throws {
    let document = try FlowDocument(bytes: Array(Self.flow.utf8), name: "picker.json")
    let state = AppState(
      Library(documents: [document]),
      size: CellSize(width: 120, height: 40),
      phones: Self.phones
    )
    var shown = Presentation(of: state)
    measure("a character of the code", &shown, Array("pt-BR-u-nu-latn").map { .insert(String($0)) })
    shown.measure(.keep)
    shown.measure(.editFilter)
    measure("a character of the filter", &shown, Array("pt-br").map { .insert(String($0)) })
    measure("the filter's backspace", &shown, Array(repeating: .deleteBackward, count: 5))
    shown.measure(.keep)
    measure("down the list", &shown, Array(repeating: .move(.by(1)), count: 20))
    // Each rule in turn: the list of rules opens at the present one.
    for _ in MatchingRule.ofCodes.dropFirst() {
      shown.measure(.openRules)
      shown.measure(.move(.by(1)))
      measure("another rule", &shown, [.choose])
    }
  }

  private mutating func measure(_ key: String, _ shown: inout Presentation, _ actions: [Action]) {
    var durations: [Duration] = []
    for action in actions {
      let start = ContinuousClock.now
      shown.measure(action)
      durations.append(start.duration(to: .now))
    }
    if let last = rows.indices.last, rows[last].key == key {
      rows[last].durations += durations
    } else {
      rows.append((key, durations))
    }
  }

  /// The table.
  var description: String {
    let lines = rows.map { row in
      let sample = Sample(row.durations)
      return row.key.padded(to: 40)
        + "\(sample.percentile(0.5)) / \(sample.percentile(0.95)) / \(sample.percentile(1))"
    }
    let head = """
      Picker with \(Self.localizationCount) localizations and \(Self.phoneCount) codes of phones, \
      milliseconds a key, p50 / p95 / max.
      """
    return ([head, ""] + lines).joined(separator: "\n")
  }

  /// A flow with localizations in every language, script and region that the catalog names, and then some.
  private static var flow: String {
    let codes = codes.prefix(localizationCount).enumerated().map { index, code in
      // Half of them are filed in lower case, as Adapty does, half as phones write them.
      let id = index % 2 == 0 ? code.lowercased() : code
      return #"{"id":"\#(id)","strings":[{"id":"title","value":"\#(id)"}]}"#
    }
    return """
      {"format":"5.1.0","default_localization":"en","localizations":[\(codes.joined(separator: ","))],
       "screens":{"main":{"content":{"type":"text","string_id":"title"}}}}
      """
  }

  private static var phones: [PhoneCode] {
    let extra = codes.lazy.map { $0.replacing("-", with: "_") }.map {
      PhoneCode(code: LocaleCode($0), source: "made up", name: $0)
    }
    return Array((PhoneCode.catalog + extra).prefix(phoneCount))
  }

  private static var codes: [String] {
    let languages = ["en"] + PhoneCode.catalog.map { LanguageTag($0.code).language }
    var seen: Set<String> = []
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    return languages.filter { seen.insert($0).inserted }.flatMap { language in
      [language] + letters.flatMap { first in letters.map { "\(language)-\(first)\($0)" } }.prefix(250)
    }
  }
}
