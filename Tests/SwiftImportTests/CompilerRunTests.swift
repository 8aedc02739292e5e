import Foundation
import LabLanguage
import LabTestKit
import PluginHost
@testable import SwiftImport
import Synchronization
import Testing

/// How often the compiler runs for a file of an app: each run reads the UIKit shim and all files.
@Suite("Runs of the compiler", .serialized)
struct CompilerRunTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  private final class Steps: Sendable {
    let all = Mutex<[String]>([])
  }

  /// The runs that loading Rows.swift takes, in their order: `reading` without the bodies of
  /// functions, `compiling` with them.
  private func runs() throws -> [String] { loading().runs }

  /// The runs, and why it does not load; empty where it does.
  private func loading() -> (runs: [String], error: String) {
    let steps = Steps()
    let error = project.error("Rows.swift") { [steps] step in
      let word = step.split(separator: " ").first.map(String.init) ?? ""
      if ["reading", "compiling"].contains(word) { steps.all.withLock { $0.append(word) } }
    }
    return (steps.all.withLock { $0 }, error)
  }

  private static func rows(_ height: String) -> String {
    ProjectFolder.rows(height, members: "")
  }

  @Test("a file that needs no other is read once and compiled once")
  func alone() throws {
    try project.write("Rows.swift", Self.rows("20"))
    #expect(try runs() == ["reading", "compiling"])
  }

  @Test("a compiler that is interrupted, or killed for want of memory, has rejected nothing")
  func noRejection() {
    func ends(by signal: Int32) -> Bool {
      LabError.program(.ended(.signal(signal))).isEndOfCompiler
    }
    #expect(ends(by: SIGKILL))
    #expect(!ends(by: SIGABRT))
    #expect(LabError(.interrupted).isEndOfCompiler)
    #expect(!LabError(.load("no layout")).isEndOfCompiler)
  }

  @Test("a new file of the app makes no other program where no answer of it can count")
  func newFile() throws {
    let watched = ProjectFolder.rows("20", members: "weak var watcher: RowsWatcher?")
    try project.write(
      "Rows.swift", watched + "protocol RowsWatcher: AnyObject { func changed(in view: UIView) }\n")
    #expect(try runs() == ["reading", "compiling"])
    try project.write("Other.swift", "struct Other {}\n")
    #expect(try runs().isEmpty)
  }

  @Test("the modules of C are made once, for every run of the compiler, without tables")
  func modulesOfC() throws {
    let folder = try TemporaryFolder()
    let variables = ProcessInfo.processInfo.environment.merging(
      ["XDG_CACHE_HOME": folder.url.path]
    ) { $1 }
    var surroundings = LoadedFiles.surroundings(variables)
    surroundings.moduleCache = nil
    try project.write("Rows.swift", Self.rows("20"))
    _ = try Loader(surroundings).load(project.path("Rows.swift"))
    let modules = folder.url.appending(path: "layoutlab/modules")
    let sets = try FileManager.default.contentsOfDirectory(
      at: modules, includingPropertiesForKeys: nil
    )
    .filter(\.hasDirectoryPath)
    #expect(sets.count == 1)
    #if os(Linux)
      // Eleven megabytes with its tables of characters.
      let foundation = try #require(
        FileManager.default.contentsOfDirectory(
          at: sets[0], includingPropertiesForKeys: [.fileSizeKey]
        ).first { $0.lastPathComponent.hasPrefix("_FoundationCShims-") })
      let size = try foundation.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      #expect(size < 4_000_000)
    #endif
  }

  @Test("files that declare the types of a file, and of those, are added before the first run")
  func types() throws {
    try project.write("Rows.swift", Self.rows("Measures().height"))
    try project.write("Measures.swift", "struct Measures { var height: Double { Steps.low } }\n")
    try project.write("Steps.swift", "enum Steps { static let low = 20.0 }\n")
    #expect(try runs() == ["reading", "compiling"])
  }

  @Test("a compilation of the changed files that fails is not taken for one of all files")
  func changedFile() throws {
    try project.write("Rows.swift", Self.rows("Measures().height"))
    try project.write("Measures.swift", "struct Measures { var height = 20.0 }\n")
    #expect(try runs() == ["reading", "compiling"])
    try project.write("Rows.swift", Self.rows("Measures().height + nothing"))
    #expect(try runs().prefix(3) == ["reading", "compiling", "compiling"])
  }

  @Test("bodies are compiled only when no declaration misses anything")
  func declarationsFirst() throws {
    try project.write("Rows.swift", Self.rows("unit.doubled"))
    try project.write("Unit.swift", "import UIKit\nvar unit: CGFloat.Step { 10 }\n")
    try project.write(
      "Step.swift", "import UIKit\nextension CGFloat { typealias Step = CGFloat }\n")
    try project.write(
      "Doubled.swift", "import UIKit\nextension CGFloat { var doubled: CGFloat { 2 * self } }\n")
    // Compiled: nothing declares `unit`. Read twice: `Step` is missing. Compiled: `doubled` is.
    let runs = try runs()
    #expect(
      runs == ["reading", "compiling", "reading", "reading", "compiling", "reading", "compiling"])
  }

  @Test("code that is left out changes no declarations: they are not read again")
  func code() throws {
    try project.write(
      "Rows.swift",
      Self.rows("20") + """
        class Screen: UIViewController {
          override func viewDidLoad() {
            let label = Nowhere.label
            label.show()
          }
        }

        """)
    // What is whole fails. In part: the label is left out, then what shows it.
    #expect(
      try runs() == ["reading", "compiling", "compiling", "compiling"])
  }

  @Test("no other file is read where the file names a type that none declares")
  func typeThatNoneDeclares() throws {
    try project.write(
      "Rows.swift", Self.rows("20") + "class Screen: UIViewController { var cell: Nowhere? }\n")
    try project.write("Other.swift", "struct Other {}\n")
    // What is whole fails; then without the property.
    #expect(try runs() == ["reading", "reading", "compiling"])
  }

  @Test("no other file is read where a member may only be that of a module that is not here")
  func memberOfAModule() throws {
    try project.write(
      "Rows.swift",
      ProjectFolder.rows("20", imports: "import Nowhere", members: "") + """
        class Screen: UIViewController {
          func show() { view.nowhere.show() }
        }

        """)
    try project.write("Other.swift", "struct Other {}\n")
    // Read with the module and without it. What is whole fails; then without the statement.
    #expect(try runs() == ["reading", "reading", "compiling", "compiling"])
  }

  @Test("other files are read where the type is not known that lacks a member")
  func memberOfAnUnknownType() throws {
    try project.write(
      "Rows.swift", ProjectFolder.rows("UIView().sized(.low)", members: ""))
    try project.write(
      "Sized.swift",
      """
      import UIKit
      enum Step { static var low: Step { fatalError() } }
      extension UIView { func sized(_ step: Step) -> Double { 20 } }

      """)
    #expect(try runs().prefix(3) == ["reading", "compiling", "reading"])
  }

  @Test("a file beside the layouts' own loses a body in which a second round finds errors")
  func secondRound() throws {
    try project.write("Rows.swift", Self.rows("Unit.low"))
    try project.write(
      "Unit.swift",
      """
      enum Unit {
        static let low = 20.0
        static func show() {
          let first = Nowhere.first
          let second = first.next
          let third = second.next
          third.show()
        }
      }

      """)
    // What is whole fails, and Rows.swift by itself. In part, which begins with what failed: without
    // the first statement, then without the body.
    let runs = try runs()
    #expect(runs == ["reading", "compiling", "reading", "compiling", "compiling"])
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [20, 20, 20])
  }

  @Test("a name that is left out is not looked for in other files")
  func nameLeftOut() throws {
    try project.write(
      "Rows.swift",
      Self.rows("20") + """
        class Screen: UIViewController {
          var cell: Nowhere?
          func show() { cell.show() }
        }

        """)
    try project.write("Other.swift", "import SnapKit\nlet cell = 1\n")
    #expect(try runs() == ["reading", "reading", "compiling", "compiling"])
    let assumptions = try project.load("Rows.swift").assumptions
    #expect(!assumptions.contains { $0.contains("Other.swift") })
  }

  @Test("no more is left out once no layout can be created")
  func cannotBeCreated() throws {
    try project.write(
      "Rows.swift",
      """
      import UIKit
      class Store { init(_ pointer: OpaquePointer) {} }
      struct Rows {
        unowned let store: Store
        func show() {
          let first = Nowhere.first
          let second = first.next
          second.show()
        }
        \(PartFile.rows("25"))
      }

      """)
    // In part, it fails as it did as a whole: that is known.
    #expect(try runs() == ["reading", "compiling"])
    #expect(project.error("Rows.swift").contains("missing argument for parameter 'store'"))
  }

  @Test("one statement is left out for all errors in it, and not what is around it")
  func oneStatement() throws {
    try project.write(
      "Rows.swift",
      """
      import UIKit
      class Screen: UIViewController {
        var height: CGFloat = 10
        init() {
          super.init(nibName: nil, bundle: nil)
          height = 30
          title = Nowhere.title + Nowhere.name
        }
        required init?(coder: NSCoder) { fatalError() }
        func makeLayout() -> UICollectionViewLayout {
          let layout = UICollectionViewFlowLayout()
          layout.itemSize = CGSize(width: 100, height: height)
          layout.minimumLineSpacing = 0
          return layout
        }
      }

      """)
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [30, 30, 30])
  }

  @Test("a missing name is the error, not the expression that it makes complex")
  func complexExpression() throws {
    let list =
      "[1 + 2 * w - 3, 4 - -w / 2 + 1, 3 * (w - 1) + 2, 5 - w + nothing(1 + 2, 3 - 4) * 2]"
    try project.write(
      "Rows.swift",
      ProjectFolder.rows(
        "list[0]", members: "", before: "let w: CGFloat = 2; let list: [CGFloat] = \(list)"))
    let error = project.error("Rows.swift")
    #expect(error.contains("cannot find 'nothing' in scope: not declared in this folder"))
    #expect(!error.contains("more error"))
  }

  @Test("an expression that is only complex is compiled with all attempts of the compiler")
  func onlyComplex() throws {
    let sum = "list.reduce(0) { $0 + $1 } + 2 * (3 - 1) / 2 + -1"
    try project.write(
      "Rows.swift",
      ProjectFolder.rows(
        "sum", members: "", before: "let list: [CGFloat] = [10, 12]; let sum = \(sum)"))
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [23, 23, 23])
  }

  @Test("an expression that the compiler gives up is not compiled again as a part")
  func givenUp() throws {
    let sum = "1 - -w * 2 + (3 - -w) / 2 - 4 * (5 - w)"
    try project.write(
      "Rows.swift",
      ProjectFolder.rows("sum", members: "", before: "let w = \"\"; let sum: CGFloat = \(sum)"))
    let (runs, error) = loading()
    #expect(runs == ["reading", "compiling"])
    #expect(
      error
        == "Rows.swift:7:36: the compiler is unable to type-check this expression in reasonable time; "
        + "try breaking up the expression into distinct sub-expressions")
  }

  @Test("a closure with an expression that is only complex is compiled with all attempts, too")
  func complexClosure() throws {
    let body = """
      let size = $0.bounds.size
      guard let point = $0.superview?.convert($0.frame.origin, to: view) else { return }
      if size.height - ((size.height / 4) * 3) <= point.y {
        let value = (point.y - (size.height - ((size.height / 4) * 3))) / ((size.height / 4) * 3)
        $0.alpha = 1 - value * 0.2
      }
      """
    try project.write(
      "Rows.swift",
      ProjectFolder.rows(
        "21", members: "",
        before: "if let view = collectionView { view.visibleCells.forEach { \(body) } }"))
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [21, 21, 21])
  }

  @Test("a circle that the compiler sees in a body that it skips is no error")
  func circle() throws {
    try project.write("Rows.swift", "")
    let file = try SourceFile(project.path("Rows.swift"))
    let circle = "\(file.path):3:20: error: circular reference [circular_reference]\n"
    let missing = "\(file.path):9:5: error: cannot find 'a' in scope [cannot_find_in_scope]\n"
    func lines(_ text: String, skippingBodies: Bool) -> [Int] {
      CompilerFailure(text, of: file, skippingBodies: skippingBodies).errors.map(\.line)
    }
    #expect(lines(missing + circle + missing, skippingBodies: true) == [9])
    #expect(lines(missing + circle + missing, skippingBodies: false) == [9, 3])
    let alone = CompilerFailure(circle, of: file)
    #expect(alone.isDoubtful(skippingBodies: true))
    #expect(!alone.isDoubtful(skippingBodies: false))
  }

  @Test("what no file declares is left out in the round that adds files for other errors")
  func nowhere() throws {
    try project.write(
      "Rows.swift",
      Self.rows("20") + """
        class Screen: UIViewController {
          var list: NowhereList?
          let helper = makeHelper()
        }

        """)
    try project.write(
      "Helper.swift",
      """
      import Nowhere
      func makeHelper() -> Int { 1 }

      """)
    let runs = try runs()
    #expect(runs == ["reading", "reading", "compiling"])
  }

  @Test("files that lead to one another are added in one round, beside many others, too")
  func chain() throws {
    let parts = 0..<30
    for part in parts { try project.write("Part\(part).swift", "struct Part\(part) {}\n") }
    let use = parts.map { "_: Part\($0)" }.joined(separator: ", ")
    try project.write(
      "Rows.swift", ProjectFolder.rows("makeHelper().height", members: "func use(\(use)) {}"))
    // A function is looked for when the compiler misses it, and all types from it on with it.
    for (name, text) in [
      ("Helper", "func makeHelper() -> Helped { Helped() }"), ("Helped", "class Helped: Sized {}"),
      ("Sized", "class Sized: Tall {}"), ("Tall", "class Tall { var height: CGFloat { 20 } }"),
    ] {
      try project.write("\(name).swift", "import UIKit\nimport Nowhere\n\(text)\n")
    }
    #expect(try runs() == ["reading", "compiling", "reading", "compiling"])
  }

  @Test("the lab's delegate conforms to no protocol that is private in another file")
  func privateProtocol() throws {
    try project.write("Rows.swift", Self.rows("Measures().height"))
    try project.write(
      "Measures.swift",
      """
      private protocol Measured { var height: Double { get } }
      struct Measures: Measured { var height = 20.0 }

      """)
    #expect(try runs() == ["reading", "compiling"])
    #expect(try ProjectFolder.heights(project.load("Rows.swift")) == [20, 20, 20])
  }
}
