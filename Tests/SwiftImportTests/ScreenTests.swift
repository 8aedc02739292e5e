import LayoutCore
import SwiftImport
import Testing

/// Layouts that no function of a file returns: what sets up or shows a collection view.
@Suite("Screens", .serialized)
struct ScreenTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  /// The frames of three items of 30 by 40 points in a container of 100 by 200.
  private func frames(_ text: String) throws -> [Rect] {
    try project.write("Shelf.swift", "import UIKit\n\(text)\n")
    let strategy = try #require(try project.load("Shelf.swift").strategies.first)
    let request = SectionRequest(
      count: 3, crossSize: 100, length: 200, sizes: .uniform(Size(width: 30, height: 40)))
    let layout = try strategy.layout(request)
    return (0..<3).map { layout.frame(at: $0) }
  }

  /// Three rows of 100 by 20 points with a distance of 5.
  private static let rows = [0, 25, 50].map { Rect(x: 0, y: $0, width: 100, height: 20) }

  /// Statements that make such a layout.
  private static let layout = """
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 5
    """

  @Test("a view that sets up its collection view in its initializer is a strategy")
  func view() throws {
    let frames = try frames(
      """
      final class Shelf: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          setUp()
        }
        required init?(coder: NSCoder) { nil }
        private func setUp() {
          \(Self.layout)
          addSubview(UICollectionView(frame: bounds, collectionViewLayout: layout))
        }
      }
      """)
    #expect(frames == Self.rows)
  }

  @Test("a controller is shown where no argument can be made for its function of a section")
  func leftOutFactory() throws {
    let frames = try frames(
      """
      final class Source {
        init(_ data: UICollectionViewDataSource) {}
      }
      final class Shelf: UICollectionViewController {
        init() {
          \(Self.layout)
          super.init(collectionViewLayout: layout)
        }
        required init?(coder: NSCoder) { nil }
        func section(of source: Source, at index: Int) -> NSCollectionLayoutSection? { nil }
      }
      """)
    #expect(frames == Self.rows)
  }

  @Test("a view without a collection view is none")
  func plainView() throws {
    #expect(throws: (any Error).self) {
      try frames("final class Shelf: UIView { let label = UILabel() }")
    }
  }

  @Test("a layout that viewDidLayoutSubviews configures gets its sizes before it is shown")
  func laterLayout() throws {
    let frames = try frames(
      """
      final class Shelf: UIViewController {
        private let grid = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(grid)
        }
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          let layout = grid.collectionViewLayout as? UICollectionViewFlowLayout
          layout?.itemSize = CGSize(width: grid.bounds.width, height: 20)
          layout?.minimumLineSpacing = 5
        }
      }
      """)
    #expect(frames == Self.rows)
  }

  @Test("a stored layout that viewWillAppear configures gets its sizes before it is shown")
  func storedLayout() throws {
    let frames = try frames(
      """
      final class Shelf: UIViewController {
        let rows = UICollectionViewFlowLayout()
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          rows.itemSize = CGSize(width: 100, height: 20)
          rows.minimumLineSpacing = 5
        }
      }
      """)
    #expect(frames == Self.rows)
  }

  @Test("viewDidAppear does not run where it sets up no layout")
  func untouched() throws {
    let frames = try frames(
      """
      final class Shelf: UIViewController {
        override func viewDidLoad() {
          \(Self.layout)
          view.addSubview(UICollectionView(frame: .zero, collectionViewLayout: layout))
        }
        override func viewDidAppear(_ animated: Bool) { fatalError("shown") }
      }
      """)
    #expect(frames == Self.rows)
  }

  @Test("a function that configures a collection view that it is given is a strategy")
  func configuration() throws {
    let frames = try frames(
      """
      struct Style {
        func configure(_ view: UICollectionView, animated: Bool) {
          \(Self.layout)
          view.setCollectionViewLayout(layout, animated: animated)
        }
      }
      """)
    #expect(frames == Self.rows)
  }

  @Test("a function that configures the layout of a collection view that it is given is a strategy")
  func change() throws {
    let frames = try frames(
      """
      enum Style {
        static func apply(to view: UICollectionView) {
          guard let layout = view.collectionViewLayout as? UICollectionViewFlowLayout else { return }
          layout.itemSize = CGSize(width: 100, height: 20)
          layout.minimumLineSpacing = 5
        }
      }
      """)
    #expect(frames == Self.rows)
  }

  @Test("a function that makes a collection view for something else is a strategy")
  func localView() throws {
    let frames = try frames(
      """
      final class Coordinator {
        private var container = UIView()
        func start() -> UIView {
          \(Self.layout)
          let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
          container.addSubview(grid)
          return container
        }
      }
      """)
    #expect(frames == Self.rows)
  }

  @Test("a controller that only a storyboard makes is made as from one")
  func storyboard() throws {
    let frames = try frames(
      """
      final class Shelf: UIViewController {
        private let rows: CGFloat
        required init?(coder: NSCoder) {
          rows = 20
          super.init(coder: coder)
        }
        func makeLayout() -> UICollectionViewLayout {
          \(Self.layout)
          layout.itemSize.height = rows
          return layout
        }
      }
      """)
    #expect(frames == Self.rows)
  }

  @Test("a controller whose initializer cannot compile is made by the one that only ends the app")
  func initializer() throws {
    let frames = try frames(
      """
      final class Shelf: UIViewController {
        private let shop: Nowhere
        init(shop: Nowhere) {
          self.shop = shop
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        override func viewDidLoad() {
          \(Self.layout)
          view.addSubview(UICollectionView(frame: .zero, collectionViewLayout: layout))
        }
      }
      """)
    #expect(frames == Self.rows)
  }

  @Test("a collection view that no compiled code adds to its screen is found")
  func unshown() throws {
    let frames = try frames(
      """
      final class Shelf: UIViewController {
        private let content = Content()
        override func loadView() { view = content }
      }
      private final class Content: UIView {
        private var grid: UICollectionView?
        init() {
          \(Self.layout)
          grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
          super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override func willMove(toWindow window: UIWindow?) { Nowhere.show(grid, in: self) }
      }
      """)
    #expect(frames == Self.rows)
  }

  @Test("a row of a table is made with its style, and shows its own collection view")
  func ownTableRow() throws {
    let frames = try frames(
      """
      final class Shelf: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          \(Self.layout)
          contentView.addSubview(UICollectionView(frame: bounds, collectionViewLayout: layout))
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(frames == Self.rows)
  }

  @Test("a row of a table shows the collection view that a storyboard connects")
  func tableRow() throws {
    let frames = try frames(
      """
      final class Shelf: UITableViewCell {
        @IBOutlet weak var grid: UICollectionView!
      }
      extension Shelf: UICollectionViewDelegateFlowLayout {
        func collectionView(
          _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize { CGSize(width: grid.bounds.width, height: 20) }
        func collectionView(
          _ view: UICollectionView, layout: UICollectionViewLayout,
          minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat { 5 }
      }
      """)
    #expect(frames == Self.rows)
  }

  @Test("what a file logs with Logger and os_log does not keep it from loading")
  func logging() throws {
    let frames = try frames(
      """
      import OSLog
      import os.log
      final class Shelf: UICollectionViewFlowLayout {
        private let logger = Logger(subsystem: "shelf", category: "layout")
        override func prepare() {
          logger.debug("prepare in \\(self.collectionView?.bounds.width ?? 0, privacy: .public)")
          logger.log(level: .error, "rows")
          os_log("prepare %d", log: .default, type: .debug, 3)
          \(Self.layout)
          itemSize = layout.itemSize
          minimumLineSpacing = layout.minimumLineSpacing
          super.prepare()
        }
      }
      """)
    #expect(frames == Self.rows)
  }
}
