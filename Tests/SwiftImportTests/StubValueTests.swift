import LayoutCore
import Testing

@testable import SwiftImport

@Suite("Values that the lab makes up")
struct StubValueTests {
  @Test("nil and what is empty are nothing, whatever they are called")
  func nothing() {
    let graph = """
      {"symbols": [
        {"kind": {"identifier": "swift.enum"}, "identifier": {"precise": "mood"},
         "pathComponents": ["Mood"], "declarationFragments": [{"spelling": "enum Mood"}]},
        {"kind": {"identifier": "swift.enum.case"}, "identifier": {"precise": "empty"},
         "pathComponents": ["Mood", "empty"], "declarationFragments": [{"spelling": "case empty"}]}
      ], "relationships": []}
      """
    let stubs = StubValues(symbols: FileSymbols([Array(graph.utf8)], of: []))
    func isNothing(_ type: String) -> Bool? {
      stubs.value(of: type, asked: "", size: nil)?.isNothing
    }
    #expect(stubs.value(of: "Mood", asked: "", size: nil)?.meaning == "empty")
    #expect(isNothing("Mood") == false)
    #expect(["String", "[String]", "[String: Int]", "Int?"].allSatisfy { isNothing($0) == true })
  }

  @Test("a number of points that counts something is two, and a space is a spacing")
  func countsAndSpaces() {
    let stubs = StubValues(symbols: FileSymbols([], of: []))
    func value(_ words: String) -> String? {
      stubs.value(of: "CGFloat", asked: words, size: "item")?.expression
    }
    #expect(value("columnCount columnCount") == "CGFloat(2)")
    #expect(value("numberOfRows(in:) ") == "CGFloat(2)")
    #expect(value("space space") == "CGFloat(10)")
    #expect(value("height(forColumnCount:) ") == "CGFloat(item.height)")
    for name in ["availableSpace", "remainingSpace", "discount", "backspace", "totalCount"] {
      #expect(value("\(name) \(name)") == "CGFloat(item.height)")
    }
  }

  @Test("the value of a parameter that counts is reported, and can be set")
  func reportedCount() throws {
    let project = try ProjectFolder()
    try project.write(
      "Rows.swift",
      ProjectFolder.rows(
        "50 / columnCount",
        members: "let columnCount: CGFloat; init(columnCount: CGFloat) {"
          + " self.columnCount = columnCount; super.init() }"
          + "; required init?(coder: NSCoder) { fatalError() }"))
    let loaded = try project.load("Rows.swift")
    #expect(try ProjectFolder.heights(loaded) == [25, 25, 25])
    #expect(loaded.assumptions.contains("Rows: columnCount is 2"))
    #expect(loaded.strategies.first?.definition.parameter("columnCount")?.standard == .points(2))
  }

  @Test("the traits that a delegate gives are the screen's")
  func traits() throws {
    let project = try ProjectFolder()
    try project.write(
      "Adaptive.swift",
      """
      import UIKit
      protocol AdaptiveDelegate: AnyObject { func traits() -> UITraitCollection }
      class Adaptive: UICollectionViewFlowLayout {
        weak var delegate: AdaptiveDelegate?
        override func prepare() {
          super.prepare()
          let isCompact = delegate!.traits().horizontalSizeClass == .compact
          itemSize = CGSize(width: 100, height: isCompact ? 20 : 50)
        }
      }

      """)
    #expect(try ProjectFolder.heights(project.load("Adaptive.swift")) == [20, 20, 20])
  }

  @Test("types of other files are made of literals, and no argument is one of a list")
  func literals() throws {
    let project = try ProjectFolder()
    try project.write(
      "Marks.swift",
      """
      struct Marks<Value>: ExpressibleByArrayLiteral {
        let values: [Value]
        init(arrayLiteral elements: Value...) { values = elements }
      }
      struct Title: ExpressibleByStringLiteral {
        let text: String
        init(stringLiteral value: StringLiteralType) { text = value }
      }

      """)
    try project.write(
      "Feed.swift",
      """
      import UIKit
      enum Feed {
        static func makeLayout(
          _ marks: Marks<OpaquePointer>, title: Title, insets: UIEdgeInsets...
        ) -> UICollectionViewLayout {
          precondition(marks.values.isEmpty && title.text.isEmpty && insets.isEmpty)
          return UICollectionViewFlowLayout()
        }
      }

      """)
    #expect(try ProjectFolder.heights(project.load("Feed.swift")) == [40, 40, 40])
  }

