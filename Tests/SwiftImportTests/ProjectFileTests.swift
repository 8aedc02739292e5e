import Foundation
import GridPlugin
import LabSession
import LabLanguage
import LabTestKit
import LayoutCore
import SwiftImport
import Testing

/// Files whose protocols ask for more than numbers: objects of other protocols, lists, models and
/// dates, made up or found in the project.
@Suite("Files of a project", .serialized)
struct ProjectFileTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  private func write(_ name: String, _ text: String) throws { try project.write(name, text) }

  private func load(_ name: String) throws -> Loader.Loaded { try project.load(name) }

  private func heights(_ loaded: Loader.Loaded) throws -> [Double] {
    try ProjectFolder.heights(loaded)
  }

  private static func rows(_ height: String, imports: String = "", before: String = "") -> String {
    ProjectFolder.rows(height, imports: imports, before: before)
  }

  private static let patterns = """
    public protocol Pattern { func bars() -> [Bar] }
    public protocol Bar { func length(of index: Int) -> CGFloat }
    public protocol RowsSource: AnyObject { func pattern(for section: Int) -> Pattern }

    """

  @Test("an object that a protocol asks for is the project's own, from a file that imports it")
  func patternOfTheProject() throws {
    try write("Rows.podspec", "")
    try write(
      "Rows/Rows.swift",
      Self.rows("(source?.pattern(for: 0).bars()[0].length(of: item) ?? 7)") + Self.patterns)
    try write(
      "Example/Bars.swift",
      """
      import Rows
      struct Even: Pattern { func bars() -> [Bar] { [Thick()] } }
      struct Thick: Bar { func length(of index: Int) -> CGFloat { CGFloat(index + 11) } }

      """)
    let loaded = try load("Rows/Rows.swift")
    #expect(try heights(loaded) == [11, 12, 13])
    #expect(loaded.assumptions.contains("RowsSource: pattern(for:) is a new Even"))
    #expect(loaded.assumptions.contains("compiled together with Bars.swift"))
  }

  @Test("a file of the project that does not compile leaves the object to the lab")
  func brokenPattern() throws {
    try write("Rows.podspec", "")
    try write(
      "Rows/Rows.swift",
      Self.rows("(source?.pattern(for: 0).bars()[0].length(of: item) ?? 7)") + Self.patterns)
    try write(
      "Example/Bars.swift",
      "import Rows\nstruct Even: Pattern { func bars() -> [Bar] { [Missing()] } }\n")
    let loaded = try load("Rows/Rows.swift")
    #expect(try heights(loaded) == [40, 40, 40])
    #expect(loaded.assumptions.contains("RowsSource: pattern(for:) is the lab"))
  }

  @Test("objects of protocols that no type conforms to are the lab itself")
  func patternOfTheLab() throws {
    try write(
      "Rows.swift",
      Self.rows("(source?.pattern(for: 0).bars()[0].length(of: item) ?? 7)") + Self.patterns)
    let loaded = try load("Rows.swift")
    #expect(try heights(loaded) == [40, 40, 40])
    #expect(loaded.assumptions == ["RowsSource: pattern(for:) is the lab"])
  }

  @Test("what an extension of the protocol answers stays, unless the lab knows the item's size")
  func defaultAnswers() throws {
    let height = "(source!.height(at: path) + source!.gap(after: item))"
    try write(
      "Rows.swift",
      Self.rows(height) + """
        protocol RowsSource: AnyObject {
          func height(at path: IndexPath) -> CGFloat
          func gap(after item: Int) -> CGFloat
        }
        extension RowsSource {
          func height(at path: IndexPath) -> CGFloat { 1 }
          func gap(after item: Int) -> CGFloat { 3 }
        }

        """)
    let loaded = try load("Rows.swift")
    #expect(try heights(loaded) == [43, 43, 43])
    #expect(!loaded.assumptions.contains { $0.contains("gap(after:)") })
  }

  @Test("a model is what a static function makes of a measure for each item")
  func model() throws {
    try write(
      "Rows.swift",
      Self.rows("source!.model.heights[item]") + """
        struct Model {
          let heights: [CGFloat]
          static func make(_ collectionViewWidth: CGFloat, of items: [(height: CGFloat, margin: CGFloat)])
            -> Model
          { Model(heights: items.map { $0.height + $0.margin + collectionViewWidth / 1000 }) }
        }
        protocol RowsSource: AnyObject { var model: Model { get } }

        """)
    #expect(try heights(load("Rows.swift")) == [50.1, 50.1, 50.1])
  }

  @Test("dates begin at nine and end at ten")
  func dates() throws {
    try write(
      "Rows.swift",
      Self.rows("CGFloat(source!.end(of: path).timeIntervalSince(source!.start(of: path)) / 60)")
        + """
        protocol RowsSource: AnyObject {
          func start(of path: IndexPath) -> Date
          func end(of path: IndexPath) -> Date
        }

        """)
    #expect(try heights(load("Rows.swift")) == [60, 60, 60])
  }

  @Test("a module that nothing of the file needs may be missing, and `as NSArray!` is taken")
  func oldWords() throws {
    try write(
      "Rows.swift",
      Self.rows(
        "CGFloat(numbers.count)", imports: "import SwiftUI\nimport SnapKit\n",
        before: "let list: [Int]? = [1, 2, 3]; let numbers: NSArray! = list as NSArray!")
        + "protocol RowsSource: AnyObject {}\n")
    #expect(try heights(load("Rows.swift")) == [3, 3, 3])
  }

  @Test("a layout that scrolls itself while it is laid out is seen where it scrolled to")
  func ownOffset() throws {
    let scrolls =
      "if cache.isEmpty { collectionView!.contentOffset.y = collectionViewContentSize.height - 60 }"
    try write(
      "Rows.swift",
      Self.rows("20", before: scrolls).replacing("height: 200", with: "height: 600")
        + "protocol RowsSource: AnyObject {}\n")
    let loaded = try load("Rows.swift")
    var lab = try Session(strategies: [AnyStrategy(Grid.self)])
    var world = MemoryFiles().world()
    world.load = { _ throws(LabError) in
      World.Loaded(strategies: loaded.strategies, assumptions: loaded.assumptions)
    }
    func run(_ text: String) throws {
      for command in try Statement.split(text) { _ = try lab.run(command, in: world) }
    }
    try run("height 60; items 12; load Rows.swift")
    #expect(lab.viewport.y == 540)
    try run("scroll to 100; items 11")
    #expect(lab.viewport.y == 100)
    try run("undo; undo")
    #expect(lab.viewport.y == 540)
    try run("undo")
    #expect(lab.viewport.y == 0)
    try run("redo")
    #expect(lab.viewport.y == 540)
  }

  @Test("a folder at the root of an app's project is one of its modules")
  func frameworkOfApp() throws {
    try write("Shop.xcodeproj/project.pbxproj", "")
    try write("Core/Sizes/Tall.swift", "public struct Tall { public let height: CGFloat = 8 }\n")
    let rows = ProjectFolder.rows("Tall().height", imports: "import Core", members: "")
    try write("Shop/Rows.swift", rows)
    #expect(try heights(load("Shop/Rows.swift")) == [8, 8, 8])
    // What is wrong is not that the module is missing.
    let wrong = rows.replacing("var cache", with: "var other: Nowhere?\n  var cache")
      .replacing("Tall().height", with: "other == nil ? Tall().height : 0")
    try write("Shop/Rows.swift", wrong)
    #expect(project.error("Shop/Rows.swift").contains("'Nowhere'"))
  }

  @Test("the app of an example is in the project of its package, also without a repository")
  func exampleOfPackage() throws {
    try write("Package.swift", "")
    try write("Sources/Tall/Tall.swift", "public struct Tall { public let height: CGFloat = 9 }\n")
    try write("Example/Podfile", "")
    try write(
      "Example/App/Rows.swift",
      ProjectFolder.rows("Tall().height", imports: "import Tall", members: ""))
    #expect(try heights(load("Example/App/Rows.swift")) == [9, 9, 9])
  }
}
