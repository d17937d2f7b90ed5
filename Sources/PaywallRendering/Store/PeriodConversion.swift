import FlowDocuments
import LocaleMatching

/// What a price for one period comes to for a day, a week, a month or a year.
///
/// From code: a month has 30 days or 4 weeks, a year 365 days, 52 weeks or 12 months. Android rounds up to
/// four digits before it multiplies, and takes a number of days for as many weeks unless a price for a day is
/// asked.
enum PeriodConversion {
  /// The price of a unit, where `amount` is what is paid for a period.
  static func price(
    _ amount: Amount,
    for period: SubscriptionPeriod,
    per unit: SubscriptionPeriod.Unit,
    platform: Platform
  ) -> Amount {
    switch platform {
    case .iOS:
      let (units, parts) = ratio(of: unit, in: period.unit)
      return amount.times(parts, over: units.clampedProduct(period.count))
    case .android:
      guard unit != period.unit else { return amount.times(1, over: period.count).roundedUp(digits: 4) }
      let own = period.unit == .day ? .week : period.unit
      guard unit != own else { return amount.times(1, over: period.count).roundedUp(digits: 4) }
      let (units, parts) = ratio(of: unit, in: own)
      return amount.times(1, over: units.clampedProduct(period.count)).roundedUp(digits: 4).times(parts)
    }
  }

  /// How many of a unit another one has, as a fraction.
  private static func ratio(
    of unit: SubscriptionPeriod.Unit,
    in period: SubscriptionPeriod.Unit
  ) -> (units: Int, parts: Int) {
    switch (period, unit) {
    case (.day, .week): (1, 7)
    case (.day, .month): (1, 30)
    case (.day, .year): (1, 365)
    case (.week, .day): (7, 1)
    case (.week, .month): (1, 4)
    case (.week, .year): (1, 52)
    case (.month, .day): (30, 1)
    case (.month, .week): (4, 1)
    case (.month, .year): (1, 12)
    case (.year, .day): (365, 1)
    case (.year, .week): (52, 1)
    case (.year, .month): (12, 1)
    case (.day, .day), (.week, .week), (.month, .month), (.year, .year): (1, 1)
    }
  }
}

extension Int {
  /// The product; the largest number where it is larger.
  fileprivate func clampedProduct(_ other: Int) -> Int {
    let (product, overflows) = multipliedReportingOverflow(by: other)
    return overflows ? .max : product
  }
}
