import LabLanguage
import LayoutCore
import SwiftImport
import Testing

/// What a companion answers in the place of an app: the objects that a layout has, and the names of
/// modules that are not here.
@Suite("What a companion answers", .serialized)
struct CompanionTests {
  private static let files = LoadedFiles()
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  /// The companion of `text`, the file `Rows.swift`, which is written beside it.
  private func companion(_ text: String) throws -> String {
    try project.write("Rows.swift", text)
    let companion = try Self.files.loader.companion(project.path("Rows.swift"))
    try project.write("Rows.lab.swift", companion)
    return companion
  }

  private var heights: [Double] {
    get throws { try ProjectFolder.heights(project.load("Rows.swift")) }
  }

  /// Whether the refusal of `Rows.swift` offers a companion.
  private var offersCompanion: Bool {
    do {
      _ = try project.load("Rows.swift")
      return false
    } catch {
      return (error as? LabError)?.compilerFailure?.isForCompanion == true
    }
  }

  private static let photo = "class Photo { var height: Int = 0; var name = \"\" }\n"

  @Test("its class fills the list of a delegate, with objects that have the sides of the items")
  func delegateList() throws {
    let text =
      "protocol PhotoSource: AnyObject { func photos() -> [Photo] }\n" + Self.photo
      + ProjectFolder.rows(
        "CGFloat(photos[item].height)", members: "weak var source: PhotoSource?",
        before: "let photos = source!.photos()")
    let companion = try companion(text)
    #expect(
      companion.contains(
        """
        extension RowsApp: PhotoSource {
          func photos() -> [Photo] {
            (0..<itemCount(0)).map { number in { () -> Photo in
              let it = Photo()
              it.height = Int(itemSize(IndexPath(item: number, section: 0)).height)
              return it
            }() }
          }
        }
        """))
    #expect(try heights == [40, 40, 40])
  }

  @Test("its class makes an object that may be nil, and takes what the app returns")
  func delegateObject() throws {
    let text =
      """
      struct Span { let width: UInt; let height: UInt }
      protocol SpanSource: AnyObject {
        func span(at path: IndexPath) -> Span?
        var gap: Int { get }
      }

      """
      + ProjectFolder.rows(
        "CGFloat(source.span(at: path)!.height) + CGFloat(source.gap)",
        members: """
          private unowned let source: SpanSource
          init(source: SpanSource) {
            self.source = source
            super.init()
          }
          required init?(coder: NSCoder) { nil }
          """)
    try project.write(
      "Screen.swift",
      """
      import UIKit
      class Screen: SpanSource {
        func span(at path: IndexPath) -> Span? { nil }
        var gap: Int { 3 }
      }

      """)
    #expect(try companion(text).contains("  var gap: Int {\n    3\n  }\n"))
    #expect(try heights == [43, 43, 43])
  }

  @Test("its class is the model that a layout must have")
  func model() throws {
    let text =
      "protocol Album { var photos: [Photo] { get }\n var title: String { get set } }\n"
      + Self.photo
      + ProjectFolder.rows("CGFloat(album.photos[item].height)", members: "var album: Album!")
    let companion = try companion(text)
    #expect(companion.contains("    get { \"A text of a few words\" }\n    set {}\n"))
    #expect(!companion.contains("album ="))
    #expect(try heights == [40, 40, 40])
  }

  @Test("a member that nothing is known of traps, and the report names it")
  func unknown() throws {
    let text =
      """
      final class Track { private init() {}; var length = 3.0 }
      protocol TrackSource: AnyObject { func track(_ number: Int) -> Track }

      """
      + ProjectFolder.rows(
        "source!.track(item).length", members: "weak var source: TrackSource?")
    let companion = try companion(text)
    #expect(companion.contains("fatalError(\"track has no value\")"))
    let strategy = try #require(project.load("Rows.swift").strategies.first)
    let request = SectionRequest(
      count: 3, crossSize: 100, length: 200, sizes: .uniform(Size(width: 30, height: 40)))
    #expect {
      _ = try strategy.layout(request)
    } throws: { error in
      (error as? LayoutError)?.message.contains("track has no value") == true
    }
  }

  @Test("a private protocol is left to the file")
  func hidden() throws {
    let text =
      "private protocol Source: AnyObject { func photos() -> [Photo] }\n" + Self.photo
      + ProjectFolder.rows("5", members: "private weak var source: Source?")
    #expect(try !companion(text).contains("extension"))
    #expect(try heights == [5, 5, 5])
  }

  @Test("what the app sets counts, and is a comment")
  func appSettings() throws {
    let text = ProjectFolder.rows("height", members: "var height: CGFloat = 0")
    try project.write(
      "Screen.swift", "import UIKit\nfunc show() { let rows = Rows(); rows.height = 21 }\n")
    #expect(
      try companion(text).contains("// layout.height = 21  (as Screen.swift sets it)\n"))
    #expect(try heights == [21, 21, 21])
  }

  @Test("it declares what the file uses of a module that is not here")
  func module() throws {
    let text = ProjectFolder.rows("Device.isPad() ? 1 : 7", imports: "import Device", members: "")
    try project.write("Rows.swift", text)
    #expect(offersCompanion)
    #expect(
      try companion(text).contains("enum Device {\n  static func isPad() -> Bool { false }\n}"))
    #expect(try heights == [7, 7, 7])
  }

  @Test("no companion is offered for names of a module that say nothing")
  func unclearModule() throws {
    try project.write(
      "Rows.swift",
      ProjectFolder.rows("10.auto()", imports: "import Kit", members: ""))
    #expect(!offersCompanion)
  }

  @Test("it is compiled with the part of a large app that the layouts use")
  func slice() throws {
    for number in 1...8 {
      try project.write(
        "Model\(number).swift",
        "import Nowhere\nclass Model\(number): NowhereModel { let store = Nowhere.store }\n")
    }
    let models = (1...8).map { "  let model\($0) = Model\($0)()\n" }.joined()
    let text =
      "import Nowhere\nclass Feed: UIViewController, NowhereDelegate {\n\(models)}\n"
      + ProjectFolder.rows("Metrics.height", members: "")
    try project.write("Rows.swift", text)
    try project.write(
      "Rows.lab.swift",
      "import UIKit\nenum Metrics { static var height: CGFloat { base + 1 } }\n"
        + "private let base: CGFloat = 8\nclass RowsApp: UIKitDelegate, Marked {}\n"
        + "protocol Marked {}\n")
    #expect(try heights == [9, 9, 9])
  }

  @Test(
    "what does not compile in it is replaced before it is written",
    arguments: [
      // A requirement of another class, of any class's own type, and of a structure.
      "protocol Source: UIViewController { func photos() -> [Photo] }",
      "protocol Source: AnyObject { func photos() -> [Photo]\n func isSame(_ other: Self) -> Bool }",
      "protocol Source { func photos() -> [Photo]\n mutating func sort() }",
      // Values that need more than a call, and names that are keywords.
      "protocol Source: AnyObject { var make: (Int) -> Photo { get }\n func photos() -> [Photo] }",
      "protocol Source: AnyObject { var `default`: [Photo] { get } }",
      // Members of the same name.
      "protocol Source: AnyObject { func photo(_: Int) -> Photo?\n func photo(_: Double) -> Photo? }",
      // A class of the name that its class would have.
      "protocol Source: AnyObject { func photos() -> [Photo] }\nclass RowsApp {}",
    ])
  func replaced(source: String) throws {
    let text =
      "\(source)\n" + Self.photo
      + ProjectFolder.rows("source == nil ? 6 : 7", members: "var source: Source?")
    _ = try companion(text)
    let loaded = try project.load("Rows.swift")
    #expect(!loaded.assumptions.contains { $0.contains("do not compile here") })
    #expect(try [6, 7].contains(ProjectFolder.heights(loaded)[0]))
  }

  @Test("what it declares takes the place of the same declaration in another file")
  func precedence() throws {
    try project.write(
      "Frame.swift",
      "import Kit\nstruct Frame { static var isPad: Bool { Kit.isPad }\n static let width = 3.0 }\n"
    )
    let text = ProjectFolder.rows("Frame.isPad ? 1 : Frame.width", members: "")
    try project.write("Rows.swift", text)
    #expect(offersCompanion)
    #expect(
      try companion(text).contains("extension Frame {\n  static var isPad: Bool { false }\n}"))
    #expect(try heights == [3, 3, 3])
  }

  @Test(
    "a member of the same name that is another one stays",
    arguments: [
      ("func size(_ value: Int) -> CGFloat { 9 }", "func size(_ value: String) -> CGFloat { 1 }"),
      ("var size: CGFloat { 9 }", "static var size: CGFloat { 1 }"),
    ])
  func otherMember(own: String, companion: String) throws {
    try project.write(
      "Frame.swift",
      "import Kit\nstruct Frame { \(own)\n func fail() { Kit.fail() } }\n")
    let use = own.hasPrefix("func") ? "size(item)" : "size"
    try project.write("Rows.swift", ProjectFolder.rows("Frame().\(use)", members: ""))
    try project.write("Rows.lab.swift", "import UIKit\nextension Frame { \(companion) }\n")
    #expect(try heights == [9, 9, 9])
  }

  @Test("what the app passes and returns counts with a companion, too")
  func appAnswers() throws {
    try project.write(
      "Screen.swift",
      """
      import UIKit
      class Screen: RowsSource { func gap() -> CGFloat { 3 } }

      """)
    let text =
      "protocol RowsSource: AnyObject { func gap() -> CGFloat }\n"
      + ProjectFolder.rows("source!.gap()", members: "weak var source: RowsSource?")
    _ = try companion(text)
    #expect(try heights == [3, 3, 3])
  }
}
