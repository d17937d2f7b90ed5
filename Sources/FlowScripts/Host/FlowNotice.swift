/// Something that a flow asks of the app or of the phone and that a preview only tells about.
package enum FlowNotice: Hashable, Sendable {
  /// It wants to be closed.
  case close
  /// It opens an address, inside the app or not.
  case open(address: String, isInApp: Bool)
  /// It asks the app for something by this id.
  case custom(id: String)
  /// A product was selected.
  case select(productID: String)
  /// It asks for a rating.
  case rate
  /// It reports an event to Adapty, to the app, or both.
  case report(name: String)
  /// It scrolls a screen to its start or its end.
  case scroll(toStart: Bool)
  /// It moves the keyboard's focus to an element, or away.
  case focus(id: String?)
  /// It sends events to the screens.
  case events([String])
  /// It writes into the log.
  case log(level: String, message: String)
  /// The answer to a question that the phone would have asked.
  case answer(question: String, answer: String)

  /// The notice as the end of a sentence that begins with “the flow”.
  package var words: String {
    switch self {
    case .close: "closes"
    case .open(let address, let isInApp): "opens \(address)" + (isInApp ? " inside the app" : "")
    case .custom(let id): "asks the app for “\(id)”"
    case .select(let id): "selects \(id)"
    case .rate: "asks for a rating"
    case .report(let name): "reports “\(name)”"
    case .scroll(let toStart): "scrolls to the \(toStart ? "start" : "end")"
    case .focus(let id): id.map { "puts the focus on “\($0)”" } ?? "takes the focus away"
    case .events(let names): "sends " + names.map { "“\($0)”" }.joined(separator: ", ")
    case .log(let level, let message): "logs (\(level)) \(message)"
    case .answer(let question, let answer): "\(question): \(answer)"
    }
  }

  /// Whether it is what a person who pressed something waits for; the rest is for the log.
  package var isForPerson: Bool {
    switch self {
    case .close, .open, .custom, .rate, .answer: true
    case .select, .report, .scroll, .focus, .events, .log: false
    }
  }
}
