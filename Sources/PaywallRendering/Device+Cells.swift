package import FlowDocuments
import TerminalUI

extension Device {
  /// The columns that its whole width takes.
  package var columns: Int { max(1, CellMetrics.columns(forLength: width)) }

  /// The rows that its whole height takes.
  package var rows: Int { max(1, CellMetrics.rows(forLength: height)) }
}
