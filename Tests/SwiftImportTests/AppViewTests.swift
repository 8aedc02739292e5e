import LayoutCore
import SwiftImport
import Testing

/// The views and objects of an app that a layout reads, and what it lacks where these are not set.
@Suite("Views and objects of an app", .serialized)
struct AppViewTests {
  private static let files = LoadedFiles()
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  private func heights(_ text: String, withCompanion: Bool = false) throws -> [Double] {
    try project.write("Rows.swift", text)
    if withCompanion { try project.write("Rows.lab.swift", companion) }
    return try ProjectFolder.heights(project.load("Rows.swift"))
  }

  private var companion: String {
    get throws { try Self.files.loader.companion(project.path("Rows.swift")) }
  }

  /// What a layout of `text` lacks, as `name value`.
  private func missing(_ text: String) throws -> [String]? {
    try project.write("Rows.swift", text)
    let strategy = try #require(project.load("Rows.swift").strategies.first)
    let section = Section(
      strategy: strategy, count: 3, sizes: .uniform(Size(width: 30, height: 40)))
    return try CollectionLayout(
      configuring: LayoutRequest(container: Size(width: 100, height: 200), sections: [section])
    ).missing?.properties.map { "\($0.name) \($0.value)" }
  }

  // MARK: What the lab sets

  private static let board = """
    protocol BoardSource: AnyObject { func height(at index: Int) -> CGFloat }
    class BoardView: UICollectionView {
      weak var source: BoardSource?
      var scale = 0
      var gaps: [CGFloat] = []
      var own = 3
    }

    """

