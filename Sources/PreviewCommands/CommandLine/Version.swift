/// The version of the program.
enum Version {
  static let text = "paywall-preview 1.0.0\n"
}
