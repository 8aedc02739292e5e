import LayoutCore
import SwiftImport
import Testing

/// What an app gives its layouts beside delegates: lists, models, closures and pictures, made up as
/// large as the lab's items.
@Suite("What an app gives its layouts", .serialized)
struct AppDataTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  private func heights(_ text: String) throws -> [Double] {
    try project.write("Rows.swift", text)
    return try ProjectFolder.heights(project.load("Rows.swift"))
  }

  @Test("a list that the whole app shares has something for each item")
  func sharedList() throws {
    try project.write(
      "Store.swift",
      """
      struct Photo { let title: String; let width, height: Int }
      class Store { static let shared = Store(); var photos: [Photo] = []; static var gaps = [Gap]() }
      struct Gap { let height: Double }

      """)
    let text = ProjectFolder.rows(
      "CGFloat(Store.shared.photos[item].height) + CGFloat(Store.gaps[item].height)", members: "")
    #expect(try heights(text) == [80, 80, 80])
    let reported = try project.load("Rows.swift").assumptions
    #expect(
      reported.contains(
        "Rows: Store.shared.photos is a new one, for each item, Store.gaps is a new one, for each"
          + " item"))
  }

  @Test("a companion fills the lists of the app itself")
  func filledList() throws {
    try project.write("Store.swift", "enum Store { static var heights: [CGFloat] = [] }\n")
    try project.write(
      "Rows.lab.swift",
      """
      import UIKit
      class Filling: UIKitDelegate {
        override func willLayOut(_ view: UICollectionView) { Store.heights = [1, 2, 3] }
      }

      """)
    #expect(try heights(ProjectFolder.rows("Store.heights[item]", members: "")) == [1, 2, 3])
  }

  @Test("a list of a layout that counts its items by it has something for each item")
  func ownList() throws {
    let text = ProjectFolder.rows("photos[item].side", members: "var photos: [Photo] = []")
      .replacing("collectionView!.numberOfItems(inSection: 0)", with: "photos.count")
    #expect(try heights(text + "struct Photo { let side: CGFloat }\n") == [40, 40, 40])
  }

  @Test("a list of an object that a layout holds has something for each item")
  func heldList() throws {
    let text = ProjectFolder.rows("model.sides[item]", members: "var model: Model!")
    #expect(try heights(text + "class Model { var sides: [CGFloat] = [] }\n") == [40, 40, 40])
  }

  @Test("a list that a layout reads at an item's index has something for each item")
  func indexedList() throws {
    let text = ProjectFolder.rows(
      "photos[path.item].side", members: "var photos: Array<Photo> = []")
    #expect(try heights(text + "struct Photo { let side: CGFloat }\n") == [40, 40, 40])
  }

  @Test("elements of a generic parameter with a protocol of sizes are the lab's items")
  func genericElements() throws {
    let text = ProjectFolder.rows(
      "elements[item].size(in: .zero).height", members: "var elements: [Element] = []"
    ).replacing("class Rows:", with: "class Rows<Element: Sized>:")
      .replacing("collectionView!.numberOfItems(inSection: 0)", with: "elements.count")
    #expect(
      try heights(text + "protocol Sized { func size(in view: CGSize) -> CGSize }\n")
        == [40, 40, 40])
  }

  @Test("a list of a layout that asks for the counts is its own affair")
  func otherList() throws {
    let text = ProjectFolder.rows(
      "photos.isEmpty ? 3 : 4", members: "var photos: [Photo] = []")
    #expect(try heights(text + "struct Photo { let side: CGFloat }\n") == [3, 3, 3])
  }

  @Test("a layout is made with something for each item of each section")
  func listOfLists() throws {
    let members =
      "let parts: [[Part]]\n  init(parts: [[Part]]) { self.parts = parts; super.init() }"
      + "\n  required init?(coder: NSCoder) { nil }"
    let text = ProjectFolder.rows("parts[0][item].rawValue", members: members)
    #expect(
      try heights(text + "enum Part: CGFloat { case half = 0.5, whole = 1 }\n") == [0.5, 0.5, 0.5])
  }

  @Test("a closure that returns an item's size returns the lab's, whatever the file has in it")
  func closure() throws {
    let members =
      "var size: ((IndexPath) -> CGSize) = { _ in .zero }\n  var gap: (Int) -> CGFloat = { _ in 2 }"
    #expect(
      try heights(ProjectFolder.rows("size(path).height + gap(0)", members: members)) == [
        42, 42, 42,
      ])
  }

  @Test("a picture of the app is as large as the item")
  func picture() throws {
    let text =
      ProjectFolder.rows("source!.photo(at: path).image.size.height") + """
        struct Photo { let title: String; let image: UIImage }
        protocol RowsSource: AnyObject { func photo(at path: IndexPath) -> Photo }

        """
    #expect(try heights(text) == [40, 40, 40])
  }

  @Test("a list of pictures that a layout is created with has one for each item, as large as that")
  func pictures() throws {
    let members =
      "var photos: [UIImage]\n  init(photos: [UIImage]) { self.photos = photos; super.init() }"
      + "\n  required init?(coder: NSCoder) { nil }"
    let text = ProjectFolder.rows("photos[item].size.height", members: members)
      .replacing("collectionView!.numberOfItems(inSection: 0)", with: "photos.count")
    #expect(try heights(text) == [40, 40, 40])
    // An argument, and a property that is set again: it is said once.
    #expect(
      try project.load("Rows.swift").assumptions.contains(
        "Rows: photos is as large as the item, for each item"))
    let strategy = try #require(project.load("Rows.swift").strategies.first)
    for sizes in [[12.0, 30], [50, 20, 10]] {
      let section = Section(
        strategy: strategy, count: sizes.count,
        sizes: .pattern(sizes.map { Size(width: 30, height: $0) }))
      let layout = try CollectionLayout(
        LayoutRequest(container: Size(width: 100, height: 200), sections: [section]))
      #expect(
        sizes.indices.map {
          layout.frame(of: ElementID(.item, section: 0, index: $0))?.height
        } == sizes)
    }
  }

  @Test("a closure and a list of a delegate return pictures as large as the items")
  func returnedPictures() throws {
    let text =
      ProjectFolder.rows(
        "photo!(path).size.height + source!.photos(in: 0)[item].size.height",
        members: "weak var source: RowsSource?; var photo: ((IndexPath) -> UIImage)?") + """
        protocol RowsSource: AnyObject {
          func photos(in section: Int) -> [UIImage]
        }

        """
    #expect(try heights(text) == [80, 80, 80])
  }

  @Test("columns are two, half of the view each; an item takes one")
  func columns() throws {
    let text =
      ProjectFolder.rows(
        "source!.columns()[1].width + CGFloat(source!.span(at: path).columns)") + """
        struct Column { let width: CGFloat }
        struct SourceSpan { let columns: Int }
        protocol RowsSource: AnyObject {
          func columns() -> [Column]
          func span(at path: IndexPath) -> SourceSpan
        }

        """
    #expect(try heights(text) == [51, 51, 51])
  }

  @Test("a case that carries a column carries how many there are")
  func columnOfACase() throws {
    let text =
      ProjectFolder.rows("source!.kind(of: 0).columns") + """
        enum Kind {
          case flow(column: Int)
          var columns: CGFloat { switch self { case .flow(let column): CGFloat(column) } }
        }
        protocol RowsSource: AnyObject { func kind(of section: Int) -> Kind }

        """
    #expect(try heights(text) == [2, 2, 2])
  }

  @Test("a value that the layout watches is set once more")
  func watched() throws {
    let members =
      "var style = Style() { didSet { lengths = [style.length] } }\n  private var lengths: [CGFloat] = []"
    let text = ProjectFolder.rows("lengths[0]", members: members)
    #expect(try heights(text + "struct Style { var length: CGFloat = 6 }\n") == [6, 6, 6])
  }

  @Test("what a delegate has, it responds to")
  func responds() throws {
    let height = """
      {
              let has = source!.responds(to: #selector(RowsSource.rows(_:heightAt:)))
              let lacks = source!.responds(to: #selector(RowsSource.rowsDidEnd))
              return (has ? 10 : 0) + (lacks ? 1 : 0)
            }()
      """
    let text =
      ProjectFolder.rows(height) + """
        @objc protocol RowsSource: NSObjectProtocol {
          @objc optional func rows(_ rows: Rows, heightAt path: IndexPath) -> CGFloat;
          @objc optional func rowsDidEnd();
        }

        """
    #expect(try heights(text) == [10, 10, 10])
  }

  @Test("a delegate does not respond to a method of sections for which you have set nothing")
  func respondsForSections() throws {
    let height = """
      {
              let asks = source!.responds(to: #selector(RowsSource.rows(_:heightForFooterIn:)))
              return asks ? source!.rows!(self, heightForFooterIn: 0) : 10
            }()
      """
    let text =
      ProjectFolder.rows(height) + """
        @objc protocol RowsSource: NSObjectProtocol {
          @objc optional func rows(_ rows: Rows, heightForFooterIn section: Int) -> CGFloat;
        }

        """
    #expect(try heights(text) == [10, 10, 10])
  }

  @Test("where you have set a footer for one section, a delegate has none for the others")
  func respondsForOneSection() throws {
    let height = """
      {
              let asks = source!.responds(to: #selector(RowsSource.rows(_:heightForFooterIn:)))
              return asks ? (0..<2).map { source!.rows!(self, heightForFooterIn: $0) }.reduce(0, +) : 10
            }()
      """
    try project.write(
      "Rows.swift",
      ProjectFolder.rows(height) + """
        @objc protocol RowsSource: NSObjectProtocol {
          @objc optional func rows(_ rows: Rows, heightForFooterIn section: Int) -> CGFloat;
        }

        """)
    let strategy = try #require(project.load("Rows.swift").strategies.first)
    func placed(_ footer: Double?) throws -> Double? {
      let sections = [nil, footer].map { footer in
        Section(
          strategy: strategy, count: 1, sizes: .uniform(Size(width: 30, height: 40)),
          footer: footer.map { Supplementary(length: $0) })
      }
      let layout = try CollectionLayout(
        LayoutRequest(container: Size(width: 100, height: 200), sections: sections))
      return layout.frame(of: ElementID(.item, section: 0, index: 0))?.height
    }
    #expect(try placed(30) == 30)
    #expect(try placed(nil) == 10)
    #expect(try placed(20) == 20)
  }

  @Test("a layout is invalidated before it is prepared, as by an app that sets it up")
  func invalidated() throws {
    let members =
      "var start: CGFloat? \n  override func invalidateLayout() { super.invalidateLayout(); start = 4 }"
    #expect(try heights(ProjectFolder.rows("start!", members: members)) == [4, 4, 4])
  }

  @Test("attributes of a class of the file are the layout's own, and not an app's")
  func ownAttributes() throws {
    let members = """
      private var own = [Tinted]()
        override func layoutAttributesForItem(at path: IndexPath)
          -> UICollectionViewLayoutAttributes?
        { own[path.item] }
      """
    let text = ProjectFolder.rows(
      "30", members: members,
      before: """
        guard own.isEmpty else { return }
            own.append(Tinted(forCellWith: IndexPath(item: 0, section: 0)))
        """)
    let own = "class Tinted: UICollectionViewLayoutAttributes { var photoHeight: CGFloat = 1 }\n"
    #expect(try heights(text + own) == [30, 30, 30])
  }

  @Test("an optional number starts with its literal; the lab supplies only one that is nil")
  func optionalNumber() throws {
    let members = "var tall: CGFloat? = 8; var low: CGFloat?; var count: Int? = 2"
    try project.write(
      "Rows.swift", ProjectFolder.rows("tall! + CGFloat(count!)", members: members))
    let loaded = try project.load("Rows.swift")
    let parameters = try #require(loaded.strategies.first).definition.parameters
    #expect(parameters.map(\.name) == ["tall", "low", "count"])
    #expect(parameters.map(\.standard) == [.points(8), .absent, .points(2)])
    #expect(parameters.map(\.isSupplied) == [false, true, false])
    #expect(try ProjectFolder.heights(loaded) == [10, 10, 10])
  }

  @Test("a content of less than nothing is nothing")
  func negativeContent() throws {
    let text = ProjectFolder.rows("5", members: "").replacing("height: 200", with: "height: -1")
    #expect(try heights(text) == [5, 5, 5])
  }

  @Test("infinite rectangles do not intersect, and do not end the program")
  func anyNumbers() throws {
    let sides =
      "(CGRect(x: 0, y: 1 / zero, width: 9, height: 1 / zero).intersects(CGRect.zero) ? 9 : 7)"
    let whole =
      "CGRect(x: 0, y: 2, width: 9, height: 9).intersection(CGRect(x: 3, y: 0, width: 9, height: 5))"
    let text = ProjectFolder.rows("\(sides) + \(whole).height", members: "let zero: CGFloat = 0")
    #expect(try heights(text) == [10, 10, 10])
    let own = "extension CGRect { func intersects(_ other: CGRect) -> Bool { true } }\n"
    #expect(try heights(text + own) == [12, 12, 12])
  }

  @Test("an item whose width is not a number is an error with its number, and ends nothing")
  func notANumber() throws {
    let text = ProjectFolder.rows("40", members: "let zero: CGFloat = 0")
      .replacing("width: 50", with: "width: zero / zero")
      .replacing("cache.filter { $0.frame.intersects(rect) }", with: "cache")
    try project.write("Rows.swift", text)
    let strategy = try #require(project.load("Rows.swift").strategies.first)
    let request = LayoutRequest(
      container: Size(width: 100, height: 200),
      sections: [
        Section(strategy: strategy, count: 3, sizes: .uniform(Size(width: 30, height: 40)))
      ])
    let error = #expect(throws: LayoutError.self) { try CollectionLayout(request) }
    #expect(error.map { "\($0)".contains("item 0.0 has the width nan") } == true)
    let audit = try strategy.audit(SelfAudit.Question(request, aspects: [.answers], seed: 1))
    #expect(audit?.findings.map(\.rule) == ["bad-number"])
  }

  @Test("the lab does not request items that a layout does not return if that traps")
  func careful() throws {
    let text = ProjectFolder.rows("5", members: "")
      .replacing(
        "{ cache.filter { $0.frame.intersects(rect) } }",
        with: """
          { Array(cache.prefix(2)) }
            override func layoutAttributesForItem(at path: IndexPath)
              -> UICollectionViewLayoutAttributes?
            { Array(cache.prefix(2))[path.item] }
          """)
    try project.write("Rows.swift", text)
    let strategy = try #require(project.load("Rows.swift").strategies.first)
    let section = Section(
      strategy: strategy, count: 3, sizes: .uniform(Size(width: 30, height: 40)))
    let layout = try CollectionLayout(
      LayoutRequest(container: Size(width: 100, height: 200), sections: [section]))
    let frames = (0..<3).map { layout.frame(of: ElementID(.item, section: 0, index: $0))?.y }
    #expect(frames == [0, 50, nil])
    #expect(
      layout.section(0).warnings.contains {
        $0.hasPrefix("it traps when the lab requests an item that it does not return")
      })
  }
}
