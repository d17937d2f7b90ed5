/// A value of a JSON text.
package enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number in the spelling of the file, so that nothing is lost to rounding.
  case number(String)
  /// A string with its escapes resolved.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object; of keys written twice it holds the first, as the SDK's decoder does.
  case object(JSONObject)
}
