import Foundation
import LabExport
import LabLanguage
import LabSession
import LabTestKit
import LayoutCore
import Strategies
import Testing

/// Layouts exported as tests, compiled against the shim and executed by XCTest. A program holds many
/// of them.
@Suite("Exported tests", .serialized)
struct ExportedTestTests {
  private static func exported(_ name: String, _ commands: String) throws -> String {
    let files = MemoryFiles()
    var lab = try Session(strategies: Registry.strategies, modules: [.export])
    let answers = lab.answers("\(commands); export \(name).swift", in: files.world())
    return try #require(files["\(name).swift"], "\(commands): \(answers.last ?? "")")
  }

  #if os(Linux)
    /// Compiles and executes `tests`, by the name of their class.
    private static func execute(
      _ tests: [(name: String, text: String)]
    ) throws -> (status: Int32, output: String) {
      let program = try CompiledProgram()
      let cases = tests.map { name, text in
        let methods = text.split(separator: "\n").filter { $0.hasPrefix("  func test") }
          .map { $0.dropFirst("  func ".count).prefix { $0 != "(" } }
        let entries = methods.map { "(\"\($0)\", asyncTest(\(name).\($0)))" }
        return "testCase([\(entries.joined(separator: ", "))])"
      }
      // The shim cannot call an initializer of a class that it does not know.
      let factories = tests.filter { $0.text.contains("class MeasuredCell") }.map { test in
        let cell = "\(test.name).MeasuredCell"
        return "ViewFactories.shared.register(\(cell).self) { \(cell)(frame: $0) }\n"
      }
      try program.write(
        "import UIKit\nimport XCTest\n\(factories.joined())XCTMain([\(cases.joined(separator: ",\n"))])",
        as: "main.swift")
      for (name, text) in tests { try program.write(text, as: "\(name).swift") }
      try program.writeShim(as: "objects.txt")
      let uikit = ["-module-alias", "UIKit=LabUIKit", "-I", "\(LoadedFiles.buildFolder)/Modules"]
      let files = tests.map { "\($0.name).swift" }
      try program.compile(["-typecheck", "-swift-version", "6"] + uikit + files)
      try program.compile(
        ["-swift-version", "5", "-module-name", "Exported", "-o", "tests", "@objects.txt"] + uikit
          + ["main.swift"] + files)
      return try program.run("tests")
    }

    @Test("tests of every strategy and template pass with the UIKit shim")
    func pass() throws {
      var random = SplitMix(seed: 1114)
      let own = (0..<21).map { ExportedLayouts.line($0, &random) }
      let templates = try Session(strategies: Registry.strategies).state.request.templates.keys
      let named = templates.sorted().map { "use compositional template=\($0); items 9 5; rtl on" }
      let scrolled = [
        "use list; items 40 30; header 40 pinned; footer 20 pinned; scroll to 300",
        "use masonry; items 60; direction horizontal; rtl on; header 30 pinned; scroll to 90",
      ]
      let all = own + named + scrolled + ExportedLayouts.flow + ExportedLayouts.compositional
      let tests = try all.enumerated().map { number, commands in
        let name = "Case\(number)Tests"
        return (name, try Self.exported(name, "\(commands); safearea 0"))
      }
      let (status, output) = try Self.execute(tests)
      let failures = output.split(separator: "\n").filter { $0.contains("error: ") }
      #expect(status == 0 && failures.isEmpty, "\(failures.prefix(20).joined(separator: "\n"))")
      for (number, commands) in all.enumerated() {
        #expect(output.contains("'Case\(number)Tests' passed"), "\(commands)")
      }
    }

    @Test("a wrong figure fails its assertion, which shows both numbers")
    func fails() throws {
      let test = try Self.exported("PhotosTests", "use list; items 3; sizes 90; spacing 8")
      let frame = "expectItem([0, 1], x: 0, y: 98, width: 390, height: 90)"
      let wrong = frame.replacing("98", with: "97")
      try #require(test.contains(frame))
      let (status, output) = try Self.execute([
        ("PhotosTests", test.replacing(frame, with: wrong))
      ])
      #expect(status != 0)
      let line =
        try #require(
          test.split(separator: "\n", omittingEmptySubsequences: false)
            .firstIndex { $0.contains(frame) }) + 1
      #expect(
        output.contains(
          "PhotosTests.swift:\(line): error: PhotosTests.testSection0 : XCTAssertEqual failed: "
            + "(\"98.0\") is not equal to (\"97.0\") +/- (\"0.16666666666666666\") - "
            + "y of item [0, 1]"), "\(output)")
      #expect(output.contains("with 1 failure"))
    }
  #endif

  @Test("an assertion names the rules that no published figure confirms")
  func rules() throws {
    let test = try Self.exported("A-tests", "use flow estimate=50x50; items 2; sizes 90x30")
    #expect(test.contains("final class ATests: XCTestCase {"))
    #expect(test.contains("final class ALayout: UICollectionViewFlowLayout {"))
    #expect(
      test.contains(
        """
            expectItem(
              [0, 1], x: 100, y: 0, width: 90, height: 30,
              unverified: "measured sizes replace the estimates, then every rule holds")
        """), "\(test)")
    let verified = try Self.exported("ATests", "use list; items 2")
    #expect(!verified.contains("unverified: \""))
  }

  @Test("the end of the file's name selects a test, and xctest a test in any file")
  func suffixes() throws {
    #expect(!(try Self.exported("Photos", "use list").contains("XCTest")))
    #expect(try Self.exported("PhotosTests", "use list").contains("import XCTest"))
    let files = MemoryFiles()
    var lab = try Session(strategies: Registry.strategies, modules: [.export])
    _ = lab.answers("use list; export Photos.swift as xctest", in: files.world())
    #expect(files["Photos.swift"]?.contains("final class PhotosTests: XCTestCase") == true)
  }

  @Test(
    "what a test cannot do is refused, and the remedy leads to a test",
    arguments: [
      (
        "use list; items 2001", "a test asserts at most 2,000 frames (here 2,001)",
        "items 100; export ATests.swift"
      ),
      (
        "use list; safearea 20", "a test cannot set the safe area of its device",
        "safearea 0; export ATests.swift"
      ),
    ])
  func refused(commands: String, message: String, remedy: String) throws {
    try expectRefusal("\(commands); export ATests.swift", message: message, remedy: remedy)
  }
}

/// Expects that the last of `commands` fails with `message`, and that `remedy` works.
func expectRefusal(_ commands: String, message: String, remedy: String) throws {
  let world = MemoryFiles().world()
  var lab = try Session(strategies: Registry.strategies, modules: [.export])
  var failure: LabError?
  do throws(LabError) {
    for command in try Statement.split(commands) { _ = try lab.run(command, in: world) }
  } catch { failure = error }
  #expect(failure?.message == message)
  #expect(failure?.remedy == remedy)
  do throws(LabError) {
    for command in try Statement.split(remedy) { _ = try lab.run(command, in: world) }
  } catch { Issue.record("\(remedy): \(error.message)") }
}
