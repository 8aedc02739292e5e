import Foundation
import LabLanguage
import LabTestKit
import LayoutCore
import PluginHost
import SwiftImport
import Testing

/// Swift files that declare strategies: compiled, cached by content, and answered for at their own
/// lines.
@Suite("Swift files", .serialized)
final class SwiftFileTests {
  private let folder: TemporaryFolder
  private let reported = Reports()

  init() throws { folder = try TemporaryFolder() }

  /// A strategy of a few lines; `frame` is the expression of the frame of item `index`, on line 12.
  static func source(_ frame: String) -> String {
    """
    import LayoutCore

    /// Items one below another.
    struct Stair: LayoutStrategy {
      var step = 20.0
      static var definition: StrategyDefinition<Self> {
        StrategyDefinition(
          name: "stair", summary: "each item a step further in",
          parameters: [.points("step", \\.step, 0...200, "how far")], examples: [])
      }
      func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
        Stored(frames: (0..<request.count).map { index in \(frame) })
      }
    }
    """
  }

  private func load(_ name: String, _ text: String) throws -> [AnyStrategy] {
    try loaded(name, text).strategies
  }

  private func loaded(_ name: String, _ text: String) throws -> Loader.Loaded {
    try folder.write(text, as: name)
    let variables = ProcessInfo.processInfo.environment.merging(
      ["XDG_CACHE_HOME": folder.url.appending(path: "cache").path]
    ) { $1 }
    let loader = Loader(
      LoadedFiles.surroundings(variables, progress: { [reported] in reported.add($0) }))
    return try loader.load(folder.url.appending(path: name).path)
  }

  private func error(_ name: String, _ text: String) -> String {
    do {
      _ = try load(name, text)
      return ""
    } catch {
      return (error as? LabError)?.message ?? "\(error)"
    }
  }

  @Test("a strategy of a Swift file is used; compiled once, until the file changes")
  func strategy() throws {
    let text = Self.source("Rect(x: Double(index) * step, y: 0, width: 10, height: 10)")
    let made = ["reading", "compiling", "linking", "starting"].map { "\($0) Stair.swift" }
    for expected in [made, made + ["starting Stair.swift"]] {
      var strategy = try #require(try load("Stair.swift", text).first)
      strategy.set("step", to: .points(30))
      let layout = try strategy.layout(
        SectionRequest(
          count: 3, crossSize: 100, length: 100, sizes: .uniform(Size(width: 1, height: 1))))
      #expect((0..<3).map { layout.frame(at: $0).x } == [0, 30, 60])
      #expect(reported.sentences == expected)
    }
    _ = try load("Stair.swift", text + "\n// changed\n")
    #expect(reported.sentences == made + ["starting Stair.swift"] + made)
  }

