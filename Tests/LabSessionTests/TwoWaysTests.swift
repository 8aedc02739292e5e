import LabSession
import LabReport
import LayoutCore
import Testing

/// The same items on a rotated device, and in two ways next to each other.
@Suite("Two ways")
struct TwoWaysTests {
  @Test("a device on its side: the items that moved, and undo")
  func rotate() throws {
    var bench = try Bench()
    _ = try bench.replies("use grid columns=2; items 4; sizes 50")
    let reply = try #require(try bench.replies("rotate").last)
    #expect(
      reply.notes.map(\.text) == [
        "width 390 → 844 · height 844 → 390 · column width 190 → 417 · 4 items moved"
      ])
    #expect(reply.report.lines(on: Page()).map(\.text) == ["4 of 4 items moved: 0 1 2 3"])
    #expect(bench.lab.state.request.container == Size(width: 844, height: 390))
    _ = try bench.replies("undo; check width == 390")
    #expect(bench.answer("items 0; rotate") == ["0 of 0 items moved"])
    #expect(bench.answer("items 41; rotate").first?.hasSuffix(" … 1 more") == true)
    #expect(bench.answer("container 50x50; rotate") == ["as wide as high: nothing moved"])
    #expect(
      bench.answer("container 390x844; items 200000; rotate")
        == ["too many items to list those that moved"])
  }

  @Test("items that stand where they stood are not counted")
  func standing() throws {
    var bench = try Bench()
    _ = try bench.replies("template t { group horizontal 100 100 { item 50 50 } }; items 3")
    _ = try bench.replies("use compositional template=t; container 100x300")
    #expect(bench.answer("rotate") == ["0 of 3 items moved"])
  }

  @Test("two pictures stand side by side where there is room, and nothing has changed")
  func side() throws {
    var bench = try Bench()
    let before = bench.whole()
    let lines = bench.answer("side ltr rtl")
    #expect(lines.first?.split(separator: " ") == ["ltr", "rtl"])
    #expect(lines.allSatisfy { $0.count <= 79 })
    #expect(bench.whole() == before)
    #expect(bench.answer("undo").first == "error LL0115: there is nothing to undo")
    var narrow = try Bench(page: Page(columns: 40))
    let below = narrow.answer("side vertical horizontal")
    #expect(below.contains("vertical") && below.contains("horizontal"))
    #expect(below.allSatisfy { $0.count <= 39 })
  }

  @Test("right to left is the picture of left to right in a mirror")
  func mirror() throws {
    var bench = try Bench(page: Page(columns: 78))
    let lines = bench.answer("use grid columns=2; sizes 100; items 2; width 300; side ltr rtl")
    let numbers = lines.first { $0.contains("0") && $0.contains("1") && $0.contains("│") }
    let order = try #require(numbers).filter { $0 == "0" || $0 == "1" }
    #expect(order.hasSuffix("0110"))
  }

  @Test("side works with no items, one, and a great many")
  func counts() throws {
    for count in ["0", "1", "100000000"] {
      var bench = try Bench()
      #expect(bench.answer("use grid; sizes 40; items \(count); side ltr rtl").count > 1)
      #expect(bench.answer("side vertical horizontal").count > 1)
    }
  }

  @Test("where nothing is estimated there is nothing to settle")
  func settle() throws {
    var bench = try Bench()
    for source in ["items 0", "items 1", "use grid", "items 100000000", "direction horizontal"] {
      #expect(
        bench.answer("\(source); settle") == ["nothing is estimated: measuring moves nothing"])
    }
    #expect(try bench.json("settle") == #"{"passes":[],"settled":true}"#)
  }
}
