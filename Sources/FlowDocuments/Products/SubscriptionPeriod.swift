/// How long a subscription runs before it is paid again.
package struct SubscriptionPeriod: Hashable, Sendable {
  /// A unit of time.
  package enum Unit: String, CaseIterable, Sendable {
    /// A day.
    case day
    /// A week.
    case week
    /// A month.
    case month
    /// A year.
    case year
  }

  /// How many units; at least one.
  package let count: Int

  /// The unit.
  package let unit: Unit

  /// Creates a period of at least one unit.
  package init(_ count: Int, _ unit: Unit) {
    self.count = max(1, count)
    self.unit = unit
  }

  /// Reads a period as StoreKit files write it, by ISO 8601: `P1M`, `P7D`; nil for anything else.
  package init?(iso8601 text: String) {
    guard text.hasPrefix("P"), let letter = text.last, let count = Int(text.dropFirst().dropLast()),
      (1...1000).contains(count)
    else { return nil }
    switch letter {
    case "D": self.init(count, .day)
    case "W": self.init(count, .week)
    case "M": self.init(count, .month)
    case "Y": self.init(count, .year)
    default: return nil
    }
  }

  /// The period so many times.
  package func times(_ count: Int) -> SubscriptionPeriod {
    SubscriptionPeriod(self.count.multipliedReportingOverflow(by: max(1, count)).partialValue, unit)
  }
}
