import FlowDocuments
import LocaleMatching

extension Preview {
  /// What the platforms do differently for this code, and what it takes over from the default.
  ///
  /// From code: the merge steps of iOS 4.0 and Android 4.1.
  package var platformNotes: [PlatformNote] {
    guard obstacle == nil else { return [] }
    let notes = [localizationNote]
    guard openView.absence == nil, resolution.rule != .remoteConfig else { return notes.compactMap(\.self) }
    return (notes + [directionNote, numbersNote, duplicatesNote, tagsNote, darkNote]).compactMap(\.self)
  }

  private var view: FlowView { openView.view }
  private var platform: Platform { openView.platform }

  /// The sentence for the simulated platform, then what the other one does.
  private func sentence(_ own: String, on other: String) -> String {
    "\(own) (\(platform.name)); \(platform.other.name) \(other)"
  }

  /// What is trimmed and what counts as equal differs outside plain letters.
  private var localizationNote: PlatformNote? {
    let rule = resolution.rule
    let other = openView.rules.on(platform.other).matcher(for: rule).verdict(for: resolution.requested)
    guard other.localization != resolution.localization else { return nil }
    let own = resolution.localization?.quoted ?? "nothing"
    let others = other.localization?.quoted ?? "nothing"
    return note(.localization, own, others, sentence("the code gets \(own)", on: "would give \(others)"))
  }

  private var directionNote: PlatformNote? {
    let own = view.direction(of: localization.id, on: platform)
    let other = view.direction(of: localization.id, on: platform.other)
    guard own.direction != other.direction else { return nil }
    let source = own.origin == .default ? ", inherited from the default's flag" : ""
    let action =
      platform == .iOS
      ? "would lay it out \(other.direction.rawValue)"
      : "would inherit the default's flag and lay it out \(other.direction.rawValue)"
    return note(
      .direction,
      own.direction.rawValue,
      other.direction.rawValue,
      sentence("direction: \(own.direction.rawValue)\(source)", on: action)
    )
  }

  private var numbersNote: PlatformNote? {
    let own = view.numberLocale(of: localization.id, on: platform)
    let other = view.numberLocale(of: localization.id, on: platform.other)
    func words(_ id: String?) -> String { id ?? "the device's" }
    let isSame = own.id.map { LanguageTag(LocaleCode($0)) } == other.id.map { LanguageTag(LocaleCode($0)) }
    guard own.origin == .default || !isSame else { return nil }
    let source = own.origin == .default ? ", inherited from the default" : ""
    let text =
      isSame
      ? "numbers: as in \(words(own.id))\(source), on both platforms"
      : sentence("numbers: as in \(words(own.id))\(source)", on: "writes them as in \(words(other.id))")
    return note(.numbers, words(own.id), isSame ? words(own.id) : words(other.id), text)
  }

  /// Only Android gets this far.
  private var duplicatesNote: PlatformNote? {
    let ids = view.diagnostics.filter { $0.check == .duplicateLocalization }.compactMap(\.localization)
    guard let first = ids.first else { return nil }
    return PlatformNote(
      topic: .duplicates,
      iOS: "nothing is shown",
      android: "the first",
      text:
        "\(first.quoted) stands twice: Android takes the first, iOS refuses the whole view and shows nothing",
      ids: ids.map(\.rawValue)
    )
  }

  private var tagsNote: PlatformNote? {
    var ids: [String] = []
    var seen: Set<String> = []
    var tags: Set<String> = []
    var hasBlank = false
    for use in view.stringUses {
      guard let string = use.candidates.lazy.compactMap({ localization.strings[$0] }).first?.item else {
        continue
      }
      let unknown = string.value.tagNames.filter { !use.givenTags.contains($0) && !SDKTag.isKnown($0) }
      guard !unknown.isEmpty, seen.insert(string.id).inserted else { continue }
      ids.append(string.id)
      tags.formUnion(unknown)
      if string.fallback == nil { hasBlank = true }
    }
    guard let first = ids.first else { return nil }
    let names = tags.sorted().map { "{\($0)}" }.joined(separator: " ")
    let more = ids.count > 1 ? " and \(ids.count - 1) more" : ""
    let text = "“\(first)”\(more): only the app can fill \(names); if it does not, "
    let iOS = hasBlank ? "blank" : "the fallback"
    let android = hasBlank ? "without the tag" : "the fallback"
    return PlatformNote(
      topic: .tags,
      iOS: iOS,
      android: android,
      text: text
        + (hasBlank
          ? "iOS leaves the whole text blank, Android only the tag, where there is no fallback"
          : "the fallback is shown"),
      ids: ids
    )
  }

  private var darkNote: PlatformNote? {
    guard let own = localization.id, own != localization.defaultID else { return nil }
    let suffix = "@dark"
    let ids = localization.assets.ownIDs.filter { id in
      guard let dark = localization.assets[id + suffix] else { return false }
      return dark.origin != .own
    }.sorted()
    guard let first = ids.first else { return nil }
    let more = ids.count > 1 ? " and \(ids.count - 1) more" : ""
    let source =
      localization.assets[first + suffix]?.origin == .default
      ? localization.defaultID?.quoted ?? "the default" : "every language"
    return PlatformNote(
      topic: .dark,
      iOS: "not localized",
      android: "not localized",
      text:
        "“\(first)”\(more): \(own.quoted) has its own in light mode, and in dark mode shows that of \(source)",
      ids: ids
    )
  }

  private func note(
    _ topic: PlatformNote.Topic,
    _ own: String,
    _ other: String,
    _ text: String
  ) -> PlatformNote {
    platform == .iOS
      ? PlatformNote(topic: topic, iOS: own, android: other, text: text)
      : PlatformNote(topic: topic, iOS: other, android: own, text: text)
  }
}

extension Platform {
  /// Its name as people write it.
  var name: String {
    switch self {
    case .iOS: "iOS"
    case .android: "Android"
    }
  }

  /// The other one.
  var other: Platform {
    switch self {
    case .iOS: .android
    case .android: .iOS
    }
  }
}
