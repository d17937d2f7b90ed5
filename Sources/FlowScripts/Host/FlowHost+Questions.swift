import FlowDocuments
import LocaleMatching

extension FlowHost {
  /// From code: the event is sent before any purchase, and one of an unknown product fails at once.
  mutating func purchase(_ call: HostCall, isWeb: Bool) {
    guard let id = required("productId", of: call) else { return }
    work.append(.event(name: "willPurchase", [JSONObject.Member(key: "productId", value: .string(id))]))
    let question = OpenQuestion(
      question: FlowQuestion(
        subject: .purchase(productID: id, isWeb: isWeb),
        answers: isWeb ? Self.webPurchaseAnswers : Self.purchaseAnswers
      ),
      callback: call.callback
    )
    if world.products.contains(where: { $0.id == id }) {
      ask(question)
    } else {
      note(.unknownProduct, "the script buys “\(id)”, which the flow does not sell: it fails")
      settle(question, answer: FlowQuestion.Answer(id: "fail", title: "fails"))
    }
  }

  mutating func restore(_ call: HostCall) {
    work.append(.event(name: "willRestorePurchases", []))
    let answers = [
      FlowQuestion.Answer(id: "success", title: "succeeds"), FlowQuestion.Answer(id: "fail", title: "fails"),
    ]
    ask(OpenQuestion(question: FlowQuestion(subject: .restore, answers: answers), callback: call.callback))
  }

  private static let purchaseAnswers = [
    FlowQuestion.Answer(id: "success", title: "succeeds"),
    FlowQuestion.Answer(id: "userCanceled", title: "is cancelled"),
    FlowQuestion.Answer(id: "pending", title: "is pending"),
    FlowQuestion.Answer(id: "fail", title: "fails"),
  ]

  /// A purchase on the web is pending once its page has opened.
  private static let webPurchaseAnswers = [purchaseAnswers[2], purchaseAnswers[3]]

  /// From code: an alert is left out while another is up, and one without buttons has a plain OK that calls nothing.
  mutating func showAlert(_ call: HostCall) {
    let isUp = questions.contains { open in
      if case .alert = open.question.subject { true } else { false }
    }
    guard !isUp else { return ignore(call, "while another alert is up") }
    let answers = (call.argument["actions"]?.array ?? []).compactMap { action -> FlowQuestion.Answer? in
      guard let title = action["title"]?.string else { return nil }
      return FlowQuestion.Answer(
        id: action["actionId"]?.string ?? title,
        title: title,
        isCancelling: action["style"]?.string == "cancel"
      )
    }
    let question = FlowQuestion(
      subject: .alert(
        title: call.argument["title"]?.string ?? "",
        message: call.argument["message"]?.string ?? ""
      ),
      answers: answers.isEmpty ? [FlowQuestion.Answer(id: "ok", title: "OK")] : answers
    )
    let isSilent = answers.isEmpty && world.platform == .iOS
    ask(OpenQuestion(question: question, callback: isSilent ? nil : call.callback))
  }

  mutating func requestPermission(_ call: HostCall) {
    let name = call.argument["permission"]?.string ?? "custom"
    let answers = [
      FlowQuestion.Answer(id: "allow", title: "allow"), FlowQuestion.Answer(id: "deny", title: "deny"),
    ]
    ask(
      OpenQuestion(
        question: FlowQuestion(subject: .permission(name: name), answers: answers),
        callback: call.callback,
        customArguments: call.argument["customArgs"]
      )
    )
  }

  private mutating func ask(_ question: OpenQuestion) {
    guard questions.count < Self.mostQuestions else { return }
    questions.append(question)
  }

  private static let mostQuestions = 8

  /// Answers the question that waits; false when there is none, or none that can be answered so.
  mutating func answer(_ id: String) -> Bool {
    guard let open = questions.first, let answer = open.question.answers.first(where: { $0.id == id }) else {
      return false
    }
    questions.removeFirst()
    settle(open, answer: answer)
    return true
  }

  /// Tells the script how a question was answered.
  private mutating func settle(_ open: OpenQuestion, answer: FlowQuestion.Answer) {
    let result = JSONObject.Member(key: "result", value: .string(answer.id))
    tell(.answer(question: open.question.words, answer: answer.title))
    switch open.question.subject {
    case .purchase(let id, _):
      let members = [JSONObject.Member(key: "productId", value: .string(id)), result]
      work.append(.event(name: "didPurchase", members))
      call(open, .object(JSONObject(members)))
    case .restore:
      work.append(.event(name: "didRestorePurchases", [result]))
      call(open, .object(JSONObject([result])))
    case .alert:
      let isPlain = open.question.answers == [FlowQuestion.Answer(id: "ok", title: "OK")]
      callOnScreen(
        open,
        .object(["actionId": isPlain && world.platform == .android ? .null : .string(answer.id)])
      )
    case .permission(let name):
      let custom = open.customArguments.map { [JSONObject.Member(key: "customArgs", value: $0)] } ?? []
      let members: KeyValuePairs<String, JSONValue> = [
        "permission": .string(name), "result": .bool(answer.id == "allow"), "detailResult": .null,
      ]
      callOnScreen(open, .object(custom, members))
    }
  }

  private mutating func call(_ open: OpenQuestion, _ argument: JSONValue) {
    if let callback = open.callback { work.append(.answer(callback: callback, argument)) }
  }

  /// From code: alerts, permissions and timers are told of only while a screen is open.
  private mutating func callOnScreen(_ question: OpenQuestion, _ argument: JSONValue) {
    if !open.isEmpty { call(question, argument) }
  }
}
