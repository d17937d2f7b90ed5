/// A layout in two directions, one of which is chosen by size (5.1).
package struct Flexible<Layout: Sendable>: Sendable {
  /// What has to hold for the written direction; without any it always does.
  package let conditions: [SizeCondition]
  /// The layout in the direction that the file names.
  package let written: Layout
  /// The same in the other direction.
  package let other: Layout

  /// Creates a layout in two directions.
  package init(conditions: [SizeCondition], written: Layout, other: Layout) {
    self.conditions = conditions
    self.written = written
    self.other = other
  }
}
