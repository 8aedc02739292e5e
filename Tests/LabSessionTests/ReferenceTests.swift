@testable import LabHelp
import LabSession
import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import Testing

import Strategies

@testable import layoutlab

/// The reference, the manual page and `help` are made of the same definitions.
@Suite("Reference and manual")
struct ReferenceTests {
  private static let reference = try? HelpReference(
    Session(strategies: Registry.strategies, modules: SessionModule.all), in: MemoryFiles().world())

  @Test("the reference has every command, strategy, parameter and error, with its forms")
  func markdown() throws {
    let lines = Set(Manual.markdown(try #require(Self.reference)))
    let lab = try Session(strategies: Registry.strategies, modules: SessionModule.all)
    for definition in lab.commands.builtIn.map(\.definition) {
      #expect(lines.contains("### \(definition.name)"))
      for usage in definition.usages {
        #expect(lines.contains { $0.hasPrefix(usage) }, "\(usage)")
      }
      for note in definition.notes { #expect(lines.contains(note), "\(note)") }
    }
    for definition in lab.strategies.map(\.definition) {
      #expect(lines.contains("### \(definition.name)"))
      for parameter in definition.parameters {
        #expect(lines.contains("### \(parameter.name)"))
        #expect(lines.contains { $0.contains(parameter.summary) })
      }
    }
    for id in ErrorCode.allCases { #expect(lines.contains(id.explanation), "\(id.rawValue)") }
  }

  @Test("code blocks of the reference are closed, and rows of its tables have two cells")
  func markdownForm() throws {
    var isCode = false
    for line in Manual.markdown(try #require(Self.reference)) {
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode, line.hasPrefix("|") else { continue }
      let bars = line.replacing("\\|", with: "").filter { $0 == "|" }.count
      #expect(bars == 3, "\(line)")
    }
    #expect(!isCode)
  }

  @Test("the manual page has every form of every command, escaped for roff")
  func manual() throws {
    let lines = Manual(reference: try #require(Self.reference)).lines
    #expect(
      lines.first == ".TH LAYOUTLAB 1 \"\" \"layoutlab \(Welcome.version)\" \"User Commands\"")
    let lab = try Session(strategies: Registry.strategies, modules: SessionModule.all)
    for usage in lab.commands.builtIn.map(\.definition).flatMap(\.usages) {
      let escaped = usage.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      #expect(lines.contains(".B " + escaped), "\(usage)")
    }
    let macros: Set = [".TH", ".SH", ".PP", ".nf", ".fi", ".TP", ".B", ".PD"]
    for line in lines where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(macros.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
    #expect(lines.filter { $0 == ".nf" }.count == lines.filter { $0 == ".fi" }.count)
  }

  @Test("lines that begin like a macro are escaped")
  func roff() {
    let page = ManualPage(
      "x", version: "1",
      sections: [("s", .text([".quit", "'a", "back\\slash", "a-b", "\"q\""]))])
    #expect(
      page.lines.dropFirst(2).filter { $0 != ".PP" }
        == ["\\&.quit", "\\&'a", "back\\eslash", "a\\-b", "\\(dqq\\(dq"])
  }

  @Test("words for leaving other programs lead to quit", arguments: ["q", "\\q", ".quit", ":wq"])
  func leaving(word: String) throws {
    var bench = try Bench()
    #expect(bench.answer(word).last == "  try: quit")
    #expect(bench.answer(":q").isEmpty && bench.lab.wantsToQuit)
  }

  @Test(
    "a parameter or a strategy typed as a command leads to the command that takes it",
    arguments: [
      ("columns 2", "  try: set columns 2"), ("startup none", "  try: set startup none"),
      ("grid columns=3", "  try: use grid columns=3"),
      ("flow", "  try: use flow"), ("set spcaing 3", "  try: set spacing 3"),
      ("columns", "  try: help columns"), ("colums 2", "  try: set columns 2"),
    ])
  func missingCommand(line: String, attempt: String) throws {
    var bench = try Bench()
    #expect(bench.answer(line).last == attempt)
  }

  @Test("a mistake of the lab is reported with version, seed and the last commands")
  func internalError() throws {
    var bench = try Bench()
    for number in 1...12 { _ = try bench.replies("width \(300 + number)") }
    let lines = bench.lab.internalErrorReport.map(\.text)
    #expect(lines.count == 12)
    #expect(lines[1] == "  LayoutLab \(Welcome.version) · seed 1 · masonry · 12 items")
    #expect(lines[2] == "  ll> width 303")
    #expect(lines.last == "  ll> width 312")
  }
}
