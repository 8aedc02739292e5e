import SwiftImport
import Testing

/// Code of layouts, and of what makes them, that may be left out, because no frame depends on it.
@Suite("Statements of layouts without effect", .serialized)
struct IdleStatementTests {
  private let project: ProjectFolder

  init() throws {
    project = try ProjectFolder()
    try project.write("Package.swift", "")
  }

  @Test(
    "a layout is compiled without what observes, and without a view's method that is not here",
    arguments: [
      "NotificationCenter.default.addObserver(self, selector: #selector(reset), "
        + "name: UIApplication.significantTimeChangeNotification, object: nil)",
      "collectionView?.superview?.exchangeSubview(at: 0, withSubviewAt: 1)",
      "UIScreen.main.wantsSoftwareDimming = true",
    ])
  func idle(_ statement: String) throws {
    try project.write(
      "Rows.swift",
      ProjectFolder.rows("20", members: "@objc func reset() {}", before: statement))
    let loaded = try project.load("Rows.swift")
    #expect(try ProjectFolder.heights(loaded) == [20, 20, 20])
    #expect(
      loaded.assumptions.contains {
        $0.contains("a part of prepare") && $0.contains("has no member")
      })
  }

  @Test(
    "a layout is not compiled without what its frames may depend on",
    arguments: [
      "let side = collectionView!.superview!.sideOfApp()", "collectionView!.placeOfApp()",
      "cache.reserve(UIDevice.current.sizeOfApp())",
      "UIScreen.main.wantsSoftwareDimming = cache.removeLast().isHidden",
    ])
  func needed(_ statement: String) throws {
    try project.write("Rows.swift", ProjectFolder.rows("20", members: "", before: statement))
    #expect(project.error("Rows.swift").contains("has no member"))
  }

  @Test(
    "a layout is compiled without what it logs with a module that is not here",
    arguments: ["Log.debug(\"prepared \\(cache.count)\")", "logged(\"prepared\", \"again\")"])
  func logs(_ statement: String) throws {
    func rows(_ imports: String) -> String {
      ProjectFolder.rows("20", imports: imports, members: "", before: statement)
    }
    try project.write("Rows.swift", rows("import Nowhere"))
    let loaded = try project.load("Rows.swift")
    #expect(try ProjectFolder.heights(loaded) == [20, 20, 20])
    #expect(loaded.assumptions.contains { $0.contains("a part of prepare (cannot find '") })
    try project.write("Rows.swift", rows("import Foundation"))
    #expect(project.error("Rows.swift").contains("cannot find '"))
  }

  @Test(
    "a layout is not compiled without a call whose result or argument its frames may depend on",
    arguments: [
      "let side = Side.named(\"prepared\")", "Nowhere.arrange(cache, \"prepared\")",
      "cache = Nowhere.placed(\"prepared\")", "_ = (0..<2).map { _ in Side.named(\"prepared\") }",
    ])
  func calls(_ statement: String) throws {
    try project.write(
      "Rows.swift",
      ProjectFolder.rows("20", imports: "import Nowhere", members: "", before: statement))
    #expect(project.error("Rows.swift").contains("no such module 'Nowhere'"))
  }

  @Test("a closure that has lost what it returns is a trap, and the statement around it stays")
  func unreturned() throws {
    let rows = PartFile.rows("height")
    try project.write(
      "Feed.swift",
      """
      import UIKit
      class Feed: UIViewController {
        var source: UICollectionViewDiffableDataSource<Int, Int>!
        var height: CGFloat!
        lazy var list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
        override func viewDidLoad() {
          super.viewDidLoad()
          height = 25
          source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
            (view: UICollectionView, path: IndexPath, item: Int) -> UICollectionViewCell? in
            let cell = Nowhere.cell(view, path)
            return cell
          }
          let snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
          snapshot.appendSections([0])
          source.apply(snapshot)
        }
        \(rows)
      }

      """)
    #expect(try PartFile.tops(project.load("Feed.swift").strategies[0]) == [0, 25, 50])
  }
}
