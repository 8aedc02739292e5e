import LabSession
import LabReport
import LayoutCore
import LayoutText
import Testing

/// What commands answer, word by word.
@Suite("Answers")
struct AnswerTests {
  static let answers: [(String, [String])] = [
    ("content", ["390 x 600"]),
    ("items 0; content", ["390 x 0"]),
    ("items 0; frames", []),
    (
      "use list; items 3; frames",
      [
        "  0     0.00     0.00   390.00    90.00", "  1     0.00   100.00   390.00    60.00",
        "  2     0.00   170.00   390.00   120.00",
      ]
    ),
    (
      "use grid columns=2; header 40; items 1 2; frames",
      [
        "0.header     0.00     0.00   390.00    40.00",
        "     0.0     0.00    40.00   190.00    90.00",
        "1.header     0.00   130.00   390.00    40.00",
        "     1.0     0.00   170.00   190.00    90.00",
        "     1.1   200.00   170.00   190.00    90.00",
      ]
    ),
    ("frames 3..3", ["  3     0.00   100.00   190.00    75.00"]),
    ("rtl on; frames 0..0", ["  0   200.00     0.00   190.00    90.00"]),
    (
      "use list; direction horizontal; frames 1..1",
      ["  1   100.00     0.00    60.00   844.00"]
    ),
    ("query 0 0 100 50", ["1 item: 0", "visited 2 of 12 items"]),
    ("header 20; query 0 0 100 10", ["1 element: 0.header", "visited 1 of 13 elements"]),
    ("query 0 0 0 50", ["0 items", "visited 0 of 12 items"]),
    (
      "why 3.y",
      [
        "item 3 is in column 0: the shortest column", "column ends before it: [90]  190",
        "y = 90 + spacing 10 = 100",
      ]
    ),
    (
      "inspect 3",
      [
        "item 3, placed by masonry", "  frame  0 100 190 75",
        "  edges  left 0, top 100, right 190, bottom 175", "  size   190 x 75, z 0, section 0",
        "  why    item 3 is in column 0: the shortest column; y = 90 + spacing 10",
        "  above: 0, 10 pt away",
        "  below: 4, 10 pt away", "  right: 2, 10 pt away",
      ]
    ),
    ("inspect at 195 10", ["there is no element"]),
    (
      "header layout 20; inspect layout.header",
      [
        "layout.header, a view of the whole layout", "  frame  0 0 390 20",
        "  edges  left 0, top 0, right 390, bottom 20", "  size   390 x 20, z 1",
        "  why    the header begins the layout; y = 0", "  below: 0, 0 pt away",
      ]
    ),
    (
      "header layout 20; why layout.header.y",
      [
        "the header begins the layout",
        "UIKit not verified: views of the whole layout come before and after all sections",
        "y = 0",
      ]
    ),
    (
      "items 2; tree",
      [
        "collection 390 x 844, content 390 x 90, scrolls vertically",
        "  section 0: masonry, 2 items", "    item 0 0 0 190 90", "    item 1 200 0 190 60",
      ]
    ),
    (
      "items 2; describe",
      [
        "A container of 390 x 844 points that scrolls down.",
        "The content is 390 x 90 points.", "2 of 2 elements are on the first screen.",
        "Section 0 is masonry (columns 2, columnwidth none, padding 0) with 2 items.",
        "2 columns of 190 points, gaps 10.",
        "Column 0 begins at 0, 190 points across; it holds 0 and ends at 90.",
        "Column 1 begins at 200, 190 points across; it holds 1 and ends at 60.",
      ]
    ),
    (
      "use list; items 3; show changed",
      [
        "* strategy  list  was masonry; list|grid|masonry|mosaic|quilt|justified|flow|paged|carousel|chat|compositional",
        "* items     3     was 12; 0–10,000,000,000",
      ]
    ),
    ("show changed", []),
    (
      "template pair { group horizontal 1w 80 { item 1/2w 1h } }; template pair",
      ["template pair {", "  group horizontal 1w 80 { item 1/2w 1h }", "}"]
    ),
    (
      "explain query 0 0 100 50",
      [
        "1 item: 0", "visited 2 of 12 items",
        "  1. 2 items compared",
        "  2. stop: no later item begins above the rectangle's bottom",
        "visited 2 = 0 search steps + 0 items placed + 2 items compared;"
          + " a linear scan compares 12 items",
      ]
    ),
    (
      "items 100000000; query 0 0 100 50",
      ["1 item: 0", "visited 4 of 100,000,000 items"]
    ),
  ]

