import LayoutCore
import SwiftImport
import Testing

/// Files as people write them for UIKit: what they give, what can be set, and what is assumed.
@Suite("Foreign files", .serialized)
struct ForeignFileTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  /// The frames of `count` items of 30 by 40 points in a container of 100 by 200.
  private func frames(_ strategy: AnyStrategy, _ count: Int = 3) throws -> [Rect] {
    let layout = try strategy.layout(
      SectionRequest(
        count: count, crossSize: 100, length: 200, sizes: .uniform(Size(width: 30, height: 40))))
    return (0..<count).map { layout.frame(at: $0) }
  }

  /// A layout with one item on each line; `head` and `height` are of its class.
  private static func rows(_ head: String, height: String, members: String = "") -> String {
    """
    import UIKit
    \(head) {
      \(members)
      var cache: [UICollectionViewLayoutAttributes] = []
      var total: CGFloat = 0
      override func prepare() {
        cache = []
        total = 0
        for item in 0..<collectionView!.numberOfItems(inSection: 0) {
          let path = IndexPath(item: item, section: 0)
          let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
          let height: CGFloat = \(height)
          attributes.frame = CGRect(x: 0, y: total, width: 50, height: height)
          total += height
          cache.append(attributes)
        }
      }
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: total) }
      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
      { cache.filter { $0.frame.intersects(rect) } }
    }

    """
  }

  @Test("optional requirements answer the lab's sizes, and nil where it knows nothing")
  func optionalRequirements() throws {
    let delegate = """
      @objc protocol RowsDelegate: UICollectionViewDelegate {
        @objc optional func collectionView(
          _ view: UICollectionView, layout: UICollectionViewLayout, heightForRowAt path: IndexPath
        ) -> CGFloat
        @objc optional func collectionView(_ view: UICollectionView, gapAfter row: Int) -> CGFloat
        @objc optional func rowsDidPrepare()
      }

      """
    let height = """
      {
              let delegate = collectionView!.delegate as? RowsDelegate
              delegate?.rowsDidPrepare?()
              let gap = delegate?.collectionView?(collectionView!, gapAfter: item) ?? self.gap
              let row = delegate?.collectionView?(
                collectionView!, layout: self, heightForRowAt: path)
              return (row ?? 1) + gap
            }()
      """
    try project.write(
      "Rows.swift",
      Self.rows(
        "class Rows: UICollectionViewLayout", height: height, members: "var gap: CGFloat = 5")
        + delegate)
    let loaded = try project.load("Rows.swift")
    #expect(
      loaded.assumptions == [
        "compiled without @objc", "optional requirements return nil, unless the lab knows a size",
        "RowsDelegate: collectionView(_:layout:heightForRowAt:) is the item's height",
      ])
    var strategy = loaded.strategies[0]
    #expect(try frames(strategy).map(\.y) == [0, 45, 90])
    strategy.set("gap", to: .points(10))
    #expect(try frames(strategy).map(\.y) == [0, 50, 100])
  }

  @Test("a chain ends at an optional method that nothing implements")
  func optionalChain() throws {
    let delegate = """
      @objc protocol RowsDelegate: UICollectionViewDelegate {
        @objc optional func insets(of view: UICollectionView) -> UIEdgeInsets
        @objc optional func size(at path: IndexPath) -> CGSize
      }

      """
    let height = """
      {
              let delegate = collectionView!.delegate as? RowsDelegate
              let top = delegate?.insets?(of: collectionView!).top ?? 5
              return top + (delegate?.size?(at: path).height ?? 1)
            }()
      """
    try project.write(
      "Rows.swift", Self.rows("class Rows: UICollectionViewLayout", height: height) + delegate)
    #expect(try frames(project.load("Rows.swift").strategies[0]).map(\.y) == [0, 45, 90])
  }

  @Test("a reference to an optional method is called without its labels")
  func optionalReference() throws {
    let delegate = """
      @objc protocol RowsDelegate: UICollectionViewDelegate {
        @objc optional func height(at path: IndexPath) -> CGFloat
      }

      """
    let height = """
      {
              let height = (collectionView!.delegate as? RowsDelegate)?.height(at:)
              return height?(path) ?? 1
            }()
      """
    try project.write(
      "Rows.swift", Self.rows("class Rows: UICollectionViewLayout", height: height) + delegate)
    #expect(try frames(project.load("Rows.swift").strategies[0]).map(\.y) == [0, 40, 80])
  }

  @Test("a protocol that the lab does not implement is not reported; one that is cast to is")
  func askedProtocols() throws {
    let protocols = """
      protocol Lines: AnyObject { func height(of index: Int) -> CGFloat }
      final class Plain: Lines { func height(of index: Int) -> CGFloat { 3 } }
      @objc protocol Gaps: AnyObject {
        @objc optional func height(at path: IndexPath) -> CGFloat
        func gap(after index: Int) -> CGFloat
      }

      """
    let head = "class Rows: UICollectionViewLayout"
    let members = "var lines: Lines = Plain()"
    let own = Self.rows(head, height: "lines.height(of: item)", members: members) + protocols
    try project.write("Rows.swift", own)
    let loaded = try project.load("Rows.swift")
    let changes = [
      "compiled without @objc", "optional requirements return nil, unless the lab knows a size",
    ]
    #expect(loaded.assumptions == changes)
    #expect(try frames(loaded.strategies[0]).map(\.y) == [0, 3, 6])
    let height =
      "lines.height(of: item)"
      + " + ((collectionView!.delegate as? Gaps)?.gap(after: item) ?? 0)"
    try project.write("Rows.swift", Self.rows(head, height: height, members: members) + protocols)
    let cast = try project.load("Rows.swift")
    let answers = ["Gaps: gap(after:) is 10", "Gaps: height(at:) is the item's height"]
    #expect(cast.assumptions == changes + answers)
    #expect(try frames(cast.strategies[0]).map(\.y) == [0, 13, 26])
  }

  @Test("an initializer gets what it asks for: numbers can be set, closures know sizes")
  func initializers() throws {
    let members = """
      enum Mode { case plain, fancy }
        struct Style { var border: CGFloat = 2 }
        let factor: Int, style: Style, mode: Mode, size: (IndexPath) -> CGSize
        init(factor: Int = 1, style: Style, mode: Mode, size: @escaping (IndexPath) -> CGSize) {
          self.factor = factor
          self.style = style
          self.mode = mode
          self.size = size
          super.init()
        }
        required init?(coder: NSCoder) { fatalError() }
      """
    try project.write(
      "Made.swift",
      Self.rows(
        "class Made: UICollectionViewLayout",
        height: "(size(path).height + style.border) * CGFloat(factor)", members: members))
    let loaded = try project.load("Made.swift")
    #expect(loaded.assumptions == ["Made: style is a new one, size is the item's size"])
    var strategy = loaded.strategies[0]
    #expect(strategy.definition.parameters.map(\.name) == ["factor", "mode"])
    #expect(try frames(strategy).map(\.y) == [0, 42, 84])
    strategy.set("factor", to: .count(2))
    #expect(try frames(strategy).map(\.y) == [0, 84, 168])
  }

  @Test("plain properties can be set, with their comments; what the class assigns cannot")
  func properties() throws {
    let members = """
      /// How it is shown.
        var mode = Mode.low
        enum Mode { case low, high }
        private var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) {
          didSet { invalidateLayout() }
        }
        private(set) var count = 0
        static var shared: Int { 3 }
        lazy var late = 3
        let fixed = 3
      """
    try project.write(
      "Set.swift",
      Self.rows(
        "final class Set<Model: Hashable>: UICollectionViewLayout",
        height: "{ count += 1; return (mode == .low ? 10 : 20) + insets.top }()", members: members))
    var strategy = try project.load("Set.swift").strategies[0]
    #expect(
      strategy.definition.parameters.map(\.name) == [
        "mode", "insets-top", "insets-left", "insets-bottom", "insets-right",
      ])
    #expect(strategy.definition.parameters[0].summary == "How it is shown.")
    #expect(try frames(strategy).map(\.y) == [0, 11, 22])
    strategy.set("mode", to: .word("high"))
    strategy.set("insets-top", to: .points(5))
    #expect(try frames(strategy).map(\.y) == [0, 25, 50])
  }

  @Test("an override in an extension counts; a trap in it is reported at its line")
  func extensions() throws {
    let text = Self.rows("class Folded: UICollectionViewLayout", height: "10")
    let lines = text.count { $0.isNewline }
    try project.write(
      "Folded.swift",
      text + """
        extension Folded {
          override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            [true][cache.count - 1]
          }
        }
        """)
    let strategy = try project.load("Folded.swift").strategies[0]
    #expect(try frames(strategy, 1).map(\.y) == [0])
    #expect(
      throws: LayoutError.ended(
        reason: "Folded.swift was ended by signal 4 (trap) before it answered; at"
          + " Folded.swift:\(lines + 3):11: Index out of range",
        trap: Trap(
          file: "Folded.swift", line: lines + 3, column: 11, reason: "Index out of range"))
    ) { try frames(strategy, 2) }
  }

  @Test("a closure property that the lab sets is among what it assumes; other closures stay nil")
  func closureProperties() throws {
    try project.write(
      "Rows.swift",
      ProjectFolder.rows(
        "heightForItem!(item)",
        members: "var heightForItem: ((Int) -> CGFloat)?; var onPrepare: ((Int) -> Void)?",
        before: "onPrepare?(1)"))
    let loaded = try project.load("Rows.swift")
    #expect(loaded.assumptions == ["Rows: heightForItem is the item's height"])
    #expect(try ProjectFolder.heights(loaded) == [40, 40, 40])
  }

  @Test("a brace that is missing is reported where the file lacks it")
  func missingBrace() throws {
    try project.write(
      "Rows.swift",
      """
      import UIKit
      class Rows: UICollectionViewLayout {
        override func prepare() { super.prepare() }
        func place() {
      }

      """)
    #expect(project.error("Rows.swift") == "Rows.swift:6:1: expected '}' in class")
  }

  @Test("functions, properties and closures that make layouts and sections, of any owner")
  func factories() throws {
    try project.write(
      "Controller.swift",
      """
      import UIKit
      class Controller: UIViewController {
        private var rows: [CGFloat]!
        override func viewDidLoad() { rows = [20] }
        private func createLayout() -> UICollectionViewLayout {
          UICollectionViewCompositionalLayout { [weak self] _, _ in self?.section(height: 10) }
        }
        func section(height: CGFloat, columns: Int = 2) -> NSCollectionLayoutSection {
          .rows(height: height, columns: columns)
        }
        func lateSection(at index: Int, environment: NSCollectionLayoutEnvironment)
          -> NSCollectionLayoutSection?
        { section(height: rows[index], columns: 1) }
      }
      extension NSCollectionLayoutSection {
        static func rows(height: CGFloat, columns: Int) -> NSCollectionLayoutSection {
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .absolute(height))
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
            subitems: [NSCollectionLayoutItem(layoutSize: size)])
          return NSCollectionLayoutSection(group: group)
        }
      }
      let makeSection: () -> NSCollectionLayoutSection = { .rows(height: 7, columns: 1) }
      """)
    let strategies = try project.load("Controller.swift").strategies
    #expect(
      strategies.map(\.definition.name) == [
        "createLayout", "Controller_section", "lateSection", "NSCollectionLayoutSection_rows",
        "makeSection",
      ])
    #expect(try strategies.map { try frames($0)[2].y } == [10, 40, 40, 40, 14])
    var section = strategies[1]
    section.set("columns", to: .count(1))
    #expect(try frames(section)[2].y == 80)
  }

  @Test("what a file lacks is taken from the files beside it")
  func siblings() throws {
    try project.write("Rows.swift", Self.rows("class Rows: Base", height: "Sizes.height.twice"))
    try project.write("Base.swift", "import UIKit\nclass Base: UICollectionViewLayout {}\n")
    try project.write("More.swift", "import UIKit\nenum Sizes { static let height: CGFloat = 6 }\n")
    try project.write(
      "Twice.swift", "import UIKit\nextension CGFloat { var twice: CGFloat { 2 * self } }")
    try project.write("Other.swift", "import Nowhere\nstruct Other {}\n")
    let loaded = try project.load("Rows.swift")
    #expect(loaded.strategies.map(\.definition.name) == ["Rows"])
    #expect(loaded.assumptions == ["compiled together with Base.swift, More.swift, Twice.swift"])
    #expect(try frames(loaded.strategies[0]).map(\.y) == [0, 12, 24])
    try project.write("More.swift", "import UIKit\nenum Sizes { static let height: CGFloat = 5 }\n")
    #expect(try frames(project.load("Rows.swift").strategies[0]).map(\.y) == [0, 10, 20])
  }

  @Test("the error for a missing declaration says where to declare it")
  func advice() throws {
    try project.write("Rows.swift", "import UIKit\nclass Rows: Missing {}\n")
    #expect(
      project.error("Rows.swift")
        == "Rows.swift:2:13: cannot find type 'Missing' in scope: not declared in this folder;"
        + " you can declare it in Rows.lab.swift")
    try project.write("Missing.swift", "import Nowhere\nclass Missing {}\n")
    #expect(
      project.error("Rows.swift")
        == "Rows.swift:2:13: cannot find type 'Missing' in scope: Missing.swift declares it, but"
        + " needs Nowhere; you can declare it in Rows.lab.swift")
    try project.write("Apples.swift", "import UIKit\nlet a = UIUnheardOf()\n")
    #expect(
      project.error("Apples.swift")
        == "Apples.swift:2:9: cannot find 'UIUnheardOf' in scope: the UIKit shim does not declare it;"
        + " you can declare it in Apples.lab.swift")
    try project.write("Members.swift", "import UIKit\nlet a = UIView().unheardOf\n")
    let member = project.error("Members.swift")
    #expect(member.contains("no member 'unheardOf': the UIKit shim does not declare it; "))
    #expect(member.hasSuffix("; you can declare it in Members.lab.swift"))
    try project.write(
      "Labels.swift", "import UIKit\nlet a = UIEdgeInsets(t: 1, l: 1, b: 1, r: 1)\n")
    #expect(
      project.error("Labels.swift").hasSuffix(
        ": if your app declares one with these labels, add it to Labels.lab.swift"))
    try project.write("Snap.swift", "import SnapKit\n")
    #expect(
      project.error("Snap.swift")
        == "Snap.swift:1:8: no such module 'SnapKit': only UIKit, SwiftUI, Combine, Foundation,"
        + " CoreGraphics, QuartzCore and ObjectiveC are available")
  }

  @Test("a companion supplies the class that a layout casts its data source to")
  func companion() throws {
    try project.write(
      "Chat.swift",
      Self.rows(
        "class Chat: UICollectionViewLayout",
        height: "(collectionView!.dataSource as? ChatSource)?.heights[item] ?? 1"))
    try project.write("ChatSource.swift", "class ChatSource { var heights: [Double] = [] }\n")
    let without = try project.load("Chat.swift")
    #expect(
      without.assumptions == [
        "compiled together with ChatSource.swift",
        "its collection view's dataSource must be a ChatSource: declare a subclass of"
          + " UIKitDelegate with this name in Chat.lab.swift",
      ])
    #expect(try frames(without.strategies[0]).map(\.y) == [0, 1, 2])
    try project.write(
      "Chat.lab.swift",
      """
      import UIKit
      class ChatSource: UIKitDelegate {
        var heights: [CGFloat] {
          (0..<itemCount(0)).map { itemSize(IndexPath(item: $0, section: 0)).height + 2 }
        }
      }
      """)
    let with = try project.load("Chat.swift")
    #expect(with.assumptions == [])
    #expect(try frames(with.strategies[0]).map(\.y) == [0, 42, 84])
  }
}
