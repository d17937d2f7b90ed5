package import LocaleMatching

/// One answer with all there is to tell about it: what was asked, what users read, why, and what would be better.
///
/// The pane of reasons, the text reports and JSON each write it in their own form. What there is to tell is decided
/// here alone, so that they never tell different things.
package struct Explanation: Sendable {
  /// What the answer is about, for facts that only one kind of answer has.
  package enum Subject: Sendable {
    /// What a code gets in a variation or in a list of codes.
    case code(Preview)
    /// Which folder Global IM UIKit takes its texts from; the texts are nil for a bare list of folders.
    case kit(KitAnswer, developmentLanguage: LocaleCode?, texts: KitPreview?)
  }

  /// What the answer is about.
  package let subject: Subject

  /// What was asked, as the head of the reasons: `pt_BR`, `no code`, `zh_CN is stored`; it may hold text from anywhere.
  package let question: String

  /// What came of it, in one line.
  package let headline: Headline

  /// The rule that decided, with what it simulates: `flow rule, iOS`.
  package let rule: String

  /// What keeps the rule from deciding anything; nil where nothing does.
  package let obstacle: String?

  /// The codes that were looked up, in order.
  package let tried: [LocaleCode]

  /// The decision, step by step.
  package let trace: [TraceStep]

  /// What is worth knowing about the decision besides its steps, in order.
  package let remarks: [Remark]

  /// What to do instead; nil where nothing better can be done.
  package let advice: Advice?

  /// What is close to what was asked for, the closest first.
  package let nearMisses: [NearMiss]

  /// What is in its language and in another script, which is no substitute.
  package let otherScripts: [NearMiss]

  /// What the same question gets by other rules.
  package let alternatives: [Alternative]

  /// Where pages that describe the rules disagree about this very question.
  package let disagreements: [Disagreement]

  /// What the platforms do differently, and what is taken over from the default.
  package let platformNotes: [PlatformNote]

  /// How an app comes to pass the code; nil where it does not read it from its own strings.
  package internal(set) var passage: CodePassage?
}

extension Explanation {
  /// Something about a decision besides its steps.
  package enum Remark: Hashable, Sendable {
    /// Who chose, where it was not the app.
    case choice(String)
    /// A default that is declared and that no localization carries.
    case brokenDefault(LocaleCode)
    /// The languages of the phone decide, and nobody has said which they are.
    case languagesUnknown
    /// How well the choice of a folder is known.
    case caveat(String)
  }

  /// What the same question gets by another rule.
  package struct Alternative: Sendable {
    /// The rule as it is typed.
    package let name: String
    /// The rule as a person calls it.
    package let title: String
    /// What it decides.
    package let verdict: Verdict
    /// What comes of it, in a few words.
    package let words: String
  }
}
