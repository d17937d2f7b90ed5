extension String {
  /// The text with a blank in the place of every line break.
  var onOneLine: String { replacing("\n", with: " ") }
}
