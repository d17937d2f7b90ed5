/// One of several contents, chosen by an index.
public struct SectionElement: Sendable {
  /// Sections with the same id share their index (4.x); nil in 5.x.
  public let id: String?
  /// The index at first; 5.x takes it from a variable, which starts at 0.
  public let startIndex: Int
  /// The variable that holds the index (5.x).
  public let variable: String?
  /// The contents; an index that is out of range shows nothing.
  public let contents: [Element]

  /// Creates a section.
  public init(id: String?, startIndex: Int, variable: String? = nil, contents: [Element]) {
    self.id = id
    self.startIndex = startIndex
    self.variable = variable
    self.contents = contents
  }
}
