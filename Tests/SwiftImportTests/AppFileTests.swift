import LayoutCore
import SwiftImport
import Testing

/// Files as apps have them: lists that are loaded later, outlets, modules of the same repository, and
/// parts that need what is not here.
@Suite("Files of apps", .serialized)
struct AppFileTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  /// A function of a controller that makes sections of rows as high as the expression `height`.
  private static func rows(_ height: String) -> String {
    """
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { section, _ in
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(\(height)))
          let item = NSCollectionLayoutItem(layoutSize: size)
          return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
        }
      }
    """
  }

  @Test("a list that an app loads later, and that its section provider reads, has an element")
  func loadedLists() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      enum Kind { case wide, tall }
      struct Part { let kind: Kind }
      class Feed: UIViewController {
        private var parts: [Part] = []
        private var others = [Part]()
        \(Self.rows("self.height(of: section)"))
        private func height(of section: Int) -> CGFloat { parts[section].kind == .wide ? 20 : 60 }
        func count() -> Int { others.count }
      }

      """)
    let loaded = try project.load("Feed.swift")
    #expect(try ProjectFolder.heights(loaded) == [20, 20, 20])
    let sentence = try #require(loaded.assumptions.first { $0.contains("parts is ") })
    #expect(sentence.hasPrefix("makeLayout: parts is "))
    #expect(!sentence.contains("others"))
  }

  @Test("such a list may be of texts, or of lists of them")
  func loadedTexts() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      class Feed: UIViewController {
        private var titles: [String] = []
        private var cells: [[NSAttributedString]] = []
        \(Self.rows("CGFloat(10 * self.titles.count + self.cells[section].count)"))
      }

      """)
    #expect(try ProjectFolder.heights(project.load("Feed.swift")) == [33, 33, 33])
  }

  @Test("a list with observers is filled, unless these take for granted what is not there yet")
  func watchedLists() throws {
    let feed = """
      import UIKit
      class Feed: UIViewController {
        private var label: UILabel!
        private var changes = 0
        private var titles: [String] = [] {
          didSet { show() }
        }
        private func show() { changes += 1 }
        \(Self.rows("CGFloat(20 + 10 * self.titles.count + self.changes)"))
      }

      """
    try project.write("Feed.swift", feed)
    #expect(try ProjectFolder.heights(project.load("Feed.swift")) == [51, 51, 51])
    let traps = feed.replacing("changes += 1 }", with: "label.text = \"\\(titles.count)\" }")
    try project.write("Feed.swift", traps)
    #expect(try ProjectFolder.heights(project.load("Feed.swift")) == [20, 20, 20])
  }

  @Test(
    "a list stays empty where its observers, or what these call or set, may trap",
    arguments: [
      "mark()", "label.text = nil", "changes = steps[titles.count]", "number = 1",
      "changes = (steps.last ?? 0) / (titles.isEmpty ? 1 : Int(exactly: 0.5)!)",
      "if !titles.isEmpty { fatalError() }", "changes = \"\\(label.text as Any)\".count",
    ])
  func trappingObservers(statement: String) throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      class Base: UIViewController {
        var label: UILabel!
        func mark() { label.text = nil }
      }
      class Feed: Base {
        private let steps = [0]
        private var changes = 0
        private var number = 0 { didSet { changes = steps[number] } }
        private var titles: [String] = [] { didSet { \(statement) } }
        \(Self.rows("CGFloat(20 + 10 * self.titles.count + self.changes)"))
      }

      """)
    #expect(try ProjectFolder.heights(project.load("Feed.swift")) == [20, 20, 20])
  }

  @Test("a layout of a storyboard is awoken when it has its collection view")
  func awoken() throws {
    try project.write(
      "Rows.swift",
      ProjectFolder.rows(
        "height",
        members: """
          var height: CGFloat = 0
            override func awakeFromNib() {
              super.awakeFromNib()
              height = collectionView!.bounds.height / 10
            }
          """))
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [20, 20, 20])
  }

  @Test("a number called a section is one, though its label says interitem spacing")
  func sectionNumbers() throws {
    try project.write(
      "Rows.swift",
      ProjectFolder.rows("source?.rows(self, minimumInteritemSpacingFor: 0) ?? 1")
        + """
        protocol RowsSource: AnyObject {
          func rows(_ rows: Rows, minimumInteritemSpacingFor section: Int) -> CGFloat
        }

        """)
    #expect(
      try project.load("Rows.swift").assumptions.contains(
        "RowsSource: rows(_:minimumInteritemSpacingFor:) is the lab's spacing"))
  }

  @Test(
    "a number of an item is about that item, in a method of a delegate, too, whatever its own name",
    arguments: ["index", "section", "number"])
  func itemNumbers(_ name: String) throws {
    try project.write(
      "Rows.swift",
      ProjectFolder.rows("(source?.rows(self, heightForItemAt: item, width: 50) ?? 1)")
        + """
        protocol RowsSource: AnyObject {
          func rows(_ rows: Rows, heightForItemAt \(name): Int, width: CGFloat) -> CGFloat
        }

        """)
    let strategy = try #require(project.load("Rows.swift").strategies.first)
    let sizes = ItemSizes.pattern([Size(width: 30, height: 40), Size(width: 30, height: 25)])
    let layout = try strategy.layout(
      SectionRequest(count: 3, crossSize: 100, length: 200, sizes: sizes))
    #expect((0..<3).map { layout.frame(at: $0).height } == [40, 25, 40])
  }

  @Test("another module of the same repository is read, as the module of the file is")
  func ownModules() throws {
    try project.write("Package.swift", "")
    try project.write(
      "Sources/App/Feed.swift",
      "import Metrics\n"
        + ProjectFolder.rows("Metrics.row", imports: "import Design", members: ""))
    try project.write("Sources/Metrics/Metrics.swift", "public enum Metrics {}\n")
    try project.write(
      "Modules/Design/Sources/Rows.swift",
      "import Metrics\nimport UIKit\nextension Metrics { public static let row: CGFloat = 15 }\n")
    #expect(try ProjectFolder.heights(project.load("Sources/App/Feed.swift")) == [15, 15, 15])
  }

  @Test("what a screen does without a result is left out, and what makes its layout is called")
  func screens() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      class Feed: UIViewController {
        init() {
          super.init(nibName: nil, bundle: nil)
          setUp()
        }
        required init?(coder: NSCoder) { nil }
        private func setUp() { for part in Nowhere.parts { view.addSubview(part) } }
        \(Self.rows("25"))
      }

      """)
    let loaded = try project.load("Feed.swift")
    #expect(try ProjectFolder.heights(loaded) == [25, 25, 25])
    #expect(loaded.assumptions.last?.contains("setUp") == true)
  }

  @Test("what a layout needs of another file is looked for in all files before it is left out")
  func needsOfNeeds() throws {
    try project.write("Project.podspec", "")
    try project.write("Rows.swift", ProjectFolder.rows("Settings().row", members: ""))
    try project.write(
      "Settings.swift",
      """
      import UIKit
      import Nowhere
      struct Settings {
        var player: Player?
        var row: CGFloat { Scale.all }
      }

      """)
    try project.write(
      "Scale.swift", "import UIKit\nimport Nowhere\nenum Scale { static let all: CGFloat = 15 }\n")
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [15, 15, 15])
  }

  @Test("the last layout of a file is never left out: its error is the answer")
  func lastLayout() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      class Feed: UIViewController {
        lazy var list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
        \(Self.rows("Nowhere.height"))
      }

      """)
    #expect(project.error("Feed.swift").contains("cannot find 'Nowhere' in scope"))
  }

  @Test("a variable in a closure of a file is no layout of the file")
  func locals() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      class Feed: UIViewController {
        lazy var list: UICollectionView = {
          let layout = UICollectionViewFlowLayout()
          return UICollectionView(frame: .zero, collectionViewLayout: layout)
        }()
        \(Self.rows("25"))
      }

      """)
    let loaded = try project.load("Feed.swift")
    #expect(loaded.strategies.map(\.definition.name) == ["makeLayout"])
    #expect(!loaded.assumptions.contains { $0.contains("is left out") })
  }

  @Test("what an extension overrides of a class of UIKit, the layouts below that class have")
  func overridingExtension() throws {
    try project.write(
      "Rows.swift",
      """
      import UIKit
      class Rows: UICollectionViewFlowLayout {
        override func prepare() {
          super.prepare()
          itemSize = CGSize(width: 90, height: flipsHorizontallyInOppositeLayoutDirection ? 35 : 5)
        }
      }
      extension UICollectionViewFlowLayout {
        open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
      }

      """)
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [35, 35, 35])
  }

  @Test("what a file says of requests compiles, and nothing is loaded")
  func surroundings() throws {
    try project.write("Feed.swift", Self.screen)
    let loaded = try project.load("Feed.swift")
    #expect(try ProjectFolder.heights(loaded) == [30, 30, 30])
    #expect(
      !loaded.assumptions.contains { $0.contains("left out") || $0.contains("without the parts") })
  }

  @Test("the views that a storyboard connects are there before the view is loaded")
  func outlets() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      class Feed: UIViewController {
        @IBOutlet weak private var list: UICollectionView!
        @IBOutlet private(set) var caption: UILabel!
        private var height: CGFloat!
        override func viewDidLoad() {
          super.viewDidLoad()
          caption.text = "Feed"
          height = list.backgroundColor == nil ? 30 : 20
        }
        \(Self.rows("self.height"))
      }

      """)
    #expect(try ProjectFolder.heights(project.load("Feed.swift")) == [30, 30, 30])
  }

  private static let screen = """
    import UIKit
    class Feed: UIViewController {
      private var height: CGFloat = 30
      init() {
        super.init(nibName: nil, bundle: nil)
        fetch()
      }
      required init?(coder: NSCoder) { nil }
      @objc private func fetch() {
        guard let url = URL(string: "https://example.com") else { return }
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        URLSession.shared.dataTask(with: request) { data, response, error in
          let isFine = (response as? HTTPURLResponse)?.statusCode == 200
          guard let data, error == nil, isFine else { return }
          DispatchQueue.main.async { self.height = CGFloat(data.count) }
        }.resume()
      }
      \(rows("self.height"))
    }

    """
}
