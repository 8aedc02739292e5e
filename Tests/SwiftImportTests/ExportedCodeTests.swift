import Foundation
@testable import LabAudit
import LabExport
import LabLanguage
import LabReport
import LabSession
import LabTestKit
import LayoutCore
import Strategies
import SwiftImport
import Testing

/// Layouts exported as code, compiled against the shim and loaded again. Loading takes seconds, so
/// a file holds many layouts.
@Suite("Exported code", .serialized)
struct ExportedCodeTests {
  /// What is compiled exists as long as the tests run.
  private static let files = LoadedFiles()

  /// The code of the layout that `commands` make, with the file's name `name`.
  private static func code(_ name: String, _ commands: String) throws -> String {
    let files = MemoryFiles()
    let world = files.world()
    var lab = try Session(strategies: Registry.strategies, modules: [.export])
    let errors = lab.answers("\(commands); export \(name).swift", in: world)
    return try #require(files["\(name).swift"], "\(commands): \(errors.last ?? "")")
  }

  /// The strategies of one file with `codes`.
  private static func load(_ codes: [String], as name: String) throws -> [AnyStrategy] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "\(name).swift")
    try codes.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    return try files.loader.load(file.path).strategies
  }

  /// Compares the elements and the content of each of `cases` with those of its code.
  ///
  /// The badges of an item are numbered by item, and not by template.
  ///
  /// Numbers agree to a billionth of a point, and not to the last bit: attributes hold a center and a
  /// size, from which the origin of a frame is computed again.
  private static func compare(_ cases: [String], as file: String, ending: String = "Layout") throws
  {
    let codes = try cases.enumerated().map { try code("\(file)\($0)", $1) }
    let strategies = try load(codes, as: file)
    for (number, commands) in cases.enumerated() {
      var lab = try Session(strategies: Registry.strategies)
      var world = MemoryFiles().world()
      let name = "\(file)\(number)\(ending)"
      let own = strategies.filter { $0.definition.name == name }
      world.load = { _ in World.Loaded(strategies: own) }
      _ = lab.answers(commands, in: world)
      let expected = CollectionContents.named(try lab.allElements(in: world))
      let content = try #require(lab.layout.contentSize)
      _ = lab.answers("load \(file).swift", in: world)
      let failures = lab.answers("use \(name)", in: world)
      let found = CollectionContents.named(try lab.allElements(in: world))
      #expect(!expected.isEmpty)
      #expect(
        found.map(\.id).sorted() == expected.map(\.id).sorted(), "\(commands): \(failures)")
      let elements = Dictionary(found.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
      for element in expected {
        guard let other = elements[element.id] else { continue }
        #expect(
          other.frame.isAlike(element.frame),
          "\(commands): \(element.id) is at \(other.frame), not at \(element.frame)")
        // UIKit's own layouts choose those of views.
        guard element.id.kind == .item else { continue }
        #expect(other.zIndex == element.zIndex, "\(commands): the z-index of \(element.id)")
      }
      let other = lab.layout.contentSize ?? .zero
      #expect(
        Rect(origin: .zero, size: other).isAlike(Rect(origin: .zero, size: content)),
        "\(commands): the content is \(other), not \(content)")
    }
  }

  @Test("layouts of every strategy have the same frames when their code is loaded")
  func strategies() throws {
    var random = SplitMix(seed: 14)
    let cases = (0..<36).map { ExportedLayouts.line($0, &random) }
    try Self.compare(cases + ExportedLayouts.spanning, as: "Own")
  }

  @Test("flow layouts that UIKit has are the same when their code is loaded")
  func flow() throws {
    try Self.compare(ExportedLayouts.flow, as: "Flow")
  }

  @Test("compositional layouts have the same frames when their code is loaded")
  func compositional() throws {
    try Self.compare(ExportedLayouts.compositional, as: "Groups", ending: "Layout_make")
  }

  @Test("an audit finds nothing in exported code")
  func audit() throws {
    let cases = [
      "use list; items 9 5; header 40", "use masonry columns=3; items 30; sizes random 40..200",
      "use mosaic columnwidth=120; items 30; rtl on", "use grid; items 20; inset 8; footer 20",
      "use chat anchor=bottom; items 4", "use chat sides=them,me gutter=30; items 9 4",
      "use carousel length=200; items 9; direction horizontal",
      "use list; spacing -20; items 9; sizes 60 90",
      "use quilt columns=4; items 30; sizes random 40..200",
      "use quilt dense=on; items 30 8; rtl on",
      "use justified; items 30; sizes random 40..200x40..90",
      "use justified lastrow=hidden; items 7",
    ]
    let codes = try cases.enumerated().map { try Self.code("Audited\($0)", $1) }
    let strategies = try Self.load(codes, as: "Audited")
    var world = MemoryFiles().world()
    world.load = { _ in World.Loaded(strategies: strategies) }
    let lab = try Session(strategies: Registry.strategies, modules: [.audit])
    let report = try lab.audit("Audited.swift", seed: 1, in: world, drawing: false)
    #expect(report.layouts.count == cases.count)
    #expect(report.layouts.flatMap(\.audit.findings).map { "\($0.line): \($0.message)" } == [])
  }

  @Test("names and texts of the user become identifiers and literals")
  func names() throws {
    let code = try Self.code(
      "my-photos",
      "template class { header 40; group horizontal 1w 50 { item 1w 1h } };"
        + " use compositional template=class; items 3")
    #expect(code.contains("enum MyPhotosLayout {"))
    #expect(code.contains("func classSection() -> NSCollectionLayoutSection {"))
  }

  @Test("a template whose name has no letter gets a function that no parameter hides")
  func shadowedName() throws {
    let template = "template 日本 { group horizontal 1w 50 { item 1w 1h } }; items 3 2"
    let case0 = "\(template); use compositional template=日本; section 1 spacing 4"
    let other = "\(template); use compositional template=日本; section 1 set template grid"
    #expect(try Self.code("Names", other).contains("templateSection()"))
    try Self.compare([case0, other], as: "Names", ending: "Layout_make")
  }

  @Test(
    "what UIKit cannot express is refused with a reason",
    arguments: [
      (
        "items 3 3; use list; section 1 use compositional",
        "compositional and list sections need two layouts in UIKit: use one of them for all"
          + " sections, or describe list in a template"
      ),
      (
        "use list; header layout 40",
        "only compositional layouts have a header or footer of the whole layout in UIKit: set"
          + " header layout none and footer layout none, or use a section header"
      ),
    ])
  func refused(commands: String, message: String) throws {
    var lab = try Session(strategies: Registry.strategies, modules: [.export])
    let answers = lab.answers("\(commands); export A.swift", in: MemoryFiles().world())
    #expect(answers.last == message)
  }
}

extension Rect {
  /// Whether no number differs by more than a billionth of a point.
  func isAlike(_ other: Rect) -> Bool {
    FrameNumber.allCases.allSatisfy { abs(self[$0] - other[$0]) < 1e-9 }
  }
}
