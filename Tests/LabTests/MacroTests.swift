import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import Testing

@testable import Lab

@Suite("Commands of one's own, and other conveniences") struct MacroTests {
  @Test("arguments take the place of $1 to $9 and $*")
  func arguments() throws {
    let macro = Macro(name: "m", body: "a $1 b $2$1 $* $x $")
    #expect(try macro.text(with: ["1", "2"]) == "a 1 b 21 1 2 $x $")
    #expect(macro.mostArguments == .max)
    #expect(Macro(name: "m", body: "width $2").mostArguments == 2)
    let fault = #expect(throws: Fault.self) { try macro.text(with: ["1"]) }
    #expect(fault?.message == "m needs $2")
  }

  @Test("a macro is one change, and fails as a whole")
  func oneChange() throws {
    var lab = try TestLab()
    try lab.run("define phone { width $1; use masonry columns=3 }; phone 320")
    #expect(try lab.run("show changed").count == 2)
    try lab.run("undo")
    #expect(try lab.run("show changed").isEmpty)
    try lab.run("define broken { width 320; set columns 0 }")
    #expect(lab.fault("broken") == "columns must be 1…1,000 (got 0)")
    #expect(try lab.run("show changed").isEmpty)
    #expect(lab.fault("phone") == "phone needs $1")
    #expect(lab.fault("phone 1 2").contains("2"))
  }

  @Test("macros use each other, up to a depth; a loop is an error")
  func nesting() throws {
    var lab = try TestLab()
    try lab.run("define a { width $1 }; define b { a $1; a 300 }; b 200")
    #expect(try lab.run("show changed")[0].contains("300"))
    try lab.run("define loop { loop }")
    #expect(lab.fault("loop") == "macros run each other more than 16 deep")
    #expect(lab.lab.macroDepth == 0)
  }

  @Test("names are new words; what is defined is listed, explained, printed, saved and forgotten")
  func names() throws {
    var lab = try TestLab()
    #expect(lab.fault("define draw { width 3 }") == "'draw' is a command of the lab already")
    #expect(lab.fault("define ? { width 3 }").contains("letters, digits"))
    #expect(lab.fault("define a { }") == "define needs { … }")
    try lab.run("define wide { width 700 }; document wide a broad window")
    #expect(try lab.run("help").contains { $0.contains("yours") && $0.contains("wide") })
    #expect(try lab.run("help wide")[0].contains("a broad window"))
    #expect(try lab.run("define wide") == ["define wide { width 700 }"])
    try lab.run("wide; save a.llab")
    #expect(lab.files["a.llab"]?.contains("define wide { width 700 }\n") == true)
    #expect(lab.files["a.llab"]?.contains("\nwide\n") == true)
    try lab.run("undefine wide")
    #expect(lab.fault("wide").hasPrefix("unknown command 'wide'"))
    #expect(lab.fault("undefine wide").hasPrefix("unknown command of your own 'wide'"))
  }

  @Test("a number may be a calculation")
  func arithmetic() throws {
    var lab = try TestLab()
    try lab.run("width 2*160; items (1+2)*4-5; spacing 1/2")
    #expect(
      try lab.run("show changed").map { $0.split(separator: " ").dropFirst().prefix(3) }
        == [
          ["width", "320", "was"], ["items", "7", "was"], ["spacing", "line", "0.5"],
          ["spacing", "item", "0.5"],
        ])
    #expect(lab.fault("width 1/0") == "cannot divide by zero: '0' is 0")
    #expect(lab.fault("items 7/2") == "N must be a whole number (got '7/2')")
    #expect(lab.fault("width 2*x") == "width must be a number (got '2*x')")
    #expect(lab.fault("width 0-5").hasPrefix("width must be 1…1000000 pt"))
    #expect(lab.fault("width \"2*160\"") == "width must be a number (got '2*160')")
    try lab.run("set columns 1+2")
    #expect(try lab.run("show changed").contains { $0.contains("columns") && $0.contains(" 3 ") })
  }

  @Test("$ is what the last query found, `last` the last answer")
  func last() throws {
    var lab = try TestLab()
    #expect(lab.fault("inspect $") == "no query has found anything yet")
    #expect(lab.fault("last") == "nothing was answered yet")
    let found = try lab.run("query 0 0 390 10; inspect $").filter { $0.hasPrefix("item ") }
    #expect(found == ["item 0, placed by masonry", "item 1, placed by masonry"])
    let frames = try lab.run("frames")
    #expect(try lab.run("last") == frames)
    #expect(try lab.run("last") == frames)
    try lab.run("items 1")
    let left = try lab.run("inspect $").filter { $0.hasPrefix("item ") }
    #expect(left == ["item 0, placed by masonry"])
  }

  @Test("times are told beside answers, never in them")
  func times() throws {
    var lab = try TestLab([:], tick: 0.5)
    let answer = try lab.run("query 0 0 390 100")
    try lab.run("timer on")
    #expect(try lab.run("query 0 0 390 100") == answer)
    let line = try CommandLine.split("query 0 0 390 100")[0]
    let notes = try lab.lab.run(line, in: lab.world).notes.map(\.text)
    #expect(notes == ["query 500 ms (visited 3) · all 1.5 s"])
    let change = try CommandLine.split("width 320")[0]
    #expect(try lab.lab.run(change, in: lab.world).notes.last?.text == "prepare 500 ms · all 1.5 s")
    let off = try CommandLine.split("timer off")[0]
    #expect(try lab.lab.run(off, in: lab.world).notes.map(\.text) == ["timer on → off"])
  }
}
