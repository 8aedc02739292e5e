import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import Testing

@testable import LabSession

@Suite("Commands of one's own, and other conveniences") struct MacroTests {
  @Test("arguments take the place of $1 to $9 and $*")
  func arguments() throws {
    let macro = Macro(name: "m", body: "a $1 b $2$1 $* $x $")
    #expect(try macro.text(with: ["1", "2"]) == "a 1 b 21 1 2 $x $")
    let error = #expect(throws: LabError.self) { try macro.text(with: ["1"]) }
    #expect(error?.message == "m needs $2")
  }

  @Test(
    "what follows a macro is what its text has places for",
    arguments: [
      ("draw", "m"), ("width $2", "m $1 $2"), ("a $*", "m [ARGUMENT …]"),
      ("a ${1:3} b ${2:x y}", "m [$1=3] [$2=x y]"), ("a ${1:3} b $2", "m $1 $2"),
      ("a ${1} ${2:}", "m $1 [$2=]"), ("a $1 ${1:3}", "m [$1=3]"), ("a ${*:3 4}", "m [ARGUMENT …]"),
      ("$ $x $0 ${", "m"),
    ])
  func forms(body: String, usage: String) {
    #expect(Macro(name: "m", body: body).definition.usages == [usage])
  }

  @Test(
    "an argument that is left out is its standard",
    arguments: [
      ("a ${1:3} b ${2:x y}", [], "a 3 b x y"), ("a ${1:3} b ${2:x y}", ["1"], "a 1 b x y"),
      ("a ${1:3} b ${2:x y}", ["1", "2"], "a 1 b 2"), ("a $1${1:3}", [], "a 33"),
      ("a ${1}0", ["2"], "a 20"), ("a ${1:}.", [], "a ."), ("a ${*:3 4}", [], "a 3 4"),
      ("a ${*:3 4}", ["5", "6"], "a 5 6"), ("${1:$2} $2", ["a", "b"], "a b"),
      ("ä ${1:ö} ü", [], "ä ö ü"), ("a $$1", ["b"], "a $b"),
    ])
  func standards(body: String, arguments: [String], text: String) throws {
    #expect(try Macro(name: "m", body: body).text(with: arguments) == text)
  }

