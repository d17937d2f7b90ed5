/// The character that stands for a small picture.
enum Icon {
  private static let characters: [(name: String, character: String)] = [
    ("check", "✓"), ("tick", "✓"), ("close", "✕"), ("cross", "✕"), ("star", "★"), ("back", "←"),
    ("heart", "♥"),
    ("plus", "+"), ("minus", "−"), ("arrow", "→"),
  ]

  /// A character that says what the picture shows, told from what a press on it does or from its name; a
  /// bullet when neither tells.
  static func character(for assetID: String, action: String?) -> String {
    let clues = [action?.lowercased(), assetID.lowercased()].compactMap { $0 }
    for clue in clues {
      if let known = characters.first(where: { clue.contains($0.name) }) { return known.character }
    }
    return "•"
  }
}
