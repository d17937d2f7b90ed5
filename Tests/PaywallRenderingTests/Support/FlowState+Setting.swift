import FlowDocuments
import PaywallRendering

extension FlowState {
  /// A state in which a script has set one variable; nil for one that is not set.
  static func setting(_ variable: String, to value: ScriptValue?) -> FlowState {
    FlowState(values: value.map { [Binding(variable): $0] } ?? [:], isScripted: true)
  }
}
