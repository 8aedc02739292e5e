import LabSession
import LabLanguage
import LabReport
import LayoutCore
import Testing

/// The report of a change, and how to undo it.
@Suite("Changes")
struct ChangeTests {
  static let summaries: [(String, String)] = [
    (
      "use masonry columns=3",
      "columns 2 → 3 · column width 190 → 123.33 · content 600 → 400 · 12 items moved"
    ),
    ("width 320", "width 390 → 320 · column width 190 → 155 · 12 items moved"),
    (
      "use list",
      "strategy masonry → list · column width 190 → 390 · content 600 → 1150 · 12 items moved"
    ),
    ("use list; width 320", "width 390 → 320 · 12 items moved"),
    (
      "direction horizontal; use masonry columns=3",
      "columns 2 → 3 · row height 417 → 274.67 · content 600 → 400 · 12 items moved"
    ),
    (
      "use paged; direction horizontal; set columns 2",
      "columns 3 → 2 · column width 123.33 → 190 · content 780 → 1170 · 12 items moved"
    ),
    (
      "use paged; set columns 2",
      "columns 3 → 2 · column width 123.33 → 190 · content 1688 → 2532 · 12 items moved"
    ),
    ("direction horizontal", "direction vertical → horizontal · 12 items moved"),
    ("rtl on", "rtl off → on · 12 items moved"),
    ("header 40 pinned", "header none → 40 pinned · content 600 → 640 · 12 items moved"),
    (
      "items 3 3; header none; undo",
      "sections 2 → 1 · items 3 3 → 12 · content 380 → 600 · 0 items moved"
    ),
    (
      "items 3 5; section 1 use grid columns=2",
      "section 1 strategy masonry → grid · content 475 → 520 · 4 items moved"
    ),
    ("items 1000000000", "items 12 → 1,000,000,000 · content 600 → not computed yet"),
    ("use masonry", "nothing changed"),
    ("reset", "nothing changed"),
    ("unset columns", "nothing changed"),
    ("set columns 2", "nothing changed"),
  ]

  @Test("a change reports what it changed and the effects", arguments: summaries)
  func summary(source: String, expected: String) throws {
    var bench = try Bench()
    let last = try bench.replies(source).last
    #expect(last?.notes.map(\.text) == [expected])
    #expect(last?.report.lines(on: bench.world.page).isEmpty == true)
  }

  @Test("the example of the guide: three columns of 96 become four of 70")
  func guideExample() throws {
    var bench = try Bench()
    let source =
      "width 320; spacing 8; inset 8; items 12; sizes 90 60 120 75 100 50; use masonry columns=3"
    _ = try bench.replies(source)
    let notes = try bench.notes("set columns 4")
    #expect(notes.count == 1)
    #expect(notes[0].hasPrefix("columns 3 → 4 · column width 96 → 70 · content "))
    #expect(notes[0].hasSuffix(" moved"))
  }

  static let changes = [
    "width 320", "height 500", "container 100x200", "items 30", "items 3 4 5", "sizes 44",
    "spacing 4", "spacing line 1", "spacing item 2", "spacing section 9", "inset 5",
    "inset 1 2 3 4", "header 30", "footer 30 pinned", "header layout 20", "footer layout 9 pinned",
    "safearea 47 0 34 0", "margins 5", "reference layoutMargins", "followinsets on", "background",
    "background 4",
    "section 0 background 1 2 3 4", "direction horizontal", "rtl on",
    "use grid columns=5", "use flow align=center", "use chat anchor=bottom", "set columns 4",
    "set tips off", "template t { group vertical 1w 50 { item 1w 1h } }",
    "use compositional template=nested", "section 0 inset 7",
  ]

  @Test("undo brings back what was, redo what was undone", arguments: changes)
  func undoRedo(source: String) throws {
    var bench = try Bench()
    let before = bench.whole()
    _ = try bench.replies(source)
    let after = bench.whole()
    _ = try bench.replies("undo")
    #expect(bench.whole() == before)
    _ = try bench.replies("redo")
    #expect(bench.whole() == after)
    _ = try bench.replies("reset; undo")
    #expect(bench.whole() == after)
  }

  @Test("undo goes back through any number of changes, and as far as there are any")
  func undoMany() throws {
    var bench = try Bench()
    let first = bench.whole()
    var seen = [first]
    for source in Self.changes {
      _ = try? bench.replies(source)
      seen.append(bench.whole())
    }
    let last = bench.whole()
    _ = try bench.replies("undo 1000000")
    #expect(bench.whole() == first)
    _ = try bench.replies("redo 1000000")
    #expect(bench.whole() == last)
    _ = try bench.replies("undo 3; redo 2; undo 2")
    _ = try bench.replies("redo 3")
    #expect(bench.whole() == last)
  }

