import SwiftImport
import Testing

/// Operators, initializers and other functions without a name of their own, which files beside a
/// layout declare.
@Suite("Operators of files beside a file", .serialized)
struct SiblingOperatorTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  /// The height of the first item where a file beside the layout contains `declarations`.
  private func height(_ expression: String, _ declarations: String) throws -> Double {
    try project.write("More.swift", "import UIKit\n\(declarations)\n")
    let members = "let one = CGSize(width: 1, height: 1)"
    try project.write("Rows.swift", ProjectFolder.rows(expression, members: members))
    return try #require(ProjectFolder.heights(project.load("Rows.swift")).first)
  }

  @Test("an operator for a type of UIKit is one of a file beside it")
  func binary() throws {
    let plus = "func += (size: inout CGSize, more: CGFloat) { size.height += more }"
    #expect(try height("{ var it = one; it += 20; return it.height }()", plus) == 21)
    let times = "extension CGSize { static func * (a: CGSize, b: CGFloat) -> CGFloat { 22 } }"
    #expect(try height("one * 2", times) == 22)
    let minus = "prefix func - (size: CGSize) -> CGSize { CGSize(width: 1, height: 23) }"
    #expect(try height("(-one).height", minus) == 23)
  }

  @Test("an operator that a file beside it defines is found with its function")
  func own() throws {
    let raised = "infix operator <+>\nfunc <+> (a: CGSize, b: CGFloat) -> CGFloat { 24 }"
    #expect(try height("one <+> 2", raised) == 24)
  }

  @Test("a pattern that a file beside it matches is found")
  func pattern() throws {
    let match = "func ~= (number: CGFloat, size: CGSize) -> Bool { true }"
    #expect(
      try height("{ switch one { case CGFloat(1): return 25; default: return 26 } }()", match) == 25
    )
  }

  @Test("an initializer without a label is one of a file beside it")
  func initializer() throws {
    let square = "extension CGSize { init(_ side: CGFloat) { self.init(width: 1, height: side) } }"
    #expect(try height("CGSize(27 as CGFloat).height", square) == 27)
    let named = "extension CGSize { init(tall: CGFloat) { self.init(width: 1, height: tall) } }"
    #expect(try height("CGSize(tall: 28).height", named) == 28)
  }

  @Test("a value that is called, or has a subscript, has it from a file beside it")
  func called() throws {
    let call = "extension CGSize { func callAsFunction(_ more: CGFloat) -> CGFloat { 29 } }"
    #expect(try height("one(2)", call) == 29)
    let index = "extension UIOffset { subscript(_ more: Int) -> CGFloat { 30 } }"
    #expect(try height("UIOffset.zero[2]", index) == 30)
  }

  @Test("a function whose name one of C has is one of a file beside it")
  func function() throws {
    // All files together do not compile.
    try project.write("Broken.swift", "let broken: Nowhere = 1\n")
    let log = "enum Level { case info }\nfunc log(_: Level, _: String) -> CGFloat { 31 }"
    #expect(try height("log(.info, \"rows\")", log) == 31)
  }

  @Test("a method of UIKit that takes another type is one of a file beside it")
  func method() throws {
    let cell =
      "extension UICollectionView { func cellForItem(at: Int) -> UICollectionViewCell? { nil } }"
    let third =
      "{ let cell = collectionView?.cellForItem(at: 4 - 1); return cell == nil ? 32 : 0 }()"
    #expect(try height(third, cell) == 32)
  }
}
