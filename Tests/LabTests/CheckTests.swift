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
    #expect(lab.fault("use list; check column(0) == 0") == "this layout has no columns")
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
