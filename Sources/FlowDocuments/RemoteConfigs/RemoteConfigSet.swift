package import LocaleMatching

/// The remote configs of a variation, read, and compared with the first of them.
///
/// The first is what an app takes that follows the documentation's example and finds no entry for its
/// code, so it is what the others are held against; which of them is the default is nowhere marked.
package struct RemoteConfigSet: Sendable {
  /// One remote config.
  package struct Entry: Hashable, Sendable {
    /// The code that it is filed under.
    package let locale: LocaleCode

    /// What it holds.
    package let payload: RemoteConfigPayload

    /// In which keys it differs from the first; none for the first and for what is no JSON object.
    package let differences: [KeyDifference]
  }

  /// The entries in the order of the file.
  package let entries: [Entry]

  /// Whether the server chose: SDK v3 and onboardings get one object, a flow of v4 the whole list.
  package let isChosenByServer: Bool

  /// Why the rule for remote configs has nothing to choose; nil where it has.
  package var serverChoice: String? {
    guard isChosenByServer, !entries.isEmpty else { return nil }
    return
      "the server chose this object by the rule for paywalls; the file holds no other, whatever the code is"
  }

  /// Reads the remote configs of a variation.
  package init(_ variation: Variation) {
    let payloads = variation.remoteConfigs.map { RemoteConfigPayload($0.data) }
    entries = zip(variation.remoteConfigs, payloads).map { config, payload in
      Entry(
        locale: config.locale,
        payload: payload,
        differences: payloads.first.flatMap { first in
          payload.isObject && first.isObject ? KeyDifference.differences(of: payload, from: first) : nil
        } ?? []
      )
    }
    isChosenByServer = variation.kind != .flow
    places = Dictionary(entries.enumerated().map { ($0.element.locale, $0.offset) }) { first, _ in first }
  }

  /// The place of the entry that an app gets for a code that a rule answered with; nil when there is none.
  ///
  /// Of two entries with one code the first is taken.
  package func index(of locale: LocaleCode?) -> Int? {
    locale.flatMap { places[$0] }
  }

  private let places: [LocaleCode: Int]
}

extension RemoteConfigPayload {
  /// Whether it is a JSON object, the only thing that the SDK hands over as a dictionary.
  package var isObject: Bool {
    if case .json(.object) = self { true } else { false }
  }

  /// The number of keys at its top; nil when it is no object.
  package var keyCount: Int? {
    if case .json(.object(let object)) = self { object.members.count } else { nil }
  }
}
