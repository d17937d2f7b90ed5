import FlowDocuments

/// What a person did to a flow, step by step, as it is kept in a file: a line of JSON for each step.
package struct FlowWalk: Hashable, Sendable {
  /// The steps in order.
  package var steps: [FlowStep]

  /// Creates a walk; without arguments nothing was done yet.
  package init(_ steps: [FlowStep] = []) {
    self.steps = steps
  }

  /// The text of the file.
  package var text: String {
    steps.map { $0.json.text(isPretty: false) + "\n" }.joined()
  }

  /// Reads a file; throws the number of the first line that is no step.
  package init(bytes: [UInt8]) throws(InvalidLine) {
    steps = []
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated() where line.contains(where: { $0 > 0x20 })
    {
      guard let json = try? JSONValue(bytes: Array(line)), let step = FlowStep(json) else {
        throw InvalidLine(number: index + 1)
      }
      steps.append(step)
    }
  }

  /// A line that is no step.
  package struct InvalidLine: Error, Hashable, Sendable {
    /// Its number, from 1.
    package let number: Int

    /// Creates it.
    package init(number: Int) {
      self.number = number
    }
  }
}
