package import FlowDocuments
package import LocaleMatching

/// All that a flow can learn from the phone, the app and the store; it changes with the language that is looked at.
package struct FlowWorld: Sendable {
  /// Where the flow is shown.
  package struct Place: Hashable, Sendable {
    /// The developer id of the placement.
    package var placementID: String
    /// The variation id.
    package var variationID: String
    /// The name of the A/B test.
    package var testName: String
    /// The name of the flow.
    package var flowName: String

    /// Creates a place; without arguments the words that Adapty's own preview uses.
    package init(
      placementID: String = "preview_placement",
      variationID: String = "preview_variation",
      testName: String = "preview_abtest",
      flowName: String = "preview"
    ) {
      self.placementID = placementID
      self.variationID = variationID
      self.testName = testName
      self.flowName = flowName
    }
  }

  /// The platform that is imitated.
  package let platform: Platform

  /// The device that the flow is seen on.
  package let device: Device

  /// The texts that the person reads.
  package let localization: MergedLocalization

  /// The code that was asked for; nil when the app left it out.
  package let requested: LocaleCode?

  /// Where the flow is shown.
  package let place: Place

  /// What is sold.
  package let products: [FlowProduct]

  /// Whether the store has answered.
  package let areProductsLoaded: Bool

  /// Creates a world.
  package init(
    platform: Platform,
    device: Device = DeviceSize.common.device,
    localization: MergedLocalization,
    requested: LocaleCode?,
    place: Place = Place(),
    products: [FlowProduct],
    areProductsLoaded: Bool = true
  ) {
    self.platform = platform
    self.device = device
    self.localization = localization
    self.requested = requested
    self.place = place
    self.products = products
    self.areProductsLoaded = areProductsLoaded
  }

  /// The language of the phone: that of the code that was asked for, else that of the texts.
  ///
  /// Inferred: whoever looks at a language means a person whose phone is set to it.
  package var phoneLanguage: LanguageTag {
    let code = requested.flatMap { $0.rawValue.isEmpty ? nil : $0 } ?? localization.id
    return LanguageTag(code ?? .english)
  }
}
