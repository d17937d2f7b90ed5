package import FlowDocuments

/// An element that is seen, and where.
package struct VisibleElement: Sendable {
  /// The element.
  package let element: Element

  /// Where it stands.
  package internal(set) var place: VisiblePlace

  /// Its place among all that the element around it can show.
  var index = 0

  /// False for what is only measured, as the pages of a pager are that it is not turned to: their room counts.
  var isShown = true

  /// The pagers around it with the page of each that it stands on, the innermost last.
  package internal(set) var pages: [VisiblePage] = []
}

/// A page of a pager.
package struct VisiblePage: Hashable, Sendable {
  /// The pager's place in the file.
  package let pager: JSONPointer

  /// The page, counted from 0.
  package let page: Int
}
