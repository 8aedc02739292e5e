import Lab
import LabLanguage
import LabTestKit
import LayoutCore
import Testing

@Suite("check asks for facts of a lab")
struct CheckTests {
  @Test(
    "what holds is silent",
    arguments: [
      "count == 12", "sections == 1", "columns == 2", "padding == 0", "content.width == 390",
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
    #expect(lab.fault("check count == 13") == "'count == 13' does not hold: 12 == 13 is false")
    #expect(Fault(.checkFailed(expression: "", actual: "")).exitStatus == 1)
  }

  @Test("the nodes visited are those of the last query")
  func visited() throws {
    var lab = try TestLab()
    #expect(lab.fault("check visited > 0") != "")
    try lab.run("query 0 0 390 100; check visited > 0 and visited <= 12")
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
    _ = try bench.replies("direction horizontal; check column(5) == 2; rtl on; check column(5) == 2")
    _ = try bench.replies("use chat; check column(4) == 0; use masonry columns=9")
    _ = try bench.replies("check column(8) == 8")
    for name in ["flow", "compositional"] {
      let lines = bench.answer("use \(name); check column(0) == 0")
      #expect(lines.contains { $0.hasSuffix("this layout has no columns") })
    }
  }

  @Test("gaps are those to the nearest on each side, by section")
  func gaps() throws {
    var lab = try TestLab()
    try lab.run("use grid columns=2; items 4; sizes 50; spacing line 6; spacing item 20")
    try lab.run("check gaps.min == 6; check gaps.max == 20")
    try lab.run("direction horizontal; check gaps.min == 6; check gaps.max == 20")
    try lab.run("direction vertical; items 2 2; spacing section 300; check gaps.max == 20")
    #expect(lab.fault("items 1; check gaps.min > 0") != "")
  }

  @Test("overlaps beyond 100,000 items are refused politely")
  func tooMany() throws {
    var lab = try TestLab()
    try lab.run("use grid; items 100001")
    #expect(
      lab.fault("check overlaps == 0")
        == "overlaps and gaps look at every item, up to 100,000; there are 100,001")
  }
}
