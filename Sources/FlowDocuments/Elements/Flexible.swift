/// A layout in two directions, one of which is chosen by size (5.1).
public struct Flexible<Layout: Sendable>: Sendable {
  /// What has to hold for the written direction; without any it always does.
  public let conditions: [SizeCondition]
  /// The layout in the direction that the file names.
  public let written: Layout
  /// The same in the other direction.
  public let other: Layout

  /// Creates a layout in two directions.
  public init(conditions: [SizeCondition], written: Layout, other: Layout) {
    self.conditions = conditions
    self.written = written
    self.other = other
  }
}
