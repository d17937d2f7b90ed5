/// Durations of the same thing, measured again and again.
struct Sample {
  private let sorted: [Duration]

  init(_ durations: [Duration]) {
    sorted = durations.sorted()
  }

  /// The duration that the given part of the measurements do not exceed, in milliseconds.
  func percentile(_ part: Double) -> String {
    guard let last = sorted.last else { return "–" }
    let index = min(sorted.count - 1, Int((Double(sorted.count) * part).rounded(.up)) - 1)
    return Self.milliseconds(part >= 1 ? last : sorted[max(0, index)])
  }

  private static func milliseconds(_ duration: Duration) -> String {
    let microseconds =
      duration.components.seconds * 1_000_000 + duration.components.attoseconds / 1_000_000_000_000
    let hundredths = (microseconds + 5) / 10
    let fraction = String(hundredths % 100)
    return "\(hundredths / 100)." + String(repeating: "0", count: 2 - fraction.count) + fraction
  }
}
