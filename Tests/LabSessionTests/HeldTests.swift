import LabSession
import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import Testing

/// What stays in place on the screen when the layout changes: the setting `keep`.
@Suite("Scroll anchors")
struct HeldTests {
  private static let list = "use list; sizes 100; spacing 0; items 20; height 250"

  static let answers: [(String, [String])] = [
    // At the start or the end, the content keeps that edge in place.
    ("set keep first; insert 0 40; scroll", ["0", "the start of the content stays in place"]),
    (
      "set keep last; scroll to 1e6; insert 20 40; scroll",
      ["1790", "the end of the content stays in place"]
    ),
    (
      "set keep last; scroll to 1e6; remove 19; scroll",
      ["1650", "the end of the content stays in place"]
    ),
    (
      "set keep last; scroll to 1e6; resize 2 40; scroll",
      ["1690", "the end of the content stays in place"]
    ),
    (
      "set keep first; scroll to 1e6; insert 20 40; scroll",
      ["1750", "item 17 stays in place, 50 above the top"]
    ),
    (
      "set keep last; insert 0 40; scroll",
      ["40", "item 3 stays in place, its end 50 below the bottom"]
    ),
    // Elsewhere, an item keeps its distance to the edge.
    (
      "set keep first; scroll to 530; insert 2 40; scroll",
      ["570", "item 6 stays in place, 30 above the top"]
    ),
    (
      "set keep first; scroll to 530; insert 6 40; scroll",
      ["530", "item 5 stays in place, 30 above the top"]
    ),
    (
      "set keep first; scroll to 530; remove 0; scroll",
      ["430", "item 4 stays in place, 30 above the top"]
    ),
    (
      "set keep last; scroll to 530; resize 6 160; scroll",
      ["590", "item 7 stays in place, its end 20 below the bottom"]
    ),
    (
      "set keep first; scroll to 530; resize 6 160; scroll",
      ["530", "item 5 stays in place, 30 above the top"]
    ),
    (
      "set keep first; scroll to 500; spacing line 7; scroll",
      ["535", "item 5 stays in place, at the top"]
    ),
    (
      "set keep last; scroll to 550; spacing line 7; scroll",
      ["599", "item 7 stays in place, its end at the bottom"]
    ),
    (
      "set keep last; scroll to 530; height 300; scroll",
      ["480", "item 7 stays in place, its end 20 below the bottom"]
    ),
    (
      "set keep last; scroll to 530; safearea 20 0 30 0; scroll",
      ["580", "item 7 stays in place, its end 20 below the bottom"]
    ),
    (
      "set keep first; scroll to 530; inset 20 0 0 0; scroll",
      ["550", "item 5 stays in place, 30 above the top"]
    ),
    // If the anchor is removed, the nearest remaining item replaces it.
    (
      "set keep first; scroll to 530; remove 5; scroll",
      ["430", "item 4 stays in place, 30 above the top"]
    ),
    (
      "set keep last; scroll to 530; remove 7; scroll",
      ["530", "item 7 stays in place, its end 20 below the bottom"]
    ),
    (
      "set keep first; scroll to 1530; items 12; scroll",
      ["950", "item 9 stays in place, 50 above the top"]
    ),
    // Without visible items there is no anchor.
    (
      "set keep last; items 0; scroll",
      [
        "0: the content fits on the screen and does not scroll",
        "the end of the content stays in place",
      ]
    ),
    (
      "set keep first; items 0; scroll to 9; items 20; scroll",
      ["0", "the start of the content stays in place"]
    ),
    (
      "set keep last; items 1; items 20; scroll", ["1750", "the end of the content stays in place"]
    ),
    ("set keep first; inset 0 0 900 0; scroll to 2500; insert 0 9; scroll", ["2500"]),
    ("scroll to 530; insert 0 40; scroll", ["530"]),
  ]

  /// The offset, and what stays in place: the last line of the output of `scroll`.
  private func held(_ lines: [String]) -> [String] {
    let offset = lines.first.map { String($0.dropFirst("offset ".count)) } ?? ""
    return [offset] + lines.dropFirst(2)
  }

  @Test("the scroll anchor stays in place, as far as the content reaches", arguments: answers)
  func answer(source: String, expected: [String]) throws {
    var bench = try Bench()
    #expect(held(bench.answer("\(Self.list); \(source)")) == expected)
  }

