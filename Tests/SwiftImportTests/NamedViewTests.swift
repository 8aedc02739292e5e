import LayoutCore
import Testing

@testable import SwiftImport

/// Views, types and properties that a file names in ways of its own.
@Suite("Names in files for UIKit")
struct NamedViewTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  @Test(
    "a view around the collection view is the class that the file casts it to, through any name",
    arguments: [
      "guard let view = collectionView, let stage = view.superview as? Stage else { return }",
      "let around = collectionView?.superview; guard let stage = around as? Stage else { return }",
      "guard let stage = collectionView?.superview as? Stage else { return }",
    ])
  func castViews(before: String) throws {
    try project.write(
      "Rows.swift",
      "import UIKit\nclass Stage: UIView { let row: CGFloat = 7 }\n"
        + ProjectFolder.rows("stage.row", members: "", before: before))
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [7, 7, 7])
  }

  @Test(
    "a layout inside a generic type loads",
    arguments: ["Board<Cell: UICollectionViewCell>", "Board<Cell, Other: Hashable>"])
  func nested(owner: String) throws {
    let layout = ProjectFolder.rows("7", members: "")
      .replacing("import UIKit\n", with: "")
    try project.write("Board.swift", "import UIKit\nclass \(owner): UIView {\n\(layout)}\n")
    let loaded = try project.load("Board.swift")
    #expect(loaded.strategies.map(\.definition.name) == ["Board_Rows"])
    #expect(try ProjectFolder.heights(loaded) == [7, 7, 7])
  }

  @Test(
    "a property that is read behind && or & is a parameter, an argument that is assigned is none")
  func parameters() throws {
    let members =
      "var columns = 3; var mask = 1; var count = 2; func add(_ n: inout Int) { n += 1 }"
    let before = "let few = 1 > 2 && columns > 1 || 3 & mask == 0; if few { add(&count) }"
    try project.write(
      "Rows.swift", ProjectFolder.rows("7", members: members, before: before))
    let strategy = try #require(project.load("Rows.swift").strategies.first)
    #expect(strategy.definition.parameters.map(\.name) == ["columns", "mask"])
  }
}
