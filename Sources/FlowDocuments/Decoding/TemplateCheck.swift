/// Looks for templates that are drawn but not there, and for templates that draw themselves.
///
/// From code: either makes iOS refuse the whole view; Android draws nothing in their place.
struct TemplateCheck {
  let templates: [String: Element]

  /// Whether `reference` and `element_id` take the place of templates (4.x).
  let isLegacy: Bool

  let findings: FindingCollector

  /// Follows every template that some elements draw, each once.
  func run(_ roots: [Element]) {
    var finished: Set<String> = []
    for root in roots {
      follow(root, path: [], &finished)
    }
  }

  private func follow(_ root: Element, path: [String], _ finished: inout Set<String>) {
    var waiting = [root]
    while let element = waiting.popLast() {
      waiting += element.children.reversed()
      guard case .template(let use) = element.kind else { continue }
      let name = use.name
      guard !path.contains(name) else {
        report(
          .templateCycle,
          isLegacy ? "the element “\(name)” contains itself" : "the template “\(name)” draws itself",
          element
        )
        continue
      }
      guard let template = templates[name] else {
        report(
          .unknownTemplate,
          isLegacy
            ? "no element has the “element_id” “\(name)”" : "the template “\(name)” is not in the view",
          element
        )
        continue
      }
      // A chain of templates is as long as there are names, so it is cut where no screen would go.
      guard path.count < ElementDecoder.depthLimit, finished.insert(name).inserted else { continue }
      follow(template, path: path + [name], &finished)
    }
  }

  private func report(_ check: CheckID, _ fault: String, _ element: Element) {
    findings.report(
      check,
      "\(fault): iOS would show nothing, Android leaves this place empty",
      at: element.pointer
    )
  }
}
