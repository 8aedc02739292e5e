import SwiftImport
import Testing

/// What a file lacks and the files beside it declare, other than types.
@Suite("What the files beside a file declare", .serialized)
struct SiblingTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  private func heights(_ text: String) throws -> [Double] {
    try project.write("Rows.swift", text)
    return try ProjectFolder.heights(project.load("Rows.swift"))
  }

  @Test("a member that an extension gives the class is called by its name alone")
  func member() throws {
    try project.write("Rows+Height.swift", "extension Rows { func tall() -> CGFloat { 7 } }\n")
    #expect(try heights(ProjectFolder.rows("tall()", members: "")) == [7, 7, 7])
  }

  @Test("a file that imports another system's modules, too, is one of this system")
  func otherSystems() throws {
    let imports = "#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif\n"
    try project.write("Tall.swift", imports + "struct Tall { let height: CGFloat = 8 }\n")
    #expect(try heights(ProjectFolder.rows("Tall().height", members: "")) == [8, 8, 8])
  }

  @Test("a file that imports one class of UIKit is one of those beside a file")
  func scopedImport() throws {
    let text = "import class UIKit.UIColor\nextension UIColor { static var tall: CGFloat { 6 } }\n"
    try project.write("UIColor+Tall.swift", text)
    #expect(try heights(ProjectFolder.rows("UIColor.tall", members: "")) == [6, 6, 6])
  }

  @Test("of a large project, a file beyond the first thousand is one of those beside a file")
  func large() throws {
    try project.write("Package.swift", "")
    for number in 0..<1_010 { try project.write("Others/Other\(number).swift", "") }
    try project.write("Zone/Tall.swift", "struct Tall { let height: CGFloat = 8 }\n")
    #expect(try heights(ProjectFolder.rows("Tall().height", members: "")) == [8, 8, 8])
  }

  @Test("an attribute of the project is a type of it")
  func builder() throws {
    try project.write(
      "Builder.swift",
      """
      @resultBuilder enum Sum {
        static func buildBlock(_ parts: CGFloat...) -> CGFloat { parts.reduce(0, +) }
      }

      """)
    let members = "@Sum var tall: CGFloat { CGFloat(3); CGFloat(4) }"
    #expect(try heights(ProjectFolder.rows("tall", members: members)) == [7, 7, 7])
  }

  @Test("a subscript with a label is one of an extension beside a file")
  func labelledSubscript() throws {
    try project.write(
      "Safe.swift",
      "extension Array { subscript(safe index: Int) -> Element? { index < count ? self[index] : nil } }\n"
    )
    let height = "([CGFloat(5)][safe: item] ?? 9)"
    #expect(try heights(ProjectFolder.rows(height, members: "")) == [5, 9, 9])
  }

  @Test("an error of the file itself is reported, not the names that files beside it declare")
  func ownError() throws {
    try project.write("Tall.swift", "import UIKit\nstruct Tall { let height: CGFloat = 8 }\n")
    try project.write("Rows.swift", ProjectFolder.rows("Tall().height(2)", members: ""))
    #expect(
      project.error("Rows.swift")
        == "Rows.swift:11:88: cannot call value of non-function type 'CGFloat'")
  }

  @Test("numbers of a second and constants of the system are there")
  func constants() throws {
    let height = "CGFloat(NSEC_PER_SEC) / 1e9 + CGFloat(UIEvent().type == .touches ? 1 : 0)"
    #expect(try heights(ProjectFolder.rows(height, members: "")) == [2, 2, 2])
    let name = "UIView.classForCoder() == UIView().classForCoder ? 3 : 0"
    #expect(try heights(ProjectFolder.rows(name, members: "")) == [3, 3, 3])
  }

  @Test("a conformance is that to the protocol that is asked for")
  func conformance() throws {
    try project.write("Size.swift", "struct SourceSpan { let length: Int }\n")
    try project.write(
      "A.swift",
      "extension SourceSpan: CustomStringConvertible { var description: String { \"\" } }\n")
    try project.write(
      "B.swift",
      """
      extension SourceSpan: Hashable { func hash(into hasher: inout Hasher) { hasher.combine(length) } }

      """)
    try project.write(
      "C.swift",
      """
      extension SourceSpan: Equatable {}
      func == (a: SourceSpan, b: SourceSpan) -> Bool { a.length == b.length }

      """)
    let before = "let lengths = [SourceSpan(length: 1): CGFloat(8)]"
    #expect(
      try heights(
        ProjectFolder.rows("lengths[SourceSpan(length: 1)]!", members: "", before: before))
        == [8, 8, 8])
  }

  @Test("a member of a protocol is had by what conforms to it elsewhere")
  func protocolMember() throws {
    try project.write(
      "Tall.swift", "protocol Tall {}\nextension Tall { var tall: CGFloat { 9 } }\n")
    try project.write("Views.swift", "extension UIView: Tall {}\n")
    #expect(try heights(ProjectFolder.rows("collectionView!.tall", members: "")) == [9, 9, 9])
  }

  @Test("a member that a conformance in another file brings is found")
  func memberOfAConformance() throws {
    try project.write("Grid.swift", "struct Grid { var rows = [CGFloat(3), 4] }\n")
    try project.write(
      "GridSequence.swift",
      """
      extension Grid: Sequence {
        func makeIterator() -> IndexingIterator<[CGFloat]> { rows.makeIterator() }
      }

      """)
    #expect(try heights(ProjectFolder.rows("Grid().reduce(0, +)", members: "")) == [7, 7, 7])
    try project.write(
      "ViewSequence.swift",
      """
      import UIKit
      extension UIView: @retroactive Sequence {
        public func makeIterator() -> IndexingIterator<[CGFloat]> { [2.0, 3.0].makeIterator() }
      }

      """)
    #expect(try heights(ProjectFolder.rows("UIView().reduce(0, +)", members: "")) == [5, 5, 5])
    #expect(try heights(ProjectFolder.rows("UIButton().reduce(0, +)", members: "")) == [5, 5, 5])
  }

  @Test("a name in a pattern, and a second name of a declaration, are names of the project")
  func furtherNames() throws {
    try project.write(
      "More.swift",
      """
      import UIKit
      let (Low, High) = (CGFloat(2), CGFloat(5))
      extension UIView { static var low = CGFloat(2), high = CGFloat(6) }

      """)
    #expect(try heights(ProjectFolder.rows("High", members: "")) == [5, 5, 5])
    #expect(try heights(ProjectFolder.rows("UIView.high", members: "")) == [6, 6, 6])
  }

  @Test("two files may each have a private protocol of the same name")
  func privateProtocols() throws {
    let named = "private protocol Named { var height: CGFloat { get } }\n"
    try project.write(
      "Tall.swift", "import UIKit\n\(named)struct Tall { let height: CGFloat = 8 }\n")
    let rows = ProjectFolder.rows("Tall().height", members: "")
    #expect(try heights(rows + named) == [8, 8, 8])
  }

  @Test("a function that is called with other arguments is another one, of a file beside it")
  func overload() throws {
    try project.write(
      "Numbers.swift",
      "extension CGFloat { func rounded(to step: CGFloat) -> CGFloat { 11 } }\n")
    #expect(
      try heights(ProjectFolder.rows("CGFloat(1).rounded(to: 2)", members: "")) == [11, 11, 11])
  }

  @Test("an overload for a protocol below another is one of a file beside it")
  func overloadOfSubprotocol() throws {
    try project.write(
      "Item.swift", "protocol Item {}\nextension Item { func padded() -> any Item { self } }\n")
    try project.write(
      "Row.swift",
      """
      protocol Row: Item { var height: CGFloat { get } }
      struct Tall: Row { let height: CGFloat = 12 }
      extension Row { func padded() -> any Row { self } }

      """)
    let members = """
      let row: any Row = Tall()
      func made() -> any Row { row.padded() }
      """
    #expect(try heights(ProjectFolder.rows("made().height", members: members)) == [12, 12, 12])
  }

  @Test("an overload for a protocol below another may be in a file of its own")
  func overloadBesides() throws {
    try project.write(
      "Item.swift", "protocol Item {}\nextension Item { func padded() -> any Item { self } }\n")
    try project.write(
      "Row.swift",
      "protocol Row: Item { var height: CGFloat { get } }\nstruct Tall: Row { let height: CGFloat = 13 }\n"
    )
    try project.write("Row+Padded.swift", "extension Row { func padded() -> any Row { self } }\n")
    let members = """
      let row: any Row = Tall()
      func made() -> any Row { row.padded() }
      """
    #expect(try heights(ProjectFolder.rows("made().height", members: members)) == [13, 13, 13])
  }

  @Test("a type inside another may be declared in an extension beside a file")
  func memberType() throws {
    try project.write("Store.swift", "enum Store {}\n")
    try project.write(
      "Store+Shelf.swift", "extension Store { struct Shelf { var height: CGFloat = 14 } }\n")
    let members = "var shelf: Store.Shelf { Store.Shelf() }"
    #expect(try heights(ProjectFolder.rows("shelf.height", members: members)) == [14, 14, 14])
  }

  @Test("of a project with thousands of files, all are read")
  func largeProject() throws {
    try project.write("Package.swift", "")
    for number in 1...2100 { try project.write("Sources/Rows/Many/File\(number).swift", "") }
    try project.write(
      "Sources/Style/Style.swift", "import UIKit\nenum Style { static let height: CGFloat = 8 }\n")
    try project.write("Sources/Rows/Rows.swift", ProjectFolder.rows("Style.height", members: ""))
    #expect(try ProjectFolder.heights(project.load("Sources/Rows/Rows.swift")) == [8, 8, 8])
  }

  @Test("what no name leads to is found by compiling the whole target")
  func wholeTarget() throws {
    try project.write("Package.swift", "")
    try project.write(
      "Sources/Rows/Operators.swift",
      "infix operator <+>\nfunc <+> (a: CGFloat, b: CGFloat) -> CGFloat { a + b }\n")
    try project.write("Sources/Rows/Other.swift", "import NoSuchModule\n")
    try project.write(
      "Sources/Rows/Rows.swift", ProjectFolder.rows("CGFloat(7) <+> 8", members: ""))
    let loaded = try project.load("Sources/Rows/Rows.swift")
    #expect(try ProjectFolder.heights(loaded) == [15, 15, 15])
    #expect(loaded.assumptions.contains("compiled together with Operators.swift"))
  }

  @Test("of a main.swift, the declarations are compiled and the statements never run")
  func mainFile() throws {
    try project.write("Package.swift", "")
    try project.write(
      "Sources/Rows/main.swift",
      """
      import UIKit
      let base: CGFloat = 16
      print("never"); fatalError("never")
      enum Metrics { static var row: CGFloat { base + 1 } }
      if base > 3 { fatalError("never") }
      if let name = CommandLine.arguments.first { print(name) }
      #if os(Windows)
      let base: CGFloat = 3
      #endif
      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "AppDelegate")

      """)
    try project.write("Sources/Rows/Rows.swift", ProjectFolder.rows("Metrics.row", members: ""))
    let loaded = try project.load("Sources/Rows/Rows.swift")
    #expect(try ProjectFolder.heights(loaded) == [17, 17, 17])
    #expect(loaded.assumptions.contains("compiled together with main.swift"))
  }

  @Test("a main.swift is loaded for the layouts that it declares, without its statements")
  func loadedMainFile() throws {
    let rows = ProjectFolder.rows("base + 1", members: "")
    try project.write("Rows/main.swift", "\(rows)\nlet base: CGFloat = 18\nfatalError(\"never\")\n")
    #expect(try ProjectFolder.heights(project.load("Rows/main.swift")) == [19, 19, 19])
  }

  @Test("a target that does not compile leaves the error that was there without it")
  func brokenTarget() throws {
    try project.write("Package.swift", "")
    try project.write("Sources/Rows/Broken.swift", "let broken: Int = \"\"\n")
    try project.write("Sources/Rows/Rows.swift", ProjectFolder.rows("tall()", members: ""))
    #expect(project.error("Sources/Rows/Rows.swift").contains("cannot find 'tall' in scope"))
  }

  @Test("a function that takes a key path is one of an extension beside a file")
  func keyPath() throws {
    try project.write(
      "Most.swift",
      """
      extension Sequence {
        func max<Value: Comparable>(by path: KeyPath<Element, Value>) -> Element? {
          self.max { $0[keyPath: path] < $1[keyPath: path] }
        }
      }

      """)
    let height = "[CGSize(width: 1, height: 9)].max(by: \\.height)?.height ?? 0"
    #expect(try heights(ProjectFolder.rows(height, members: "")) == [9, 9, 9])
  }

  @Test("the bundle of a package is that of the program, and its images may be missing")
  func packageBundle() throws {
    let image = "_ = UIImage(named: \"a\", in: Bundle.module, compatibleWith: nil)"
    #expect(try heights(ProjectFolder.rows("4", members: "", before: image)) == [4, 4, 4])
  }
}
