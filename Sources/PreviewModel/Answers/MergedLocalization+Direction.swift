import FlowDocuments
import LocaleMatching

extension MergedLocalization {
  /// What is wrong with the way in which the screens are laid out; nil when it is that of the language.
  package var directionProblem: String? {
    guard let id else { return nil }
    let isWrittenRightToLeft = LanguageTag(id).isWrittenRightToLeft
    guard isWrittenRightToLeft != (direction == .rightToLeft) else { return nil }
    let origin = directionOrigin == .default ? ", a flag of the default" : ""
    return isWrittenRightToLeft
      ? "is written from right to left and laid out from left to right: “is_right_to_left” is not set\(origin)"
      : "is written from left to right and laid out from right to left\(origin)"
  }
}
