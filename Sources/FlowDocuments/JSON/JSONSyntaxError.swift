/// Why a text is not JSON.
struct JSONSyntaxError: Error, Hashable {
  /// The byte that the reader stopped at.
  let offset: Int

  /// What is wrong, without a final full stop.
  let problem: String

  /// What the person can do about it, without a final full stop.
  let advice: String
}
