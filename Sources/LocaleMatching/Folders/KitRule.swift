/// How an app with Global IM UIKit chooses the language of the kit's texts.
///
/// The raw value is the spelling on the command line.
package enum KitRule: String, CaseIterable, Sendable {
  /// The class that the kit's documentation gives for switching the language within an app.
  case sample

  /// The language manager of RongCloud's open IMKit, the nearest rule that is published as code.
  case manager
}
