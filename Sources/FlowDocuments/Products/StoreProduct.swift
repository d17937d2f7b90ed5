package import LocaleMatching

/// A product as the store describes it to the app.
package struct StoreProduct: Hashable, Sendable {
  /// The name and description for readers of one language.
  package struct Text: Hashable, Sendable {
    /// The locale in the store's spelling, such as `en_US`.
    package let locale: LocaleCode
    /// The name.
    package let title: String
    /// The description.
    package let description: String

    /// Creates a text.
    package init(locale: LocaleCode, title: String, description: String) {
      self.locale = locale
      self.title = title
      self.description = description
    }
  }

  /// The id in the store.
  package let id: String

  /// What is paid each time.
  package let price: Amount

  /// How long that lasts; nil for what is bought once.
  package let period: SubscriptionPeriod?

  /// The name and description in each language, in file order.
  package let texts: [Text]

  /// The offer that a new subscriber gets; nil for none.
  package let introductoryOffer: SubscriptionOffer?

  /// The other offers, in file order.
  package let offers: [SubscriptionOffer]

  /// Creates a product.
  package init(
    id: String,
    price: Amount,
    period: SubscriptionPeriod?,
    texts: [Text] = [],
    introductoryOffer: SubscriptionOffer? = nil,
    offers: [SubscriptionOffer] = []
  ) {
    self.id = id
    self.price = price
    self.period = period
    self.texts = texts
    self.introductoryOffer = introductoryOffer
    self.offers = offers
  }

  /// The first offer that is paid for in a way; the introductory one comes first.
  package func offer(_ mode: PaymentMode) -> SubscriptionOffer? {
    ([introductoryOffer].compactMap { $0 } + offers).first { $0.mode == mode }
  }

  /// Its text for readers of a language: of the same locale, else of the same language, else the first.
  ///
  /// Inferred: the App Store falls to the app's primary language, and a `.storekit` file does not say which
  /// one that is.
  package func text(for code: LocaleCode?) -> Text? {
    guard let wanted = code.map(LanguageTag.init) else { return texts.first }
    let tags = texts.map { LanguageTag($0.locale) }
    let index =
      tags.firstIndex {
        $0.language == wanted.language && $0.region == wanted.region && $0.script == wanted.script
      }
      ?? tags.firstIndex {
        $0.language == wanted.language && (wanted.script == nil || $0.script == wanted.script)
      }
      ?? tags.firstIndex { $0.language == wanted.language }
    return index.map { texts[$0] } ?? texts.first
  }
}
