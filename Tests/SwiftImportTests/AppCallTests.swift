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

  private static let kinds = ProjectFolder.rows(
    "kind == .large ? 30 : 20",
    members: """
      enum Kind { case small, large }
      let kind: Kind
      init(kind: Kind) { self.kind = kind; super.init() }
      required init?(coder: NSCoder) { nil }
      """)

  @Test("a case that the app's only call passes is an argument, and can be set")
  func cases() throws {
    for text in [
      Self.kinds, Self.kinds.replacing("(kind: Kind)", with: "(kind: Kind = .small, side: Int)"),
    ] {
      let side = text == Self.kinds ? "" : ", side: 3"
      #expect(try heights(text, screen: "let rows = Rows(kind: .large\(side))") == [30, 30, 30])
      let loaded = try project.load("Rows.swift")
      #expect(
        loaded.assumptions.first { $0.contains("kind is .large, as Screen.swift passes it") } != nil
      )
      let kind = loaded.strategies.first?.definition.parameter("kind")
      #expect(kind?.standard == .word("large"))
    }
  }

  @Test("what an app passes to a layout for SwiftUI is its argument, also in place of a default")
  func swiftUI() throws {
    try project.write(
      "Flow.swift",
      """
      import SwiftUI
      struct Flow: Layout {
        enum Side { case left, right }
        let side: Side
        let gap: CGFloat?
        init(side: Side, gap: CGFloat? = nil) { self.side = side; self.gap = gap }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: 100, height: 200)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {
          for (index, view) in subviews.enumerated() {
            let y = CGFloat(index) * (gap ?? 5) + (side == .right ? 1 : 0)
            view.place(at: CGPoint(x: 0, y: y), proposal: .unspecified)
          }
        }
      }

      """)
    try project.write(
      "Screen.swift",
      "import SwiftUI\nstruct Screen { var flow: some Layout { Flow(side: .right, gap: 33) } }\n")
    let loaded = try project.load("Flow.swift")
    #expect(try PartFile.tops(loaded.strategies[0]) == [1, 34, 67])
    let definition = loaded.strategies[0].definition
    #expect(definition.parameter("side")?.standard == .word("right"))
    #expect(definition.parameter("gap")?.standard == .points(33))
  }

  @Test("a length of UIKit is an argument, too")
  func lengths() throws {
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

  @Test("a function with a variadic parameter has no arguments of a call")
  func variadic() throws {
    let rows = Self.rows.replacing(
      "init(height: CGFloat)", with: "init(height: CGFloat, _ more: Int...)")
    #expect(try heights(rows, screen: "let rows = Rows(height: 25, 3, 4)") == [40, 40, 40])
    #expect(try heights(rows, screen: "let rows = Rows(height: 25)") == [40, 40, 40])
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
    "values that cannot be replaced are left to the lab",
    arguments: [
      ("CGFloat", "height", "30 - 3"), ("CGFloat", "height", ".zero"),
      ("CGSize", "height.height", "CGSize(width: 50, height: 50)"),
      ("[CGFloat]", "height[0]", "[50, 51]"), ("Int", "CGFloat(4000 / height)", "0"),
    ])
  func irreplaceable(type: String, use: String, value: String) throws {
    let rows = Self.rows.replacing("CGFloat\n", with: "\(type)\n")
      .replacing("height: CGFloat)", with: "height: \(type))")
      .replacing("height: height)", with: "height: \(use))")
    #expect(try heights(rows, screen: "let rows = Rows(height: \(value))") == [40, 40, 40])
    let loaded = try project.load("Rows.swift")
    #expect(!loaded.assumptions.contains { $0.contains("Screen.swift") })
  }

  @Test(
    "calls that may pass something else leave the argument to the lab",
    arguments: [
      "let rows = Rows(height: 25); let others = Rows(height: 26)",
      "let side: CGFloat = 3; func show() { _ = Rows(height: 25); _ = Rows(height: side) }",
      "let rows = Rows(height: 25); var others: Rows { .init(height: 26) }",
      "let rows = Rows(height: 25); let makers = [3].map(Rows.init)",
      "let rows = Rows(height: 25) }; enum Other { class Rows {}",
      "let rows = Rows(height: 25) }; typealias List = Rows; enum Other { static let list = List(height: 26)",
      "let rows = Rows(height: 25) }; enum Other { typealias Rows = Screen",
      "let rows = Rows(height: 25); func show() { rows.height = 60 }",
      #"let rows = Rows(height: 25); let text = "\(Rows(height: 26))""#,
      "let rows = Rows(height: 25) }; extension Rows { convenience init(i: Int) { self.init(height: 26) }",
      "let rows = Rows(height: 25) }; extension Rows { class func make() -> Rows { Self(height: 26) }",
      "let rows = Rows(height: 25) }; extension Rows { convenience init(height: Int) { self.init() }",
    ])
  func uncertain(_ members: String) throws {
    #expect(try heights(screen: members) == [40, 40, 40])
  }
}
