import Testing

@testable import SwiftImport

@Suite("What the lab assumes of an app")
struct AssumptionTests {
  @Test(
    "is read from its line with the facts that it was written with",
    arguments: [
      Assumption("compiled together with Bars.swift"),
      Assumption("Mosaic: columns is 2, value: 3", [.value("columns"), .value("rows")]),
      Assumption("Sizing: height(at:) is 40", [.delegate("Feed.Sizing")]),
      Assumption(
        "its data source must be a Store", [.need(holder: "dataSource", type: "Store")]),
      Assumption(
        "Feed.Source: board is nil", [.unanswered(name: "board", type: "Feed.Source", value: "nil")]
      ),
    ])
  func line(_ assumption: Assumption) {
    #expect(Assumption(text: assumption.text) == assumption)
  }

  @Test("of a layout is one, with the facts of its parts; without parts it is none")
  func joined() {
    let parts = [Assumption("columns is 2", [.value("columns")]), Assumption("the lab answers")]
    #expect(
      Assumption.of("Mosaic", parts)
        == Assumption("Mosaic: columns is 2, the lab answers", [.value("columns")]))
    #expect(Assumption.of("Mosaic", []) == nil)
  }

  @Test("a size of an item is one, even of a layout that is called after its headers")
  func itemSize() throws {
    let project = try ProjectFolder()
    try project.write(
      "Rows.swift",
      ProjectFolder.rows(
        "source!.view(collectionView!, headerRowsItemSizeAt: path).height",
        members: "weak var source: RowsSource?")
          + """
          protocol RowsSource: AnyObject {
            func view(_ view: UICollectionView, headerRowsItemSizeAt path: IndexPath) -> CGSize
          }

          """)
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [40, 40, 40])
  }

  /// A layout whose delegate has the requirement `requirement`.
  private static func asking(_ requirement: String, height: String) -> String {
    ProjectFolder.rows(height) + "protocol RowsSource: AnyObject { \(requirement) }\n"
  }

  @Test("an index path that names no item has no size, and is no trap")
  func emptyPath() throws {
    let project = try ProjectFolder()
    try project.write(
      "Rows.swift",
      Self.asking(
        "func heightForItem(at path: IndexPath) -> CGFloat",
        height: "source!.heightForItem(at: [IndexPath(), IndexPath(index: 0), path][item]) + 1"))
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [1, 1, 41])
  }
}
