import FlowDocuments
package import PreviewModel

extension AppState {
  /// Takes files that were read again, and keeps code, view, screen and place where they still exist.
  ///
  /// When the files cannot be used any more the last good view stays, with the reason in the status line.
  package mutating func take(_ reloaded: Library) {
    defer { settle() }
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
        app: reloaded.appStrings,
        pickerHeight: areas.pickerRows
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
    tableSession = old.reopened(folders, pickerHeight: areas.pickerRows, textHeight: textsArea.rows)
    library = reloaded
    message = "reloaded"
  }
}
