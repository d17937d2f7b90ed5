/// What a subscription costs at first.
public struct SubscriptionOffer: Hashable, Sendable {
  /// How it is paid for.
  public let mode: PaymentMode

  /// What is paid each time; zero for a free trial.
  public let price: Amount

  /// What is paid for each time.
  public let period: SubscriptionPeriod

  /// How many periods it lasts.
  public let periodCount: Int

  /// Creates an offer.
  public init(_ mode: PaymentMode, price: Amount, period: SubscriptionPeriod, periodCount: Int = 1) {
    self.mode = mode
    self.price = mode == .freeTrial ? .zero : price
    self.period = period
    self.periodCount = max(1, periodCount)
  }
}
