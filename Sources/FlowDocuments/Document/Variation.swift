package import LocaleMatching

/// One of the things that a placement can show: a flow, a paywall or an onboarding.
package struct Variation: Sendable {
  /// What a variation is.
  package enum Kind: String, Sendable {
    /// A flow of SDK v4.
    case flow
    /// A paywall of SDK v3.
    case paywall
    /// An onboarding, whose page is hosted by Adapty.
    case onboarding
    /// A view that stands alone in its file.
    case view
    /// A list of codes that a person named.
    case codes
  }

  /// The variation id; for a bare view, the name of the file.
  package let id: String

  /// The name given in the dashboard.
  package let name: String

  /// What it is.
  package let kind: Kind

  /// Every id by which it may be asked for: variation, flow, paywall, onboarding, view.
  package var identifiers: [String] { ownIdentifiers + (layoutID.map { [$0] } ?? []) }

  private let ownIdentifiers: [String]

  /// Its share of the audience in percent; nil when the file gives none.
  package let weight: Int?

  /// The products that it sells, in file order.
  package let products: [Product]

  /// The remote configs in file order.
  package let remoteConfigs: [RemoteConfig]

  /// The view to draw, or why there is none.
  package internal(set) var view: ViewSource

  /// The layouts of a flow of format 11; nil for a variation that is the same on every device.
  let layouts: FlowLayouts?

  /// The localizations that a person named, since the file does not hold them; nil where nobody did.
  package internal(set) var namedLocalizations: LocalizationList?

  /// The id of the layout that is drawn.
  var layoutID: String?

  /// The code that an SDK v3 answer carries for this view (`paywall_builder.lang`).
  package let builderLocale: LocaleCode?

  /// Creates a variation from its parts.
  package init(
    id: String,
    name: String,
    kind: Kind,
    identifiers: [String],
    weight: Int?,
    products: [Product],
    remoteConfigs: [RemoteConfig],
    view: ViewSource,
    builderLocale: LocaleCode?,
    layouts: FlowLayouts? = nil
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    ownIdentifiers = identifiers
    self.weight = weight
    self.products = products
    self.remoteConfigs = remoteConfigs
    self.view = view
    self.builderLocale = builderLocale
    self.layouts = layouts
  }
}
