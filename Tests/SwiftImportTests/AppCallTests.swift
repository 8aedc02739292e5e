import LayoutCore
import SwiftImport
import Testing

/// What an app passes to the functions and initializers that make its layouts.
@Suite("Arguments of an app", .serialized)
struct AppCallTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  private static let rows = ProjectFolder.rows(
    "height",
    members: """
      let height: CGFloat
      init(height: CGFloat) { self.height = height; super.init() }
      required init?(coder: NSCoder) { nil }
      """)

  /// The heights of the items of `Rows.swift`, which is `rows`, beside a screen with `members`.
  private func heights(_ rows: String = rows, screen members: String) throws -> [Double] {
    try project.write("Rows.swift", rows)
    try project.write(
      "Screen.swift", "import UIKit\nclass Screen: UIViewController {\n\(members)\n}\n")
    return try ProjectFolder.heights(project.load("Rows.swift"))
  }

  @Test("a number that the app's only call passes is an initializer's argument, and can be set")
  func number() throws {
    #expect(try heights(screen: "let rows = Rows(height: 25)") == [25, 25, 25])
    let loaded = try project.load("Rows.swift")
    #expect(loaded.assumptions.contains("Rows: height is 25, as Screen.swift passes it"))
    #expect(loaded.strategies.first?.definition.parameter("height")?.standard == .points(25))
  }

  @Test("a list of numbers and a length of UIKit are arguments, too")
  func lists() throws {
    let lists = ProjectFolder.rows(
      "shares[item % shares.count].1",
      members: """
        let shares: [(CGFloat, CGFloat)]
        init(shares: [(CGFloat, CGFloat)]) { self.shares = shares; super.init() }
        required init?(coder: NSCoder) { nil }
        """)
    #expect(
      try heights(lists, screen: "let rows = Rows(shares: [(1.0, 21), (2, 22)])") == [21, 22, 21])
    try project.write(
      "Sections.swift",
      """
      import UIKit
      extension NSCollectionLayoutSection {
        static func list(height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: height)
          let item = NSCollectionLayoutItem(layoutSize: size)
          return .init(group: .vertical(layoutSize: size, subitems: [item]))
        }
      }

      """)
    try project.write(
      "Other.swift",
      """
      import UIKit
      func section() -> NSCollectionLayoutSection { .list(height: .absolute(17)) }

      """)
    #expect(try ProjectFolder.heights(project.load("Sections.swift")) == [17, 17, 17])
  }

  @Test("of two initializers with the same labels, neither has the arguments of a call")
  func overloads() throws {
    let parts = Self.rows.components(separatedBy: "init(height: CGFloat)")
    let overload = "init(height: CGSize) { self.height = height.height; super.init() }\n"
    #expect(
      try heights(
        parts.joined(separator: overload + "init(height: CGFloat)"),
        screen: "let rows = Rows(height: 25)") == [40, 40, 40])
  }

  @Test(
    "calls that may pass something else leave the argument to the lab",
    arguments: [
      "let rows = Rows(height: 25); let others = Rows(height: 26)",
      "let side: CGFloat = 3; func show() { _ = Rows(height: 25); _ = Rows(height: side) }",
      "let rows = Rows(height: 25); var others: Rows { .init(height: 26) }",
      "let rows = Rows(height: 25); let makers = [3].map(Rows.init)",
      "let rows = Rows(height: 25) }; enum Other { class Rows {}",
    ])
  func uncertain(_ members: String) throws {
    #expect(try heights(screen: members) == [40, 40, 40])
  }
}
