import Foundation
import LayoutCore
import SwiftImport
import Testing

/// Objects that an app sets in what makes a layout: presenters and models.
@Suite("Objects of an app", .serialized)
struct AppObjectTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  @Test("the lab is the presenter that a layout asks for its sections")
  func presenter() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      protocol Part { func makeSection() -> NSCollectionLayoutSection }
      struct Rows: Part {
        func makeSection() -> NSCollectionLayoutSection {
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(25))
          let item = NSCollectionLayoutItem(layoutSize: size)
          return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
        }
      }
      protocol Output: AnyObject { func parts() -> [Part] }
      class Feed: UIViewController {
        weak var output: Output?
        lazy var layout: UICollectionViewLayout = {
          let parts = output?.parts()
          return UICollectionViewCompositionalLayout { index, _ in parts?[index].makeSection() }
        }()
      }

      """)
    let loaded = try project.load("Feed.swift")
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
    #expect(loaded.assumptions.contains { $0.contains("output is the lab") })
    #expect(loaded.assumptions.contains("Output: parts() is a new Rows, alone"))
  }

  @Test("a presenter that may be nil stays nil where the lab does not know its answers")
  func unknownAnswers() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      protocol Output { var heights: [String: CGFloat] { get } }
      class Feed: UIViewController {
        var output: Output?
        \(PartFile.rows("output.map { $0.heights[\"row\"]! } ?? 25"))
      }

      """)
    #expect(try PartFile.tops(project.load("Feed.swift").strategies[0]) == [0, 25, 50])
  }

  @Test("a controller is not made by an initializer that only ends the app")
  func endingInitializer() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      class Model { let height: CGFloat = 25 }
      class Feed: UIViewController {
        let model: Model
        required init(model: Model) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
        convenience init() { fatalError("use the other one") }
        required init?(coder: NSCoder) { fatalError() }
        \(PartFile.rows("model.height"))
      }

      """)
    #expect(try PartFile.tops(project.load("Feed.swift").strategies[0]) == [0, 25, 50])
  }

  @Test("a model with published properties is made, and what observes them receives their values")
  func published() throws {
    try project.write(
      "Model.swift",
      """
      import Combine
      final class Model: ObservableObject {
        @Published private(set) var heights: [CGFloat] = [25]
        let spacing = CurrentValueSubject<CGFloat, Never>(0)
      }

      """)
    try project.write(
      "Feed.swift",
      """
      import Combine
      import UIKit
      class Feed: UIViewController {
        private let model: Model
        private var height: CGFloat!
        private var cancellables = Set<AnyCancellable>()
        init(model: Model) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          super.viewDidLoad()
          model.$heights.combineLatest(model.spacing).receive(on: DispatchQueue.main)
            .sink { [weak self] heights, spacing in self?.height = heights[0] + spacing }
            .store(in: &cancellables)
        }
        \(PartFile.rows("height"))
      }

      """)
    let loaded = try project.load("Feed.swift")
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
    #expect(!loaded.assumptions.contains { $0.contains("is compiled without the parts") })
  }

  @Test("a model that is taken for granted is made")
  func model() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      final class Model { let height: CGFloat = 25 }
      class Feed: UIViewController {
        weak var model: Model!
        \(PartFile.rows("model.height"))
      }

      """)
    let loaded = try project.load("Feed.swift")
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
    #expect(loaded.assumptions.contains { $0.contains("model is a new one") })
  }

  @Test("a delegate is the lab by an alias of its protocol, too")
  func aliasedDelegate() throws {
    try project.write(
      "Rows.swift",
      ProjectFolder.rows(
        "source?.height(at: path) ?? 1",
        members: "typealias Source = RowsSource; weak var source: Source?")
        + "protocol RowsSource: AnyObject { func height(at path: IndexPath) -> CGFloat }\n")
    let loaded = try project.load("Rows.swift")
    #expect(try ProjectFolder.heights(loaded) == [40, 40, 40])
    #expect(loaded.assumptions.contains("RowsSource: height(at:) is the item's height"))
  }

  @Test(
    "the view is loaded for a variable of a class above, with the objects that it takes for granted"
  )
  func variableOfSuperclass() throws {
    try project.write(
      "Shelf.swift",
      """
      import UIKit
      protocol Output { func load() }
      class Base<Content>: UIViewController { var content: Content! }
      class Shelf: Base<UIView> {
        var output: Output!
        override func viewDidLoad() {
          super.viewDidLoad()
          content = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 25))
          output.load()
        }
        \(PartFile.rows("content.frame.height"))
      }

      """)
    let loaded = try project.load("Shelf.swift")
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
    #expect(loaded.assumptions.contains("makeLayout: output is the lab"))
  }

  @Test("an object is made for what a function takes for granted that a class above calls")
  func objectOfOverride() throws {
    try project.write(
      "Shelf.swift",
      """
      import UIKit
      protocol Output { func load() }
      class Base: UIViewController {
        var content: UIView!
        override func viewDidLoad() {
          super.viewDidLoad()
          bind()
        }
        func bind() {}
      }
      class Shelf: Base {
        var output: Output!
        override func bind() {
          content = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 25))
          output.load()
        }
        \(PartFile.rows("content.frame.height"))
      }

      """)
    #expect(try PartFile.tops(project.load("Shelf.swift").strategies[0]) == [0, 25, 50])
  }

  @Test(
    "the view is not loaded for a name that a function declares itself, or that labels an argument",
    arguments: [
      "{ let content: CGFloat = 25; return content }()", "row(content: 25)",
      "[25].map { content in content }[0]", "other.content",
      "[CGFloat(25), 1].reduce(0) { content, next in max(content, next) }",
    ])
  func ownNames(height: String) throws {
    try project.write(
      "Shelf.swift",
      """
      import UIKit
      struct Other { var content: CGFloat = 25 }
      class Base: UIViewController { var content: UIView! }
      class Shelf: Base {
        private let other = Other()
        override func viewDidLoad() { fatalError("the view is loaded") }
        private func row(content: CGFloat) -> CGFloat { content }
        \(PartFile.rows(height))
      }

      """)
    #expect(try PartFile.tops(project.load("Shelf.swift").strategies[0]) == [0, 25, 50])
  }

  @Test("the view is loaded for a variable of a class above that a condition unwraps")
  func unwrapped() throws {
    try project.write(
      "Shelf.swift",
      """
      import UIKit
      class Base: UIViewController { var content: UIView! }
      class Shelf: Base {
        override func viewDidLoad() {
          super.viewDidLoad()
          content = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 25))
        }
        private func row() -> CGFloat {
          if let content { return content.frame.height }
          return 1
        }
        \(PartFile.rows("row()"))
      }

      """)
    #expect(try PartFile.tops(project.load("Shelf.swift").strategies[0]) == [0, 25, 50])
  }

  /// A controller whose sections, of `type`, come from its data source; `heights` are their rows'.
  private static func sections(_ type: String, _ heights: String) -> String {
    """
    import UIKit
    \(type)
    class Feed: UIViewController {
      private lazy var view1 = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      private lazy var source = UICollectionViewDiffableDataSource<Part, Int>(
        collectionView: view1) { _, _, _ in nil }
      func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, _ in makeSection(index) }
      }
      private func makeSection(_ index: Int) -> NSCollectionLayoutSection {
        let height: CGFloat = switch source.snapshot().sectionIdentifiers[index] { \(heights) }
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let item = NSCollectionLayoutItem(layoutSize: size)
        return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
      }
    }

    """
  }

  @Test("a data source without sections has a case for each section where a layout reads them")
  func cases() throws {
    try project.write(
      "Feed.swift",
      Self.sections("enum Part { case rows, tiles }", "case .rows: 25; case .tiles: 50"))
    let loaded = try project.load("Feed.swift")
    #expect(try Self.heights(loaded.strategies[0], sections: 3) == [25, 50, 25])
    #expect(
      loaded.assumptions.contains(
        "makeLayout: source is a case for each section, if it has no sections (sections beyond the "
          + "2 cases repeat them)"))
  }

  @Test("a data source that numbers its sections has a number for each")
  func numbers() throws {
    try project.write(
      "Feed.swift", Self.sections("typealias Part = Int", "case 0: 25; default: 50"))
    let loaded = try project.load("Feed.swift")
    #expect(try Self.heights(loaded.strategies[0], sections: 2) == [25, 50])
    #expect(
      loaded.assumptions.contains(
        "makeLayout: source is a number for each section, if it has no sections"))
  }

  @Test("a data source that may be nil is made, and has a case for each section")
  func missingSource() throws {
    let text = Self.sections("enum Part { case rows, tiles }", "case .rows: 25; case .tiles: 50")
    let start = text.components(separatedBy: "private lazy var source")
    let rest = start[1].components(separatedBy: "{ _, _, _ in nil }")
    try project.write(
      "Feed.swift",
      start[0] + "private var source: UICollectionViewDiffableDataSource<Part, Int>?"
        + rest[1].replacing("source.snapshot()", with: "source!.snapshot()"))
    let loaded = try project.load("Feed.swift")
    #expect(try Self.heights(loaded.strategies[0], sections: 3) == [25, 50, 25])
  }

  @Test("a data source stays empty where the lab knows no different identifiers of its sections")
  func otherIdentifiers() throws {
    try project.write(
      "Feed.swift",
      Self.sections("struct Part: Hashable { var name = \"\" }", "case .init(): 25; default: 50"))
    let loaded = try project.load("Feed.swift")
    #expect(!loaded.assumptions.contains { $0.contains("source is") })
  }

  @Test("the lab does not fill the data source of an object that a function of the type receives")
  func receivedObject() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      class Feed {
        var source: UICollectionViewDiffableDataSource<Int, Int>?
        static func makeSection(of feed: Feed? = nil) -> NSCollectionLayoutSection {
          let parts = feed?.source?.snapshot().sectionIdentifiers ?? []
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(parts.isEmpty ? 25 : 1))
          let item = NSCollectionLayoutItem(layoutSize: size)
          return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
        }
      }

      """)
    let loaded = try project.load("Feed.swift")
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
    #expect(!loaded.assumptions.contains { $0.contains("source is") })
  }

  /// The height of the item in each of so many sections.
  private static func heights(_ strategy: AnyStrategy, sections: Int) throws -> [Double?] {
    let section = Section(
      strategy: strategy, count: 1, sizes: .uniform(Size(width: 30, height: 40)))
    let layout = try CollectionLayout(
      LayoutRequest(
        container: Size(width: 100, height: 200),
        sections: Array(repeating: section, count: sections)))
    return (0..<sections).map {
      layout.frame(of: ElementID(.item, section: $0, index: 0))?.height
    }
  }

  @Test("the sections that an app sets when its view is loaded stay")
  func ownSections() throws {
    let text = Self.sections("enum Part { case rows, tiles }", "case .rows: 25; case .tiles: 50")
    let parts = text.components(separatedBy: "func makeLayout() -> UICollectionViewLayout {")
    try project.write(
      "Feed.swift",
      parts.joined(
        separator: """
          private var isShown: Bool!
            override func viewDidLoad() {
              isShown = true
              var all = source.snapshot()
              all.appendSections([.tiles])
              source.apply(all)
            }
            func makeLayout() -> UICollectionViewLayout {
              guard isShown else { return UICollectionViewLayout() }
              return
          """))
    #expect(try PartFile.tops(project.load("Feed.swift").strategies[0]) == [0, 50, 100])
  }
}
