extension KitMatcher {
  /// What the language manager of the open IMKit does.
  ///
  /// From code: the stored or else the first language of the phone, `_` turned into `-`, then one subtag less
  /// at a time; Simplified Chinese behind Traditional; English last. The first folder that holds the table
  /// serves every key.
  func resolveByManager(_ request: KitRequest) -> KitResolution {
    let stored = request.stored.flatMap { $0.rawValue.isEmpty ? nil : $0 }
    guard let asked = stored ?? request.languages.first else {
      return answer(request, chain: ["en"], from: [TraceStep(.note, "no language is known")])
    }
    var steps: [TraceStep] = []
    if stored == nil {
      steps.append(
        TraceStep(.prepared, "no language is stored, so the first of the phone counts: \(asked.quoted)")
      )
    }
    let chain = Self.chain(of: asked)
    steps.append(TraceStep(.prepared, "the chain: \(chain.map(\.rawValue).joined(separator: ", "))"))
    return answer(request, chain: chain, from: steps)
  }

  /// `zh-Hant-TW`, `zh-Hant`, `zh-Hans`, `zh`, `en` for `zh_Hant_TW`.
  static func chain(of code: LocaleCode) -> [LocaleCode] {
    var subtags = code.rawValue.split(whereSeparator: { $0 == "_" || $0 == "-" })[...].prefix(16)
    var chain: [LocaleCode] = []
    while !subtags.isEmpty {
      let candidate = LocaleCode(subtags.joined(separator: "-"))
      chain.append(candidate)
      if candidate == "zh-Hant" { chain.append("zh-Hans") }
      subtags.removeLast()
    }
    if chain.last != .english { chain.append(.english) }
    return chain
  }

  private func answer(_ request: KitRequest, chain: [LocaleCode], from steps: [TraceStep]) -> KitResolution {
    var trace = steps
    for (position, candidate) in chain.enumerated() {
      guard let folder = folder(candidate), folder.hasTable else {
        let reason = folder(candidate) == nil ? "no folder" : "a folder without the table"
        trace.append(TraceStep(.missed, "\(candidate.quoted): \(reason)"))
        continue
      }
      trace.append(TraceStep(.found, "\(candidate.quoted) holds the table, and it serves every key"))
      return KitResolution(
        request: request,
        source: .chain,
        verdict: verdict(candidate, at: position, in: chain),
        hasTable: true,
        tried: Array(chain.prefix(position + 1)),
        trace: trace
      )
    }
    trace.append(
      TraceStep(.fellBack, "no folder of the app holds the table: the kit's own texts are shown, or the keys")
    )
    return KitResolution(
      request: request,
      source: .chain,
      verdict: .nothing,
      hasTable: false,
      tried: chain,
      trace: trace
    )
  }

  /// English at the end of a chain that began elsewhere is not what was asked for.
  private func verdict(_ found: LocaleCode, at position: Int, in chain: [LocaleCode]) -> Verdict {
    let asked = chain.first.map { LanguageTag($0) }
    if position == 0 { return Verdict(.exact, found) }
    if LanguageTag(found).presentLanguage != asked?.presentLanguage {
      return Verdict(.english, found, isSilentFallback: true)
    }
    return Verdict(
      .language,
      found,
      isSilentFallback: LanguageTag(found).impliedScript != asked?.impliedScript
    )
  }
}