  @Test("a command prints these lines", arguments: answers)
  func answer(source: String, expected: [String]) throws {
    var bench = try Bench()
    #expect(bench.answer(source) == expected)
  }

  @Test("forty frames are shown, and how many there are is said")
  func fortyFrames() throws {
    var bench = try Bench()
    #expect(bench.answer("items 100; frames").count == 40)
    let reply = try bench.replies("frames").last
    #expect(reply?.omission?.text == "40 of 100 shown; frames all, or frames A..B")
    #expect(bench.answer("frames all").count == 100)
    #expect(bench.answer("frames 90..99").count == 10)
  }

  @Test(
    "a program gets every frame, every move of diff and every item that rotate moved",
    arguments: [
      ("items 100; frames", 100), ("items 60 60; frames", 120),
      ("items 100; mark a; width 320; diff a", 100), ("items 100; rotate", 100),
    ])
  func programs(line: String, count: Int) throws {
    for isForPrograms in [true, false] {
      var page = Page()
      page.isForPrograms = isForPrograms
      var bench = try Bench(page: page)
      let reply = try #require(try bench.replies("use list; " + line).last)
      let members = ["elements", "items"].lazy.compactMap { name in
        reply.report.members.first { $0.key == name }?.value
      }
      var found = 0
      switch members.first {
      case .rows(let visit):
        visit { _ in
          found += 1
          return true
        }
      case .array(let values): found = values.count
      default: break
      }
      #expect(found == (isForPrograms ? count : 40), "\(line)")
      #expect(!isForPrograms || reply.omission == nil)
    }
  }

  @Test("more frames than an answer holds are refused, with a command that shows some")
  func tooMany() throws {
    var page = Page()
    page.isForPrograms = true
    for (items, remedy) in [
      ("100000000", "frames 0..999"), ("9000000 9", "section 0 frames 0..999"),
    ] {
      var bench = try Bench(page: page)
      let lines = bench.answer("use grid; items \(items); frames")
      #expect(lines.first?.contains("more than 1,000,000 elements") == true)
      #expect(lines.last == "  try: " + remedy)
      #expect(bench.answer(remedy).count == 1_000)
    }
  }

  @Test("sizes come from files of messages, of numbers and of pairs")
  func files() throws {
    var bench = try Bench(files: [
      "chat.txt": "hello\nwhat a long message this is, far too long for one line\n",
      "sizes.csv": "100\n50\n25\n", "sizes.json": "[[10,20],[30,40]]",
    ])
    #expect(bench.answer("items 2; use list; sizes text chat.txt; content") == ["390 x 102"])
    #expect(bench.answer("items 3; sizes file sizes.csv; content") == ["390 x 195"])
    #expect(bench.answer("items 2; sizes file sizes.json; content") == ["390 x 70"])
  }

  @Test("work that somebody stops is undone as a whole")
  func interrupted() throws {
    var bench = try Bench(stop: StopSignal { true })
    let before = try Bench().lab.state.itemCount
    for source in ["items 5000000000; content", "items 100", "items 5000000; frames all"] {
      #expect(bench.answer(source).first == "error LL0901: interrupted")
    }
    #expect(bench.lab.state.itemCount == before || bench.lab.state.itemCount == 5_000_000_000)
  }

  @Test("an answer that no memory holds is refused")
  func tooMuch() throws {
    var bench = try Bench()
    for command in ["frames all", "query 0 0 390 1e12", "draw 0 0 390 1e12", "frames 0..2000000"] {
      let source = "use grid; sizes 40; items 1000000000; \(command)"
      #expect(
        bench.answer(source).first
          == "error LL0115: the answer has more than 1,000,000 elements; use a smaller range")
    }
  }

  @Test("the first screen of a great many items is drawn at once")
  func drawMany() throws {
    var bench = try Bench()
    let lines = bench.answer("items 9000000000; draw")
    #expect(lines.contains { $0.contains("9,000,000,000 items") })
    #expect(!bench.lab.layout.isSolved)
  }

  @Test("a picture that fits the screen when drawn smaller is drawn whole")
  func wholePicture() throws {
    var bench = try Bench(page: Page(columns: 100, rows: 40, isInteractive: true))
    let lines = bench.answer("draw")
    #expect(lines.count <= 36)
    #expect(!lines.contains { $0.contains("more row") })
  }
}
