/// The character that stands for a small picture, told from the name of its asset.
enum Icon {
  private static let characters: [(name: String, character: String)] = [
    ("check", "✓"), ("tick", "✓"), ("close", "✕"), ("cross", "✕"), ("star", "★"),
    ("arrow", "→"), ("back", "←"), ("heart", "♥"), ("plus", "+"), ("minus", "−"),
  ]

  /// A character that says what the picture shows, or a bullet.
  static func character(for assetID: String) -> String {
    let id = assetID.lowercased()
    return characters.first { id.contains($0.name) }?.character ?? "•"
  }
}
