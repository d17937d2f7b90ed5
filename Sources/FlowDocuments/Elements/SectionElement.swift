/// One of several contents, chosen by an index.
package struct SectionElement: Sendable {
  /// Sections with the same id share their index (4.x); nil in 5.x.
  package let id: String?
  /// The index at first; 5.x takes it from the script and starts at 0.
  package let startIndex: Int
  /// What holds the index (5.x); nil in 4.x.
  package let binding: Binding?
  /// The contents; an index that is out of range shows nothing.
  package let contents: [Element]

  /// Creates a section.
  package init(id: String?, startIndex: Int, binding: Binding? = nil, contents: [Element]) {
    self.id = id
    self.startIndex = startIndex
    self.binding = binding
    self.contents = contents
  }
}
