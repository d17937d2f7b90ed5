import FlowDocuments
import LocaleMatching
import PaywallRendering

extension FlowRun {
  /// A string that the script chooses and that no localization has.
  package struct UnknownString: Hashable, Sendable {
    /// Its id.
    package let id: String
    /// The screen that shows it.
    package let screen: String
  }

  /// The strings that the script chooses for the texts of open screens and that no localization has, each once.
  package var unknownStrings: [UnknownString] {
    var seen: Set<UnknownString> = []
    return (stage?.layers ?? []).flatMap { layer in
      textBindings(of: layer).compactMap { binding -> UnknownString? in
        guard let id = layer.state.values[binding]?.text, !id.isEmpty, !view.index.strings.contains(id) else {
          return nil
        }
        let unknown = UnknownString(id: id, screen: layer.instance.screenID)
        return seen.insert(unknown).inserted ? unknown : nil
      }
    }
  }

  /// The variables that texts of open screens show and that nothing sets, by their paths, each once.
  package var unsetVariables: [(path: String, screen: String)] {
    var seen: Set<String> = []
    return (stage?.layers ?? []).flatMap { layer in
      textBindings(of: layer).compactMap { binding -> (path: String, screen: String)? in
        let path = layer.instance.path(binding.path, scope: binding.scope)
        guard layer.state.values[binding] == nil, seen.insert(path).inserted else { return nil }
        return (path, layer.instance.screenID)
      }
    }
  }

  /// A function that a button calls and that is none.
  package struct MissingFunction: Hashable, Sendable {
    /// Its path from the global object.
    package let path: String
    /// The screen that the button is on.
    package let screen: String
  }

  /// The functions that buttons of open screens call and that are none; only once they were looked for.
  package var missingFunctions: [MissingFunction] {
    let missing = Set(host.missingFunctions)
    var seen: Set<MissingFunction> = []
    return (stage?.layers ?? []).flatMap { layer in
      view.elements(of: layer.instance, in: layer.navigator).flatMap(\.pressActions).compactMap { action in
        let path = layer.instance.path(action.name, scope: action.scope)
        guard missing.contains(path) else { return nil }
        let function = MissingFunction(path: path, screen: layer.instance.screenID)
        return seen.insert(function).inserted ? function : nil
      }
    }
  }

  private func textBindings(of layer: FlowStage.Layer) -> [Binding] {
    view.elements(of: layer.instance, in: layer.navigator).compactMap { element in
      if case .text(let text) = element.kind, case .binding(let binding) = text.source {
        binding
      } else {
        nil
      }
    }
  }
}
