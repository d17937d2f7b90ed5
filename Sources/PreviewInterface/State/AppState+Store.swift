import PreviewModel

extension AppState {
  /// Lets the store answer the next thing that it can answer, and says what that is.
  mutating func advanceStore() {
    guard session != nil else { return }
    preferences.store.advance()
    updateStore()
    message = "the store: \(preferences.store.words ?? "its own introductory offer, if it has one")"
  }

  /// Draws with what the store answers now.
  mutating func updateStore() {
    let store = preferences.store.state(library.store)
    session?.change(store)
  }
}
