import LabLanguage
import LayoutCore
import SwiftImport
import Synchronization
import Testing

/// Files of apps that compile in part: which others are read for them.
@Suite("Files in part and those beside them", .serialized)
struct PartSearchTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  @Test("a function that gives a layout stays where what it overrides does not compile")
  func overriding() throws {
    try project.write(
      "Shelf.swift",
      """
      import UIKit
      class Shelf: Screen {
        override \(PartFile.rows("25"))
      }

      """)
    try project.write(
      "Screen.swift",
      """
      import UIKit
      class Screen: UIViewController {
        func makeLayout() -> Nowhere { Nowhere() }
      }

      """)
    let loaded = try project.load("Shelf.swift")
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
    #expect(
      loaded.assumptions.contains {
        $0.hasPrefix(
          "Shelf.swift is compiled without the parts that do not compile here: a part of makeLayout"
        )
      })
  }

  @Test("what a layout calls may be declared beside code that does not compile")
  func overloads() throws {
    try project.write(
      "Steps.swift",
      """
      import UIKit
      enum Steps {
        static func makeLayout() -> UICollectionViewLayout {
          let size = NSCollectionLayoutSize(25)
          let item = NSCollectionLayoutItem(layoutSize: size)
          return UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item])))
        }
      }

      """)
    try project.write(
      "Screen.swift",
      """
      import UIKit
      extension NSCollectionLayoutSize {
        convenience init(_ height: CGFloat) {
          self.init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        }
      }
      class Screen: UIViewController {
        let model = Nowhere()
        func show() { push(Nothing()) }
      }

      """)
    let loaded = try project.load("Steps.swift")
    #expect(loaded.assumptions.contains("compiled together with Screen.swift"))
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
  }

  @Test("files are not searched for more once a layout needs a type that none declares")
  func vain() throws {
    let steps = 4
    for step in 1...steps {
      try project.write(
        "Step\(step).swift", "import SnapKit\nclass Step\(step) { var next: Step\(step + 1)? }\n")
    }
    func readings(of type: String) throws -> Int {
      try project.write(
        "Rows.swift",
        """
        import UIKit
        import SnapKit
        class Rows: UICollectionViewFlowLayout {
          var step: Step1?
          var other: \(type)?
          override func prepare() { if other == nil { super.prepare() } }
        }

        """)
      let count = Mutex(0)
      _ = try? project.load("Rows.swift") { step in
        if step.hasPrefix("reading ") { count.withLock { $0 += 1 } }
      }
      return count.withLock(\.self)
    }
    // All steps are found together, but those before the last need no other reading.
    #expect(try readings(of: "Step2") == 4)
    // The last one is for what a companion could declare.
    #expect(try readings(of: "Nowhere") == 3)
    #expect(project.error("Rows.swift").contains("no such module 'SnapKit'"))
  }

  @Test("where no layout can be created once all compiles, load prints why")
  func cannotBeCreated() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      import SnapKit
      class Store { init(_ pointer: OpaquePointer) {} }
      struct Feed {
        unowned let store: Store
        func show() { UIView().snp.remove() }
        \(PartFile.rows("25"))
      }

      """)
    let error = project.error("Feed.swift")
    #expect(error.hasPrefix("Feed.swift declares no layout that the lab can create"))
    #expect(error.contains("makeLayout is left out: missing argument for parameter 'store'"))
  }

  @Test("a function that a layout may call is compiled with what another file declares")
  func results() throws {
    try project.write("Rows.swift", ProjectFolder.rows("Sizer().height()", members: ""))
    try project.write(
      "Sizer.swift",
      """
      import UIKit
      class Sizer {
        var unknown: UIUnheardOf?
        func height() -> CGFloat { Kind.tall.height }
      }
      enum Kind { case tall }

      """)
    try project.write(
      "Kinds.swift", "import UIKit\nextension Kind { var height: CGFloat { 7 } }\n")
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [7, 7, 7])
  }

  @Test("a global function that a layout calls is compiled with what another file declares")
  func globalResults() throws {
    try project.write("Rows.swift", ProjectFolder.rows("rowHeight()", members: ""))
    try project.write(
      "Heights.swift",
      """
      import UIKit
      class Screen: UIView { var unknown: UIUnheardOf? }
      func rowHeight() -> CGFloat { Kind.tall.height }
      enum Kind { case tall }

      """)
    try project.write(
      "Kinds.swift", "import UIKit\nextension Kind { var height: CGFloat { 7 } }\n")
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [7, 7, 7])
  }

  @Test("of the layouts in an extension of UIKit's class, those load that compile")
  func extensionOfLayout() throws {
    try project.write(
      "Layouts.swift",
      """
      import UIKit
      extension UICollectionViewLayout {
        static var ads: UICollectionViewLayout {
          let layout = UICollectionViewFlowLayout()
          layout.minimumLineSpacing = Queue.shared.isEmpty ? 0 : 8
          return layout
        }
        static \(PartFile.rows("25"))
      }

      """)
    try project.write(
      "Queue.swift",
      """
      import UIKit
      import Nowhere
      class Queue {
        static let shared = Queue()
        var ads = [NowhereAd]()
        var isEmpty: Bool { ads.isEmpty }
      }

      """)
    let loaded = try project.load("Layouts.swift")
    #expect(loaded.strategies.map(\.definition.name) == ["makeLayout"])
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
    #expect(
      loaded.assumptions.contains(
        "Layouts.swift is compiled without the parts that do not compile here: "
          + "ads (value of type 'Queue' has no member 'isEmpty')"))
  }

  @Test("a layout of such an extension that another one calls is not left out")
  func calledLayout() throws {
    try project.write(
      "Layouts.swift",
      """
      import UIKit
      protocol Making {}
      extension Making { static var base: UICollectionViewFlowLayout { UICollectionViewFlowLayout() } }
      extension UICollectionViewFlowLayout: Making {
        static var base: UICollectionViewFlowLayout { UICollectionViewFlowLayout(Nowhere.rows) }
        static var feed: UICollectionViewFlowLayout { base }
      }

      """)
    #expect(
      project.error("Layouts.swift")
        == "Layouts.swift:5:76: cannot find 'Nowhere' in scope: not declared in this folder; "
        + "you can declare it in Layouts.lab.swift; 2 more errors")
  }

  @Test("no file is added for a value that is missing because a statement is left out")
  func noValue() throws {
    try project.write("Rows.swift", ProjectFolder.rows("Kind().height", members: ""))
    try project.write(
      "Kind.swift",
      """
      import UIKit
      struct Kind {
        var height: CGFloat = 7
        func isTall() -> Bool {
          switch height {
          case 0: Nowhere.isFlat(height)
          default: true
          }
        }
      }

      """)
    try project.write("Flags.swift", "protocol Titled {}\nextension Bool: Titled {}\n")
    let loaded = try project.load("Rows.swift")
    #expect(try ProjectFolder.heights(loaded) == [7, 7, 7])
    #expect(loaded.assumptions.contains("compiled together with Kind.swift"))
  }

  @Test("a module is to blame only for what it may declare; a missing name of UIKit's is named")
  func modules() throws {
    func error(_ type: String) throws -> String {
      try project.write(
        "Rows.swift",
        """
        import UIKit
        import Nowhere
        class Rows: UICollectionViewFlowLayout { var a: \(type)?
          override func prepare() { if a == nil { super.prepare() } }
        }

        """)
      return project.error("Rows.swift")
    }
    #expect(
      try error("UIUnheardOf").hasPrefix(
        "Rows.swift:3:49: cannot find type 'UIUnheardOf' in scope: the UIKit shim does not declare")
    )
    #expect(try error("Unheard").hasPrefix("Rows.swift:2:8: no such module 'Nowhere'"))
  }

  @Test("a layout that needs what no file declares is refused at once, with the name and its place")
  func unprovided() throws {
    try project.write("Rows.swift", ProjectFolder.rows("rowHeight()", members: ""))
    try project.write(
      "Heights.swift",
      """
      import UIKit
      typealias Metrics = UIUnheardOf
      func rowHeight(_ metrics: Metrics? = nil) -> CGFloat { 7 }
      class Screen: UIView { func show() { showElsewhere() } }

      """)
    try project.write("Elsewhere.swift", "func showElsewhere() {}\n")
    let count = Mutex(0)
    let error = #expect(throws: LabError.self) {
      _ = try project.load("Rows.swift") { _ in count.withLock { $0 += 1 } }
    }
    #expect(
      error?.message.contains("(Heights.swift:2:21: cannot find type 'UIUnheardOf' in scope)")
        == true)
    #expect(count.withLock(\.self) == 6)
  }

  @Test("a generic parameter that only an enumeration can be is one that another file declares")
  func choices() throws {
    try project.write(
      "Adapter.swift",
      """
      import UIKit
      import Nowhere
      protocol Kind: CaseIterable { var height: CGFloat { get } }
      class Adapter<Value: Kind>: NSObject {
        var player: Player?
        \(PartFile.rows("Array(Value.allCases)[0].height"))
      }

      """)
    try project.write("Other.swift", "import UIKit\nstruct Other {}\n")
    try project.write(
      "Kinds.swift",
      "import UIKit\nenum Kinds: Kind { case row; var height: CGFloat { 25 } }\n")
    #expect(try PartFile.tops(project.load("Adapter.swift").strategies[0]) == [0, 25, 50])
  }

  @Test("the screen with the only layout of a file is not left out for a layout of another file")
  func lastLayout() throws {
    try project.write("Grid.swift", "import UIKit\nclass Grid: UICollectionViewFlowLayout {}\n")
    try project.write(
      "Themed.swift",
      """
      import UIKit
      protocol Colored { var color: UIColor { get } }
      extension Colored where Self: UIResponder { var color: UIColor { .gray } }
      protocol Themed: Colored {}

      """)
    try project.write(
      "Feed.swift",
      """
      import UIKit
      class Feed: NowhereController, Themed {
        let grid = Grid()
        \(PartFile.rows("25"))
      }

      """)
    #expect(project.error("Feed.swift").contains("cannot find type 'NowhereController' in scope"))
  }

  @Test("a function that returns a constraint returns one, although its body does not compile")
  func constraint() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      class Feed: UIViewController {
        private var height: CGFloat!
        private func pin() -> NSLayoutConstraint { Nowhere.constraint(of: view) }
        override func viewDidLoad() {
          super.viewDidLoad()
          pin().isActive = true
          height = 25
        }
        \(PartFile.rows("height"))
      }

      """)
    let loaded = try project.load("Feed.swift")
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
  }

  @Test("a function that returns a constraint is a trap where a file reads a constraint's length")
  func constant() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      class Feed: UIViewController {
        private func pin() -> NSLayoutConstraint { Nowhere.constraint(of: view) }
        \(PartFile.rows("pin().constant + 25"))
      }

      """)
    let strategy = try project.load("Feed.swift").strategies[0]
    let error = #expect(throws: LayoutError.self) { try PartFile.tops(strategy) }
    #expect(error?.trap?.reason == "pin is left out: cannot find 'Nowhere' in scope")
  }

  @Test("a trap on what reads a property that is left out says why the property is")
  func cause() throws {
    try project.write(
      "Feed.swift",
      """
      import UIKit
      class Model {
        private let rows = Nowhere<[Int]>()
        func height() -> CGFloat { CGFloat(rows.value[0]) }
      }
      class Feed: UIViewController {
        let model = Model()
        \(PartFile.rows("model.height()"))
      }

      """)
    let strategy = try project.load("Feed.swift").strategies[0]
    let error = #expect(throws: LayoutError.self) { try PartFile.tops(strategy) }
    #expect(error?.trap?.reason == "height is left out: cannot find 'Nowhere' in scope")
  }
}
