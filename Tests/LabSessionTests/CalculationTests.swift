import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import Testing

@testable import LabSession

@Suite("A number may be a calculation with names") struct CalculationTests {
  @Test(
    "names stand for what is set, for facts and for what functions answer",
    arguments: [
      ("width width/2", "width == 195"), ("set width width-90", "width == 300"),
      ("set columns columns*2", "columns == 4"), ("use grid columns=columns+1", "columns == 3"),
      ("items count/2", "count == 6"), ("spacing spacing.line*2", "spacing.item == 20"),
      ("inset width/39 0 0 0", "inset.top == 10"), ("height content.height", "height == 600"),
      ("container widthxheight/2", "width == 390 and height == 422"),
      ("container max(width,400)x300", "width == 400 and height == 300"),
      ("sizes width/3", "frame(0).height == 130"), ("sizes 20x(10+3) 40", "frame(0).height == 13"),
      ("resize 0 width/4", "frame(0).height == 97.5"), ("query 0 offset width 100", "$.count == 3"),
      ("frames count-2..count-1", "$ == items(10, 11)"),
      ("query frame(3).x frame(3).y 10 10", "$ == items(3)"),
      ("goto round(count/3)", "offset == 0"), ("inspect count-1", "$ == items(11)"),
      ("section 0 set columns columns+2", "columns == 4"),
      ("scroll to frame(5).y", "offset == 0"), ("header width/10", "header == 39"),
      ("define a { width $1 }; a width-1", "width == 389"),
    ])
  func names(command: String, check: String) throws {
    var lab = try TestLab()
    try lab.run("use masonry columns=2; \(command); check \(check)")
  }

  @Test("a name is the section's that the command is meant for")
  func sections() throws {
    var lab = try TestLab()
    try lab.run("use masonry columns=2; items 3 3; section 1 use grid columns=5")
    try lab.run("section 1 set columns columns+1; section 0 check columns == 2")
    try lab.run("section 1 check columns == 6")
  }

  @Test("what it came to is told and kept, not how it was written")
  func kept() throws {
    var lab = try TestLab()
    try lab.run("sizes width/3 40; width 300")
    #expect(try lab.run("show changed").contains { $0.contains("130 40") })
    try lab.run("save a.llab; run a.llab; check frame(0).height == 130")
    #expect(try lab.run("sweep width width/2..width step 100").contains { $0.contains("  250") })
  }

  @Test(
    "what has no value says why, and changes nothing",
    arguments: [
      ("width 1/0", "cannot divide by zero: '0' is 0"),
      ("width width/(columns-2)", "cannot divide by zero: '(columns-2)' is 0"),
      ("width 1e308*10", "'1e308*10' is too large a number"),
      ("width widht", "width must be a number (got 'widht')"),
      ("height widht", "unknown name 'widht'; did you mean 'width'?"),
      ("height widht*2", "unknown name 'widht'; did you mean 'width'?"),
      (
        "width nothing*2",
        "unknown name 'nothing'; there are count, sections, columns, content.width, content.height, container.width, container.height, overlaps, …"
      ),
      ("width nothing", "width must be a number (got 'nothing')"),
      ("set columns columns*1000", "columns must be 1–1,000 (got columns*1000 = 2000)"),
      ("set columns columns/4", "columns must be a whole number (got 'columns/4 = 0.5')"),
      ("width direction", "expected a number, but 'direction' is text"),
      ("width rtl", "expected a number, but 'rtl' is true or false"),
      ("width frame(3)", "expected a number, but 'frame(3)' is a rect"),
      ("width frame(99).x", "item must be 0–11 (got 99)"),
      ("width 2*", "expected a value, but found the end of the expression"),
      ("width (2", "expected ')', but found the end of the expression"),
      (
        "items items*2",
        "items needs arguments: items(ITEM, …) or items(A..B); count is the number of items"
      ),
      (
        "set columnwidth columnwidth+1",
        "columnwidth is not set: use the number of columns in columns"
      ),
      ("width \"2*160\"", "width must be a number (got '2*160')"),
      ("container 1x2x3", "size must be written WIDTHxHEIGHT (got '1x2x3')"),
      ("width --json", "width must be a number (got '--json')"),
      ("query frame(3", "expected ',' or ')', but found the end of the expression"),
      ("query items(3)", "expected a number, but 'items(3)' is a set of items"),
      ("goto count", "an item of section 0 must be 0–11 (got 12)"),
      (
        "goto cunt",
        "an element must be written 3, 1.3, 1.header, 1.3.badge, 1.background or layout.header (got 'cunt')"
      ),
    ])
  func errors(command: String, message: String) throws {
    var lab = try TestLab()
    try lab.run("use masonry columns=2")
    #expect(lab.error(command) == message)
    #expect(try lab.run("show changed").isEmpty)
  }

  @Test("blanks in a calculation are a slip, and it is shown without them")
  func blanks() throws {
    var lab = try TestLab()
    let line = try Statement.split("set columns columns * 2 # twice")[0]
    let error = #expect(throws: LabError.self) { try lab.lab.run(line, in: lab.world) }
    #expect(error?.message == "set does not take '*' here")
    #expect(error?.remedy == "set columns columns*2")
  }

  @Test("names are proposed where one was begun, also behind a sign")
  func completion() throws {
    var lab = try TestLab()
    func words(_ text: String) -> [String] {
      Completer(lab.lab.vocabulary(in: lab.world)).proposals(for: PromptLine(text)).words.map(
        \.name)
    }
    #expect(words("width conta") == ["container.width", "container.height"])
    #expect(words("width 2*conta") == ["2*container.width", "2*container.height"])
    #expect(words("width ") == [])
    #expect(!words("goto ").contains("$"))
    try lab.run("query 0 0 390 10")
    #expect(words("inspect $") == ["$.first", "$.last", "$"])
    #expect(words("why $.f").contains("$.first."))
    #expect(words("query $.fra").first == "$.frame")
    #expect(words("check $.cou") == ["$.count"])
  }

  @Test("random words in the place of a number never stop the lab, nor change it where they fail")
  func random() throws {
    var numbers = SplitMix(seed: 71)
    let parts = [
      "width", "$", ".", "count", "(", ")", "*", "/", "-", "+", "2", "1e9", "x", "..", ",",
      "frame(3)",
      "columns", "\"", "e", "{", "$.frame",
    ]
    var lab = try TestLab()
    try lab.run("query 0 0 390 10")
    for _ in 0..<300 {
      let word = (0..<Int.random(in: 1...6, using: &numbers)).map { _ in
        parts[Int.random(in: 0..<parts.count, using: &numbers)]
      }.joined()
      let command =
        ["width", "items", "query", "sizes", "container", "why", "frames"].randomElement(
          using: &numbers) ?? "width"
      let before = try lab.run("show")
      if !lab.error("\(command) \(word)").isEmpty { #expect(try lab.run("show") == before) }
      try lab.run("reset")
    }
  }
}
