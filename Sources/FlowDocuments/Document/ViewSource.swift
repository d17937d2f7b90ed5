/// The view of a variation as it stands in the file, not yet decoded.
package enum ViewSource: Sendable {
  /// There is a view; its outline says enough to list it.
  case present(ViewOutline)

  /// There is none, and the sentence says why there is nothing to draw.
  case absent(reason: String)
}
