import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import LayoutText
import Testing

@testable import LabSession

@Suite("Any value can be printed") struct PrintTests {
  @Test(
    "print prints numbers, words, rectangles and lists",
    arguments: [
      ("print 3+4*2", "11"), ("= 10/4", "2.5"), ("print 1/3", "0.333333"), ("print -0.0", "0"),
      ("print width", "390"), ("print strategy", "grid"), ("print rtl", "false"),
      ("print 2 < 3", "true"), ("print frame(4)", "rect(133.33, 54, 123.33, 44)"),
      ("print items(1..3)", "items(1, 2, 3)"), ("print 1e300*1e8", "1e+308"),
      ("query 0 0 130 100; print $", "items(0, 3)"), ("frames 4; print $.frame.x", "133.333333"),
    ])
  func values(line: String, printed: String) throws {
    var lab = try TestLab()
    #expect(try lab.run("use grid columns=3; sizes 44; \(line)").last == printed)
  }

  @Test("JSON has the whole value")
  func json() throws {
    var bench = try Bench()
    func value(_ line: String) throws -> JSON? {
      let report = try bench.replies("use grid columns=3; sizes 44; \(line)").last?.report
      return report?.members.first { $0.key == "value" }?.value
    }
    #expect(try value("print 1/3") == .number(1.0 / 3))
    #expect(try value("print rtl") == .bool(false))
    #expect(try value("print strategy") == .string("grid"))
    #expect(try value("print rect(1,2,3,4)") == .rect(Rect(x: 1, y: 2, width: 3, height: 4)))
    #expect(
      try value("items 2 2; print query(0,0,390,1)") == .array([.string("0.0"), .string("0.1")]))
  }

  @Test("frames lists one element by its name")
  func oneFrame() throws {
    var lab = try TestLab()
    try lab.run("use grid columns=3; sizes 44; items 12; header 30; query 0 0 390 80")
    #expect(try lab.run("frames $.last") == ["  2   266.67    30.00   123.33    44.00"])
    #expect(try lab.run("frames 4") == ["  4   133.33    84.00   123.33    44.00"])
    #expect(try lab.run("frames header") == ["0.header     0.00     0.00   390.00    30.00"])
    #expect(lab.error("frames 12") == "an item of section 0 must be 0–11 (got 12)")
    #expect(lab.error("frames footer") == "section 0 has no footer")
  }

  @Test("points may have their unit, and coordinates commas between them")
  func units() throws {
    var lab = try TestLab()
    try lab.run("use grid columns=3; width 320pt; sizes 44pt; inset 1,2,3,4; query 0,0, 320pt,10")
    try lab.run("check width == 320 and inset.leading == 2 and $.rect.width == 320")
    try lab.run("query width/4,0,width/2,10; check $.rect.width == 160")
    try lab.run("container 300ptx400pt; check width == 300")
  }
}

@Suite("A setting without a value is shown") struct ShownSettingTests {
  @Test("with its value, range, initial value and origin, in one line")
  func lines() throws {
    var lab = try TestLab()
    #expect(try lab.run("width") == ["  width  390  1–1,000,000 pt"])
    #expect(
      try lab.run("width 320; width") == ["* width  320  was 390; 1–1,000,000 pt; width 320"])
    #expect(try lab.run("show width") == lab.run("set width"))
    #expect(
      try lab.run("use grid columns=4; set columns") == [
        "* columns  4  was 3; 1–1,000; use grid columns=4"
      ])
    #expect(try lab.run("show columns") == lab.run("set columns"))
  }

  @Test("words it may be are listed with their effects")
  func choices() throws {
    var lab = try TestLab()
    let lines = try lab.run("direction")
    #expect(
      lines == [
        "  direction  vertical  vertical|horizontal", "    vertical    content scrolls up and down",
        "    horizontal  content scrolls left and right",
      ])
  }

  @Test("parts have names of two words, and each section its own row")
  func parts() throws {
    var lab = try TestLab()
    try lab.run("items 2 3; section 1 spacing line 4")
    #expect(
      try lab.run("show spacing line width") == [
        "  section 0 spacing line  10   -10,000 to 10,000 pt",
        "* section 1 spacing line  4    was 10; -10,000 to 10,000 pt; section 1 spacing line 4",
        "  width                   390  1–1,000,000 pt",
      ])
    #expect(try lab.run("section 1 spacing").count == 3)
    #expect(try lab.run("use").count == 2 * (try lab.run("section 0 use").count))
  }

  @Test(
    "every setting but those that need no value answers to its name alone", arguments: Setting.all)
  func all(setting: Setting) throws {
    var lab = try TestLab()
    let before = lab.lab.state.request
    let lines = try lab.run("set \(setting.name)")
    guard !setting.isSetBare else { return }
    #expect(lines.contains { $0.contains(setting.name) })
    #expect(lab.lab.state.request == before)
    #expect(lab.lab.history.count == 0)
    if setting.isCommand { #expect(try lab.run(setting.name) == lines) }
  }
}