  @Test("a strategy explains itself as a built-in one does: reasons and examples")
  func explainsItself() throws {
    let text = """
      import LayoutCore

      struct Shelf: LayoutStrategy {
        var error = 0.0
        static var definition: StrategyDefinition<Self> {
          StrategyDefinition(
            name: "shelf", summary: "one above the other",
            parameters: [.points("error", \\.error, 0...200, "an error in the formula")],
            examples: [Example("use shelf; why 2.y", "the top of a shelf")])
        }
        func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
          Repeated(
            period: [Rect(x: 0, y: 0, width: 50, height: 40)], pitch: 60, count: request.count,
            contentSize: Size(width: 50, height: Double(request.count) * 60)
          ) { number, index in
            Reason(
              ["item \\(index) is on shelf \\(index)"],
              number == .y
                ? .sum([.product(.number(Double(index), "shelf"), .number(60, "pitch")),
                  .number(error, "")])
                : .number(number == .height ? 40 : number == .width ? 50 : 0, ""))
          }
        }
      }
      """
    var strategy = try #require(try load("Shelf.swift", text).first)
    #expect(
      strategy.definition.examples == [Example("use shelf; why 2.y", "the top of a shelf")])
    let request = SectionRequest(
      count: 3, crossSize: 100, length: 100, sizes: .uniform(Size(width: 1, height: 1)))
    let layout = try strategy.layout(request)
    let product = Formula.product(.number(2, "shelf"), .number(60, "pitch"))
    let reason = Reason(["item 2 is on shelf 2"], .sum([product, .number(0, "")]))
    #expect(layout.reason(for: .y, of: 2) == reason)
    // After another layout, the program lays out the first again.
    strategy.set("error", to: .points(7))
    let mistaken = try strategy.layout(request)
    #expect(
      mistaken.reason(for: .y, of: 2)
        == Reason(
          ["item 2 is on shelf 2", "its formula gives 127, its frame has 120"], .number(120, "")))
    #expect(layout.reason(for: .y, of: 2) == reason)
    #expect(mistaken.reason(for: .width, of: 1).formula == .number(50, ""))
  }

  @Test("an error is reported at its line and column of the file")
  func errors() {
    #expect(
      error("Wrong.swift", Self.source("Rect(x: 0, y: 0, width: widht, height: 10)"))
        == "Wrong.swift:12:79: cannot find 'widht' in scope")
    #expect(
      error("Empty.swift", "import LayoutCore\nstruct Nothing {}")
        == "Empty.swift declares no strategy: a type that conforms to LayoutStrategy")
    #expect(
      error("Alien.swift", "import SnapKit\n")
        == "Alien.swift:1:8: no such module 'SnapKit': only UIKit, SwiftUI, Combine, Foundation,"
        + " CoreGraphics, QuartzCore and ObjectiveC are available")
  }

  @Test("a trap is reported at its line and column of the file")
  func trap() throws {
    let strategy = try #require(
      try load("Trap.swift", Self.source("[Rect.zero, .zero][index]")).first)
    let request = SectionRequest(
      count: 3, crossSize: 100, length: 100, sizes: .uniform(Size(width: 1, height: 1)))
    #expect(
      throws: LayoutError.ended(
        reason: "Trap.swift was ended by signal 4 (trap) before it answered; at"
          + " Trap.swift:12:73: Index out of range",
        trap: Trap(file: "Trap.swift", line: 12, column: 73, reason: "Index out of range"))
    ) { try strategy.layout(request) }
  }

  /// A layout as a blog has it, followed by `more`.
  private static func layout(_ more: String = "") -> String {
    """
    import UIKit
    protocol PhotosDelegate: AnyObject {
      func collectionView(_ view: UICollectionView, heightForPhotoAt indexPath: IndexPath) -> CGFloat
    }
    class PhotosLayout: UICollectionViewLayout {
      weak var delegate: PhotosDelegate?
      private var numberOfColumns = 2
      @objc var gap: CGFloat = 0
      private let fixed = 3
      private var cache: [UICollectionViewLayoutAttributes] = []
      override func prepare() {
        let width = collectionView!.bounds.width / CGFloat(numberOfColumns)
        for item in 0..<collectionView!.numberOfItems(inSection: 0) {
          let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: 0))
          let height = delegate!.collectionView(collectionView!, heightForPhotoAt: attributes.indexPath)
          attributes.frame = CGRect(
            x: CGFloat(item % numberOfColumns) * width, y: gap, width: width, height: height)
          cache.append(attributes)
        }
      }
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 500) }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        cache.filter { $0.frame.intersects(rect) }
      }
    }
    func makeLayout() -> UICollectionViewLayout { UICollectionViewFlowLayout() }
    class Named: UICollectionViewLayout {
      init(name: String) { super.init() }
      required init?(coder: NSCoder) { fatalError() }
    }
    \(more)
    """
  }

  @Test("a file for UIKit: its classes and functions, private properties, and delegates of its own")
  func uikit() throws {
    let loaded = try loaded("Photos.swift", Self.layout())
    #expect(loaded.strategies.map(\.definition.name) == ["PhotosLayout", "Named", "makeLayout"])
    #expect(
      loaded.assumptions == [
        "compiled without @objc",
        "PhotosDelegate: collectionView(_:heightForPhotoAt:) is the item's height",
        "Named: name is empty",
        "Named places no item: neither it nor a superclass overrides "
          + "layoutAttributesForElements(in:); load a subclass that does",
      ])
    var strategy = loaded.strategies[0]
    #expect(strategy.definition.parameters.map(\.name) == ["numberOfColumns", "gap"])
    strategy.set("numberOfColumns", to: .count(4))
    strategy.set("gap", to: .points(7))
    let layout = try strategy.layout(
      SectionRequest(
        count: 6, crossSize: 100, length: 200, sizes: .uniform(Size(width: 30, height: 40))))
    #expect(layout.frame(at: 5) == Rect(x: 25, y: 7, width: 25, height: 40))
    #expect(layout.contentSize == Size(width: 100, height: 500))
  }

  @Test("a class that places nothing comes after those that place items, whatever its name")
  func emptyClass() throws {
    let loaded = try loaded("Named.swift", Self.layout())
    #expect(loaded.strategies.map(\.definition.name) == ["PhotosLayout", "Named", "makeLayout"])
  }

  @Test(
    "an error in a file for UIKit is reported at its own line, and a file without a layout is an error"
  )
  func uikitErrors() {
    #expect(
      error("Photos.swift", Self.layout("let wrong: Int = \"a\""))
        == "Photos.swift:32:18: cannot convert value of type 'String' to specified type 'Int'")
    #expect(
      error("View.swift", "import UIKit\nclass View: UIView {}\n")
        == "View.swift declares no layout that the lab can create: neither a subclass of"
        + " UICollectionViewLayout, nor a type that conforms to SwiftUI's Layout, nor a function"
        + " that returns a layout or a section"
    )
  }

  @Test("a path that the compiler would report differently is refused, escaped")
  func oddPaths() {
    for (name, reported) in [
      ("odd\u{1}.swift", "odd\\u{1}.swift"), ("odd\"\\.swift", "odd\"\\.swift"),
    ] {
      let error = error(name, Self.layout())
      #expect(
        error.hasSuffix(
          "/\(reported)' cannot be compiled: the compiler accepts no control characters, quotation"
            + " marks or backslashes in a path; rename it"), "\(error)")
    }
  }

  @Test("what is neither a Swift file nor a program is refused")
  func files() throws {
    #expect(
      error("notes.txt", "hello")
        == "notes.txt is not a Swift file or an executable program; to make it executable, run chmod +x on it"
    )
    let loader = Loader(
      Surroundings(environment: { _ in nil }, stop: .never, buildFolder: "/nowhere"))
    for (path, sentence) in [
      ("/no/such/file", "cannot read '/no/such/file': no such file or directory"),
      ("/dev", "cannot read '/dev': it is a folder: name a file"),
    ] {
      #expect(throws: LabError.self) { try loader.load(path) }
      do { _ = try loader.load(path) } catch { #expect(error.message == sentence) }
    }
  }
}

/// The reported sentences, in order.
private final class Reports: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [String] = []

  var sentences: [String] { lock.withLock { all } }
  func add(_ sentence: String) { lock.withLock { all.append(sentence) } }
}
