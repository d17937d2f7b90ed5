extension KitRule {
  /// A few words for a status line or a menu.
  package var title: String {
    switch self {
    case .sample: "sample class"
    case .manager: "newer manager"
    }
  }

  /// What the rule does, in one paragraph.
  package var summary: String {
    switch self {
    case .sample:
      """
      The app keeps a language for the kit. Where a folder of exactly that name is in the app, every text \
      comes from it; a key that it lacks is shown as it is, never in English. Where there is no such folder, \
      or no language is kept, the phone's languages decide, without an error and without a log.
      """
    case .manager:
      """
      The kept language, or else the first language of the phone, has its “_” turned into “-” and is \
      shortened from its end; English comes last. The first folder that holds the table serves every key; a \
      key that it lacks is shown as it is.
      """
    }
  }

  /// What it holds for.
  package var versions: String {
    switch self {
    case .sample: "apps that switch the language with the documented class"
    case .manager: "IMKit 5.42; Global IM UIKit itself is closed"
    }
  }

  /// How the rule is known.
  package var evidence: RuleEvidence {
    switch self {
    case .sample:
      RuleEvidence(
        documented: "the class is printed in “Internationalization” of Global IM UIKit",
        inferred:
          """
          the texts that the kit reads from its own bundle are unaffected, views on screen keep their text \
          until they are built anew, and layout direction and dates do not change
          """
      )
    case .manager:
      RuleEvidence(
        fromCode: "RCKitLanguageManager of the open IMKit",
        inferred: "that Global IM UIKit does the same"
      )
    }
  }
}
