/// What the engine has to say to the host.
package enum EngineEvent: Hashable, Sendable {
  /// The reply to the one request that was open.
  case reply(EngineReply)
  /// Its process is gone, and with it all that the script knew.
  case ended(EngineEnd)
}
