public import FlowDocuments
public import LocaleMatching

/// All that a flow can learn from the phone, the app and the store; it changes with the language that is looked at.
public struct FlowWorld: Sendable {
  /// Where the flow is shown.
  public struct Place: Hashable, Sendable {
    /// The developer id of the placement.
    public var placementID: String
    /// The variation id.
    public var variationID: String
    /// The name of the A/B test.
    public var testName: String
    /// The name of the flow.
    public var flowName: String

    /// Creates a place; without arguments the words that Adapty's own preview uses.
    public init(
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
  public let platform: Platform

  /// The texts that the person reads.
  public let localization: MergedLocalization

  /// The code that was asked for; nil when the app left it out.
  public let requested: LocaleCode?

  /// Where the flow is shown.
  public let place: Place

  /// What is sold.
  public let products: [FlowProduct]

  /// Whether the store has answered.
  public let areProductsLoaded: Bool

  /// Creates a world.
  public init(
    platform: Platform,
    localization: MergedLocalization,
    requested: LocaleCode?,
    place: Place = Place(),
    products: [FlowProduct],
    areProductsLoaded: Bool = true
  ) {
    self.platform = platform
    self.localization = localization
    self.requested = requested
    self.place = place
    self.products = products
    self.areProductsLoaded = areProductsLoaded
  }

  /// The language of the phone: that of the code that was asked for, else that of the texts.
  ///
  /// Inferred: whoever looks at a language means a person whose phone is set to it.
  public var phoneLanguage: LanguageTag {
    let code = requested.flatMap { $0.rawValue.isEmpty ? nil : $0 } ?? localization.id
    return LanguageTag(code ?? .english)
  }
}
