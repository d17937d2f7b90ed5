/// What is looked for: the stable names of the checks.
///
/// Reports write the raw values, and people filter by them, so they never change.
package enum CheckID: String, CaseIterable, Sendable {
  /// Variables that a screen reads and that cannot be turned into a value.
  case brokenVariable = "broken-variable"
  /// Pictures that are a localization's own in light mode and another's in dark mode.
  case darkPicture = "dark-picture"
  /// Patterns of dates that the phones read in different ways.
  case datePattern = "date-pattern"
  /// Localizations of a right-to-left language that are laid out from left to right.
  case directionMissing = "direction-missing"
  /// Localizations of a left-to-right language that are laid out from right to left.
  case directionWrong = "direction-wrong"
  /// Assets whose id stands twice.
  case duplicateAsset = "duplicate-asset"
  /// Elements that share an element_id.
  case duplicateElementID = "duplicate-element-id"
  /// Keys that stand twice where each may stand once.
  case duplicateKey = "duplicate-key"
  /// Localizations whose id stands twice.
  case duplicateLocalization = "duplicate-localization"
  /// Remote configs whose language stands twice.
  case duplicateRemoteConfig = "duplicate-remote-config"
  /// Strings whose id stands twice in one localization.
  case duplicateString = "duplicate-string"
  /// Languages of an app that pass an empty code.
  case emptyCode = "empty-code"
  /// Files that list nothing to show.
  case emptyDocument = "empty-document"
  /// Strings that are empty where the default has a text, or where they are shown.
  case emptyString = "empty-string"
  /// Keys of a language whose text is empty where the reference has one.
  case emptyText = "empty-text"
  /// Scripts that call the SDK again and again without a press.
  case endlessCalls = "endless-calls"
  /// Screens that open each other again and again.
  case endlessNavigation = "endless-navigation"
  /// Keys of a language that the reference does not have.
  case extraKey = "extra-key"
  /// Folders of languages that are spelled with an underscore.
  case folderName = "folder-name"
  /// Format specifiers that are damaged or differ from those of the reference.
  case formatSpecifiers = "format-specifiers"
  /// Texts that stand on pages or in sections which are not shown at first.
  case hiddenContent = "hidden-content"
  /// Keys of a language that have the text of the reference.
  case identicalText = "identical-text"
  /// Calls of the SDK that it ignores.
  case ignoredCall = "ignored-call"
  /// Parts of a screen that its layout does not show.
  case ignoredPart = "ignored-part"
  /// Indexes of sections that a script answers with no number.
  case invalidIndex = "invalid-index"
  /// Common properties of an element that cannot be read.
  case invalidProperty = "invalid-property"
  /// Strings whose value is no text.
  case invalidString = "invalid-string"
  /// Values that an SDK does not take where they stand.
  case invalidValue = "invalid-value"
  /// Elements that came with a later version of the SDK.
  case laterElement = "later-element"
  /// Stored languages that only the simulator finds, since their letter case differs.
  case letterCase = "letter-case"
  /// Elements that are hidden by their only common property, which iOS 3.17 overlooks.
  case loneInvisibility = "lone-invisibility"
  /// Texts that hardly stand out from their ground.
  case lowContrast = "low-contrast"
  /// Pictures that a localization takes from the default.
  case mergedPicture = "merged-picture"
  /// Strings that a localization takes from the default.
  case mergedStrings = "merged-strings"
  /// Keys of a catalog that stand beside its strings and are never used.
  case misplacedKey = "misplaced-key"
  /// Languages of an app whose code gets no localization, or the default.
  case missedCode = "missed-code"
  /// Conditions without the branch that is taken.
  case missingBranch = "missing-branch"
  /// Languages of an app that have no code to pass.
  case missingCode = "missing-code"
  /// Screens with a cover that have none.
  case missingCover = "missing-cover"
  /// Functions that are called and that no script defines.
  case missingFunction = "missing-function"
  /// Localizations, strings and variations without an id.
  case missingID = "missing-id"
  /// Keys of the reference that a language lacks.
  case missingKey = "missing-key"
  /// Variables and functions that hang on what is no object.
  case missingObject = "missing-object"
  /// Pictures that are shown and are not in the file.
  case missingPicture = "missing-picture"
  /// Strings that are shown and that nothing defines.
  case missingString = "missing-string"
  /// Views of 4.x without the style that is shown first.
  case missingStyle = "missing-style"
  /// Templates that are drawn by a type which iOS 4.0 does not take.
  case namedTemplate = "named-template"
  /// Links whose string holds no address.
  case noAddress = "no-address"
  /// Views that declare no default localization.
  case noDefault = "no-default"
  /// Views without a localization for codes that are left out.
  case noEnglish = "no-english"
  /// Views without any localization.
  case noLocalization = "no-localization"
  /// Scripts that open no screen.
  case noScreen = "no-screen"
  /// Frames of navigators without a place for the screen.
  case noScreenHolder = "no-screen-holder"
  /// Folders of languages without a table.
  case noTable = "no-table"
  /// Variations without a view to draw.
  case noView = "no-view"
  /// Comments of a table that never end.
  case openComment = "open-comment"
  /// Languages of an app whose code gets another language.
  case otherLanguage = "other-language"
  /// Dates that the phone writes in its own language.
  case phoneLanguage = "phone-language"
  /// Pictures in texts that are not drawn.
  case pictureInText = "picture-in-text"
  /// Selections of a product that name no group.
  case plainSelection = "plain-selection"
  /// Texts that wait for a product from the store.
  case productNotLoaded = "product-not-loaded"
  /// Product texts of the default that hide one in the user's own language.
  case productStringOfDefault = "product-string-of-default"
  /// References to elements in views that cannot have them.
  case referenceElement = "reference-element"
  /// Steps of a walk that could not be taken.
  case refusedStep = "refused-step"
  /// Remote configs that have other keys than the first one.
  case remoteConfigKeys = "remote-config-keys"
  /// Remote configs that are no JSON.
  case remoteConfigNotJSON = "remote-config-not-json"
  /// Remote configs that are JSON without being an object.
  case remoteConfigNotObject = "remote-config-not-object"
  /// Localizations in which most texts are the same as in the default.
  case sameAsDefault = "same-as-default"
  /// Scripts that throw.
  case scriptException = "script-exception"
  /// Scripts that could not be run here.
  case scriptNotRun = "script-not-run"
  /// Scripts that never end or take too much memory.
  case scriptStopped = "script-stopped"
  /// Texts that only a script decides.
  case setByScript = "set-by-script"
  /// Localizations whose ids differ only in spelling.
  case similarLocalizations = "similar-localizations"
  /// Stored languages that no folder of the app answers.
  case storedLanguage = "stored-language"
  /// Products of a StoreKit file that cannot be read.
  case storeKitProduct = "storekit-product"
  /// Tables that end before their file does.
  case tableEndsEarly = "table-ends-early"
  /// Strings whose tags differ from those of the default.
  case tagsDiffer = "tags-differ"
  /// Templates that draw themselves.
  case templateCycle = "template-cycle"
  /// Templates that are filed under a name which Android does not find.
  case templateKey = "template-key"
  /// Slots of templates, which only Android fills.
  case templateSlot = "template-slot"
  /// Backgrounds of texts that iOS reads as elements too.
  case textBackground = "text-background"
  /// Texts that the phone cuts.
  case textCut = "text-cut"
  /// Texts that the phone shrinks.
  case textShrunk = "text-shrunk"
  /// Conditions of toggles that only iOS 3.17 reads.
  case toggleCondition = "toggle-condition"
  /// Elements that stand too deep inside each other.
  case tooDeep = "too-deep"
  /// Scripts that call the SDK too often at one stroke.
  case tooManyCalls = "too-many-calls"
  /// Screens whose templates make more elements than can be drawn.
  case tooManyElements = "too-many-elements"
  /// Commas before a closing bracket.
  case trailingComma = "trailing-comma"
  /// Texts that are fully transparent.
  case transparentText = "transparent-text"
  /// Pagers whose pages turn by themselves.
  case turningPager = "turning-pager"
  /// Actions that nothing does.
  case unknownAction = "unknown-action"
  /// Default localizations that are not in the list.
  case unknownDefault = "unknown-default"
  /// Elements of a type that no version knows.
  case unknownElement = "unknown-element"
  /// Files of a format that is newer than what is known.
  case unknownFormat = "unknown-format"
  /// Layouts of screens that are not known.
  case unknownLayout = "unknown-layout"
  /// Navigators that a script names and that do not exist.
  case unknownNavigator = "unknown-navigator"
  /// Products that a script buys and the flow does not sell.
  case unknownProduct = "unknown-product"
  /// Screens that are opened and do not exist.
  case unknownScreen = "unknown-screen"
  /// Strings that a script chooses and no localization defines.
  case unknownString = "unknown-string"
  /// Templates that are drawn and do not exist.
  case unknownTemplate = "unknown-template"
  /// Layouts of 4.x that are not known by their template_id.
  case unknownTemplateID = "unknown-template-id"
  /// Placements that the file's own list leaves out.
  case unlistedPlacement = "unlisted-placement"
  /// Screens that nothing opens.
  case unopenedScreen = "unopened-screen"
  /// Rows of a screen that no one can scroll to.
  case unreachable
  /// Localizations that no language of the app leads to.
  case unreachedLocalization = "unreached-localization"
  /// Pictures that cannot be decoded.
  case unreadablePicture = "unreadable-picture"
  /// Placements that hold no variations which can be read.
  case unreadablePlacement = "unreadable-placement"
  /// Remote configs that the SDK cannot read.
  case unreadableRemoteConfig = "unreadable-remote-config"
  /// Tags that have no value.
  case unresolvedTag = "unresolved-tag"
  /// Variables of texts that nothing has set when the screen opens.
  case unsetVariable = "unset-variable"
  /// Files that cannot be used.
  case unusableFile = "unusable-file"
  /// Tables of languages that cannot be used.
  case unusableTable = "unusable-table"
  /// Views that cannot be used.
  case unusableView = "unusable-view"
  /// Variables that cannot be set through their converter.
  case unwritableVariable = "unwritable-variable"
}
