/// Which region stands in for another where an app lacks it, and which is meant where none is named.
///
/// From code: `ualoc_getAppleParent` of Apple's ICU, run on every region.
enum AppleRegions {
  /// The wider region of a language; nil where the language itself is next.
  static func parent(of region: String, language: String, script: String?) -> String? {
    switch (language, script) {
    case ("en", nil): english[region]
    case ("es", nil): latinAmerica.contains(region) ? "419" : nil
    case ("pt", nil): portuguese.contains(region) ? "PT" : nil
    case ("zh", "Hant"): region == "MO" ? "HK" : nil
    default: nil
    }
  }

  /// The region that a language means where it is not its own code in capitals.
  static let usual = [
    "af": "ZA", "ar": "EG", "bn": "BD", "ca": "ES", "cs": "CZ", "cy": "GB", "da": "DK", "el": "GR",
    "en": "US", "et": "EE", "eu": "ES", "fa": "IR", "fil": "PH", "ga": "IE", "gl": "ES", "gu": "IN",
    "he": "IL", "hi": "IN", "hy": "AM", "ja": "JP", "ka": "GE", "kk": "KZ", "km": "KH", "kn": "IN",
    "ko": "KR", "ky": "KG", "lo": "LA", "ml": "IN", "mr": "IN", "ms": "MY", "my": "MM", "nb": "NO",
    "ne": "NP", "nn": "NO", "or": "IN", "pa": "IN", "pt": "BR", "si": "LK", "sl": "SI", "sq": "AL",
    "sr": "RS", "sv": "SE", "sw": "TZ", "ta": "IN", "te": "IN", "uk": "UA", "ur": "PK", "vi": "VN",
    "zu": "ZA",
  ]

  /// The parents of the regions of English.
  ///
  /// Britain stands in for most of the Commonwealth and, behind `150`, for Europe; Australia for the Pacific.
  /// What is not listed goes to plain English.
  private static let english: [String: String] = {
    let regions = [
      "AU": "CC CK CX NF NR NU NZ WS",
      "GB": """
      AI AU BB BD BM BN BS BW BZ DG DM FJ FK GD GG GH GI GM GY HK IE IM IN IO JE JM KE KI KN KY LC LK LS MO \
      MS MT MU MV MW MY NA NG PK SB SC SD SG SH SL SS SZ TC TO TT TV TZ UG VC VG VU ZA ZM ZW 150
      """,
      "001": "GB",
      "150": """
      AD AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GE GL GR HR HU IS IT LI LT LU LV MC MD ME MK NL NO \
      PL PT RO RS RU SE SI SK UA VA
      """,
    ]
    return regions.reduce(into: [:]) { parents, entry in
      for region in entry.value.split(separator: " ") { parents[String(region)] = entry.key }
    }
  }()

  private static let latinAmerica = regions(
    """
    AG AI AR AW BB BL BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GT GY HN HT JP KN KY LC MF \
    MQ MS MX NI PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI
    """
  )

  private static let portuguese = regions("AO CH CV FR GQ GW LU MO MZ ST TL")

  private static func regions(_ list: String) -> Set<String> {
    Set(list.split(separator: " ").map(String.init))
  }
}