  @Test("a result may be an alias, and a list of the items of a group has one")
  func groupItems() throws {
    let project = try ProjectFolder()
    try project.write(
      "Feed.swift",
      """
      import UIKit
      enum Feed {
        typealias Strip = NSCollectionLayoutSection
        static func makeStrip(of items: () -> [NSCollectionLayoutItem]) -> Strip {
          Strip(
            group: .vertical(
              layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)),
              subitems: items()))
        }
      }

      """)
    #expect(try ProjectFolder.heights(project.load("Feed.swift")) == [40, 40, 40])
  }

  @Test("a member's type that its owner names alone is named with the owner")
  func nestedType() throws {
    let project = try ProjectFolder()
    try project.write(
      "Rows.swift",
      ProjectFolder.rows("source!.look(of: 0).height") + """
        protocol RowsSource: AnyObject { func look(of item: Int) -> Look }
        struct Look {
          enum Style { case low, high }
          let style: Style
          init(style: Style, inset: Int? = nil) { self.style = style }
          var height: Double { style == .low ? 20 : 30 }
        }

        """)
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [20, 20, 20])
  }

  @Test("a private type of a nearer file makes no argument, and a group has items")
  func privateTypes() throws {
    let project = try ProjectFolder()
    try project.write(
      "AList.swift",
      """
      import UIKit
      private struct Hidden: Group { var height: CGFloat { 1 } }

      """)
    try project.write(
      "Circle.swift",
      """
      import UIKit
      struct Circle: Group {
        let items: Int
        init(items: Int) { self.items = items }
        var height: CGFloat { 50 / CGFloat(items) }
      }

      """)
    try project.write(
      "Group.swift", "import UIKit\nprotocol Group { var height: CGFloat { get } }\n")
    try project.write(
      "Rows.swift",
      ProjectFolder.rows(
        "groups[0].height",
        members: "var groups: [Group]; init(groups: [Group]) { self.groups = groups; super.init() }"
          + "; required init?(coder: NSCoder) { fatalError() }"))
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [25, 25, 25])
  }

  @Test("models of an app are made of Foundation's types, and of a case that can be made")
  func models() throws {
    let project = try ProjectFolder()
    try project.write(
      "Feed.swift",
      """
      import UIKit
      struct Data { let byte: Int }
      struct Photo { let id: UUID; let url: URL; let likes: UInt32; let price: Decimal; let raw: Data }
      indirect enum Part { case film(OpaquePointer), part(Part), photos([Photo], Photo) }
      class Feed: UIViewController {
        private var parts: [Part] = []
        func makeLayout() -> UICollectionViewLayout {
          UICollectionViewCompositionalLayout { index, _ in
            guard case .photos = self.parts[index] else { return nil }
            let size = NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(25))
            let item = NSCollectionLayoutItem(layoutSize: size)
            return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
          }
        }
      }

      """)
    #expect(try PartFile.tops(project.load("Feed.swift").strategies[0]) == [0, 25, 50])
  }

  @Test("the end of a range is after its start")
  func ends() throws {
    let project = try ProjectFolder()
    try project.write(
      "Rows.swift",
      ProjectFolder.rows(
        "CGFloat(range.end.hour - range.start.hour) * 10",
        members: "var source: RowsSource?; var range: (start: Time, end: Time)!",
        before: "range = source?.range(collectionView!)")
        + "struct Time { var hour: Int; var minute: Int }\n"
        + "protocol RowsSource { func range(_ view: UICollectionView) -> (start: Time, end: Time) }\n"
    )
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [10, 10, 10])
  }

  @Test("the number of a case that is called a share is 1")
  func shareOfCase() throws {
    let project = try ProjectFolder()
    try project.write(
      "Rows.swift",
      ProjectFolder.rows(
        "height(side(0))",
        members: """
          enum Side { case fractionalHeight(Double) }
          let side: (Int) -> Side
          init(side: @escaping (Int) -> Side) {
            self.side = side
            super.init()
          }
          required init?(coder: NSCoder) { fatalError() }
          func height(_ side: Side) -> CGFloat {
            if case .fractionalHeight(let share) = side { return CGFloat(20 * share) }
            return 1
          }
          """))
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [20, 20, 20])
  }

  @Test("a width of a parent is the collection view's, but not where a delegate answers for it")
  func parent() throws {
    let stubs = StubValues(symbols: FileSymbols([], of: []))
    let meanings = ["parentWidth", "windowHeight", "height(at:parentWidth:)"].map {
      stubs.value(of: "CGFloat", asked: $0, size: "item")?.meaning
    }
    #expect(
      meanings == [
        "the collection view's width", "the collection view's height", "the item's height",
      ])
  }
}
