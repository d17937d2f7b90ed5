package import FlowDocuments

extension Device {
  /// Its kind and size for a person: `phone, 390 × 844 points`.
  package var words: String {
    let kind = kind == .tablet ? "tablet" : "phone"
    return "\(kind)\(isLandscape ? " on its side" : ""), \(size) points"
  }

  /// Its width and height in points: `390 × 844`.
  var size: String { "\(Int(width.rounded())) × \(Int(height.rounded()))" }
}
