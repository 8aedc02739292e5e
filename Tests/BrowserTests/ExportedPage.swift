import Foundation
import LabLanguage
import LabReport
import LabSession
import LabTestKit
import LayoutCore
import LayoutText
import Strategies
import Testing
import layoutlab

/// A session in memory, and the page that it exports.
struct ExportedPage {
  var lab: Session
  let files = MemoryFiles()
  let world: World

  /// The page of what `commands` show.
  init(_ commands: String, strategies: [AnyStrategy] = Registry.strategies) throws {
    lab = try Session(strategies: strategies, modules: SessionModule.all)
    var page = Page()
    page.isForPrograms = true
    world = files.world(page: page)
    try run(commands)
    try run("export page.html")
  }

  /// Runs `commands`; the last answer.
  @discardableResult mutating func run(_ commands: String) throws -> (any Report)? {
    var report: (any Report)?
    var rest = try LexedText(commands).completeStatements()
    while let command = rest.next() {
      report = try lab.run(command, before: &rest, in: world).report
    }
    return report
  }

  /// What `command` prints, line by line.
  mutating func lines(_ command: String) throws -> [String] {
    try run(command)?.lines(on: world.page).map(\.text) ?? []
  }

  /// The content of the file.
  var text: String { files["page.html"] ?? "" }

  /// The content of the element with this id, which holds JSON.
  func data(_ id: String) throws -> String {
    let start = try #require(text.range(of: "<script type=\"application/json\" id=\"\(id)\">"))
    let rest = text[start.upperBound...]
    return String(rest[..<(try #require(rest.range(of: "</script>"))).lowerBound])
  }

  /// All elements, in the order of `frames`.
  var elements: [Element] {
    get throws {
      var lab = lab
      return try lab.allElements(in: world)
    }
  }

  /// Opens the page, in light colours, 1,600 pixels wide.
  func open() async throws -> Browser {
    let browser = try #require(InBrowser.browser)
    try await browser.emulate(["prefers-color-scheme": "light"])
    try await browser.resize(1600, 1000)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("layoutlab-pages-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    try Data(text.utf8).write(to: file)
    try await browser.open(file.path)
    return browser
  }
}
