import SwiftImport
import Testing

/// What a layout's part of an app has of the classes above others.
extension LayoutSliceTests {
  @Test("a class that gives names to a layout nested in one below it stays, with these names")
  func givenNames() throws {
    try project.write(
      "Base.swift",
      "import UIKit\nclass Base: UIViewController { enum Metrics { static let gap: CGFloat = 20 } }\n"
    )
    try project.write("Sizes.swift", "import UIKit\nenum Metrics { static let gap: CGFloat = 5 }\n")
    let feed = controller("let base = Base()").components(separatedBy: "UIViewController")
    try project.write("Feed.swift", feed.joined(separator: "Base"))
    let open = ProjectFolder.rows("Metrics.gap", members: "").components(separatedBy: "class Rows")
    try project.write(
      "Feed+Rows.swift", open.joined(separator: "extension Feed { class Rows") + "}\n")
    #expect(try ProjectFolder.heights(project.load("Feed+Rows.swift")) == [20, 20, 20])
  }

  @Test(
    "a class is made where one below it is, and by an initializer without a name before a colon",
    arguments: [
      "let style = Wide()\nlet edge: UIEdgeInsets = .init(top: 0, left: 0, bottom: 0, right: 0)",
      "var other: Style?\nvar style: Style { other == nil ? .init() : other! }",
    ])
  func inheritedInitializer(_ members: String) throws {
    try project.write(
      "Style.swift",
      """
      import UIKit
      class Root { let gap: CGFloat; init(gap: CGFloat = 5) { self.gap = gap } }
      class Style: Root { init() { super.init(gap: 20) } }
      class Wide: Style {}

      """)
    let rows = PartFile.rows("Banner.height + style.gap")
    try project.write("Feed.swift", controller("\(members)\n\(rows)"))
    #expect(try PartFile.tops(project.load("Feed.swift").strategies[0]) == [0, 30, 60])
  }

  @Test("a class that keeps an initializer keeps the required one")
  func requiredInitializer() throws {
    try project.write(
      "Base.swift",
      """
      import UIKit
      class Base: UIViewController {
        override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }

      """)
    let feed = controller(
      """
      private var margin: CGFloat!
      convenience init() { self.init(nibName: nil, bundle: nil); margin = 15 }
      \(PartFile.rows("Banner.height + margin"))
      """)
    try project.write(
      "Feed.swift", feed.components(separatedBy: "UIViewController").joined(separator: "Base"))
    let loaded = try project.load("Feed.swift")
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
    #expect(!loaded.assumptions.contains { $0.contains("Base.swift is compiled without") })
  }

  @Test("a constant whose type the compiler does not know either is found in another file")
  func constantOfUnknownType() throws {
    try project.write(
      "Sizes.swift", "import UIKit\nextension CGFloat { static let rowHeight: Self = 25 }\n")
    try project.write("Feed.swift", controller(PartFile.rows(".rowHeight")))
    #expect(try PartFile.tops(project.load("Feed.swift").strategies[0]) == [0, 25, 50])
  }
}
