import SwiftImport
import Testing

/// What a layout's part of an app has of extensions.
extension LayoutSliceTests {
  /// Whether a controller with `members`, whose rows are 10 points and `more` high, is compiled without
  /// what no layout uses, and gives rows of 25 points.
  private func isSlice(_ more: String, _ members: String = "") throws -> Bool {
    try project.write(
      "Feed.swift", controller("\(members)\n\(PartFile.rows("Banner.height + \(more)"))"))
    let loaded = try project.load("Feed.swift")
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
    return loaded.assumptions.contains { $0.contains("what no layout uses: model1") }
  }

  @Test("an extension of a dictionary, whose type is in brackets, keeps these")
  func extensionOfDictionary() throws {
    try project.write(
      "Sizes.swift",
      """
      import UIKit
      import Nowhere
      struct Sizes {}
      extension [String: Sizes] { func gap() -> CGFloat { CGFloat(count + 15) } }

      """)
    #expect(try isSlice("sizes.gap()", "var sizes: [String: Sizes] = [:]"))
  }

  @Test("a subscript stays whose label a layout uses")
  func labelOfSubscript() throws {
    try project.write(
      "Array+Safe.swift",
      """
      import UIKit
      import Nowhere
      extension Array {
        subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
      }

      """)
    #expect(try isSlice("([CGFloat(15)][safe: 0] ?? 0)"))
  }

  @Test("what a view lacks is not looked for in extensions of texts, of layers or of numbers")
  func extensionOfText() throws {
    for type in ["CALayer", "CGFloat", "NSAttributedString", "String"] {
      try project.write(
        "Extended\(type).swift",
        "import UIKit\nimport Nowhere\nextension \(type) { var rowGap: CGFloat { 1 } }\n")
    }
    try project.write(
      "View.swift",
      "import UIKit\nimport Nowhere\nextension UIView { var rowGap: CGFloat { 15 } }\n")
    #expect(try isSlice("UILabel().rowGap"))
  }

  @Test("what a view lacks is looked for in an extension of optional values")
  func extensionOfOptional() throws {
    try project.write(
      "Optional.swift",
      """
      import UIKit
      import Nowhere
      extension Optional where Wrapped: UIView { var rowGap: CGFloat { 15 } }

      """)
    #expect(try isSlice("banner.rowGap", "var banner: UIView?"))
  }

  @Test("what a view lacks is not looked for in extensions of classes that are not here")
  func extensionOfModule() throws {
    for (name, type, value) in [
      ("Annotation", "MKAnnotationView", "none"), ("Views", "UIView", "fifteen letters"),
    ] {
      try project.write(
        "\(name)+Reusable.swift",
        """
        import UIKit
        import MapKit
        extension \(type) { static var reuseIdentifier: String { "\(value)" } }

        """)
    }
    try project.write("Header.swift", "import UIKit\nclass Header: UICollectionReusableView {}\n")
    #expect(try isSlice("CGFloat(Header.reuseIdentifier.count)"))
  }
}
