import Foundation

/// Which module stands on which: each with those that it names and that none of the others leads to.
struct ModuleArrows: Equatable {
  let arrows: [String: Set<String>]

  /// The arrows that the package declares between its modules, without those that follow from others.
  init(package: String) throws {
    // Modules of tests come last and name a path of their own.
    let library = package.components(separatedBy: "// What several test targets need.")[0]
    var arrows: [String: Set<String>] = [:]
    for target in library.components(separatedBy: "name: \"").dropFirst(2) {
      let name = String(target.prefix { $0 != "\"" })
      let dependencies = target.components(separatedBy: "dependencies: [").dropFirst().first ?? ""
      arrows[name] = Set(
        dependencies.prefix { $0 != "]" }.matches(of: /"([^"]+)"/).map { String($0.output.1) }
      )
    }
    self.init(reducing: arrows)
  }

  /// The arrows that a picture of lines such as `A ─► B, C` shows.
  init(picture: some Sequence<Substring>) {
    arrows = picture.reduce(into: [:]) { arrows, line in
      let sides = line.components(separatedBy: "─►").map { $0.trimmingCharacters(in: .whitespaces) }
      guard sides.count == 2 else { return }
      arrows[sides[0]] = Set(sides[1].components(separatedBy: ", "))
    }
  }

  private init(reducing all: [String: Set<String>]) {
    func reached(from module: String) -> Set<String> {
      (all[module] ?? []).reduce(into: all[module] ?? []) { $0.formUnion(reached(from: $1)) }
    }
    arrows = all.mapValues { direct in
      direct.filter { module in !direct.contains { $0 != module && reached(from: $0).contains(module) } }
    }.filter { !$0.value.isEmpty }
  }
}