  @Test("anchors work the same horizontally and from right to left", arguments: ["", "; rtl on"])
  func sideways(order: String) throws {
    var bench = try Bench()
    let list = "use list; sizes 100; spacing 0; items 20; width 250; direction horizontal" + order
    let reads = order.isEmpty
    _ = try bench.replies("\(list); set keep first; goto 5 leading; insert 2 40")
    #expect(
      held(bench.answer("scroll"))
        == [reads ? "540" : "1250", "item 6 stays in place, at the leading edge"])
    _ = try bench.replies("scroll by \(reads ? 30 : -30)")
    #expect(
      held(bench.answer("scroll")).last == "item 6 stays in place, 30 before the leading edge")
    _ = try bench.replies("set keep last; insert 21 40; resize 0 160; width 300")
    #expect(
      held(bench.answer("scroll"))
        == [reads ? "580" : "1260", "item 8 stays in place, its end 20 after the trailing edge"])
    _ = try bench.replies("goto 21; insert 22 100")
    #expect(
      held(bench.answer("scroll"))
        == [reads ? "1940" : "0", "the end of the content stays in place"])
  }

  @Test("anchors keep their section; if it is removed, another section provides the anchor")
  func sections() throws {
    var bench = try Bench()
    _ = try bench.replies("\(Self.list); items 10 10 10; header 20; set keep first")
    _ = try bench.replies("goto 1.3 top; section 0 insert 0.0 40")
    #expect(held(bench.answer("scroll")) == ["1380", "item 1.3 stays in place, at the top"])
    _ = try bench.replies("insert 1.0 40")
    #expect(held(bench.answer("scroll")) == ["1420", "item 1.4 stays in place, at the top"])
    // Of sections 1 and 2 the last message of section 1 is nearest to what goes.
    _ = try bench.replies("check frame(1.1).y == 1120; section 1 items 2")
    #expect(held(bench.answer("scroll")) == ["1420", "item 2.1 stays in place, 80 above the top"])
    _ = try bench.replies("goto 1.0 top; check offset == 1080; items 11")
    #expect(held(bench.answer("scroll")) == ["810", "item 8 stays in place, 50 above the top"])
    _ = try bench.replies("items 11 0 5; goto 2.1 top; items 11 9")
    #expect(held(bench.answer("scroll")).last == "item 1.1 stays in place, 20 above the top")
  }

  @Test("a change reports the offset if it moved")
  func reported() throws {
    var bench = try Bench()
    _ = try bench.replies("\(Self.list); scroll to 530; set keep first")
    #expect(
      try bench.notes("insert 2 40")
        == ["items 20 → 21 · content 2000 → 2040 · offset 530 → 570 · 18 items moved"])
    #expect(
      try bench.notes("insert 20 40")
        == ["items 21 → 22 · content 2040 → 2080 · 1 item moved"])
    #expect(
      try bench.notes("spacing line 1")
        == ["spacing line 0 → 1 · content 2080 → 2101 · offset 570 → 576 · 21 items moved"])
    #expect(try bench.notes("set keep last") == ["keep first → last"])
    #expect(bench.answer("scroll").first == "offset 576")
  }

  @Test("undo and redo go back to the offsets there were, reset to the start")
  func undo() throws {
    var bench = try Bench()
    _ = try bench.replies(
      "\(Self.list); scroll to 530; set keep first; insert 2 40; spacing line 1")
    _ = try bench.replies("check offset == 576; undo; check offset == 570; undo")
    _ = try bench.replies("check offset == 530; redo 2; check offset == 576; check keep == first")
    _ = try bench.replies("reset; check offset == 0; check keep == offset; undo")
    _ = try bench.replies("check offset == 576")
    _ = try bench.replies("unset keep; insert 0 40; check offset == 576")
  }

  @Test("an edit in place and a new layout give the same result", arguments: 0..<20)
  func sameEitherWay(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    var (chat, list) = (try Bench(), try Bench())
    let keep = seed.isMultiple(of: 2) ? "first" : "last"
    let start = "spacing 5; items 40; sizes 40 90 60; height 300; set keep \(keep)"
    _ = try chat.replies("use chat; \(start)")
    _ = try list.replies("use list; \(start)")
    for _ in 0..<12 {
      let index = random.int(in: 0...20)
      let edit = [
        "insert \(index) 70", "remove \(index)", "resize \(index) 33", "scroll by \(index * 9)",
        "scroll by -\(index * 9)", "spacing line \(index)",
      ][random.int(in: 0...5)]
      _ = try chat.replies(edit)
      _ = try list.replies(edit)
      #expect(chat.answer("scroll") == list.answer("scroll"))
    }
  }

  @Test("the first visible item keeps its place, whatever changes", arguments: 0..<40)
  func stays(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    var bench = try Bench()
    let strategy = ["list", "grid columns=3", "flow", "masonry columns=2", "chat"][seed % 5]
    _ = try bench.replies(
      "use \(strategy); items 200; height 300; sizes random 20..90 seed=\(seed)")
    _ = try bench.replies("set keep first; scroll to \(random.int(in: 50...1000))")
    guard let item = bench.lab.firstVisible else { return }
    let before = bench.lab.top(of: item)
    let change = ["insert 0 50", "insert 9 50", "spacing 3", "inset 9", "width 300", "header 30"][
      random.int(in: 0...5)]
    _ = try bench.replies(change)
    let now = ElementID(
      .item, section: 0, index: item.index + (change.hasPrefix("insert") ? 1 : 0))
    guard bench.lab.viewport.y > 0 else { return }
    let after = try #require(bench.lab.top(of: now))
    let previous = try #require(before)
    #expect(abs(after - previous) < 1e-6, "\(strategy): \(change)")
  }

  @Test("an anchor among a hundred million items is found at once")
  func many() throws {
    var bench = try Bench()
    _ = try bench.replies("use grid columns=4; sizes 40; spacing 0; items 100000000; set keep last")
    _ = try bench.replies("goto 50000000 top; check offset == 500000000; spacing line 1")
    #expect(bench.answer("scroll").last?.hasPrefix("item 500000") == true)
    _ = try bench.replies("scroll to 1e12; spacing line 0")
    #expect(bench.answer("scroll").last == "the end of the content stays in place")
  }

  @Test("interrupted work changes nothing")
  func interrupted() throws {
    var bench = try Bench()
    _ = try bench.replies("use masonry; items 3000000; set keep first; scroll to 5000")
    let before = bench.answer("scroll")
    bench.world.stop = StopSignal { true }
    #expect(bench.answer("spacing line 9").first == "error LL0901: interrupted")
    bench.world.stop = .never
    #expect(bench.answer("scroll") == before)
  }

  @Test("answers as JSON contain the scroll anchor")
  func json() throws {
    var bench = try Bench()
    #expect(
      try bench.json("\(Self.list); set keep first; scroll to 530").hasSuffix(
        #","anchor":{"edge":"top","section":0,"item":5,"distance":-30}}"#))
    #expect(
      try bench.json("set keep last; scroll to 1e9").hasSuffix(
        #","anchor":{"edge":"bottom","section":null,"item":null,"distance":0}}"#))
  }

  @Test("a saved session has the same scroll anchor")
  func sessions() throws {
    var lab = try TestLab()
    let lines = "\(Self.list); set keep last; scroll to 1e9; insert 20 40; scroll; save kept.llab"
    let last = try lab.run(lines)
    var other = try TestLab(["kept.llab": try #require(lab.files["kept.llab"])])
    try other.run("run kept.llab")
    #expect(try other.run("scroll") == lab.run("scroll"))
    #expect(last.contains("the end of the content stays in place"))
  }

  @Test("an error lists the valid values of keep")
  func error() throws {
    var bench = try Bench()
    #expect(
      bench.answer("set keep middle").first
        == "error LL0105: keep must be offset, first or last (got 'middle')")
  }
}

extension Session {
  /// The first item on the screen, where that is not at the start.
  fileprivate var firstVisible: ElementID? {
    var trace = NoTrace()
    return layout.elements(in: viewport, trace: &trace).first { $0.id.kind == .item }?.id
  }

  /// How far below the screen's top an item begins.
  fileprivate func top(of id: ElementID) -> Double? {
    layout.frame(of: id).map { $0.y - viewport.y }
  }
}
