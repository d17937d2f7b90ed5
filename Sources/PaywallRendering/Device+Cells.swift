public import FlowDocuments
import TerminalUI

extension Device {
  /// The columns that its whole width takes.
  public var columns: Int { max(1, CellMetrics.columns(forLength: width)) }

  /// The rows that its whole height takes.
  public var rows: Int { max(1, CellMetrics.rows(forLength: height)) }
}
