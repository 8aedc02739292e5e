import LayoutCore
import SwiftImport
import Testing

/// The objects of an app whose functions make layouts, of which only parts compile here.
@Suite("Owners of layouts, in part", .serialized)
struct PartOwnerTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  @Test("a property of a layout that nothing of it reads is left out where it does not compile")
  func unreadProperty() throws {
    try project.write("Project.podspec", "")
    try project.write(
      "Rows.swift", ProjectFolder.rows("21", members: "var models: [Model] = [Model]()"))
    try project.write("Screen.swift", "import Nowhere\ntypealias Model = NowhereModel<Int>\n")
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [21, 21, 21])
    try project.write(
      "Rows.swift",
      ProjectFolder.rows("models.isEmpty ? 21 : 22", members: "var models: [Model] = [Model]()"))
    #expect(project.error("Rows.swift").contains("cannot find type 'Model' in scope"))
  }

  @Test("a property of a layout that a protocol has, or that it computes, is never left out")
  func answers() throws {
    try project.write("Project.podspec", "")
    try project.write("Screen.swift", "import Nowhere\ntypealias Model = NowhereModel<Int>\n")
    for property in ["var gap: CGFloat { Model().height }", "var gap: CGFloat = Model().height"] {
      try project.write(
        "Rows.swift",
        ProjectFolder.rows("side", members: property).replacing("Layout {", with: "Layout, Gap {")
          + """
          protocol Gap { var gap: CGFloat { get } }
          extension Gap { var gap: CGFloat { 5 }; var side: CGFloat { 20 + gap } }

          """)
      #expect(project.error("Rows.swift").contains("cannot find 'Model' in scope"))
    }
  }

  @Test("protocols of a module that is not here are left out with its name before theirs")
  func qualified() throws {
    try project.write(
      "Model.swift",
      """
      import Nowhere
      struct Model { struct Part: Nowhere.Box<Int, Int> { let height: CGFloat = 25 } }
      extension Model.Part: Nowhere.Message, Hashable, Nowhere._Base, Nowhere._Naming {
        static let name = "part"
      }

      """)
    try project.write(
      "Feed.swift",
      """
      import UIKit
      class Feed: UIViewController {
        let part = Model.Part()
        func update(_ isOn: Bool) {
          switch isOn {
          case true:
            Nowhere.start(self)
            title = "on"
          default: Nowhere.stop(self)
          }
        }
        \(PartFile.rows("part.height"))
      }

      """)
    let loaded = try project.load("Feed.swift")
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
    #expect(
      loaded.assumptions.contains {
        $0.hasPrefix("Model.swift is compiled without the parts that do not compile here: ")
          && $0.contains("Model.Part: Message")
      })
  }

  @Test("a property that an initializer no longer sets has no value, and its object is made")
  func unsetProperties() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      class Model {
        let queue: String
        let height: CGFloat
        init() { queue = Nowhere.queue(Nowhere.label); height = 25 }
        init(height: CGFloat) { queue = Nowhere.queue("rows"); self.height = height }
      }
      class Feed: UIViewController {
        let model = Model()
        \(PartFile.rows("model.height"))
      }

      """)
    let loaded = try project.load("Feed.swift")
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
    let reported = try #require(loaded.assumptions.last)
    #expect(reported.contains("a part of init"))
    #expect(reported.contains("a part of queue"))
    #expect(!reported.contains("height"))
  }

  @Test("a constant of an initializer is not the property of its name")
  func constants() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      class Model {
        let title: String
        let height: CGFloat
        init() { let title = "a"; self.title = Nowhere.text(title); height = 25 }
      }
      class Feed: UIViewController {
        let model = Model()
        \(PartFile.rows("model.height"))
      }

      """)
    #expect(try PartFile.tops(project.load("Feed.swift").strategies[0]) == [0, 25, 50])
  }

  @Test("two errors in a statement leave out the statement, not the body")
  func twoErrors() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      struct Feed {
        var height: CGFloat = 0
        init(title: String) {
          height = 25
          Nowhere.show(.first, Nowhere.second)
        }
        \(PartFile.rows("height"))
      }

      """)
    #expect(try PartFile.tops(project.load("Feed.swift").strategies[0]) == [0, 25, 50])
  }

  @Test(
    "a view controller that names its nib otherwise is made, and a number of items in a row is 2")
  func otherNib() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      class Feed: UIViewController {
        init() { super.init(nibName: Nowhere.nib, bundle: nil) }
        required init?(coder: NSCoder) { nil }
        \(PartFile.rows("CGFloat(50 / number)").replacing("makeLayout()", with: "makeLayout(number: Int)"))
      }

      """)
    #expect(try PartFile.tops(project.load("Feed.swift").strategies[0]) == [0, 25, 50])
  }

  @Test("views, controllers of collections and failable initializers make a layout's owner")
  func owners() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      class Feed: UICollectionViewController { \(PartFile.rows("25")) }

      """)
    #expect(try PartFile.tops(project.load("Feed.swift").strategies[0]) == [0, 25, 50])
    try project.write(
      "Feed.swift",
      """
      import UIKit
      class Feed: UIViewController {
        let view2: UIView
        init?(coder: NSCoder, around view: UIView) { view2 = view; super.init(coder: coder) }
        required init?(coder: NSCoder) { nil }
        \(PartFile.rows("view2.frame.width / 4"))
      }

      """)
    #expect(try PartFile.tops(project.load("Feed.swift").strategies[0]) == [0, 25, 50])
  }

  @Test("a file beside it with a regular expression between slashes compiles")
  func regularExpression() throws {
    try project.write("Name.swift", "enum Name { static let rule = /^[a-zé]+$/ }\n")
    try project.write(
      "Feed.swift",
      "import UIKit\nclass Feed { let rule = Name.rule; \(PartFile.rows("25")) }\n")
    #expect(try PartFile.tops(project.load("Feed.swift").strategies[0]) == [0, 25, 50])
  }

  @Test("what is made with the environment of a section is made for each section")
  func environment() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      struct Feed {
        let environment: NSCollectionLayoutEnvironment
        func makeSection() -> NSCollectionLayoutSection {
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .absolute(environment.container.contentSize.width / 4))
          return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
      }

      """)
    #expect(try PartFile.tops(project.load("Feed.swift").strategies[0]) == [0, 25, 50])
  }

  @Test("the configuration of a list that an app passes is that of a plain list")
  func listConfiguration() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      func makeLayout(_ list: UICollectionLayoutListConfiguration) -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(using: list)
      }

      """)
    #expect(try PartFile.tops(project.load("Feed.swift").strategies[0]) == [0, 40, 80])
  }

  @Test("an initializer that is unavailable makes no owner")
  func unavailable() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      class Feed: UIViewController {
        @available(*, unavailable) init() { fatalError() }
        init(height: CGFloat) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
        \(PartFile.rows("25"))
      }

      """)
    #expect(try PartFile.tops(project.load("Feed.swift").strategies[0]) == [0, 25, 50])
  }

  @Test("a class whose initializer is left out has no values, and what is nested in it is there")
  func classWithoutInitializers() throws {
    try project.write(
      "Presenter.swift",
      """
      final class Presenter {
        @objc let title: String
        let link: String
        init(title: String, link: Nowhere) { (self.title, self.link) = (title, link.text) }
      }

      """)
    try project.write(
      "Presenter+Grid.swift",
      """
      import UIKit
      extension Presenter {
        struct Grid { \(PartFile.rows("25")) }
      }

      """)
    #expect(try PartFile.tops(project.load("Presenter+Grid.swift").strategies[0]) == [0, 25, 50])
  }

  @Test("an object is made without the initializer whose arguments cannot be made")
  func unmadeArguments() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      final class Feed {
        let pointer: OpaquePointer
        var height: CGFloat = 25
        init(pointer: OpaquePointer) { self.pointer = pointer }
        convenience init(_ pointer: OpaquePointer) { self.init(pointer: pointer) }
        \(PartFile.rows("height"))
      }

      """)
    let loaded = try project.load("Feed.swift")
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
    let reported = try #require(loaded.assumptions.last)
    #expect(reported.contains("init (an argument of its initializer cannot be made)"))
  }

  @Test("where its initializer for storyboards returns nil, it is made by that of its superclass")
  func nilCoder() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      class Feed: UIViewController {
        init(store: OpaquePointer) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
        \(PartFile.rows("25"))
      }

      """)
    #expect(try PartFile.tops(project.load("Feed.swift").strategies[0]) == [0, 25, 50])
  }

  @Test("a layout that reads what only such an initializer sets ends with the reason")
  func unsetHeight() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      final class Feed {
        var height: CGFloat
        init(pointer: OpaquePointer) { height = 25 }
        \(PartFile.rows("height"))
      }

      """)
    let strategy = try project.load("Feed.swift").strategies[0]
    let error = #expect(throws: LayoutError.self) { try PartFile.tops(strategy) }
    #expect(error?.message.contains("height has no value") == true)
  }

  @Test("a generic screen gets a class for a protocol that no type conforms to")
  func genericScreen() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      protocol Base { static var name: String { get } }
      protocol Store: Base {
        associatedtype Item
        var items: [Item] { get set }
        init(items: [Item])
        mutating func add(_ item: Item) throws -> Int
      }
      class Feed<Content: Store>: UIViewController {
        let content: Content
        let height: CGFloat = 25
        init(content: Content) {
          self.content = content
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        \(PartFile.rows("height"))
      }

      """)
    #expect(try PartFile.tops(project.load("Feed.swift").strategies[0]) == [0, 25, 50])
  }

  @Test("what an initializer of a model misses is looked for in other files")
  func initializersOfModels() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      class Feed: UIViewController {
        \(PartFile.rows("Measures().height"))
        func show() { Nowhere.show() }
      }

      """)
    try project.write(
      "Measures.swift",
      """
      import UIKit
      struct Measures {
        var height: CGFloat = 40
        init() { if UIWindow.common.isEmpty { height = 25 } }
      }

      """)
    try project.write(
      "Windows.swift",
      """
      import UIKit
      extension UIWindow { static var common: String { "" } }

      """)
    #expect(try PartFile.tops(project.load("Feed.swift").strategies[0]) == [0, 25, 50])
  }
}
