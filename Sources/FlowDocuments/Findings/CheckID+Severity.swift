extension CheckID {
  /// How much what it finds matters, where a finding does not say otherwise.
  package var severity: Diagnostic.Severity {
    switch self {
    case .duplicateAsset, .duplicateElementID, .duplicateLocalization, .endlessCalls, .endlessNavigation,
      .formatSpecifiers, .invalidIndex, .invalidProperty, .invalidString, .invalidValue, .misplacedKey,
      .missedCode, .missingBranch, .missingCode, .missingCover, .missingID, .missingKey, .missingPicture,
      .missingString, .missingStyle, .noAddress, .noDefault, .noLocalization, .noScreen, .noScreenHolder,
      .referenceElement, .scriptStopped, .tableEndsEarly, .templateCycle, .textBackground, .tooDeep,
      .tooManyElements, .unknownDefault, .unknownLayout, .unknownScreen, .unknownString, .unknownTemplate,
      .unreadableRemoteConfig, .unusableFile, .unusableTable, .unusableView:
      .error
    case .brokenVariable, .darkPicture, .datePattern, .directionMissing, .directionWrong, .duplicateKey,
      .duplicateRemoteConfig, .duplicateString, .emptyCode, .emptyDocument, .emptyText, .ignoredCall,
      .ignoredPart, .letterCase, .loneInvisibility, .lowContrast, .mergedStrings, .missingFunction,
      .missingObject, .noEnglish, .noTable, .openComment, .otherLanguage, .pictureInText, .plainSelection,
      .productStringOfDefault, .refusedStep, .remoteConfigKeys, .remoteConfigNotJSON,
      .remoteConfigNotObject, .scriptException, .similarLocalizations, .storedLanguage, .storeKitProduct,
      .tagsDiffer, .templateKey, .templateSlot, .textCut, .toggleCondition, .tooManyCalls, .unknownAction,
      .unknownElement, .unknownFormat, .unknownNavigator, .unknownProduct, .unknownTemplateID,
      .unlistedPlacement, .unopenedScreen, .unreachable, .unreadablePicture, .unreadablePlacement,
      .unresolvedTag, .unwritableVariable:
      .warning
    case .emptyString, .extraKey, .folderName, .hiddenContent, .identicalText, .laterElement,
      .mergedPicture, .namedTemplate, .noView, .phoneLanguage, .productNotLoaded, .sameAsDefault,
      .scriptNotRun, .setByScript, .textShrunk, .trailingComma, .transparentText, .turningPager,
      .unreachedLocalization, .unsetVariable:
      .note
    }
  }
}
