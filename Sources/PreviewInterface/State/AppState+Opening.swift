import FlowDocuments
import LocaleMatching
package import PreviewModel
import StringTables

extension AppState {
  /// Opens the view of a variation; when it cannot be opened the reason becomes the message.
  mutating func open(_ item: Library.Item) {
    do {
      session = try Session(
        item.entry,
        in: item.document,
        platform: preferences.platform,
        rule: preferences.rule.flatMap { $0.readsStrings ? nil : $0 },
        requested: codeField.code,
        device: preferences.device,
        isDark: session?.isDark ?? preferences.isDark,
        showsMarks: session?.showsMarks ?? preferences.showsMarks,
        store: preferences.store.state(library.store),
        customTags: preferences.store.customTags
      )
      let (app, languages) = (library.appStrings, languagesField.codes)
      session?.accompany(by: app, languages: languages)
      if preferences.rule == .appStrings { decide(by: .matching(.appStrings)) }
      showFromTheTop()
    } catch {
      let place = error.place == .wholeFile ? "" : "\(item.document.name): "
      report("\(place)\(error.problem); \(error.advice)")
    }
  }

  /// Opens a table of strings.
  mutating func open(_ folders: LanguageFolders) {
    let request = KitRequest(
      rule: preferences.kit,
      stored: codeField.code,
      languages: languagesField.codes
    )
    subject = .strings(TableSession(folders, request: request, reference: preferences.reference))
    showFromTheTop()
  }

  /// Shows what was opened from its first row.
  private mutating func showFromTheTop() {
    overlay = nil
    paywallScroll = ScrollOffset()
    whyScroll = ScrollOffset()
    (selection, search) = (nil, nil)
    if typing != .code { selectAsked() }
  }

  /// Tells why something could not be opened: in the list that it was chosen from, or in the status line.
  mutating func report(_ problem: String) {
    guard var chooser = overlay as? ChooserOverlay else {
      message = problem
      return
    }
    chooser.problem = problem
    overlay = chooser
  }

  // MARK: - Reading again

  /// Takes files that were read again, and keeps code, view, screen and place where they still exist.
  ///
  /// When the files cannot be used any more the last good view stays, with the reason in the status line.
  package mutating func take(_ reloaded: Library) {
    switch subject {
    case .paywall(let session): take(reloaded, for: session)
    case .strings(let session): take(reloaded, for: session)
    case nil:
      library = reloaded
      message = reloaded.problems.first?.failure.message ?? "reloaded"
    }
  }

  private mutating func take(_ reloaded: Library, for old: Session) {
    let reloaded = reloaded.suited(to: old.openView.conditions)
    guard let same = reloaded.item(like: old.openView) else {
      message =
        reloaded.problems.first?.failure.message ?? "the view is no longer in the file; the last one stays"
      return
    }
    do {
      session = try old.reopened(
        same.entry,
        in: same.document,
        platform: old.platform,
        device: old.device,
        app: reloaded.appStrings
      )
      library = reloaded
      updateStore()
      searchAgain()
      message = "reloaded"
    } catch {
      message = "\(old.document.name): \(error.problem); the last good view stays"
    }
  }

  private mutating func take(_ reloaded: Library, for old: TableSession) {
    guard let folders = reloaded.tables.first(where: { $0.isSameInput(as: old.folders) }) else {
      message =
        reloaded.problems.first?.failure.message ?? "the table is no longer there; the last one stays"
      return
    }
    tableSession = old.reopened(folders)
    library = reloaded
    message = "reloaded"
  }
}
