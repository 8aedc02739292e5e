import LayoutCore
import SwiftImport
import Testing

/// View controllers: what `viewDidLoad` sets, and what they answer as delegates of a flow layout.
@Suite("View controllers", .serialized)
struct ControllerTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  /// The frames of three items of 30 by 40 points in a container of 100 by 200.
  private static func frames(
    _ loaded: Loader.Loaded, explicit: ExplicitProperties = []
  ) throws -> [Rect] {
    let strategy = try #require(loaded.strategies.first)
    var request = SectionRequest(
      count: 3, crossSize: 100, length: 200, sizes: .uniform(Size(width: 30, height: 40)))
    request.explicit = explicit
    let layout = try strategy.layout(request)
    return (0..<3).map { layout.frame(at: $0) }
  }

  @Test("viewDidLoad configures a stored layout before the lab shows it")
  func storedLayout() throws {
    try project.write(
      "Week.swift",
      """
      import UIKit
      final class Week: UIViewController {
        private let flow = UICollectionViewFlowLayout()
        override func viewDidLoad() {
          super.viewDidLoad()
          configure()
        }
        private func configure() {
          flow.itemSize = CGSize(width: 100, height: 20)
          flow.minimumLineSpacing = 5
        }
      }

      """)
    let frames = try Self.frames(project.load("Week.swift"))
    #expect(frames == [0, 25, 50].map { Rect(x: 0, y: $0, width: 100, height: 20) })
  }

  @Test("a controller of pages is made without arguments")
  func pages() throws {
    try project.write(
      "Pages.swift",
      "import UIKit\nfinal class Pages: UIPageViewController { var gap: CGFloat = 4\n"
        + "\(PartFile.rows("20 + gap")) }\n")
    #expect(try Self.frames(project.load("Pages.swift")).map(\.y) == [0, 24, 48])
  }

  @Test("viewDidLoad does not run for a stored layout that it leaves alone")
  func untouched() throws {
    try project.write(
      "Week.swift",
      """
      import UIKit
      final class Week: UIViewController {
        private let flow = UICollectionViewFlowLayout()
        override func viewDidLoad() { fatalError("\\(flow)") }
      }

      """)
    #expect(try Self.frames(project.load("Week.swift")).map(\.height) == [40, 40, 40])
  }

  @Test("a controller answers for the sizes and the insets of its layout, until you set others")
  func delegate() throws {
    try project.write("Feed.swift", Self.feed("CGSize(width: view.bounds.width, height: 20)"))
    let loaded = try project.load("Feed.swift")
    #expect(
      loaded.assumptions.contains(
        "Feed: sizeForItemAt answers until you set sizes, insetForSectionAt answers until you set "
          + "inset"))
    let own = try Self.frames(loaded)
    #expect(own.map(\.y) == [7, 37, 67])
    #expect(own.allSatisfy { $0.width == 100 && $0.height == 20 })
    let yours = try Self.frames(loaded, explicit: .sizes)
    #expect(yours.allSatisfy { $0.width == 30 && $0.height == 40 && $0.y >= 7 })
  }

  @Test("the lists that a controller's sizes come from have a value for each item")
  func filledList() throws {
    let photo = "struct Photo { var height: CGFloat = 25 }\n"
    try project.write(
      "Feed.swift",
      photo
        + Self.feed(
          "CGSize(width: 100, height: photos[indexPath.item].height)",
          "var photos: [Photo] = []"))
    let frames = try Self.frames(project.load("Feed.swift"))
    #expect(frames.map(\.width) == [100, 100, 100])
  }

  @Test("a method is not used if it reads a list that the lab cannot fill, and load prints which")
  func unfilledList() throws {
    try project.write(
      "Feed.swift",
      Self.feed(
        "CGSize(width: 100, height: heights[indexPath.item])", "let heights: [CGFloat] = [20]"))
    let loaded = try project.load("Feed.swift")
    #expect(
      loaded.assumptions.contains(
        "Feed: insetForSectionAt answers until you set inset, sizeForItemAt is not used: it reads "
          + "heights, a list of the app"))
    #expect(try Self.frames(loaded).map(\.height) == [40, 40, 40])
  }

  @Test("a method of which a part does not compile is not used, whatever the rest would answer")
  func leftOut() throws {
    try project.write(
      "Feed.swift",
      Self.feed(
        "var size = CGSize(width: 100, height: 20); size.height += Nowhere.extra; return size"))
    let loaded = try project.load("Feed.swift")
    #expect(
      loaded.assumptions.contains(
        "Feed: insetForSectionAt answers until you set inset, sizeForItemAt is not used: a part of "
          + "it is missing"))
    #expect(try Self.frames(loaded).map(\.height) == [40, 40, 40])
  }

  @Test("a method of the user's own that traps is not taken for one of which a part is missing")
  func ownTrap() throws {
    try project.write(
      "Feed.swift",
      Self.feed(
        "guard indexPath.item < 9 else { Swift.fatalError() }; return CGSize(width: 100, height: 20)"
      ))
    let loaded = try project.load("Feed.swift")
    #expect(loaded.assumptions.contains { $0.contains("sizeForItemAt answers until") })
    #expect(try Self.frames(loaded).map(\.height) == [20, 20, 20])
  }

  /// A delegate of its own, of the class `name`, with a list of heights.
  private static func sizes(_ name: String) -> String {
    """

    class \(name): NSObject, UICollectionViewDelegateFlowLayout {
      var heights: [CGFloat] = []
      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 90, height: heights[indexPath.item] + 5) }
    }

    """
  }

  /// A view controller whose collection view has `delegate`, with `members`.
  private static func board(_ members: String, _ delegate: String) -> String {
    """
    import UIKit
    class Board: UIViewController {
      \(members)
      override func viewDidLoad() {
        super.viewDidLoad()
        let list = UICollectionView(
          frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        list.delegate = \(delegate)
        view.addSubview(list)
      }
    }

    """
  }

  @Test("a delegate that is a property of the controller answers, with lists that the lab fills")
  func heldDelegate() throws {
    try project.write(
      "Board.swift", Self.board("private let sizes = Sizes()", "sizes") + Self.sizes("Sizes"))
    let loaded = try project.load("Board.swift")
    #expect(
      loaded.assumptions.contains {
        $0.hasPrefix("Board: sizeForItemAt of sizes answers until you set sizes, heights is ")
      })
    #expect(try Self.frames(loaded).map(\.width) == [90, 90, 90])
    #expect(try Self.frames(loaded, explicit: .sizes).map(\.width) == [30, 30, 30])
  }

  @Test("a delegate that a computed property makes is one object for all questions, with its lists")
  func computedDelegate() throws {
    try project.write(
      "Board.swift",
      Self.board("private var sizes: Sizes { Sizes() }", "sizes") + Self.sizes("Sizes"))
    #expect(try Self.frames(project.load("Board.swift")).map(\.width) == [90, 90, 90])
  }

  @Test("load prints the delegates of the file that are not used")
  func otherDelegate() throws {
    try project.write("Board.swift", Self.board("", "nil") + Self.sizes("Sizes"))
    let loaded = try project.load("Board.swift")
    #expect(loaded.assumptions.contains("Board: the lab answers sizeForItemAt in place of Sizes"))
    #expect(try Self.frames(loaded).map(\.width) == [30, 30, 30])
  }

  /// A view controller that answers with `size`, and with insets of 7 at the top.
  private static func feed(_ size: String, _ members: String = "") -> String {
    """
    import UIKit
    class Feed: UIViewController {
      \(members)
      private var list: UICollectionView!
      override func viewDidLoad() {
        super.viewDidLoad()
        list = UICollectionView(
          frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        list.delegate = self
        view.addSubview(list)
      }
    }
    extension Feed: UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { \(size) }
      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        insetForSectionAt section: Int
      ) -> UIEdgeInsets { UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0) }
    }

    """
  }

  @Test("an outlet of the app's own collection view has the layout that its class sets")
  func ownOutlet() throws {
    try project.write(
      "Shelf.swift",
      """
      import UIKit
      class Shelf: UICollectionView {
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          let layout = UICollectionViewFlowLayout()
          layout.itemSize = CGSize(width: 100, height: 20)
          layout.minimumLineSpacing = 5
          collectionViewLayout = layout
        }
      }

      """)
    try project.write(
      "Week.swift",
      """
      import UIKit
      class Week: UIViewController {
        @IBOutlet weak var shelf: Shelf!
        override func viewDidLoad() {
          super.viewDidLoad()
          shelf.register(UINib(nibName: "Day", bundle: nil), forCellWithReuseIdentifier: "Day")
        }
      }

      """)
    let frames = try Self.frames(project.load("Week.swift"))
    #expect(frames == [0, 25, 50].map { Rect(x: 0, y: $0, width: 100, height: 20) })
  }
}
