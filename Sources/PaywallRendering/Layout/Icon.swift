/// The character that stands for a small picture.
enum Icon {
  private static let characters: [(name: String, character: String)] = [
    ("check", "✓"), ("tick", "✓"), ("close", "✕"), ("cross", "✕"), ("star", "★"), ("back", "←"),
    ("heart", "♥"),
    ("plus", "+"), ("minus", "−"), ("arrow", "→"),
  ]

  /// A character for a picture in a text.
  static func character(inTextFor assetID: String) -> String { known(in: assetID.lowercased()) ?? "▣" }

  private static func known(in clue: String) -> String? {
    characters.first { clue.contains($0.name) }?.character
  }

  /// A character that says what the picture shows, told from what a press on it does or from its name; a
  /// bullet when neither tells.
  static func character(for assetID: String, action: String?) -> String {
    action.flatMap { known(in: $0.lowercased()) } ?? known(in: assetID.lowercased()) ?? "•"
  }
}
