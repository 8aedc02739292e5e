import LabLanguage
import LabTestKit
import LayoutCore
import Testing

@testable import LabSession

@Suite("$ is what the last answer was about") struct LastAnswerTests {
  private static let nothing =
    "$ is the subject of the last answer, and there is none yet: run query, frames, inspect or why"

  @Test(
    "before the first query, it is nothing",
    arguments: [
      "inspect $", "frames $", "query $.frame", "why $.y", "goto $", "check $.count == 3",
      "width $.x", "draw $.rect", "check len($) == 0", "check frame($).x == 0",
    ])
  func nothingYet(command: String) throws {
    var lab = try TestLab()
    #expect(lab.error(command) == Self.nothing)
  }

  @Test("query, frames, inspect and why say what it is; what changes and what is drawn do not")
  func whatItIs() throws {
    var lab = try TestLab()
    let counts: [(command: String, items: String)] = [
      ("query 0 0 390 10", "0, 1"), ("frames 3..5", "3, 4, 5"), ("inspect 7", "7"),
      ("inspect at 200 100", "2"), ("why 4.y", "4"), ("explain query 0 0 100 10", "0"),
      ("frames", "0..11"), ("query 0 -50 390 10", ""),
    ]
    for (command, items) in counts {
      try lab.run("\(command); draw; set columns 2; content; check $ == items(\(items))")
    }
  }

  @Test(
    "it has a number of elements, frames, the rectangle, a first and a last one",
    arguments: [
      "$ == items(0, 1, 2)", "$.count == 3", "len($) == $.count", "$.rect == rect(0, 0, 390, 100)",
      "$.rect.width == 390", "$.frame.x == 0", "$.frame == rect(0, 0, 390, 190)",
      "$.right == 390 and $.bottom == $.frame.bottom", "$.first == items(0)", "$.last == items(2)",
      "$.last.frame == frame(2)", "$.last.y == frame(2).y", "frame($.last) == frame(2)",
      "column($.last) == 1", "$.first.count == 1", "items($.first) == items(0)",
      "$ == query(0, 0, 390, 100)", "query($.x, $.y, $.width, $.height) != items()",
    ])
  func parts(expression: String) throws {
    var lab = try TestLab()
    try lab.run("use masonry columns=2; query 0 0 390 100; check \(expression)")
  }

  @Test("it stands where an element, a rectangle or a number does")
  func places() throws {
    var lab = try TestLab()
    try lab.run("query 0 0 390 10")
    #expect(try lab.run("frames $") == lab.run("frames 0..1"))
    #expect(
      try lab.run("inspect $").filter { $0.hasPrefix("item ") }
        == ["item 0, placed by masonry", "item 1, placed by masonry"])
    #expect(try lab.run("inspect $.last")[0] == "item 1, placed by masonry")
    #expect(try lab.run("why $.width") == lab.run("why 1.width"))
    #expect(try lab.run("query $.frame")[0] == "1 item: 1")
    #expect(try lab.run("explain query $.rect")[0] == "1 item: 1")
    #expect(try lab.run("draw $.frame") == lab.run("draw frame(1)"))
    try lab.run("resize $ $.height*2; check frame(1).height == 120; remove $; goto $")
    try lab.run("define around { query $.frame }; inspect 3; around; check $.rect == frame(3)")
    try lab.run("items 3 3; query 0 0 390 10; inspect 1.2; check $ == items(1.2)")
    try lab.run("header 20; inspect 1.header; query $.frame; check $.count == 1")
    #expect(try lab.run("query $.frame") == lab.run("query frame(1.header)"))
  }

  @Test("where it does not fit, it is said what it is now")
  func errors() throws {
    var lab = try TestLab()
    try lab.run("query 0 0 390 100")
    let now = "3 items (0, 1, 2)"
    #expect(
      lab.error("why $.y")
        == "expected one element, but $ is \(now); $.first and $.last are single elements")
    #expect(
      lab.error("query $.fram")
        == "unknown part of $, which is \(now), 'fram'; did you mean 'frame'?")
    #expect(
      lab.error("check $.frame.z == 1")
        == "unknown part of $, which is \(now), 'z'; there are x, y, width, height, right and bottom"
    )
    #expect(lab.error("goto $.lst").hasSuffix("'lst'; did you mean 'last'?"))
    #expect(
      lab.error("query $")
        == "expected a number, but '$' is a set of items: $.x, $.y, $.width, $.height and $.count are"
    )
    try lab.run("frames 3..4")
    #expect(lab.error("draw $.rect") == "$ is 2 items (3, 4), and not from a query: it has no rect")
    try lab.run("items 2")
    #expect(lab.error("inspect $") == "$ is 2 items (3, 4), which no longer exist")
    #expect(
      lab.error("query $.frame") == "$ is 2 items (3, 4), which no longer exist: it has no frame")
    try lab.run("query 0 -50 390 10")
    #expect(lab.error("inspect $") == "$ is nothing: no element was found")
    #expect(
      lab.error("why $.y") == "expected one element, but $ is nothing: no element was found")
    try lab.run("items 9; frames")
    #expect(lab.error("goto $").contains("$ is 9 items (0, 1, 2, 3, …)"))
  }

  @Test("what is gone is left out, what is there counts")
  func partlyGone() throws {
    var lab = try TestLab()
    try lab.run("frames; items 2; check $.count == 12 and $.frame.bottom == content.height")
    #expect(try lab.run("frames $") == lab.run("frames 0..1"))
  }

  @Test("every path of three words is a value or an error, in every state")
  func exhaustive() throws {
    let words = LastAnswer.parts.map(\.name) + ["z", ""]
    for state in ["items 3", "query 0 0 390 10", "frames 3..5; items 4", "query 0 -9 1 1"] {
      var lab = try TestLab()
      try lab.run(state)
      for first in words {
        for second in words {
          for command in [
            "check $.\(first).\(second) == 1", "why $.\(first).\(second)", "query $.\(first)",
          ] {
            _ = lab.error(command)
          }
        }
      }
    }
  }
}
