import Foundation
import LabLanguage
import SwiftImport
import Synchronization
import Testing

/// View controllers that use many files of their app, of which their layouts need little.
@Suite("The part of an app that layouts use", .serialized)
struct LayoutSliceTests {
  let project: ProjectFolder
  private let models = (1...8).map { "Model\($0)" }

  init() throws {
    project = try ProjectFolder()
    for model in models {
      try project.write(
        "\(model).swift",
        """
        import Nowhere
        class \(model): NowhereModel { let store = Nowhere.store }

        """)
    }
    try project.write(
      "Banner.swift",
      """
      import Nowhere
      class Banner: NowhereView, NowhereTarget {
        static let height: CGFloat = 10
        private let label: NowhereLabel
        init(_ label: NowhereLabel) { self.label = label }
      }

      """)
  }

  /// A controller with `members`.
  func controller(_ members: String) -> String {
    """
    import UIKit
    import Nowhere
    class Feed: UIViewController, NowhereDelegate {
      \(models.map { "let \($0.lowercased()) = \($0)()" }.joined(separator: "\n  "))
      func refresh() { Nowhere.refresh(model1) { self.refresh() } }
      \(members)
    }

    """
  }

  @Test("only what the functions that make layouts name is compiled")
  func names() throws {
    try project.write("Feed.swift", controller(PartFile.rows("Banner.height + 15")))
    let loaded = try project.load("Feed.swift")
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
    #expect(
      loaded.assumptions.contains(
        "Feed.swift is compiled without what no layout uses: model1, model2, model3 and 6 more"))
  }

  @Test("what a screen sets when it appears is compiled, too")
  func appearance() throws {
    try project.write(
      "Feed.swift",
      controller(
        """
        var margin: CGFloat!
        override func viewDidLoad() { super.viewDidLoad(); margin = 15 }
        \(PartFile.rows("Banner.height + margin"))
        """))
    let loaded = try project.load("Feed.swift")
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
    #expect(loaded.assumptions.contains { $0.contains("what no layout uses: model1") })
    #expect(!loaded.assumptions.contains { $0.contains("viewDidLoad") })
  }

  @Test("what a screen sets of a class above it in another file is compiled, too")
  func appearanceOfSuperclass() throws {
    try project.write(
      "Base.swift",
      "import UIKit\nclass Base<Content>: UIViewController { var content: Content! }\n")
    let feed = controller(
      """
      override func viewDidLoad() { super.viewDidLoad(); content = 15 }
      \(PartFile.rows("Banner.height + content"))
      """)
    let parts = feed.components(separatedBy: "UIViewController")
    try project.write("Feed.swift", parts.joined(separator: "Base<CGFloat>"))
    let loaded = try project.load("Feed.swift")
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
    #expect(!loaded.assumptions.contains { $0.contains("viewDidLoad") })
  }

  @Test("a screen that a layout is only nested in needs nothing of what the screen is")
  func nestedLayout() throws {
    try project.write("Base.swift", "import Nowhere\nclass Base: NowhereController {}\n")
    let feed = controller("let base = Base()")
    let parts = feed.components(separatedBy: "UIViewController")
    try project.write("Feed.swift", parts.joined(separator: "Base"))
    let rows = ProjectFolder.rows("20", members: "")
    let open = rows.components(separatedBy: "class Rows")
    try project.write(
      "Feed+Rows.swift", open.joined(separator: "extension Feed { class Rows") + "}\n")
    let loaded = try project.load("Feed+Rows.swift")
    #expect(try ProjectFolder.heights(loaded) == [20, 20, 20])
    #expect(loaded.assumptions.first == "compiled together with Feed.swift")
  }

  @Test("an initializer with labels that nothing passes is left out, and so is what it names")
  func labelsOfInitializers() throws {
    try project.write(
      "Base.swift", "import UIKit\nimport Nowhere\nclass _Base: UIViewController {}\n")
    let feed = controller(
      """
      let remote: Banner
      init(remote: Banner) { self.remote = remote; super.init(nibName: nil, bundle: nil) }
      \(Self.coder)
      let insets: NSDirectionalEdgeInsets = .init(top: 0, leading: 0, bottom: 0, trailing: 0)
      \(PartFile.rows("Banner.height + insets.top + 15"))
      """)
    let parts = feed.components(separatedBy: "UIViewController")
    try project.write("Feed.swift", parts.joined(separator: "_Base"))
    let loaded = try project.load("Feed.swift")
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
    #expect(
      loaded.assumptions.contains(
        "Feed.swift is compiled without what no layout uses: model1, model2, model3 and 7 more"))
  }

  private static let coder = "required init?(coder: NSCoder) { fatalError() }"
  private static let style = "func style() { gap = 5 }; var gap = 0 { didSet { margin = 15 } }"

  @Test(
    "an initializer that sets what a layout reads stays, also by what it calls",
    arguments: [
      "init() { super.init(nibName: nil, bundle: nil); margin = 15; Nowhere.begin() }\n\(Self.coder)",
      "init() { super.init(nibName: nil, bundle: nil); style() }\n\(Self.coder)\n\(Self.style)",
      "convenience init() { self.init(nibName: nil, bundle: nil); margin = 15 }",
      "required init?(coder: NSCoder) { super.init(coder: coder); margin = 15 }",
    ])
  func initializers(_ members: String) throws {
    try project.write(
      "Feed.swift",
      controller(
        "var margin: CGFloat = 10\n\(members)\n" + PartFile.rows("Banner.height + margin")))
    let loaded = try project.load("Feed.swift")
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
    #expect(loaded.assumptions.contains { $0.contains("what no layout uses: model1") })
  }

  @Test("what a class above a screen sets in its initializer is compiled with what that is given")
  func initializerOfSuperclass() throws {
    try project.write(
      "Base.swift",
      """
      import UIKit
      class Base: UIViewController {
        var margin: CGFloat = 10
        init(margin: CGFloat) { super.init(nibName: nil, bundle: nil); self.margin = margin }
        required init?(coder: NSCoder) { fatalError() }
      }

      """)
    let feed = controller(
      """
      init() { super.init(margin: 15) }
      \(Self.coder)
      \(PartFile.rows("Banner.height + margin"))
      """)
    try project.write("Feed.swift", feed.replacing("UIViewController", with: "Base"))
    let loaded = try project.load("Feed.swift")
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
    #expect(loaded.assumptions.contains { $0.contains("what no layout uses: model1") })
  }

  @Test(
    "what the observers of a screen, or the functions of a class above it, set when it appears stays"
  )
  func appearanceByObserver() throws {
    try project.write(
      "Base.swift",
      """
      import UIKit
      class Base: UIViewController {
        var margin: CGFloat!
        override func viewDidLoad() { super.viewDidLoad(); margin = 10 }
      }

      """)
    let rows = PartFile.rows("Banner.height + margin")
    let feed = controller(rows).replacing("UIViewController", with: "Base")
    try project.write("Feed.swift", feed)
    #expect(try PartFile.tops(project.load("Feed.swift").strategies[0]) == [0, 20, 40])
    let observed = """
      var style = 0 { didSet { margin = 15 } }
      override func viewDidLoad() { super.viewDidLoad(); style = 1 }

      """
    try project.write("Feed.swift", feed.replacing(rows, with: observed + rows))
    let loaded = try project.load("Feed.swift")
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
    #expect(loaded.assumptions.contains { $0.contains("what no layout uses: model1") })
  }

  @Test("a screen is not shown for what may be nil: what sets that is left out")
  func optional() throws {
    try project.write(
      "Feed.swift",
      controller(
        """
        var answer: Banner?
        override func viewDidLoad() { super.viewDidLoad(); Nowhere.fetch { self.answer = $0 } }
        \(PartFile.rows("answer == nil ? 25 : 40"))
        """))
    let loaded = try project.load("Feed.swift")
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
    #expect(loaded.assumptions.contains { $0.hasSuffix("and 7 more") })
  }

  @Test("the compiler reads the slice twice, because of one class above, and compiles it once")
  func runs() throws {
    try project.write("Feed.swift", controller(PartFile.rows("Banner.height + 15")))
    let steps = Mutex<[String]>([])
    _ = try project.load("Feed.swift") { step in steps.withLock { $0.append(step) } }
    let runs = steps.withLock { $0 }.filter {
      ["reading", "compiling"].contains(where: $0.hasPrefix)
    }
    #expect(runs == ["reading Feed.swift", "reading Feed.swift", "compiling Feed.swift"])
  }

  @Test("a name that the compiler misses is found in another file, of which the rest is left out")
  func missed() throws {
    try project.write(
      "Sizes.swift",
      """
      import Nowhere
      extension UIView {
        var rowHeight: CGFloat { 25 }
        func dim() -> NowhereView { NowhereView(self) }
      }
      class Dimmer: NowhereView { let view = UIView().dim() }

      """)
    try project.write("Feed.swift", controller(PartFile.rows("UIView().rowHeight")))
    let loaded = try project.load("Feed.swift")
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
    #expect(!loaded.assumptions.contains { $0.contains("Sizes.swift is compiled without") })
  }

  @Test("what does not compile of a generic type's inheritance list goes with its comma")
  func generic() throws {
    try project.write(
      "Wide.swift",
      """
      import Nowhere
      struct Wide<Content: Equatable>: NowhereShape, Equatable {
        static var height: CGFloat { 25 }
      }

      """)
    try project.write("Feed.swift", controller(PartFile.rows("Wide<Int>.height")))
    #expect(try PartFile.tops(project.load("Feed.swift").strategies[0]) == [0, 25, 50])
  }

  @Test("of a protocol, only what is named is asked for")
  func protocols() throws {
    try project.write(
      "Source.swift",
      """
      import Nowhere
      protocol Source { var height: CGFloat { get }; func open(_ app: Nowhere) -> Other }
      class Other: NowhereView { init(_ nowhere: Nowhere) {} }
      struct Tall: Source {
        var height: CGFloat { 25 }
        func open(_ app: Nowhere) -> Other { Other(app) }
      }

      """)
    try project.write(
      "Feed.swift", controller("let source: Source = Tall()\n" + PartFile.rows("source.height")))
    let loaded = try project.load("Feed.swift")
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
    #expect(!loaded.assumptions.contains { $0.contains("Source.swift is compiled without") })
  }

  @Test("what no layout used is compiled after an edit with which one uses it")
  func edited() throws {
    let gap = "var gap: CGFloat { Banner.height }\n"
    try project.write("Feed.swift", controller(gap + PartFile.rows("20")))
    #expect(try PartFile.tops(project.load("Feed.swift").strategies[0]) == [0, 20, 40])
    try project.write("Feed.swift", controller(gap + PartFile.rows("20 + gap")))
    #expect(try PartFile.tops(project.load("Feed.swift").strategies[0]) == [0, 30, 60])
  }

  @Test("an edit of a number is compiled at once, without looking for what the layouts use")
  func kept() throws {
    let steps = Mutex<[String]>([])
    for height in [20, 30] {
      steps.withLock { $0 = [] }
      try project.write("Feed.swift", controller(PartFile.rows("Banner.height + \(height)")))
      let loaded = try project.load("Feed.swift") { step in steps.withLock { $0.append(step) } }
      #expect(try PartFile.tops(loaded.strategies[0])[1] == Double(height) + 10)
      #expect(loaded.assumptions.contains { $0.contains("what no layout uses: model1, model2") })
    }
    let runs = steps.withLock { $0 }.filter {
      ["reading", "compiling"].contains(where: $0.hasPrefix)
    }
    #expect(runs == ["reading Feed.swift", "compiling Feed.swift"])
  }

  @Test(
    "an initializer is compiled after an edit with which a layout makes an object",
    arguments: [0, 1])
  func made(edits: Int) throws {
    let metrics = """
      class Metrics {
        static let base: CGFloat = 20
        var height: CGFloat = 10
        init() { height = 40 }
      }

      """
    func load(_ height: String) throws -> [Double] {
      let feed = controller(PartFile.rows("\(height) + Banner.height"))
      try project.write("Feed.swift", feed + metrics)
      return try PartFile.tops(project.load("Feed.swift").strategies[0])
    }
    // What is kept after one edit is a slice as before it.
    for gap in 0...edits { #expect(try load("\(gap) + Metrics.base")[1] == Double(30 + gap)) }
    #expect(try load("0 + Metrics().height") == [0, 50, 100])
  }

  @Test("an initializer of a generic class stays, with which a layout makes an object")
  func genericObject() throws {
    let box = """
      class Box<Value> {
        var height: CGFloat = 10
        init() { height = 40 }
      }

      """
    let feed = controller(PartFile.rows("Box<[Int: (CGFloat) -> Int]>().height + Banner.height"))
    try project.write("Feed.swift", feed)
    try project.write("Box.swift", "import UIKit\n" + box)
    #expect(try PartFile.tops(project.load("Feed.swift").strategies[0]) == [0, 50, 100])
  }

  @Test("the keys stay by which a type is decoded")
  func codingKeys() throws {
    try project.write(
      "Style.swift",
      """
      import Nowhere
      struct Style: Codable {
        let height: CGFloat
        enum CodingKeys: String, CodingKey { case height = "row_height" }
        var label: NowhereLabel { NowhereLabel() }
      }

      """)
    let style = ##"JSONDecoder().decode(Style.self, from: Data(#"{"row_height": 25}"#.utf8))"##
    try project.write("Feed.swift", controller(PartFile.rows("(try! \(style)).height")))
    let loaded = try project.load("Feed.swift")
    #expect(try PartFile.tops(loaded.strategies[0]) == [0, 25, 50])
    #expect(loaded.assumptions.contains { $0.contains("what no layout uses: model1") })
  }

  @Test("where a layout needs a type that no file declares, the rest of the app is not compiled")
  func refused() throws {
    try project.write(
      "Feed.swift",
      controller(
        "let store = 0 }\nextension Feed { func makeList() -> NowhereList { NowhereList(model1) }\n"
          + PartFile.rows("makeList().height")))
    let steps = Mutex<[String]>([])
    #expect(throws: LabError.self) {
      try project.load("Feed.swift") { step in steps.withLock { $0.append(step) } }
    }
    #expect(steps.withLock { $0.count } <= 4)
    #expect(project.error("Feed.swift").contains("cannot find 'makeList' in scope"))
  }
}
