/// Chooses among the language folders of an app, `pt-BR.lproj` and its sisters, as a phone does.
///
/// Documented: the order of attempts, and that parents and scripts are known (Technical Note TN2418). From
/// code: Apple's ICU, whose answers these were compared with. Inferred: that a phone's ICU is that one.
package struct FolderMatcher: Sendable {
  /// The languages of the folders, as they are spelled.
  package let folders: [LocaleCode]

  /// The language that the app is developed in; nil where it is not known.
  package let developmentLanguage: LocaleCode?

  /// What whoever reads an answer should know.
  package static let caveat = """
    Apple does not document every detail of how folders are matched, and says that it may change: where the \
    answer matters, try it on a phone
    """

  /// The folder of resources that belong to no language.
  static let base: LocaleCode = "Base"

  private let tags: [FolderTag]

  /// Prepares a choice.
  package init(folders: [LocaleCode], developmentLanguage: LocaleCode? = nil) {
    self.folders = folders
    self.developmentLanguage = developmentLanguage
    tags = folders.filter { $0 != Self.base }.map(FolderTag.init)
  }

  /// The folder that the phone's list of preferred languages leads to, and why.
  package func resolve(_ preferred: [LocaleCode]) -> FolderResolution {
    var trace: [TraceStep] = []
    if preferred.isEmpty { trace.append(TraceStep(.note, "the languages of the phone are not known")) }
    if let found = search(preferred, &trace) {
      return answer(preferred, found.verdict, trace, order: [found.tag.code] + parents(of: found.tag))
    }
    let verdict = lastResort(&trace)
    return answer(preferred, verdict, trace, order: [verdict.localization].compactMap(\.self))
  }

  // MARK: The languages of the phone

  /// The first preferred language that has a folder of its own or a relative's, and that folder.
  private func search(
    _ preferred: [LocaleCode],
    _ trace: inout [TraceStep]
  ) -> (tag: FolderTag, verdict: Verdict)? {
    // Brazil's texts are a last resort for Portugal, behind every other language of the phone.
    var brazilian: FolderTag?
    for code in preferred {
      let wanted = FolderTag(code)
      guard let best = nearest(to: wanted) else {
        trace.append(TraceStep(.missed, missed(wanted)))
        continue
      }
      if wanted.normal == "pt-PT", best.normal == "pt-BR" {
        trace.append(TraceStep(.missed, "\(code.quoted): only \(best.code.quoted), which is kept for last"))
        brazilian = brazilian ?? best
        continue
      }
      let better = exactRelative(of: best, for: wanted, preferred)
      if let better {
        trace.append(TraceStep(.missed, "\(code.quoted) has no folder of its own"))
        trace.append(TraceStep(.found, "\(better.quoted) has one, further down the list of the phone"))
      } else {
        trace.append(TraceStep(.found, found(best, for: wanted)))
      }
      let folder = better.flatMap { better in tags.first { $0.written == FolderTag(better).written } } ?? best
      return (folder, verdict(folder, for: better.map { FolderTag($0) } ?? wanted))
    }
    guard let brazilian else { return nil }
    trace.append(TraceStep(.found, "nothing else fits, so \(brazilian.code.quoted) is taken for “pt-PT”"))
    return (brazilian, Verdict(.language, brazilian.code))
  }

  /// The folder with the fewest steps between it and a language, counted over their parents.
  private func nearest(to wanted: FolderTag) -> FolderTag? {
    var best: (tag: FolderTag, distance: Int)?
    for tag in tags {
      guard let distance = distance(from: wanted, to: tag), distance < best?.distance ?? .max else {
        continue
      }
      best = (tag, distance)
    }
    return best?.tag
  }

  /// Below zero for a folder of its own; nil for no relative.
  private func distance(from wanted: FolderTag, to tag: FolderTag) -> Int? {
    if wanted.written == tag.written { return -1 }
    if wanted.normal == tag.normal { return 0 }
    guard wanted.group == tag.group, let meeting = wanted.chain.firstIndex(where: tag.chain.contains),
      let other = tag.chain.firstIndex(of: wanted.chain[meeting])
    else { return nil }
    let penalty = (tag.isOfAnotherRegion && other > 0 ? 1 : 0) + (wanted.language == tag.language ? 0 : 1)
    return meeting + other + penalty
  }

  /// A language of the phone that is of the same language as a folder of another region and has a folder of
  /// its own.
  private func exactRelative(
    of best: FolderTag,
    for wanted: FolderTag,
    _ preferred: [LocaleCode]
  ) -> LocaleCode? {
    guard wanted.normal != best.normal, best.hasRegion, best.language != "zh" else { return nil }
    return preferred.last { code in
      let tag = FolderTag(code)
      return tag.language == best.language && tags.contains { $0.written == tag.written }
    }
  }

  /// The folders of the parents of one, in which files are looked for after it.
  private func parents(of tag: FolderTag) -> [LocaleCode] {
    tag.wider.flatMap { parent in
      tags.filter { $0 != tag && $0.normal == parent }.map(\.code)
    }
  }

  // MARK: What comes after

  private func lastResort(_ trace: inout [TraceStep]) -> Verdict {
    if let tag = tags.first(where: { $0.code == developmentLanguage ?? .english }) {
      let reason =
        developmentLanguage == nil
        ? "as the language of development, which is not known and mostly English"
        : "the language that the app is developed in"
      trace.append(TraceStep(.fellBack, "\(tag.code.quoted) is taken, \(reason)"))
      return Verdict(.default, tag.code, isSilentFallback: true)
    }
    if let english = tags.first(where: { $0.normal == "en-US" }) {
      trace.append(TraceStep(.fellBack, "\(english.code.quoted) is taken, as nothing else is"))
      return Verdict(.english, english.code, isSilentFallback: true)
    }
    guard let first = tags.first else {
      trace.append(TraceStep(.fellBack, "the app has no language folder"))
      return .nothing
    }
    let development = developmentLanguage.map { "\($0.quoted), the language of development, has none either" }
    trace.append(TraceStep(.missed, development ?? "the language that the app is developed in is not known"))
    trace.append(TraceStep(.fellBack, "\(first.code.quoted) is taken because it comes first"))
    return Verdict(.first, first.code, isSilentFallback: true)
  }

  private func answer(
    _ preferred: [LocaleCode],
    _ verdict: Verdict,
    _ trace: [TraceStep],
    order: [LocaleCode]
  ) -> FolderResolution {
    var seen: Set<LocaleCode> = []
    let last = [developmentLanguage, Self.base].compactMap(\.self).filter(folders.contains)
    return FolderResolution(
      preferred: preferred,
      verdict: verdict,
      order: (order + last).filter { seen.insert($0).inserted },
      trace: trace
    )
  }

  private func verdict(_ folder: FolderTag, for wanted: FolderTag) -> Verdict {
    if folder.code == wanted.code { return Verdict(.exact, folder.code) }
    return Verdict(folder.normal == wanted.normal ? .normalized : .language, folder.code)
  }

  // MARK: Words

  private func found(_ folder: FolderTag, for wanted: FolderTag) -> String {
    if folder.code == wanted.code { return "\(wanted.code.quoted) has a folder of its own" }
    let start = "\(wanted.code.quoted) takes \(folder.code.quoted)"
    if folder.written == wanted.written { return "\(start), the same language spelled otherwise" }
    if folder.normal == wanted.normal { return "\(start), another code of the same language" }
    if wanted.chain.contains(folder.normal) { return "\(start), its parent" }
    return "\(start), another region of the same language"
  }

  private func missed(_ wanted: FolderTag) -> String {
    if let other = tags.first(where: { $0.language == wanted.language && !wanted.language.isEmpty }) {
      return
        "\(wanted.code.quoted) has no folder; \(other.code.quoted) is another script, which is never taken"
    }
    return "\(wanted.code.quoted) has no folder, nor has a relative of it"
  }
}