  @Test("a place that is none, and a second standard, are refused where they stand")
  func wrongPlaces() throws {
    var lab = try TestLab()
    #expect(
      lab.error("define a { width ${x} }")
        == "the number of an argument must be written $1, ${1:3}, $* or ${*:3} (got '${x}')")
    #expect(lab.error("define a { width ${10} }").hasSuffix("(got '${10}')"))
    #expect(
      lab.error("define a { width ${1:3}; height ${1:4} }")
        == "$1 has two defaults: '3' and '4'")
    let source = "define a { width $1; height ${2 } }"
    do {
      try lab.run(source)
      Issue.record("it was taken")
    } catch let error as LabError {
      #expect(error.span.map { source.text(of: $0) } == "${2 }")
    }
    #expect(lab.lab.commands.macros.isEmpty)
  }

  @Test("standards run, stand in help and are proposed")
  func standardsInUse() throws {
    var lab = try TestLab()
    try lab.run("define wide { width ${1:2*350}; use grid columns=${2:5} }; wide")
    #expect(
      try lab.run("check width == 700 and columns == 5; wide width/2 2; show changed").count == 3)
    try lab.run("check width == 350 and columns == 2")
    #expect(lab.error("wide 1 2 3") == "wide does not take '3' here")
    let help = try lab.run("help wide")
    #expect(help[1] == "  wide [$1=2*350] [$2=5]")
    #expect(help.contains { $0.contains("$2") && $0.contains("default: 5") })
    let completer = Completer(lab.lab.vocabulary(in: lab.world))
    #expect(
      completer.proposals(for: PromptLine("wide 1 ")).notes == [
        Choice("<$2>", "default: 5")
      ])
    try lab.run("save a.llab; undefine wide; run a.llab; check width == 350")
  }

  @Test("a macro is one change, and fails as a whole")
  func oneChange() throws {
    var lab = try TestLab()
    try lab.run("define phone { width $1; use masonry columns=3 }; phone 320")
    #expect(try lab.run("show changed").count == 2)
    try lab.run("undo")
    #expect(try lab.run("show changed").isEmpty)
    try lab.run("define broken { width 320; set columns 0 }")
    #expect(lab.error("broken") == "columns must be 1–1,000 (got 0)")
    #expect(try lab.run("show changed").isEmpty)
    #expect(lab.error("phone") == "phone needs $1")
    #expect(lab.error("phone 1 2").contains("2"))
  }

  @Test("macros use each other, up to a depth; a loop is an error")
  func nesting() throws {
    var lab = try TestLab()
    try lab.run("define a { width $1 }; define b { a $1; a 300 }; b 200")
    #expect(try lab.run("show changed")[0].contains("300"))
    try lab.run("define loop { loop }")
    #expect(lab.error("loop") == "macros run each other more than 16 levels deep")
    #expect(lab.lab.execution.macroDepth == 0)
  }

  @Test("macros that repeat their arguments stop at a limit and change nothing")
  func growing() throws {
    var lab = try TestLab()
    let doubled = Macro(name: "m", body: "$* $*")
    let half = String(repeating: "x", count: Macro.longestText / 2)
    #expect(try doubled.text(with: ["x"]) == "x x")
    let error = #expect(throws: LabError.self) { try doubled.text(with: [half]) }
    #expect(error?.message == "the commands of 'm' expand to more than 1 MB")
    try lab.run("define m0 { width $1 }")
    for number in 1...10 {
      try lab.run("define m\(number) { m\(number - 1) $* $* $* $* $* $* $* $* }")
    }
    #expect(lab.error("m10 320").hasSuffix("expand to more than 1 MB"))
    #expect(try lab.run("show changed").isEmpty)
  }

  @Test("a macro stops when somebody wants it to")
  func stopping() throws {
    var bench = try Bench()
    _ = try bench.replies("define a { width 320; width 300 }")
    bench.world.stop = StopSignal { true }
    #expect(throws: LabError.self) { try bench.replies("a") }
    bench.world.stop = .never
    #expect(try bench.replies("show changed").last?.report.lines(on: Page()).isEmpty == true)
  }

  @Test("names are new words; what is defined is listed, explained, printed, saved and forgotten")
  func names() throws {
    var lab = try TestLab()
    #expect(
      lab.error("define draw { width 3 }") == "'draw' is a built-in command: choose another name")
    #expect(lab.error("define ? { width 3 }").contains("letters, digits"))
    #expect(lab.error("define a { }") == "define needs { … }")
    try lab.run("define wide { width 700 }; document wide a broad window")
    #expect(try lab.run("help all").contains { $0.contains("yours") && $0.contains("wide") })
    #expect(try lab.run("help wide")[0].contains("a broad window"))
    #expect(try lab.run("define wide") == ["define wide { width 700 }"])
    try lab.run("wide; save a.llab")
    #expect(lab.files["a.llab"]?.contains("define wide { width 700 }\n") == true)
    #expect(lab.files["a.llab"]?.contains("\nwide\n") == true)
    try lab.run("undefine wide")
    #expect(lab.error("wide").hasPrefix("unknown command 'wide'"))
    #expect(lab.error("undefine wide").hasPrefix("unknown command of your own 'wide'"))
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
    #expect(lab.error("width 1/0") == "cannot divide by zero: '0' is 0")
    #expect(lab.error("items 7/2") == "N must be a whole number (got '7/2 = 3.5')")
    #expect(lab.error("width 0-5") == "width must be 1–1,000,000 pt (got 0-5 = -5)")
    #expect(lab.error("width \"2*160\"") == "width must be a number (got '2*160')")
    try lab.run("set columns 1+2")
    #expect(try lab.run("show changed").contains { $0.contains("columns") && $0.contains(" 3 ") })
  }

  @Test("`last` is the last answer")
  func last() throws {
    var lab = try TestLab()
    #expect(lab.error("last") == "there is no answer yet")
    let frames = try lab.run("frames")
    #expect(try lab.run("last") == frames)
    try lab.run("define twice { draw; draw }")
    #expect(try lab.run("last") == frames)
    let page = try lab.run("help last")
    #expect(try lab.run("last") == page)
  }

  @Test("times are told beside answers, never in them")
  func times() throws {
    var lab = try TestLab([:], tick: 0.5)
    let answer = try lab.run("query 0 0 390 100")
    try lab.run("timer on")
    #expect(try lab.run("query 0 0 390 100") == answer)
    let line = try Statement.split("query 0 0 390 100")[0]
    let notes = try lab.lab.run(line, in: lab.world).notes.map(\.text)
    #expect(notes == ["query 500 ms (visited 3) · all 1.5 s"])
    let change = try Statement.split("width 320")[0]
    #expect(try lab.lab.run(change, in: lab.world).notes.last?.text == "prepare 500 ms · all 1.5 s")
    let off = try Statement.split("timer off")[0]
    #expect(try lab.lab.run(off, in: lab.world).notes.map(\.text) == ["timer on → off"])
  }
}
