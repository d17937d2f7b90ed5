/// Something that the phone or the store asks the person, or does after a while, and that the flow waits for.
package struct FlowQuestion: Hashable, Sendable {
  /// What it is about.
  package enum Subject: Hashable, Sendable {
    /// A purchase of a product, in the store or on the web.
    case purchase(productID: String, isWeb: Bool)
    /// Restoring what was bought.
    case restore
    /// An alert with the script's own words.
    case alert(title: String, message: String)
    /// A permission.
    case permission(name: String)
  }

  /// An answer that can be given.
  package struct Answer: Hashable, Sendable {
    /// What the script is told, and what a recorded walk names.
    package let id: String
    /// What it is called.
    package let title: String
    /// Whether the script calls it the way out.
    package let isCancelling: Bool

    /// Creates an answer.
    package init(id: String, title: String, isCancelling: Bool = false) {
      self.id = id
      self.title = title
      self.isCancelling = isCancelling
    }
  }

  /// What it is about.
  package let subject: Subject

  /// The answers that can be given, the likely one first; never none.
  package let answers: [Answer]

  /// The answer of whoever wants nothing of it: the one that says so, else the last.
  package var calledOff: Answer {
    let words: Set<String> = ["userCanceled", "deny", "fail"]
    return answers.first { $0.isCancelling || words.contains($0.id) } ?? answers.last
      ?? Answer(id: "", title: "")
  }

  /// The question as the end of a sentence that begins with “the flow”.
  package var words: String {
    switch subject {
    case .purchase(let id, let isWeb): "buys \(id)" + (isWeb ? " on the web" : "")
    case .restore: "restores purchases"
    case .alert(let title, let message): [title, message].filter { !$0.isEmpty }.joined(separator: ": ")
    case .permission(let name): "asks for the permission “\(name)”"
    }
  }
}
