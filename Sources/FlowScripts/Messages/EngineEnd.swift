/// Why there is no engine any more.
package enum EngineEnd: Hashable, Sendable {
  /// What it ran never came to an end, not even to a place where it could be interrupted.
  case time
  /// What it ran took too much memory at one stroke.
  case memory
  /// It broke down, in words.
  case failure(String)
  /// The library is not installed.
  case unavailable
}
