package import FlowDocuments

/// Something that is looked for in a view while its localizations pass by, each once.
///
/// What a check is shown is let go after it has looked; only what it found may stay.
package protocol ViewCheck {
  /// Looks at the next localization, in the order of the file.
  mutating func look(at localization: CheckedLocalization)

  /// Looks at a screen of that localization; those in light mode come first, each in the order of the file.
  mutating func look(at drawing: CheckedDrawing)

  /// Takes leave of the localization: all of its screens were shown.
  mutating func leave(_ localization: CheckedLocalization)

  /// All that was found, when every localization has passed.
  var findings: [Diagnostic] { get }
}

extension ViewCheck {
  /// By itself a check looks only where it says so.
  package mutating func look(at localization: CheckedLocalization) {}

  /// By itself a check looks only where it says so.
  package mutating func look(at drawing: CheckedDrawing) {}

  /// By itself a check keeps nothing that has an end with the localization.
  package mutating func leave(_ localization: CheckedLocalization) {}
}
