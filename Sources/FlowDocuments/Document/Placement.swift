/// A place in an app where a paywall can show, with the variations that the file has for it.
package struct Placement: Sendable {
  /// The developer id of the placement.
  package let id: String

  /// The audience that the file was made for, when it says so.
  package let audienceName: String?

  /// The variations in file order.
  package let variations: [Variation]

  /// Creates a placement.
  package init(id: String, audienceName: String?, variations: [Variation]) {
    self.id = id
    self.audienceName = audienceName
    self.variations = variations
  }
}
