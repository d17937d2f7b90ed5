import FlowDocuments
import LocaleMatching
import PreviewModel
import TerminalUI

/// What stands in the paywall pane where there is no phone to draw: a remote config, or why nothing is drawn.
enum VariationPage {
  /// The lines at a width; nil where there is a phone to draw.
  static func lines(_ preview: Preview, width: Int) -> [StyledLine]? {
    let openView = preview.openView
    var text = WhyText(width: width)
    if preview.resolution.rule == .remoteConfig, openView.entry.variation.kind != .codes {
      remoteConfig(preview, &text)
    } else if let absence = openView.absence {
      explain(openView, absence, &text)
    } else {
      return nil
    }
    return text.lines
  }

  // MARK: - Remote configs

  private static func remoteConfig(_ preview: Preview, _ text: inout WhyText) {
    let set = preview.openView.remoteConfigs
    guard let chosen = preview.remoteConfigIndex else {
      text.heading("No remote config")
      text.note("This variation has none, so an app that looks for one gets nothing.")
      return
    }
    for (index, entry) in set.entries.enumerated() {
      let (mark, style) = index == chosen ? ("▸", Theme.good) : (" ", Theme.quiet)
      text.item(mark, "\(entry.locale.rawValue.drawable.isolated)  \(entry.summary)", style: style)
    }
    text.gap()
    payload(set.entries[chosen].payload, &text)
    text.gap()
    text.note(
      set.serverChoice.map { "\($0.prefix(1).uppercased())\($0.dropFirst())." }
        ?? "The app gets the whole list and chooses by itself; the SDK matches nothing."
    )
    comparison(set, &text)
  }

  private static func payload(_ payload: RemoteConfigPayload, _ text: inout WhyText) {
    switch payload {
    case .json(let value):
      for line in value.text().split(separator: "\n", omittingEmptySubsequences: false) {
        text.literal(String(line))
      }
    case .text(let words, let problem):
      text.item("!", "this is no JSON, so the app's dictionary is nil: \(problem)", style: Theme.warning)
      for line in words.split(separator: "\n", omittingEmptySubsequences: false) {
        text.literal(String(line))
      }
    }
  }

  private static func comparison(_ set: RemoteConfigSet, _ text: inout WhyText) {
    guard let first = set.entries.first, set.entries.count > 1 else { return }
    text.gap()
    text.heading("Keys, held against \(first.locale.rawValue.drawable), the first")
    for entry in set.entries.dropFirst() {
      let name = entry.locale.rawValue.drawable.isolated
      guard !entry.differences.isEmpty else {
        text.item("=", "\(name)  \(entry.payload.isObject ? "the same keys" : "no object, so no keys")")
        continue
      }
      for difference in entry.differences {
        text.item("!", "\(name)  \(difference.words)", style: Theme.warning)
      }
    }
  }

  // MARK: - Nothing to draw

  private static func explain(_ openView: OpenView, _ absence: String, _ text: inout WhyText) {
    switch openView.entry.variation.kind {
    case .onboarding:
      text.heading("An onboarding")
      text.note("\(absence.prefix(1).uppercased())\(absence.dropFirst()).")
      text.gap()
      text.note(
        openView.hasLocalizations
          ? "The server decides which language users get, among the codes that you named."
          : "Its localizations are not in the file either. Name them to see what each code gets:"
      )
      if !openView.hasLocalizations {
        text.item("→", "a  names them, as do --available en,pt-br --default en")
      }
    case .codes:
      text.heading("A list of codes")
      text.note("There is no file, so there is nothing to draw: what each code gets stands at both sides.")
    case .flow, .paywall, .view:
      text.heading("Nothing to draw")
      text.note("\(absence).")
      guard !openView.remoteConfigs.entries.isEmpty else { return }
      text.gap()
      text.item("→", "C  shows its remote config")
    }
  }
}
