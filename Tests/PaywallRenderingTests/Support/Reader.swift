import FlowDocuments
import LocaleMatching
import TerminalUI

@testable import PaywallRendering

/// A person who reads one text of a paywall in a localization.
struct Reader {
  var code: LocaleCode = "en"
  var platform = Platform.iOS
  var store = StoreState(catalog: Reader.catalog)
  var customTags: [String: String] = [:]
  var state = FlowState()
  var numberLocaleID: String?

  /// The strings of the localization, and those of a default behind it.
  var strings: [StringItem] = []
  var defaultStrings: [StringItem] = []

  /// What becomes of the text of a reference.
  func read(_ reference: StringReference, number: FormattedNumber? = nil) -> ResolvedText {
    let localization = MergedLocalization(
      id: code,
      defaultID: "en",
      strings: MergedStrings(
        Localization(id: "own", strings: strings),
        over: Localization(id: "en", strings: defaultStrings)
      ),
      assets: MergedAssets(),
      numberLocaleID: numberLocaleID,
      direction: .leftToRight,
      directionOrigin: .nowhere
    )
    let options = RenderOptions(
      width: 40,
      platform: platform,
      products: Reader.products,
      store: store,
      customTags: customTags
    )
    return TextResolver(localization: localization, state: state, options: options)
      .resolve(reference, number: number)
  }

  /// What is read of a string of one tag, between brackets, about a product.
  func read(tag: String, of product: String = "year") -> String {
    var reader = self
    reader.strings = [StringItem(id: "PRODUCT_default", value: [.text("["), .tag(tag), .text("]")])]
    return reader.read(.product(.id(product), suffix: nil)).text
  }

  /// Adapty's products, whose ids in the store are the same.
  static let products = ["year", "month", "days", "once", "unknown"].map {
    Product(adaptyID: $0, vendorID: $0, flowProductID: nil, title: nil, type: "lifetime")
  }

  /// What the store knows of them.
  static let catalog = StoreCatalog(products: [
    StoreProduct(
      id: "year",
      price: Amount("59.99") ?? .zero,
      period: SubscriptionPeriod(1, .year),
      texts: [
        StoreProduct.Text(locale: "en_US", title: "Yearly", description: "All of it"),
        StoreProduct.Text(locale: "de", title: "Jährlich", description: "Alles"),
      ],
      introductoryOffer: SubscriptionOffer(.freeTrial, price: .zero, period: SubscriptionPeriod(7, .day)),
      offers: [
        SubscriptionOffer(
          .payAsYouGo,
          price: Amount("2.99") ?? .zero,
          period: SubscriptionPeriod(1, .month),
          periodCount: 3
        ),
        SubscriptionOffer(
          .payUpFront,
          price: Amount("19.99") ?? .zero,
          period: SubscriptionPeriod(6, .month),
          periodCount: 2
        ),
      ]
    ),
    StoreProduct(id: "month", price: Amount("9.99") ?? .zero, period: SubscriptionPeriod(1, .month)),
    StoreProduct(id: "days", price: Amount("3.00") ?? .zero, period: SubscriptionPeriod(3, .day)),
    StoreProduct(id: "once", price: Amount("99.00") ?? .zero, period: nil),
  ])
}

extension ResolvedText {
  /// All that is read, with plain spaces for those that no line is broken at.
  var text: String {
    String(pieces.map(\.text).joined().map { $0 == "\u{A0}" ? " " : $0 })
  }
}

extension StringItem {
  init(id: String, value: [RichText.Item], fallback: [RichText.Item]? = nil) {
    self.init(id: id, value: RichText(value), fallback: fallback.map { RichText($0) })
  }
}

extension RichText.Item {
  static func text(_ text: String) -> RichText.Item { .text(text, TextAttributes()) }

  static func tag(_ name: String, converter: String? = nil, format: String? = nil) -> RichText.Item {
    .tag(RichText.Tag(name: name, converter: converter, format: format), TextAttributes())
  }
}