  @Test("a new change forgets what was undone")
  func redoIsForgotten() throws {
    var bench = try Bench()
    _ = try bench.replies("width 320; undo; width 300")
    #expect(
      bench.answer("redo") == [
        "error LL0115: there is nothing to redo", "  redo", "  ^~~~ (help redo)",
      ])
  }

  static let reported = [
    ("safearea 47 0 34 0", "safearea 0 0 0 0 → 47 0 34 0"),
    ("margins 5", "margins 8 8 8 8 → 5 5 5 5"), ("reference none", "reference safeArea → none"),
    ("header layout 20 pinned", "header layout none → 20 pinned"),
    ("footer layout 9", "footer layout none → 9"), ("background", "background none → 0 0 0 0"),
    ("background 1 2 3 4", "background none → 1 2 3 4"),
    ("followinsets on", "followinsets off → on"),
    ("items 3 3; section 1 background 4", "section 1 background none → 4 4 4 4"),
  ]

  @Test("what was set is told, and unset takes it back", arguments: reported)
  func toldAndUnset(source: String, sentence: String) throws {
    var bench = try Bench()
    let notes = try bench.notes(source)
    #expect(notes.first?.hasPrefix(sentence) == true, "\(notes)")
    let name = source.replacing("section 1 ", with: "").replacing("items 3 3; ", with: "")
      .prefix { $0 != " " }
    _ = try bench.replies("unset \(name)")
    let changed = bench.answer("show changed").joined()
    #expect(!changed.contains(name), "\(changed)")
    #expect(try bench.notes("unset \(name)").first?.hasPrefix("nothing") == true)
  }

  @Test("what belongs to the layout, and what to its sections")
  func layoutWide() throws {
    var bench = try Bench()
    _ = try bench.replies("items 3 3; safearea 47 0 34 0; margins 8 20 8 20; reference none")
    _ = try bench.replies("header layout 60 pinned; footer layout 20; section 1 background 4")
    let request = bench.lab.state.request
    #expect(request.safeArea == Insets(top: 47, leading: 0, bottom: 34, trailing: 0))
    #expect(request.margins == Insets(top: 8, leading: 20, bottom: 8, trailing: 20))
    #expect(request.insetsReference == InsetsReference.none)
    #expect(request.headers == [Supplementary(length: 60, isPinned: true)])
    #expect(request.footers == [Supplementary(length: 20)])
    #expect(request.sections.map(\.backgrounds) == [[], [Background(insets: Insets(4))]])
    #expect(request.sections.allSatisfy { $0.headers.isEmpty && $0.footers.isEmpty })
    _ = try bench.replies("header layout none; section 1 background none; set margins 3")
    #expect(bench.lab.state.request.headers.isEmpty)
    #expect(bench.lab.state.request.sections[1].backgrounds.isEmpty)
    #expect(bench.lab.state.request.margins == Insets(3))
  }

  @Test("a command for one section leaves the others alone")
  func oneSection() throws {
    var bench = try Bench()
    _ = try bench.replies("items 4 4 4; use list")
    _ = try bench.replies("section 1 use grid columns=2; section 1 inset 5; section 2 items 2")
    _ = try bench.replies("section 0 sizes 10; section 2 header 20")
    let sections = bench.lab.state.request.sections
    #expect(sections.map(\.strategy.definition.name) == ["list", "grid", "list"])
    #expect(sections.map(\.insets.top) == [0, 5, 0])
    #expect(sections.map(\.count) == [4, 4, 2])
    #expect(sections.map { $0.header?.extent } == [nil, nil, .length(20)])
    #expect(bench.lab.state.sizeWords == ["10", "90 60 120 75 100", "90 60 120 75 100"])
    #expect(bench.answer("section 1 frames 0..1").count == 2)
  }

  @Test("a pinned header stays in sight, within its section")
  func pinned() throws {
    var bench = try Bench()
    _ = try bench.replies("use list; sizes 100; spacing 0; items 10 10; header 40 pinned")
    let layout = bench.lab.layout
    func y(_ section: Int, at top: Double) -> Double? {
      let screen = Rect(x: 0, y: top, width: 390, height: 500)
      return layout.frame(of: ElementID(.header, section: section), visible: screen)?.y
    }
    #expect(y(0, at: 0) == 0)
    #expect(y(0, at: 333) == 333)
    #expect(y(0, at: 1_030) == 1_000)
    #expect(y(1, at: 0) == 1_040)
    #expect(y(1, at: 1_200) == 1_200)
  }
}
