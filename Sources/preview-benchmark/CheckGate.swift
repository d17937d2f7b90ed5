/// How long `check` may take at most for a flow of a certain size, and how much memory.
struct CheckGate: Sendable {
  private let name: String
  private let flow: GrowingFlow
  private let seconds: Double
  private let mebibytes: Int

  private static let repetitions = 3

  /// The gates.
  static let all = [
    CheckGate("20000 localizations of 10 strings", GrowingFlow(localizations: 20_000), 10),
    CheckGate("the same with a script", GrowingFlow(localizations: 20_000, functions: 4), 10),
    CheckGate("the same in 4.x", GrowingFlow(localizations: 20_000, isLegacy: true), 10),
    CheckGate("20000 screens of a text", GrowingFlow(screens: 20_000, content: .texts(1)), 10),
    CheckGate("20000 screens of 3 cards", GrowingFlow(screens: 20_000, content: .cards(3)), 10),
    CheckGate(
      "40 localizations, 2000 strings, 20 screens",
      GrowingFlow(localizations: 40, strings: 2_000, screens: 20, content: .texts(100)),
      0.5
    ),
    CheckGate("40000 elements", GrowingFlow(content: .cards(5_000)), 1.5),
    CheckGate(
      "a text of 1 MB",
      GrowingFlow(strings: 1, words: 200_000, content: .texts(1)),
      0.5
    ),
  ]

  private init(_ name: String, _ flow: GrowingFlow, _ seconds: Double, mebibytes: Int = 1_024) {
    (self.name, self.flow, self.seconds, self.mebibytes) = (name, flow, seconds, mebibytes)
  }

  /// Measures, and returns the line of the table and whether the gate holds.
  func measure(with program: String) throws(FailedCheck) -> (line: String, holds: Bool) {
    let file = try WrittenFile(flow.json, name: "gate")
    let checked = try CheckedFile(file, with: program, times: Self.repetitions)
    let holds = checked.wall / .seconds(1) <= seconds && checked.peakKibibytes <= mebibytes * 1024
    let limit = "\(seconds.inHundredths)" + (holds ? "" : "  missed")
    return (name.padded(to: 44) + checked.cells + limit, holds)
  }
}
