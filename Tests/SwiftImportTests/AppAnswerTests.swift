import LabLanguage
import LayoutCore
import SwiftImport
import Testing

/// What the types of an app answer to the protocols of a layout, in other files of the project.
@Suite("Answers of an app", .serialized)
final class AppAnswerTests {
  /// The projects, each with its own cache: the copies in a cache declare the same protocol again.
  private var projects: [ProjectFolder] = []

  /// The layout of `Rows.swift`, whose delegate returns a number of columns, heights and a space, in
  /// a project with `app`, a file called `name`, and `other` in another folder.
  private func load(
    _ app: String, name: String = "Screen.swift", beside other: String = ""
  ) throws -> Loader.Loaded {
    let project = try ProjectFolder()
    projects.append(project)
    try project.write("Package.swift", "")
    try project.write("Far/Other.swift", other)
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

  private func heights(
    _ app: String, name: String = "Screen.swift", beside other: String = ""
  ) throws -> [Double] {
    try ProjectFolder.heights(load(app, name: name, beside: other))
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

  @Test("a choice by the kind of device that the app's delegate returns is the answer")
  func ofDevice() throws {
    let loaded = try load(
      Self.screen("var columns: Int { UIDevice.current.userInterfaceIdiom == .pad ? 4 : 3 }"))
    #expect(try ProjectFolder.heights(loaded) == [79, 79, 79])
    let shown = "(UIDevice.current.userInterfaceIdiom == .pad ? 4 : 3), as Screen.swift returns it"
    #expect(loaded.assumptions.contains("RowsDelegate: columns is \(shown)"))
    // The app's file is being written.
    let half = "var columns: Int { UIDevice.current.userInterfaceIdiom == .pad ? 4 : }"
    #expect(try heights(Self.screen(half)) == [54, 54, 54])
  }

  @Test("what the app computes, or stores in a variable, is not its answer in any case")
  func state() throws {
    #expect(try heights(Self.screen("var columns: Int { view.subviews.count }")) == [54, 54, 54])
    let stored = Self.screen("").replacing(
      "class Screen: UIViewController {}",
      with: "class Screen: UIViewController { var columns = 3 }")
    #expect(try heights(stored) == [54, 54, 54])
  }

  @Test("an overload with the labels of a question is not its answer")
  func overloads() throws {
    #expect(
      try heights(
        """
        class Screen: RowsDelegate {
          var columns: Int { 3 }
          func height(ofItemAt path: Int) -> CGFloat { 25 }
          func spacing(inSection section: Int) -> Int { 4 }
        }
        """) == [130, 130, 130])
  }

  @Test("of several delegates of the app, or one that others are below, none is taken")
  func several() throws {
    let screen = Self.screen("var columns: Int { 3 }")
    let other = screen.replacing("Screen", with: "Other")
    #expect(try heights(screen + other) == [90, 90, 90])
    #expect(try heights(screen + "class Other: Screen {}\n") == [90, 90, 90])
    #expect(try heights(screen, name: "RowsTests/Screen.swift") == [90, 90, 90])
  }

  @Test("an answer is taken where nothing in the project makes it uncertain")
  func certain() throws {
    let screen = Self.screen("var columns: Int { 3 }")
    let plain = [90.0, 90, 90]
    #expect(try heights("#if os(iOS)\n\(screen)#endif\n") == plain)
    #expect(try heights("@available(iOS 99, *)\n" + screen) == plain)
    #expect(try heights("import XCTest\n" + screen) == plain)
    let other = "class Other: UIViewController {}\nextension Other: "
    for head in ["@preconcurrency RowsDelegate", "RowsDelegate & Sendable"] {
      #expect(try heights("\(screen)\(other)\(head) { var columns: Int { 5 } }\n") == plain)
    }
    #expect(try heights(screen + "typealias Both = RowsDelegate & Sendable\n") == plain)
    let second = "protocol RowsDelegate { var columns: Int { get } }\n"
    #expect(try heights(screen, beside: second) == plain)
  }

  @Test("a stored variable is no answer in a file that begins with return")
  func storedProperty() throws {
    let screen = Self.screen("").replacing(
      "class Screen: UIViewController {}",
      with: "class Screen: UIViewController { var columns: Int = 3 }")
    #expect(try heights("", beside: "return\n" + screen) == [54, 54, 54])
  }

  /// The heights of a layout whose delegate lists the kinds of its columns: 100 points for each that is
  /// high, a space, and a distance, which has a default.
  private func heights(ofKinds kinds: String, distance: String = "") throws -> [Double] {
    let project = try ProjectFolder()
    projects.append(project)
    try project.write("Package.swift", "")
    try project.write(
      "Screen.swift",
      """
      import UIKit
      extension Kind {
        static let other = Kind.low
        init(value: Int) { self = .low }
      }
      class Screen: UIViewController, RowsDelegate {
        var kinds: [[Kind]] { return \(kinds) }
        func spaceBetweenRows() -> CGFloat { 3 }
        \(distance)
      }

      """)
    let count = "delegate.kinds.joined().filter { $0 == .high }.count"
    try project.write(
      "Rows.swift",
      """
      enum Kind { case low, high }
      protocol RowsDelegate: AnyObject {
        var kinds: [[Kind]] { get }
        func spaceBetweenRows() -> CGFloat
        func distance() -> CGFloat
      }
      extension RowsDelegate {
        func distance() -> CGFloat { 5 }
      }

      """
        + ProjectFolder.rows(
          "CGFloat(\(count) * 100) + delegate.spaceBetweenRows() + delegate.distance()",
          members: "weak var delegate: RowsDelegate!"))
    return try ProjectFolder.heights(project.load("Rows.swift"))
  }

  @Test("a list of cases that the app's delegate returns in any case is the answer")
  func listsOfCases() throws {
    #expect(try heights(ofKinds: "[[.high, .low], [.high]]") == [208, 208, 208])
    // These need more than the file.
    for kinds in ["[[.high].reversed()]", "[[.high, .init(value: 1)]]", "[[.high, .other]]"] {
      #expect(try heights(ofKinds: kinds) == [8, 8, 8])
    }
  }

  @Test("a default that the app uses is the answer to what names no item, and no other default is")
  func defaults() throws {
    let item = 40.0
    #expect(try heights(ofKinds: "[]") == [8, 8, 8])
    let heights = try heights(
      ofKinds: "[]", distance: "func distance() -> CGFloat { view.alpha }")
    #expect(heights == [3 + item, 3 + item, 3 + item])
  }
}
