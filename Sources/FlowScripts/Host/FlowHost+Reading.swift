import FlowDocuments
import PaywallRendering

extension FlowHost {
  /// A binding of an open screen, with the path that the engine reads.
  struct Reading {
    let binding: Binding
    let instance: ScreenInstance
    let path: String
  }

  /// What the open screens and the frames of their navigators ask for.
  ///
  /// From code: everything is read again after whatever the script did; no variable is watched.
  var readings: [Reading] {
    layers.flatMap { layer in
      bindings(of: layer.instance, in: layer.navigator).map { binding in
        Reading(
          binding: binding,
          instance: layer.instance,
          path: layer.instance.path(binding.path, scope: binding.scope)
        )
      }
    }
  }

  /// Finds out which of the functions that the buttons of open screens call are none.
  mutating func checkFunctions() {
    let paths = layers.flatMap { layer in
      view.elements(of: layer.instance, in: layer.navigator).flatMap { element in
        element.pressActions.filter { !$0.isLegacy }.map { layer.instance.path($0.name, scope: $0.scope) }
      }
    }
    if !paths.isEmpty { work.append(.findFunctions(paths)) }
  }

  private func bindings(of instance: ScreenInstance, in navigator: Navigator) -> [Binding] {
    let screen = view.screen(instance.screenID)
    return (screen.map { view.bindings(of: $0) } ?? []) + view.bindings(of: navigator)
  }

  /// Shows what the variables hold now.
  mutating func publish(_ values: [String: VariableValue]) {
    let readings = readings
    for reading in readings { note(values[reading.path], reading) }
    if layers.isEmpty { note(.noScreen, "the script opens no screen: the app shows nothing") }
    stage = FlowStage(
      layers: layers.map { layer in
        let own = readings.filter { $0.instance == layer.instance }
        let answers = own.compactMap { reading -> (Binding, ScriptValue)? in
          (values[reading.path] ?? .undefined).converted(by: reading.binding.converter).map {
            (reading.binding, $0)
          }
        }
        return FlowStage.Layer(
          navigator: layer.navigator,
          instance: layer.instance,
          state: FlowState(
            selectedProducts: legacy.selectedProducts,
            sectionIndexes: legacy.sectionIndexes,
            values: Dictionary(answers) { first, _ in first },
            isScripted: !view.isLegacy,
            secondsLeft: timers.mapValues(\.secondsLeft)
          )
        )
      }
    )
  }

  private mutating func note(_ value: VariableValue?, _ reading: Reading) {
    switch value {
    case .unreachable:
      note(
        .missingObject,
        "the screen reads “\(reading.path)”, but something on the way to it is no object",
        screen: reading.instance.screenID
      )
    case .broken:
      note(.brokenVariable, "“\(reading.path)” cannot be read", screen: reading.instance.screenID)
    default: break
    }
  }
}
