import FlowDocuments
import LocaleMatching
import PreviewModel

extension AppState {
  /// The paywall that is looked at; nil where it is something else, or nothing yet.
  package internal(set) var session: Session? {
    get {
      guard case .paywall(let session) = subject else { return nil }
      return session
    }
    set {
      if let newValue { subject = .paywall(newValue) }
    }
  }

  /// The table of strings that is looked at; nil where it is something else, or nothing yet.
  package internal(set) var tableSession: TableSession? {
    get {
      guard case .strings(let session) = subject else { return nil }
      return session
    }
    set {
      if let newValue { subject = .strings(newValue) }
    }
  }

  /// The code that the first line stands for; where a language is stored, an empty one is none at all.
  var askedCode: LocaleCode? {
    if case .strings = subject, codeField.text == "" { nil } else { codeField.code }
  }

  /// Asks the subject what stands in the lines to type in.
  mutating func ask() {
    let code = askedCode
    switch subject {
    case .paywall: session?.pass(code)
    case .strings:
      var request = tableSession?.request ?? KitRequest()
      request.stored = code
      request.languages = languagesField.codes
      tableSession?.ask(request)
    case nil: break
    }
  }

  /// Asks the subject what a phone that is set to the languages of the line gets.
  mutating func askForLanguages() {
    guard case .paywall = subject else { return ask() }
    let languages = languagesField.codes
    session?.set(languages)
    if let code = session?.app?.row?.code { codeField = CodeField(code) }
  }

  /// Puts what a row of the picker stands for into its line, and asks that.
  mutating func ask(_ row: PickerRow?) {
    switch row?.choice {
    case .code(let code):
      codeField = CodeField(code)
      ask()
    case .language(let language):
      languagesField = CodeField(languages: [language])
      askForLanguages()
    case nil: break
    }
  }

  /// Whether a row of the picker is what the lines to type in say.
  func isAsked(_ row: PickerRow) -> Bool {
    switch row.choice {
    case .code(let code): code == askedCode
    case .language(let code): [code] == languagesField.codes
    case nil: false
    }
  }

  /// Selects the row of what is asked where there is one, so that leaving a line lands there.
  mutating func selectAsked() {
    let code = askedCode
    subject?.picker.wanted = .code(code)
  }

  /// Decides by another rule.
  mutating func decide(by rule: RuleChoice) {
    switch rule {
    case .matching(let rule): preferences.rule = rule
    case .kit(let rule): preferences.kit = rule
    }
    switch rule {
    case .matching(.appStrings):
      session?.letAppDecide()
      askForLanguages()
    case .matching(let rule):
      session?.app?.isDeciding = false
      session?.choose(rule)
    case .kit(let rule):
      var request = tableSession?.request ?? KitRequest()
      request.rule = rule
      tableSession?.ask(request)
    }
  }

  /// Shows the remote config, or again what was shown before it.
  mutating func toggleRemoteConfig() {
    guard let session else { return }
    guard !session.openView.remoteConfigs.entries.isEmpty else {
      message = "this variation has no remote config"
      return
    }
    self.session?.toggleRemoteConfig()
    paywallScroll = ScrollOffset()
  }
}
