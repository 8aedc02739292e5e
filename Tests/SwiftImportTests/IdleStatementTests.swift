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
    arguments: [
      "Log.debug(\"prepared \\(cache.count)\")", "Log.debug(\"prepared\", \"again\")",
      "if cache.isEmpty { Log.debug(\"empty\") } else { cache = [] }",
    ])
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

  @Test("a property that returns its result by that word is compiled without what it logs")
  func logsInProperty() throws {
    let members = "var side: CGFloat { Logger.p(\"side \\(sides)\")\nreturn 20 }\nlet sides = 2"
    try project.write(
      "Rows.swift", ProjectFolder.rows("side", imports: "import Nowhere", members: members))
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [20, 20, 20])
  }

  @Test(
    "a layout is not compiled without a call that may be the value of a function or a property",
    arguments: [
      "@Sum func side() -> CGFloat { Log.side(\"a\")\nreturn 20 }",
      "func side() -> CGFloat { Log.side(\"a\")\n20 }",
      "func side() -> CGFloat { if cache.isEmpty { Log.side(\"a\") } else { 20 } }",
      "func side() -> CGFloat { [1].map { (_: Int) -> CGFloat in Log.side(\"a\")\nreturn 20 }[0] }",
      "var value: CGFloat { Log.side(\"a\")\n20 }\nfunc side() -> CGFloat { value }",
      "lazy var value: CGFloat = { Log.side(\"a\")\nreturn 20 }()\nfunc side() -> CGFloat { value }",
    ])
  func values(_ members: String) throws {
    try project.write("Sum.swift", Self.sum)
    try project.write(
      "Rows.swift", ProjectFolder.rows("side()", imports: "import Nowhere", members: members))
    #expect(project.error("Rows.swift").contains("no such module 'Nowhere'"))
  }

  /// A result builder of numbers.
  private static let sum = """
    import UIKit
    @resultBuilder enum Sum {
      static func buildBlock(_ parts: CGFloat...) -> CGFloat { parts.reduce(0, +) }
    }

    """

  @Test("a layout is not compiled without a call of a type that a file of the project declares")
  func declared() throws {
    try project.write(
      "Log.swift", "import UIKit\nimport Other\nclass Log: OtherLog {}\n")
    try project.write(
      "Rows.swift",
      ProjectFolder.rows(
        "20", imports: "import Nowhere", members: "", before: "Log.debug(\"prepared\")"))
    #expect(
      project.error("Rows.swift")
        == "Rows.swift:2:8: no such module 'Nowhere': only UIKit, SwiftUI, Combine, Foundation, "
        + "CoreGraphics, QuartzCore and ObjectiveC are available")
  }

  @Test(
    "a layout is not compiled without a call whose result or argument its frames may depend on",
    arguments: [
      // What a text contains, and what is misspelt.
      "Log.debug(\"last \\(cache.removeLast())\")", "Log.debug(\"next \\(next)\")",
      "cahce.append(\"prepared\")", "arange(\"prepared\")", "cache.arange(\"prepared\")",
      "(0..<2).forEach { _ in Log.debug(\"prepared\") }",
      "let side = Side.named(\"prepared\")", "Nowhere.arrange(cache, \"prepared\")",
      "cache = Nowhere.placed(\"prepared\")", "_ = (0..<2).map { _ in Side.named(\"prepared\") }",
    ])
  func calls(_ statement: String) throws {
    try project.write(
      "Rows.swift",
      ProjectFolder.rows(
        "20", imports: "import Nowhere", members: "var next: Int { cache = []; return 0 }",
        before: statement))
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
