import LabLanguage
import LabTestKit
import LayoutCore
import Testing

@testable import LabSession
import Strategies

@Suite("check asks for facts of a lab")
struct CheckTests {
  @Test(
    "what holds is silent",
    arguments: [
      "count == 12", "sections == 1", "strategy == masonry", "strategy != grid", "columns == 2",
      "padding == 0", "content.width == 390",
      "container.height == 844", "overlaps == 0", "gaps.min == 10", "column(0) == 0",
      "column(1) == 1", "frame(0).width == 190", "query(0,0,390,50) == items(0,1)",
      "len(query(0,0,390,50)) == 2", "query(0,90,190,10) == items()",
    ])
  func holds(_ expression: String) throws {
    var lab = try TestLab()
    try lab.run("use masonry columns=2")
    #expect(try lab.run("check \(expression)") == [])
  }

  @Test("what does not hold fails with both sides and a status of 1")
  func fails() throws {
    var lab = try TestLab()
    #expect(lab.error("check count == 13") == "'count == 13' is false: 12 == 13 is false")
    #expect(LabError(.checkFailed(expression: "", actual: "")).exitStatus == 1)
  }

  @Test("a pinned header is asked for where the screen has it")
  func views() throws {
    var lab = try TestLab()
    try lab.run("use list; items 3 5; sizes 30; spacing 6; height 60; header 20 pinned")
    try lab.run("scroll to 60; check frame(0.header).y == 60 and frame(1.header).y == 122")
    #expect(
      lab.error("check frame(1.footer).y == 0") == "this layout has no such view")
  }

  @Test("visited is the cost of the last query")
  func visited() throws {
    var lab = try TestLab()
    let none = "visited is the cost of the last query; there was none since the last change"
    #expect(lab.error("check visited > 0") == none)
    try lab.run("query 0 0 390 100; check visited > 0 and visited <= 12")
    #expect(lab.error("width 320; check visited > 0") == none)
  }

  @Test("columns are counted from the leading edge")
  func rightToLeft() throws {
    var lab = try TestLab()
    try lab.run("use grid columns=3; inset 7; rtl on; check column(0) == 0; check column(5) == 2")
    try lab.run("use list; check column(0) == 0 and column(11) == 0")
  }

  @Test(
    "the column of a page is the screen's, whichever way it scrolls",
    arguments: [
      "use paged columns=3 rows=2; direction horizontal; width 320; height 200; items 8",
      "use paged columns=3 rows=2; direction horizontal; rtl on; items 8",
      "use paged columns=3 rows=2; width 320; height 200; items 8",
      "use paged columns=3 rows=2 pagewidth=100; items 8",
    ])
  func pagedColumns(setting: String) throws {
    var bench = try Bench()
    _ = try bench.replies(setting)
    _ = try bench.replies("check column(1) == 1; check column(3) == 0; check column(7) == 1")
  }

  @Test("columns hold whatever the padding, the insets and the direction are")
  func paddedColumns() throws {
    var bench = try Bench()
    _ = try bench.replies("use mosaic columns=3 padding=30; inset 9 40 9 40; check column(4) == 1")
    _ = try bench.replies(
      "direction horizontal; check column(5) == 2; rtl on; check column(5) == 2")
    _ = try bench.replies("use chat; check column(4) == 0; use masonry columns=9")
    _ = try bench.replies("check column(8) == 8")
    for name in ["flow", "compositional"] {
      let lines = bench.answer("use \(name); check column(0) == 0")
      #expect(lines.contains { $0.hasSuffix("this layout has no columns") })
    }
  }

  @Test(
    "every parameter can be asked for, a word beside a bare word",
    arguments: [
      "width == 390 and height == 844", "direction == vertical", "direction != horizontal",
      "rtl == off", "off == rtl", "not rtl", "rtl != on", "tips == on", "align == justified",
      "align == align", "spacing.line == 6 and spacing.item == 10 and spacing.section == 3",
      "inset.top == 1 and inset.leading == 2 and inset.bottom == 3 and inset.trailing == 4",
      "header == 40", "header.layout == 11", "background.leading == 7", "margins.bottom == 8",
      "safearea.top == 47 and safearea.trailing == 0", "reference == none",
      "frame(0).width < width",
    ])
  func parameters(expression: String) throws {
    var bench = try Bench()
    _ = try bench.replies("use flow align=justified; spacing line 6; spacing section 3")
    _ = try bench.replies("inset 1 2 3 4; header 40 pinned; background 7; header layout 11")
    _ = try bench.replies("safearea 47 0 34 0; margins 8; reference none; check \(expression)")
  }

  @Test("everything that can be set with a number or a word is a name of expressions")
  func everyName() throws {
    var bench = try Bench()
    for part in Setting.listed where !["items", "sizes", "prompt"].contains(part.name) {
      #expect(!part.facts(in: bench.lab.state, section: 0).isEmpty, "\(part.name)")
    }
    for strategy in Registry.strategies.map(\.definition) {
      for parameter in strategy.parameters where parameter.standard != .absent {
        let value = ParameterReader.text(parameter.standard)
        _ = try bench.replies("use \(strategy.name); check \(parameter.name) == \(value)")
      }
    }
  }

  @Test(
    "an error about a parameter lists its valid values",
    arguments: [
      ("use paged; check pagewidth == 100", "pagewidth is not set: the container's width"),
      ("check footer == 0", "footer is not set: to set it, type footer 40"),
      ("check footer.layout == 0", "footer.layout is not set: to set it, type footer layout 40"),
      ("check background.top == 0", "background.top is not set: to set it, type background 8"),
      (
        "check direction == horizntal",
        "direction must be vertical or horizontal (got 'horizntal'); did you mean 'horizontal'?"
      ),
      ("check rtl == maybe", "rtl must be on or off (got 'maybe')"),
      ("check rtl == 3", "cannot compare true or false with a number"),
      ("check rtl == on", "'rtl == on' is false: false == true is false"),
      (
        "check items == 12",
        "items needs arguments: items(ITEM, …) or items(A..B); count is the number of items"
      ),
      (
        "check zzzzzz == 1",
        "unknown name 'zzzzzz'; there are count, sections, columns, content.width, content.height,"
          + " container.width, container.height, overlaps, …"
      ),
      (
        "use zzzzzz",
        "unknown strategy 'zzzzzz'; there are list, grid, masonry, mosaic, quilt, justified, flow,"
          + " paged, …"
      ),
      ("demo zzzzzz", "unknown demo 'zzzzzz'"),
    ])
  func parameterErrors(source: String, sentence: String) throws {
    var bench = try Bench()
    let lines = bench.answer(source)
    #expect(lines.first?.hasSuffix(": " + sentence) == true, "\(lines)")
  }

  @Test("a check solves only what it needs")
  func lazily() throws {
    var bench = try Bench()
    _ = try bench.replies("use masonry; items 1000000000")
    _ = try bench.replies("check count == 1000000000; check width == 390 and columns == 2")
    _ = try bench.replies("check frame(0).y == 0 and column(1) == 1")
    _ = try bench.replies("check query(0,0,10,10) == items(0)")
    #expect(!bench.lab.layout.isSolved)
    #expect(
      bench.answer("check overlaps == 0").first
        == "error LL0115: overlaps and gaps compare all items, up to 100,000;"
        + " there are 1,000,000,000")
    #expect(!bench.lab.layout.isSolved)
    _ = try bench.replies("items 1000001; check content.height > 0")
    #expect(bench.lab.layout.isSolved)
  }

  @Test("gaps are those to the nearest on each side, by section")
  func gaps() throws {
    var lab = try TestLab()
    try lab.run("use grid columns=2; items 4; sizes 50; spacing line 6; spacing item 20")
    try lab.run("check gaps.min == 6; check gaps.max == 20")
    try lab.run("direction horizontal; check gaps.min == 6; check gaps.max == 20")
    try lab.run("direction vertical; items 2 2; spacing section 300; check gaps.max == 20")
    #expect(lab.error("items 1; check gaps.min > 0") != "")
  }

  @Test("overlaps beyond 100,000 items are refused politely")
  func tooMany() throws {
    var lab = try TestLab()
    try lab.run("use grid; items 100001")
    #expect(
      lab.error("check overlaps == 0")
        == "overlaps and gaps compare all items, up to 100,000; there are 100,001")
  }
}
