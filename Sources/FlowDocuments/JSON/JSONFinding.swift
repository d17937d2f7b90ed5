/// Something in a JSON text that a strict reader would refuse or that hides a value.
enum JSONFinding: Hashable {
  /// A key that stands in the object already; the SDK's decoder takes the first.
  case duplicateKey(String, offset: Int)

  /// A comma before a closing bracket; the SDK's decoder accepts it.
  case trailingComma(offset: Int)
}
