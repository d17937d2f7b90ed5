/// What a subscription costs at first.
package struct SubscriptionOffer: Hashable, Sendable {
  /// How it is paid for.
  package let mode: PaymentMode

  /// What is paid each time; zero for a free trial.
  package let price: Amount

  /// What is paid for each time.
  package let period: SubscriptionPeriod

  /// How many periods it lasts.
  package let periodCount: Int

  /// Creates an offer.
  package init(_ mode: PaymentMode, price: Amount, period: SubscriptionPeriod, periodCount: Int = 1) {
    self.mode = mode
    self.price = mode == .freeTrial ? .zero : price
    self.period = period
    self.periodCount = max(1, periodCount)
  }
}
