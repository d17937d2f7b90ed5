extension KitMatcher {
  /// What the class of the kit's documentation does.
  ///
  /// From the sample: a stored language whose folder is there serves every look-up of the main bundle; where
  /// it is not there, `nil` is returned and the ordinary look-up follows, without a word.
  func resolveBySample(_ request: KitRequest) -> KitResolution {
    guard let stored = request.stored, !stored.rawValue.isEmpty else {
      let step = TraceStep(.prepared, "no language is stored, so those of the phone decide")
      return resolveBySystem(request, steps: [step], isSilent: false)
    }
    if let folder = folder(stored) {
      var trace = [TraceStep(.found, "there is a folder “\(name(stored)).lproj”, and it serves every key")]
      if !folder.hasTable { trace.append(withoutTable(stored)) }
      return KitResolution(
        request: request,
        source: .stored,
        verdict: Verdict(.exact, stored),
        hasTable: folder.hasTable,
        tried: [stored],
        trace: trace
      )
    }
    var steps = [TraceStep(.missed, "there is no folder “\(name(stored)).lproj”: case, “-” and “_” count")]
    let simulated = folders.first { $0.language.rawValue.lowercased() == stored.rawValue.lowercased() }
    if let simulated {
      steps.append(
        TraceStep(
          .note,
          "a simulator finds “\(name(simulated.language)).lproj”, since the disk of a Mac ignores case"
        )
      )
    }
    steps.append(TraceStep(.fellBack, "the languages of the phone decide instead: no error, no log"))
    return resolveBySystem(request, steps: steps, isSilent: true, simulatorFolder: simulated?.language)
  }

  /// The ordinary look-up of the main bundle.
  private func resolveBySystem(
    _ request: KitRequest,
    steps: [TraceStep],
    isSilent: Bool,
    simulatorFolder: LocaleCode? = nil
  ) -> KitResolution {
    let matcher = FolderMatcher(folders: folders.map(\.language), developmentLanguage: developmentLanguage)
    let system = matcher.resolve(request.languages)
    var trace = steps + system.trace
    let serving = system.order.lazy.compactMap(folder).first(where: \.hasTable)
    if let chosen = system.folder, serving?.language != chosen {
      trace.append(
        serving.map {
          TraceStep(.fellBack, "\(chosen.quoted) has no such table, so \($0.language.quoted) serves")
        }
          ?? withoutTable(chosen)
      )
    }
    let folder = serving?.language ?? system.folder
    let stored = isSilent ? [request.stored].compactMap(\.self) : []
    return KitResolution(
      request: request,
      source: .system,
      verdict: verdict(system.verdict, folder, isSilent: isSilent),
      hasTable: serving != nil,
      tried: stored + request.languages,
      simulatorFolder: simulatorFolder,
      trace: trace
    )
  }

  /// What the look-up of the phone's languages comes to where another was stored, or where the chosen folder
  /// has no table.
  private func verdict(_ system: Verdict, _ folder: LocaleCode?, isSilent: Bool) -> Verdict {
    guard let folder else { return .nothing }
    if isSilent { return Verdict(.default, folder, isSilentFallback: true) }
    return folder == system.localization ? system : Verdict(.default, folder, isSilentFallback: true)
  }

  private func withoutTable(_ language: LocaleCode) -> TraceStep {
    TraceStep(.missed, "“\(name(language)).lproj” has no such table, so every key is shown as it is")
  }

  /// A language inside quotation marks that are already there.
  private func name(_ language: LocaleCode) -> String { String(language.quoted.dropFirst().dropLast()) }
}
