extension AppState {
  /// The paywall that is looked at; nil where it is something else, or nothing yet.
  public internal(set) var session: Session? {
    get {
      guard case .paywall(let session) = subject else { return nil }
      return session
    }
    set {
      if let newValue { subject = .paywall(newValue) }
    }
  }
}
