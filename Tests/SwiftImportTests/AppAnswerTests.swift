import LabLanguage
import LayoutCore
import SwiftImport
import Testing

/// What the types of an app answer to the protocols of a layout, in other files of the project.
@Suite("Answers of an app", .serialized)
struct AppAnswerTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  /// The layout of `Rows.swift`, whose delegate returns a number of columns, heights and a space, in
  /// a project with `app`, a file called `name`.
  private func load(_ app: String, name: String = "Screen.swift") throws -> Loader.Loaded {
    try project.write("Package.swift", "")
    try project.write(
      "Rows.swift",
      """
      protocol RowsDelegate: AnyObject {
        var columns: Int { get }
        func height(ofItemAt path: IndexPath) -> CGFloat
        func spacing(inSection section: Int) -> CGFloat
      }

      """
        + ProjectFolder.rows(
          "(delegate?.height(ofItemAt: path) ?? 0) * CGFloat(delegate?.columns ?? 0)"
            + " + (delegate?.spacing(inSection: 0) ?? 0)",
          members: "weak var delegate: RowsDelegate?"))
    try project.write(name, "import UIKit\n" + app)
    return try project.load("Rows.swift")
  }

  private func heights(_ app: String, name: String = "Screen.swift") throws -> [Double] {
    try ProjectFolder.heights(load(app, name: name))
  }

  /// A screen with an answer for the number of columns.
  private static func screen(_ columns: String) -> String {
    """
    class Screen: UIViewController {}
    extension Screen: RowsDelegate {
      \(columns)
      func height(ofItemAt path: IndexPath) -> CGFloat { 25.0 }
      func spacing(inSection section: Int) -> CGFloat { return 4 }
    }

    """
  }

  @Test("a number that the app's delegate returns in any case is the answer, until you set another")
  func literals() throws {
    let loaded = try load(Self.screen("var columns: Int { 3 }"))
    #expect(try ProjectFolder.heights(loaded) == [79, 79, 79])
    #expect(
      loaded.assumptions.contains("RowsDelegate: columns is 3, as Screen.swift returns it"))
    var request = SectionRequest(
      count: 3, crossSize: 100, length: 200, sizes: .uniform(Size(width: 30, height: 40)))
    request.explicit = [.sizes, .spacing]
    let layout = try #require(loaded.strategies.first).layout(request)
    #expect((0..<3).map { layout.frame(at: $0).height } == [130, 130, 130])
  }

  @Test("what the app computes, or stores in a variable, is not its answer in any case")
  func state() throws {
    #expect(try heights(Self.screen("var columns: Int { view.subviews.count }")) == [54, 54, 54])
    let stored = Self.screen("").replacing(
      "class Screen: UIViewController {}",
      with: "class Screen: UIViewController { var columns = 3 }")
    #expect(try heights(stored) == [54, 54, 54])
  }

  @Test("of several delegates of the app, or one that others are below, none is taken")
  func several() throws {
    let screen = Self.screen("var columns: Int { 3 }")
    let other = screen.replacing("Screen", with: "Other")
    #expect(try heights(screen + other) == [90, 90, 90])
    #expect(try heights(screen + "class Other: Screen {}\n") == [90, 90, 90])
    #expect(try heights(screen, name: "RowsTests/Screen.swift") == [90, 90, 90])
  }

  // MARK: Sections

  /// A screen whose sections `Sections` makes, beside `maker`.
  private func screen(_ maker: String) throws -> Loader.Loaded {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      protocol Sections { func first() -> NSCollectionLayoutSection }
      class Feed: UIViewController {
        let sections: Sections
        init(sections: Sections) {
          self.sections = sections
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
        func layout() -> UICollectionViewLayout {
          UICollectionViewCompositionalLayout { _, _ in self.sections.first() }
        }
      }
      \(maker)

      """)
    return try project.load("Feed.swift")
  }

  /// The body of a function that makes a section of rows with a height.
  private static func section(_ height: String) -> String {
    """
    func first() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(\(height)))
        let item = NSCollectionLayoutItem(layoutSize: size)
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
      }
    """
  }

  @Test("what makes the sections of a screen is the app's own object")
  func sections() throws {
    let loaded = try screen(
      "final class Maker: Sections {\n  let height: CGFloat = 25\n  \(Self.section("height"))\n}")
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
    #expect(loaded.assumptions.contains("Sections is the app's own Maker"))
    #expect(!loaded.assumptions.contains { $0.contains("rows of items") })
  }

  @Test(
    "an object that an app sets or loads, that holds another, or that is not for all does not",
    arguments: [
      "class Maker: Sections { var height: CGFloat = 25; \(section("height")) }",
      "class Maker: Sections { \(section("UserDefaults.standard.double(forKey: \"h\")")) }",
      "class Maker: Sections { private init() {}; \(section("25")) }",
      "class Maker: Sections { \(section("25")) }\nclass Other: Maker {}",
      "class Maker: Sections { var next: Sections?; \(section("25")) }",
      "class Maker: Sections { let height: CGFloat; init(height: CGFloat) { self.height = height }\n"
        + "  \(section("height")) }",
      "private class Maker: Sections { \(section("25")) }",
    ])
  func otherObjects(_ maker: String) throws {
    let loaded = try screen(maker)
    #expect(loaded.assumptions == ["Sections: first() is rows of items as large as the first"])
  }
}
