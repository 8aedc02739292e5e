import LayoutCore
import SwiftImport
import Testing

/// Files of apps, of which only the layouts compile here.
@Suite("Files in part", .serialized)
struct PartFileTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  @Test("a layout in a local variable is that of the collection view that is made with it")
  func localLayout() throws {
    try project.write(
      "Shelf.swift",
      """
      import UIKit
      class Shelf: UIView {
        func makeView() -> UICollectionView {
          let layout = UICollectionViewFlowLayout()
          layout.itemSize = CGSize(width: 100, height: 20)
          layout.minimumLineSpacing = 5
          return UICollectionView(frame: bounds, collectionViewLayout: layout)
        }
      }

      """)
    let loaded = try project.load("Shelf.swift")
    #expect(loaded.strategies.map(\.definition.name) == ["makeView"])
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
  }

  @Test("what else a view controller does is left out where it does not compile, and reported")
  func controller() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      import SnapKit
      class Feed: UIViewController, Styled {
        var source: Source<TextCell>!
        var step: CGFloat = 0
        override func viewDidLoad() {
          super.viewDidLoad()
          step = 12
          view.snp.makeConstraints { make in
            make.edges.equalToSuperview()
          }
          if let cell = TextCell() { view.addSubview(cell) }
        }
        func configure() -> TextCell { TextCell() }
        func words() -> String { view.words }
        \(PartFile.rows("25"))
      }

      """)
    let loaded = try project.load("Feed.swift")
    #expect(loaded.strategies.map(\.definition.name) == ["makeLayout"])
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
    let reported = try #require(loaded.assumptions.last)
    #expect(
      reported.hasPrefix("Feed.swift is compiled without the parts that do not compile here: "))
    #expect(reported.contains("Feed: Styled (cannot find type 'Styled' in scope)"))
    #expect(reported.hasSuffix(" more"))
  }

  @Test("what a layout needs is never left out; what nothing calls may be")
  func neededMembers() throws {
    func layout(_ prepare: String, _ members: String) -> String {
      """
      import UIKit
      class Rows: UICollectionViewFlowLayout {
        override func prepare() {
          super.prepare()
          itemSize = CGSize(width: 100, height: \(prepare))
          minimumLineSpacing = 0
          let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
          collectionView?.addGestureRecognizer(tap)
        }
        \(members)
      }

      """
    }
    let tapped = "@objc func tapped() { Nowhere.show() }"
    try project.write("Rows.swift", layout("20", tapped))
    let loaded = try project.load("Rows.swift")
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 20, 40])
    #expect(
      loaded.assumptions.contains(
        "Rows.swift is compiled without the parts that do not compile here: tapped (cannot find 'Nowhere' in"
          + " scope)"))
    try project.write(
      "Rows.swift", layout("height", "\(tapped); var height: CGFloat { Nowhere.height }"))
    #expect(project.error("Rows.swift").hasPrefix("Rows.swift:10:"))
    try project.write("Rows.swift", layout("Nowhere.height", tapped))
    #expect(
      project.error("Rows.swift").hasPrefix("Rows.swift:5:43: cannot find 'Nowhere' in scope"))
  }

  @Test("a file that imports what is not here gives what of it compiles")
  func unavailableModules() throws {
    try project.write("Project.podspec", "")
    try project.write(
      "Rows.swift",
      """
      import UIKit
      class Rows: UICollectionViewFlowLayout {
        override func prepare() {
          super.prepare()
          let pager = collectionView?.superview as? Pager
          itemSize = CGSize(width: 100, height: pager?.height ?? Pager.standard)
          minimumLineSpacing = 0
        }
      }

      """)
    try project.write(
      "Pager.swift",
      """
      import UIKit
      import Nowhere
      class Pager: UIView, NowhereDelegate {
        static let standard: CGFloat = 30
        var height: CGFloat = 10
        var player: Player?
        override func layoutSubviews() {
          super.layoutSubviews()
          switch player?.state {
          case .some: player?.play()
          case .none: break
          }
        }
      }
      struct Pager_Previews: NowherePreviews {}

      """)
    let loaded = try project.load("Rows.swift")
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 10, 20])
    #expect(loaded.assumptions.contains("compiled together with Pager.swift"))
    #expect(loaded.assumptions.contains { $0.hasPrefix("Pager.swift is compiled without ") })
  }

  @Test("extensions of UIKit's types are found by the labels and the members they add")
  func extensions() throws {
    try project.write("Project.podspec", "")
    try project.write(
      "Feed.swift",
      """
      import UIKit
      class TitleCell: UICollectionViewCell {}
      class Feed: UIViewController {
        \(PartFile.rows("CGFloat(doubled: 11) + CGFloat(TitleCell.reuseIdentifier.count)"))
      }

      """)
    try project.write(
      "Numbers.swift",
      "import UIKit\nextension CGFloat { init(doubled: CGFloat) { self = 2 * doubled } }\n")
    try project.write(
      "Reuse.swift",
      """
      import UIKit
      extension UICollectionReusableView {
        static var reuseIdentifier: String { "12345678" }
      }

      """)
    #expect(try PartFile.tops(project.load("Feed.swift").strategies[0]) == [0, 30, 60])
  }

  @Test("cases choose a layout, and what is asked for is the view's")
  func choices() throws {
    try project.write(
      "Kind.swift",
      """
      import UIKit
      enum Kind: Int {
        case low, high
        func grid(bounds: CGRect, behavior: UICollectionLayoutListConfiguration.Appearance)
          -> UICollectionViewLayout
        {
          .rows(height: bounds.width / (self == .low ? 10 : 5))
        }
      }
      extension UICollectionViewLayout {
        static func rows(height: CGFloat) -> UICollectionViewLayout {
          let layout = UICollectionViewFlowLayout()
          layout.itemSize = CGSize(width: 100, height: height)
          layout.minimumLineSpacing = 0
          return layout
        }
      }

      """)
    let loaded = try project.load("Kind.swift")
    var grid = try #require(loaded.strategies.first { $0.definition.name.hasSuffix("grid") })
    #expect(grid.definition.parameters.map(\.name).prefix(2) == ["kind", "behavior"])
    #expect(try PartFile.tops(grid) == [0, 10, 20])
    grid.set("kind", to: .word("high"))
    #expect(try PartFile.tops(grid) == [0, 20, 40])
    #expect(loaded.assumptions.contains { $0.contains("bounds is the collection view's bounds") })
  }

  @Test("numbers that a layout takes for granted, and its app sets, have a value")
  func granted() throws {
    try project.write(
      "Rows.swift",
      """
      import UIKit
      class Rows: UICollectionViewFlowLayout {
        var perPage: Int?
        override func prepare() {
          super.prepare()
          itemSize = CGSize(width: 100, height: CGFloat(40 / perPage!))
          minimumLineSpacing = 0
        }
      }

      """)
    #expect(try PartFile.tops(project.load("Rows.swift").strategies[0]) == [0, 20, 40])
  }

  @Test("a type alias is asked for as what it stands for")
  func aliases() throws {
    try project.write(
      "Rows.swift",
      """
      import UIKit
      typealias HeightOf = (_ item: Int, _ width: CGFloat) -> CGFloat
      class Rows: UICollectionViewFlowLayout {
        let height: HeightOf
        init(height: @escaping HeightOf) {
          self.height = height
          super.init()
        }
        required init?(coder: NSCoder) { fatalError() }
        override func prepare() {
          super.prepare()
          itemSize = CGSize(width: 100, height: height(0, 100))
          minimumLineSpacing = 0
        }
      }

      """)
    #expect(try PartFile.tops(project.load("Rows.swift").strategies[0]) == [0, 40, 80])
  }

  /// A view controller with a collection view in a property; `load` is what it does when it is loaded.
  private static func controller(_ load: String, members: String = "") -> String {
    """
    import UIKit
    class Shelf: UIViewController {
      let shown: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 20)
        layout.minimumLineSpacing = 5
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
      }()
      \(members)
      override func viewDidLoad() {
        super.viewDidLoad()
        \(load)
      }
    }

    """
  }

  @Test("a collection view that a controller has, and does not show here, is loaded")
  func propertyOfController() throws {
    try project.write("Shelf.swift", Self.controller("Drawer(self).show(shown)"))
    let loaded = try project.load("Shelf.swift")
    #expect(try PartFile.tops(#require(loaded.strategies.first)) == [0, 25, 50])
  }

  @Test("a font that cannot be made here is the system's, and a color gray")
  func looks() throws {
    let members = """
      let title: UILabel = { let label = UILabel(); label.font = Shelf.rounded(12); return label }()
        static func rounded(_ size: CGFloat) -> UIFont { Drawer.font(size) }
        var tint: UIColor { Drawer.color }
      """
    try project.write(
      "Shelf.swift",
      Self.controller("view.backgroundColor = tint; view.addSubview(shown)", members: members))
    let loaded = try project.load("Shelf.swift")
    #expect(try PartFile.tops(#require(loaded.strategies.first)) == [0, 25, 50])
  }

  @Test("a function that reads an observed property does not need the view of its observer")
  func observedProperty() throws {
    try project.write(
      "Shelf.swift",
      """
      import UIKit
      class Shelf: UIViewController {
        var list: UICollectionView!
        var height: CGFloat = 30 { didSet { list.reloadData() } }
        override func viewDidLoad() { fatalError("not needed") }
        \(PartFile.rows("height"))
      }

      """)
    let loaded = try project.load("Shelf.swift")
    #expect(try PartFile.tops(#require(loaded.strategies.first)) == [0, 30, 60])
  }

  @Test("a subclass of the compositional layout without sections of its own is made with rows")
  func compositionalSubclass() throws {
    try project.write(
      "Snapping.swift",
      """
      import UIKit
      class Snapping: UICollectionViewCompositionalLayout {
        override func targetContentOffset(
          forProposedContentOffset offset: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint { .zero }
      }

      """)
    let loaded = try project.load("Snapping.swift")
    #expect(
      loaded.assumptions.contains("Snapping: section is rows of items as large as the first"))
    #expect(try PartFile.tops(#require(loaded.strategies.first)) == [0, 0, 0])
    let request = SectionRequest(
      count: 3, crossSize: 50, length: 200, sizes: .uniform(Size(width: 30, height: 40)))
    let layout = try #require(loaded.strategies.first).layout(request)
    #expect((0..<3).map { layout.frame(at: $0).y } == [0, 40, 80])
  }

  @Test(
    "an initializer of a compositional subclass is given rows of items",
    arguments: [
      "override init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider)"
        + " { super.init(sectionProvider: sectionProvider) }",
      "init(body: @escaping (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?)"
        + " { super.init(sectionProvider: body) }",
      "init(body: NSCollectionLayoutSection) { super.init(section: body) }",
      "init(body: NSCollectionLayoutGroup)"
        + " { super.init(section: NSCollectionLayoutSection(group: body)) }",
    ])
  func compositionalInitializers(initializer: String) throws {
    try project.write(
      "Own.swift",
      """
      import UIKit
      class Own: UICollectionViewCompositionalLayout {
        \(initializer)
        required init?(coder: NSCoder) { fatalError() }
      }

      """)
    let strategy = try #require(project.load("Own.swift").strategies.first)
    let request = SectionRequest(
      count: 3, crossSize: 50, length: 200, sizes: .uniform(Size(width: 30, height: 40)))
    let layout = try strategy.layout(request)
    #expect((0..<3).map { layout.frame(at: $0).y } == [0, 40, 80])
  }

  @Test("a list is one under its long name, too")
  func longNames() throws {
    try project.write(
      "Columns.swift",
      """
      import UIKit
      class Columns: UICollectionViewLayout {
        init(heights: Optional<Array<CGFloat>>, sizes: Array<CGSize>) {
          self.sizes = sizes
          super.init()
        }
        required init?(coder: NSCoder) { nil }
        let sizes: [CGSize]
        override func layoutAttributesForElements(in rect: CGRect)
          -> [UICollectionViewLayoutAttributes]?
        {
          sizes.indices.map { index in
            let one = UICollectionViewLayoutAttributes(
              forCellWith: IndexPath(item: index, section: 0))
            let top = CGFloat(index) * sizes[index].height
            one.frame = CGRect(origin: CGPoint(x: 0, y: top), size: sizes[index])
            return one
          }
        }
        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 120) }
      }

      """)
    let loaded = try project.load("Columns.swift")
    #expect(try PartFile.tops(#require(loaded.strategies.first)) == [0, 40, 80])
  }
}
