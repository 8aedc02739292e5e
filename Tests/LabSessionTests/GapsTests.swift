import LabSession
import LabTestKit
import LayoutCore
import Testing

/// Distances between neighbours, and frames on the pixels of a screen.
@Suite("Gaps and pixels")
struct GapsTests {
  static let answers: [(String, [String])] = [
    (
      "use grid columns=3; items 6; gaps",
      [
        "between items in a line", "  10 pt  4 times  0 and 1, 1 and 2, 3 and 4 …",
        "between lines", "  10 pt  3 times  0 and 3, 1 and 4, 2 and 5",
      ]
    ),
    (
      "use grid columns=3; items 6; direction horizontal; rtl on; gaps",
      [
        "between items in a line", "  10 pt  4 times  0 and 1, 1 and 2, 3 and 4 …",
        "between lines", "  10 pt  3 times  0 and 3, 1 and 4, 2 and 5",
      ]
    ),
    ("items 0; gaps", ["no two items are neighbours"]),
    ("items 1; gaps", ["no two items are neighbours"]),
    (
      "use list; items 2 2; spacing 7; gaps",
      ["between lines", "  7 pt  2 times  0.0 and 0.1, 1.0 and 1.1"]
    ),
  ]

  @Test("every gap is told once, with how often and where", arguments: answers)
  func gaps(source: String, expected: [String]) throws {
    var bench = try Bench()
    #expect(bench.answer(source) == expected)
  }

  /// Five cells of an iPhone 8, as a run printed them; the fractions are those that their sizes
  /// were divided by (codepudding.com/os/270336.html).
  private static let cells =
    "template cells { group horizontal 1w 50 { item 0.2244798445859886w 1h;"
    + " item 0.0999484835067196w 1h; item 0.2255459136606516w 1h; item 0.2244798445859886w 1h;"
    + " item 0.2255459136606516w 1h } }; width 375; items 5; use compositional template=cells"

  @Test("widths rounded each on its own leave one pixel between the last two cells")
  func onePixel() throws {
    var bench = try Bench()
    #expect(
      bench.answer("\(Self.cells); gaps") == [
        "between items in a line", "  0 pt  4 times  0 and 1, 1 and 2, 2 and 3 …",
      ])
    #expect(
      bench.answer("set scale 2; gaps") == [
        "between items in a line", "    0 pt  3 times  0 and 1, 1 and 2, 2 and 3",
        "  0.5 pt   1 time  3 and 4",
      ])
    #expect(
      try bench.json("gaps")
        == #"{"betweenItems":[{"gap":0,"count":3,"pairs":[["0","1"],["1","2"],["2","3"]]},"#
        + #"{"gap":0.5,"count":1,"pairs":[["3","4"]]}],"betweenLines":[],"#
        + #""overlaps":{"count":0,"pairs":[]}}"#)
    #expect(
      bench.answer("frames") == [
        "  0     0.00     0.00    84.00    50.00", "  1    84.00     0.00    37.50    50.00",
        "  2   121.50     0.00    84.50    50.00", "  3   206.00     0.00    84.00    50.00",
        "  4   290.50     0.00    84.50    50.00",
      ])
  }

  @Test("what a query hits is decided before anything is rounded")
  func queryOnExactFrames() throws {
    var bench = try Bench()
    _ = try bench.replies("use grid columns=7; spacing 0; items 7; set scale 1")
    // Item 1 begins at 55.71 and is drawn at 56.
    #expect(bench.answer("query 55.72 0 0.1 10").first == "1 item: 1")
    #expect(try bench.json("query 55.72 0 0.1 10").contains(#""frame":[56,0,56,120]"#))
    #expect(bench.answer("inspect 1")[1] == "  frame  56 0 56 120")
    #expect(
      bench.answer("why 1.x") == [
        "the cell is number 1 of its row",
        "x = column 1 × (column size 55.71 + spacing 0) = 55.71",
        "drawn at 56: rounded to the nearest pixel at scale 1",
      ])
    #expect(try bench.json("why 1.x").hasSuffix(#""rounded":56,"scale":1}"#))
    #expect(try bench.notes("unset scale") == ["scale 1 → none"])
    #expect(bench.answer("why 1.x").count == 2)
  }

  @Test("a scale that no screen has is refused")
  func noScale() throws {
    var bench = try Bench()
    #expect(
      bench.answer("set scale 0").first
        == "error LL0105: scale must be none, 1, 2 or 3 (got '0')")
  }

  @Test("gaps and overlaps are those that comparing every pair finds")
  func likeEveryPair() throws {
    var random = SplitMix(seed: 11)
    for _ in 0..<40 {
      var bench = try Bench()
      let count = random.int(in: 0...30)
      let sizes = (0..<random.int(in: 1...5)).map { _ in String(random.int(in: 1...90)) }
      let columns = random.int(in: 1...5)
      let source =
        "items \(count); sizes \(sizes.joined(separator: " ")); use masonry columns=\(columns)"
      _ = try bench.replies("\(source); spacing \(random.int(in: 0...9))")
      let frames = (0..<count).compactMap {
        bench.lab.layout.frame(of: ElementID(.item, section: 0, index: $0))
      }
      // The nearest item above each that shares some of its width, and has ended there.
      let expected = frames.count { frame in
        frames.contains { $0.maxY <= frame.y && $0.x < frame.maxX && frame.x < $0.maxX }
      }
      let lines = bench.answer("gaps")
      let reported = lines.drop { $0 != "between lines" }.dropFirst().compactMap { line in
        line.split(separator: " ").dropFirst(2).first.flatMap { Int($0) }
      }
      #expect(reported.reduce(0, +) == expected, "\(source)")
    }
  }

  @Test("edges that differ in the last digits of a sum do not overlap", arguments: 1...16)
  func noise(columns: Int) throws {
    for setting in ["", "; set scale 3", "; direction horizontal; rtl on"] {
      var bench = try Bench()
      let lines = bench.answer(
        "use grid columns=\(columns); spacing 0; items 99; sizes 33.3 41.7\(setting); gaps")
      // A cell rounded up reaches into the next pixel, and never further.
      let overlap = lines.first { $0.contains("overlap") }
      #expect(setting.contains("scale") || overlap == nil, "\(columns)\(setting)")
      let far = lines.contains { $0.contains("41.") || $0.contains("33.") }
      #expect(!far, "\(columns)\(setting)")
    }
  }

  @Test("too many items are refused")
  func tooMany() throws {
    var bench = try Bench()
    #expect(
      bench.answer("items 100001; gaps").first
        == "error LL0115: overlaps and gaps compare all items, up to 100,000; there are 100,001")
  }
}
