/// How an offer is paid for; its raw value is the part of a product string's id that stands for it.
package enum PaymentMode: String, CaseIterable, Hashable, Sendable {
  /// Nothing is paid while the offer lasts.
  case freeTrial = "free_trial"
  /// A lower price is paid for each of a number of periods.
  case payAsYouGo = "pay_as_you_go"
  /// A lower price is paid once for all of the offer.
  case payUpFront = "pay_up_front"
}
