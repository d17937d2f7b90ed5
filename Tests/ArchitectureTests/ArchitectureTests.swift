import Foundation
import Testing

@Suite("The structure that the README describes")
struct ArchitectureTests {
  @Test("the picture of the modules shows the arrows of the package, and no others")
  func arrows() throws {
    let readme = try Project.text("README.md").split(separator: "\n")
    let drawn = ModuleArrows(picture: readme.drop { $0 != "```modules" }.dropFirst().prefix { $0 != "```" })
    let declared = try ModuleArrows(package: Project.text("Package.swift"))
    #expect(drawn.arrows.count > 10)
    for module in Set(drawn.arrows.keys).union(declared.arrows.keys).sorted() {
      #expect(drawn.arrows[module] == declared.arrows[module], "\(module)")
    }
  }

  @Test("every module stands in the table with what it is")
  func table() throws {
    let readme = try Project.text("README.md")
    let declared = try ModuleArrows(package: Project.text("Package.swift")).arrows
    for module in Set(declared.keys).union(declared.values.joined()).sorted() {
      #expect(readme.contains("`\(module)`"), "\(module)")
    }
  }

  @Test("no module of the program is a library for others: nothing is public")
  func access() throws {
    let declaration =
      /(^|\s)public (import|struct|enum|class|protocol|typealias|extension|init|func|var|let|static|final)/
    for file in Project.swiftFiles(below: "Sources") {
      #expect(try Project.text(file).firstMatch(of: declaration) == nil, "\(file)")
    }
  }
}
