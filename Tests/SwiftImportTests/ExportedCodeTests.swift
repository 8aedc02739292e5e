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

  /// The rows of `frames all`: for each element its four numbers.
  private static func frames(_ lab: inout Session, _ world: World) throws -> [String: [Double]] {
    var frames: [String: [Double]] = [:]
    for row in lab.answers("frames all", in: world) {
      let words = row.split(separator: " ")
      guard words.count >= 5 else { continue }
      frames[String(words[0])] = words[1...4].compactMap { Double($0) }
    }
    return frames
  }

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

  /// Compares the frames of each of `cases` with those of its code.
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
      let expected = try frames(&lab, world)
      _ = lab.answers("load \(file).swift", in: world)
      let failures = lab.answers("use \(name)", in: world)
      let found = try frames(&lab, world)
      #expect(
        !expected.isEmpty && Set(found.keys) == Set(expected.keys), "\(commands): \(failures)")
      for (element, numbers) in expected {
        guard let other = found[element] else { continue }
        let isSame = zip(numbers, other).allSatisfy { abs($0 - $1) < 0.011 }
        #expect(isSame, "\(commands): \(element) is at \(other), not at \(numbers)")
      }
    }
  }

  @Test("layouts of every strategy have the same frames when their code is loaded")
  func strategies() throws {
    var random = SplitMix(seed: 14)
    let cases = (0..<28).map { RandomLayouts.line($0, &random) }
    try Self.compare(cases, as: "Own")
  }

  @Test("flow layouts that UIKit has are the same when their code is loaded")
  func flow() throws {
    try Self.compare(
      [
        "use flow; items 9", "use flow; items 9 5; sizes 90x30; header 40; footer 20 pinned",
        "use flow; items 7; sizes 93x30 61x30 81x40; inset 4 8 12 20; rtl on",
        "use flow; items 7 4; direction horizontal; sizes 60x28; section 1 spacing line 3; rtl on",
        "use flow estimate=100x40; items 9; sizes 90x30 50x60; spacing 4",
        "use flow insetreference=fromSafeArea; items 9 3; safearea 20 0 12 0; sizes random 40..90",
      ], as: "Flow")
  }

  @Test("compositional layouts have the same frames when their code is loaded")
  func compositional() throws {
    try Self.compare(
      [
        "use compositional template=grid; items 9 5; header 40; footer 20 pinned; inset 4 8 2 6; rtl on",
        "use compositional template=grid6; items 9 5; section 1 set template nested; background 4",
        "use compositional template=tiles; items 30; spacing section 12",
        "use compositional template=nested; items 9; direction horizontal; rtl on",
        "template a { inset 8; header 40 pinned; group horizontal 1w 90 spacing 7 { item 1/3w 80"
          + " inset 4 edge 2 >=0 2 0 badge 20 20 top trailing offset 0.5w -0.5h; item 1/2w 60 } };"
          + " use compositional template=a; items 7",
        "template b { group horizontal 1w ~80 { item 1w ~60 } }; use compositional template=b;"
          + " items 6 3; sizes 40 75 90",
        "template c { between 6; group vertical 1w 200 { custom 1w 90 { frame 0 0 1/2w 1h;"
          + " frame 0.5w 10 80 40 z 3 }; item 1w 30 } }; use compositional template=c; items 9",
        "template d { orthogonal paging; group horizontal 200 90 { item 1/2w 1h } };"
          + " use compositional template=d; items 9 3; inset 10",
        "template e { group horizontal 1w 90 spacing 8 { item 1/4w 1h count 3 } };"
          + " use compositional template=e; items 8",
      ], as: "Groups", ending: "Layout_make")
  }

  @Test("an audit finds nothing in exported code")
  func audit() throws {
    let cases = [
      "use list; items 9 5; header 40", "use masonry columns=3; items 30; sizes random 40..200",
      "use mosaic columnwidth=120; items 30; rtl on", "use grid; items 20; inset 8; footer 20",
      "use chat anchor=bottom; items 4",
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

/// Random settings of a layout, as commands.
private enum RandomLayouts {
  static func line(_ number: Int, _ random: inout SplitMix) -> String {
    func choice(_ words: [String]) -> String {
      words[Int.random(in: words.indices, using: &random)]
    }
    let strategies = ["list", "chat", "grid", "masonry", "mosaic", "paged", "flow"]
    let first = strategy(strategies[number % strategies.count], &random)
    let isMixed = number % 4 == 3
    var commands = ["container \(choice(["390x844", "320x500", "600x300"]))", first]
    let other = strategy(choice(strategies), &random)
    commands.append("items \(choice(["9", "14 5", "2 0 7", "1 12"]))\(isMixed ? " 4" : "")")
    if isMixed { commands.append("section 1 \(other)") }
    commands.append(
      choice([
        "sizes 44", "sizes 60 90.5 33", "sizes 93x30 61x44 30x66", "sizes random 40..120 seed=7",
        "sizes random 20.5..99.25x40..90 seed=3", "sizes aspect 4:3 1:1",
      ]))
    commands.append(
      choice(["spacing 8", "spacing line 3.5; spacing item 0", "spacing section 12"]))
    commands.append(choice(["inset 0", "inset 4 8 12 16"]))
    commands.append(choice(["header none", "header 40", "header 30 pinned"]))
    commands.append(choice(["footer none", "footer 24", "footer 20 pinned"]))
    commands.append(choice(["background none", "background 4"]))
    commands.append(choice(["followinsets off", "followinsets on"]))
    commands.append(choice(["direction vertical", "direction vertical", "direction horizontal"]))
    commands.append(choice(["rtl off", "rtl on"]))
    return commands.joined(separator: "; ")
  }

  private static func strategy(_ name: String, _ random: inout SplitMix) -> String {
    func choice(_ words: [String]) -> String {
      words[Int.random(in: words.indices, using: &random)]
    }
    let columns = choice(["columns=3", "columns=1", "columnwidth=100.5"])
    switch name {
    case "list": return "use list align=\(choice(["stretch", "leading", "center", "trailing"]))"
    case "chat": return "use chat anchor=\(choice(["top", "bottom"]))"
    case "grid": return "use grid \(columns)"
    case "paged":
      return "use paged columns=3 rows=\(choice(["1", "2"])) paging=\(choice(["on", "off"]))"
        + choice(["", " pagewidth=200", " pageheight=210"])
    case "flow":
      let align = choice([
        "justified", "leading", "center", "trailing", "space-between", "space-around",
        "space-evenly",
      ])
      return "use flow align=\(align) lastline=\(choice(["uikit", "same", "center"])) "
        + "cross=\(choice(["start", "end", "stretch"]))"
    default: return "use \(name) \(columns) padding=\(choice(["0", "2.5"]))"
    }
  }
}
