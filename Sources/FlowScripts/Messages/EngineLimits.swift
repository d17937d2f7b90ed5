/// How much a script may use before it is stopped.
package enum EngineLimits {
  /// The processor time for one request, in seconds, after which the engine interrupts what it runs.
  package static let seconds = 0.18

  /// The processor time for one request, in seconds, after which the process ends itself: nothing that the engine
  /// can interrupt takes so long.
  package static let lastSeconds = 0.23

  /// The memory in bytes at which the engine interrupts what it runs.
  package static let bytes = 144 << 20

  /// The memory in bytes at which the process ends itself.
  package static let lastBytes = 192 << 20

  /// The memory in bytes that a process may have kept of the scripts before, when it is to run another one; with more
  /// it ends, and another process takes its place.
  package static let wornBytes = 32 << 20

  /// How many calls of the host one request may make.
  package static let calls = 200

  /// How many UTF-16 units of a text are kept.
  package static let textUnits = 8_192

  /// How many values the argument of a call may hold.
  package static let argumentValues = 1_000

  /// How many arrays and objects the argument of a call may have inside each other.
  package static let argumentDepth = 12

  /// How many functions a script may hand over.
  package static let callbacks = 2_000

  /// How many bytes a message may have; what is longer ends the engine.
  package static let messageBytes = 8 << 20
}
