import LocaleMatching

/// Reads the localizations of a view.
struct LocalizationDecoder {
  let findings: FindingCollector
  let platform: Platform

  /// The localizations in file order.
  ///
  /// From code: two with one id make iOS refuse the view, while Android takes the first.
  func decode(_ json: JSONValue?, _ pointer: JSONPointer) throws(DocumentError) -> [Localization] {
    guard let list = json?.array, !list.isEmpty else {
      throw DocumentError(
        at: .value(pointer),
        problem: "a view without localizations, which shows no text in any language",
        advice: "export it with at least its default localization"
      )
    }
    var seen: Set<LocaleCode> = []
    var localizations: [Localization] = []
    for (index, item) in list.enumerated() {
      let place = pointer.appending(index)
      guard let id = item["id"]?.string.map({ LocaleCode($0) }) else {
        findings.report(
          .missingID,
          "a localization without an id: the app would show nothing",
          at: place
        )
        continue
      }
      guard seen.insert(id).inserted else {
        if platform == .iOS {
          throw DocumentError(
            at: .value(place),
            problem:
              "the localization \(id.quoted) stands twice, so iOS refuses the whole view and shows nothing",
            advice: "remove one of them; Android takes the first (--platform android)"
          )
        }
        findings.report(
          .duplicateLocalization,
          "the localization \(id.quoted) stands twice: Android takes the first, iOS shows nothing",
          at: place,
          localization: id
        )
        continue
      }
      localizations.append(
        Localization(
          id: id,
          isRightToLeft: item["is_right_to_left"]?.bool,
          iOSLocaleID: item["ios_locale_id"]?.string,
          androidLocaleID: item["android_locale_id"]?.string,
          strings: StringDecoder(findings: findings, localization: id, platform: platform).decode(
            item["strings"],
            place.appending("strings")
          ),
          assets: AssetDecoder(findings: findings).decode(item["assets"], place.appending("assets"))
        )
      )
    }
    return localizations
  }
}