  @Test("a view that the layout casts to has a delegate, lists and numbers that are not zero")
  func castView() throws {
    let text = ProjectFolder.rows(
      "board.source!.height(at: item) + CGFloat(board.scale + board.own) + board.gaps[item]",
      members: "var board: BoardView { collectionView as! BoardView }")
    #expect(try heights(text + Self.board) == [55, 55, 55])
    #expect(
      try project.load("Rows.swift").assumptions.contains(
        "Rows: source of BoardView is the lab, scale of BoardView is 2, gaps of BoardView is 10, "
          + "for each item"))
  }

  @Test("a view that is made with values of the app is made with stub values")
  func ownInitializer() throws {
    let board = """
      class BoardView: UICollectionView {
        let isWide: Bool
        init(isWide: Bool, columns: Int) {
          self.isWide = isWide
          super.init(frame: .zero, collectionViewLayout: Rows())
        }
        required init?(coder: NSCoder) { nil }
      }

      """
    let text = ProjectFolder.rows(
      "board.isWide ? 1 : board.bounds.width / 4",
      members: "var board: BoardView { collectionView as! BoardView }")
    #expect(try heights(text + board) == [25, 25, 25])
  }

  @Test("a cell that a delegate returns is as large as the item")
  func cells() throws {
    let text =
      "protocol CellSource: AnyObject { func cell(at path: IndexPath) -> UICollectionViewCell }\n"
      + ProjectFolder.rows(
        "source!.cell(at: path).frame.height", members: "weak var source: CellSource?")
    #expect(try heights(text) == [40, 40, 40])
  }

  @Test("a view counts that a layout casts to in what it inherits from another file")
  func inheritedCast() throws {
    try project.write(
      "Above.swift",
      "import UIKit\n" + Self.board + """
        protocol Scaled: AnyObject {}
        extension Scaled where Self: UICollectionViewLayout {
          var scale: Int { (collectionView as? BoardView)?.scale ?? 0 }
        }
        class Base: UICollectionViewLayout {
          var gap: CGFloat { (collectionView as? BoardView)?.gaps.first ?? 0 }
        }
        extension Scaled where Self: Base {
          var other: UIView? { collectionView as? Strange }
        }
        extension UICollectionViewLayout {
          var isStrange: Bool { collectionView?.superview is Strange || collectionView as? Strange != nil }
        }
        protocol Other {}
        extension Other where Self: UICollectionViewLayout {
          var other: UIView? { collectionView?.superview as? Strange }
        }
        class Strange: UIView {}

        """)
    #expect(
      try heights(ProjectFolder.rows("CGFloat(scale)", members: "") + "extension Rows: Scaled {}\n")
        == [2, 2, 2])
    #expect(
      try heights(
        ProjectFolder.rows("gap", members: "").replacing(
          "Rows: UICollectionViewLayout", with: "Rows: Base")) == [10, 10, 10])
    #expect(
      try heights(
        ProjectFolder.rows(
          "collectionView is BoardView || collectionView?.superview is Strange ? 9 : 5", members: ""
        ))
        == [5, 5, 5])
  }

  @Test("such a view stays where the lab cannot play another protocol of the file")
  func unplayedProtocol() throws {
    let text = ProjectFolder.rows(
      "board.source!.height(at: item)",
      members: "var board: BoardView { collectionView as! BoardView }")
    let view = "protocol Odd: UIView { var rowHeight: CGFloat { get } }\n"
    #expect(try heights(text + Self.board + view) == [40, 40, 40])
  }

  @Test("a view further out has a delegate, too, which knows how many items there are")
  func distantView() throws {
    let text = ProjectFolder.rows(
      "CGFloat(pager!.source!.numberOfItems(in: pager!) + pager!.source!.numberOfItemsPerRow())",
      members: "var pager: Pager? { collectionView?.superview?.superview as? Pager }")
    let pager = """
      protocol PagerSource: AnyObject {
        func numberOfItems(in pager: Pager) -> Int
        func numberOfItemsPerRow() -> Int
      }
      class Pager: UIView { weak var source: PagerSource? }

      """
    #expect(try heights(text + pager) == [5, 5, 5])
  }

  @Test("arguments of an initializer: the number of items, a share, and a length that is not zero")
  func arguments() throws {
    let members = """
      let values: [CGFloat]
      init(itemsCount: Int, overlay: Float, width: Int, index: Int) {
        values = [CGFloat(itemsCount), CGFloat(overlay), CGFloat(width), CGFloat(index)]
        super.init()
      }
      required init?(coder: NSCoder) { fatalError() }
      """
    #expect(
      try heights(ProjectFolder.rows("values.reduce(0, +)", members: members))
        == [103.5, 103.5, 103.5])
  }

  @Test(
    "a layout that places nothing names what its delegate does not know, and no store of its own")
  func unanswered() throws {
    let text = ProjectFolder.rows(
      "7",
      members: """
        weak var source: RowsSource?
        var known: [Int: CGFloat] = [:]
        func clear() { known.removeAll() }
        """, before: "guard source?.board != nil, known[0] == nil else { return }")
    let source = """
      class Board {}
      protocol RowsSource: AnyObject { var board: Board? { get } }

      """
    #expect(try missing(text + source) == ["board of its RowsSource nil"])
  }

  @Test("a companion sets the properties of such a view, after the lab")
  func castViewOfCompanion() throws {
    let text = ProjectFolder.rows(
      "CGFloat((collectionView as! BoardView).scale)", members: "")
    try project.write("Rows.swift", text + Self.board)
    let companion = try companion
    #expect(companion.contains("if let it = view as? BoardView {\n      it.scale = 2\n"))
    try project.write("Rows.lab.swift", companion.replacing("it.scale = 2", with: "it.scale = 7"))
    #expect(try heights(text + Self.board) == [7, 7, 7])
  }

  @Test("a delegate returns a value for each item in a list of a type of the file")
  func listOfCases() throws {
    let text =
      ProjectFolder.rows("source!.styles(in: 0)[item].height") + """
        enum Style {
          case tall, wide
          var height: CGFloat { self == .tall ? 7 : 3 }
        }
        protocol RowsSource: AnyObject { func styles(in section: Int) -> [Style] }

        """
    #expect(try heights(text) == [7, 7, 7])
  }

  @Test("a font that a layout takes for granted is the system's")
  func font() throws {
    #expect(
      try heights(ProjectFolder.rows("font.pointSize", members: "var font: UIFont!"))
        == [17, 17, 17])
  }

  // MARK: What a companion sets

  private static let planner = """
    struct Event { var length: CGFloat }
    class Planner: UIViewController, UICollectionViewDataSource {
      var events: [Event] = []
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        events.count
      }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
        -> UICollectionViewCell
      { UICollectionViewCell() }
    }

    """

  @Test("a companion makes the data source that a layout casts to; without it, that is missing")
  func dataSource() throws {
    let text =
      ProjectFolder.rows(
        "planner.events[item].length", members: "",
        before: "guard let planner = collectionView?.dataSource as? Planner else { return }")
      + Self.planner
    #expect(try missing(text) == ["dataSource not a Planner"])
    let need =
      "its collection view's dataSource must be a Planner: set `view.dataSource` to one in "
      + "Rows.lab.swift, which `load Rows.swift --companion` writes"
    #expect(try project.load("Rows.swift").assumptions.contains(need))
    #expect(try heights(text, withCompanion: true) == [40, 40, 40])
    #expect(try !project.load("Rows.swift").assumptions.contains(need))
  }

  @Test("a companion is written without the parts of a file that `load` leaves out")
  func leftOut() throws {
    let text =
      ProjectFolder.rows("heights[item]!", members: "var heights: [Int: CGFloat] = [:]")
        + """

        class Watcher: UIView {
          func watch() { _ = UIApplication.didReceiveMemoryWarningNotification }
        }
        """
    #expect(try heights(text, withCompanion: true) == [40, 40, 40])
  }

  @Test("a companion fills a dictionary by item or by section")
  func dictionary() throws {
    let text = ProjectFolder.rows(
      "heights[item]! + sectionTops[0]!",
      members: "var heights: [Int: CGFloat] = [:]; var sectionTops = [Int: CGFloat]()")
    #expect(try missing(text) == ["heights empty", "sectionTops empty"])
    #expect(try heights(text, withCompanion: true) == [80, 80, 80])
  }

  @Test(
    "a companion declares the type of the elements that loops and closures read",
    arguments: [
      "for (_, message) in messages.enumerated() { _ = message.text }",
      "_ = messages.map { $0.text }",
      "_ = messages.map({ message in message.text })",
      "messages.enumerated().forEach { _, message in _ = message.text }",
      "_ = messages.enumerated().map { $0.element.text }",
      "_ = messages.reduce(0) { $0 + $1.text.count }",
      "_ = messages.reversed().filter { $0.text.isEmpty }.count",
    ])
  func elements(statement: String) throws {
    let text = ProjectFolder.rows(
      "CGFloat(messages.count)", members: "var messages: [Message] = []", before: statement)
    try project.write("Rows.swift", text)
    #expect(
      project.error("Rows.swift").hasSuffix(
        "cannot find type 'Message' in scope: not declared in this folder; `load Rows.swift "
          + "--companion` writes Rows.lab.swift, which declares it"))
    #expect(try companion.contains("struct Message {\n  var text: String"))
    #expect(try heights(text, withCompanion: true) == [3, 3, 3])
  }

  // MARK: What is missing

  @Test("a list that the layout fills itself is not missing")
  func ownList() throws {
    let text = ProjectFolder.rows(
      "5", members: "var log: [String] = []; var columns = 0",
      before: #"log.append("prepare"); _ = 10 / columns"#)
    #expect(try missing(text) == ["columns 0"])
  }

  @Test("a class that overrides nothing that places items does not wait for its properties")
  func emptyClass() throws {
    let size = "override var collectionViewContentSize: CGSize { CGSize(width: 9, height: end) }"
    let text =
      "import UIKit\nclass Rows: UICollectionViewLayout { var end: CGFloat = 0; \(size) }\n"
    #expect(try missing(text) == nil)
    for places in [
      "layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }",
      "layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }",
    ] {
      let placing = text.replacing("var end", with: "override func \(places); var end")
      #expect(try missing(placing) == ["end 0"])
    }
  }

  @Test("a trap on nil names the view that is nil, and no number that is zero")
  func nilView() throws {
    let members = "var label: UILabel!; var maxWidth: CGFloat = 0"
    #expect(
      try missing(ProjectFolder.rows("maxWidth", members: members, before: "_ = label.frame"))
        == ["label nil"])
  }
}
