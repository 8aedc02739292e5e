import ChatPlugin
import layoutlab
import LabSession
import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import Testing

import Strategies

/// A session that runs commands, in memory.
private struct Desk {
  var lab: Session
  let world = World(
    readFile: { (reading: World.Reading) throws(LabError) -> [UInt8] in
      throw LabError(.unreadableFile(path: reading.path, reason: "there are no files here"))
    },
    write: { (path: String, _: [UInt8], _: OldContent) throws(LabError) -> OldContent in
      throw LabError(.unwritableFile(path: path, reason: "there are no files here"))
    }, clock: { 0 })

  init(_ commands: String...) throws {
    lab = try Session(strategies: Registry.strategies, modules: SessionModule.all)
    for line in commands { try run(line) }
  }

  /// Runs commands, and returns the last one's change line.
  @discardableResult
  mutating func run(_ text: String) throws -> String {
    var note = ""
    for command in try Statement.split(text) {
      note = try lab.run(command, in: world).notes.first?.text ?? ""
    }
    return note
  }

  /// What is wrong with `text`, with the word it is at.
  mutating func error(_ text: String) -> String {
    do {
      try run(text)
      return "nothing is wrong"
    } catch let error as LabError {
      return error.message + " @ " + (error.span.map { text.text(of: $0) } ?? "")
    } catch {
      return "\(error)"
    }
  }

  /// The frames of all elements, solved wholly.
  func elements() throws -> [Element] { try elements(of: lab.layout) }

  /// The frames that the state leads to when it is solved from nothing.
  func elementsSolvedAgain() throws -> [Element] {
    try elements(of: CollectionLayout(lab.state.request))
  }

  private func elements(of layout: CollectionLayout) throws -> [Element] {
    var layout = layout
    try layout.solve()
    var trace = NoTrace()
    let all = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    return layout.elements(in: all, trace: &trace)
  }

  var counts: [Int] { lab.state.request.sections.map(\.count) }
  var layoutCounts: [Int] { (0..<lab.layout.sectionCount).map { lab.layout.section($0).count } }
}

@Suite("Edits of single items")
struct EditTests {
  @Test("resize, insert and remove say what became of the item, the content and the others")
  func changeLines() throws {
    var desk = try Desk("use chat", "items 12", "sizes 90 60 120 75 100")
    #expect(
      try desk.run("resize 3 200") == "item 3 75 → 200 · content 1150 → 1275 · 8 items moved")
    #expect(
      try desk.run("resize 3 80x40") == "item 3 200 → 80x40 · content 1275 → 1115 · 8 items moved")
    #expect(try desk.run("insert 3 80") == "items 12 → 13 · content 1115 → 1205 · 9 items moved")
    #expect(try desk.run("remove 0") == "items 13 → 12 · content 1205 → 1105 · 12 items moved")
    #expect(try desk.run("insert 12 30") == "items 12 → 13 · content 1105 → 1145 · 0 items moved")
    #expect(try desk.run("resize 12 30") == "nothing changed")
  }

  @Test("a size that follows from the breadth can be fixed at what it is")
  func follows() throws {
    var desk = try Desk("use list", "items 3", "sizes aspect 1:1")
    #expect(try desk.run("resize 1 390") == "item 1 390 → 390 · 0 items moved")
    try desk.run("width 100")
    #expect(try desk.elements().map(\.frame.height) == [100, 390, 100])
  }

  @Test("undo takes an edit back, and redo does it again")
  func undo() throws {
    var desk = try Desk("use chat", "items 12")
    let before = try desk.elements()
    try desk.run("resize 3 200; insert 0 50; remove 7")
    let after = try desk.elements()
    try desk.run("undo 3")
    #expect(try desk.elements() == before)
    try desk.run("redo 3")
    #expect(try desk.elements() == after)
  }

  @Test("edits stay when the count changes, and go with new sizes")
  func kept() throws {
    var desk = try Desk("use list", "items 4", "sizes 10", "resize 3 70", "items 2", "items 6")
    #expect(try desk.elements().map(\.frame.height) == [10, 10, 10, 70, 10, 10])
    let sizes = try #require(desk.lab.state.request.sections.first?.sizes)
    #expect(sizes.editCount == 1)
    #expect(try desk.run("sizes 20").hasPrefix("sizes 10, 1 edit → 20"))
    #expect(try desk.elements().allSatisfy { $0.frame.height == 20 })
  }

  @Test("an item is named with its section, or by the section the command is for")
  func sections() throws {
    var desk = try Desk("use chat", "height 10", "items 3 4", "sizes 10")
    #expect(
      try desk.run("resize 1.2 50") == "item 1.2 10 → 50 · content 120 → 160 · 1 item moved")
    #expect(
      try desk.run("section 0 insert 3 50").hasPrefix("items 3 4 → 4 4 · content 160 → 220"))
    try desk.run("section 1 remove 0")
    #expect(desk.counts == [4, 3] && desk.layoutCounts == [4, 3])
    #expect(desk.lab.layout.itemCount == 7 && desk.lab.layout.elementCount == 7)
    #expect(try desk.elements().map(\.frame.height) == [10, 10, 10, 50, 10, 50, 10])
  }

  @Test("what is wrong is said with its place and what is allowed, and nothing has changed")
  func errors() throws {
    var desk = try Desk("use chat", "items 5 4")
    let before = try desk.elements()
    #expect(
      [
        "resize 0.5 30", "remove 0.5", "insert 0.6 30", "resize 2.0 30", "remove 3",
        "resize 0.header 9", "resize 0.1 1000001", "resize 0.1 20x-1", "insert 0.1 12y",
        "insert 0.1 nan", "resize 0.1 12x", "remove x", "section 1 remove 4",
      ].map { desk.error($0) } == [
        "an item of section 0 must be 0–4 (got 5) @ 0.5",
        "an item of section 0 must be 0–4 (got 5) @ 0.5",
        "an index in section 0 must be 0–5 (got 6) @ 0.6",
        "section must be 0–1 (got 2) @ 2.0",
        "there are 2 sections: name one, as in 0.3 @ 3",
        "an item must be written ITEM or SECTION.ITEM (got '0.header') @ 0.header",
        "size must be 0–1,000,000 pt (got 1000001) @ 1000001",
        "height must be 0–1,000,000 pt (got -1) @ -1",
        "size must be written 44 or 120x40 (got '12y') @ 12y",
        "size must be written 44 or 120x40 (got 'nan') @ nan",
        "size must be written 44 or 120x40 (got '12x') @ 12x",
        "an element must be written 3, 1.3, 1.header, 1.3.badge, 1.background or layout.header"
          + " (got 'x') @ x",
        "an item of section 1 must be 0–3 (got 4) @ 4",
      ])
    #expect(desk.counts == [5, 4])
    #expect(try desk.elements() == before)
  }

  @Test("an edit that would make the content too long is left to solving again, which says so")
  func greatest() throws {
    let side = greatestLength / 4
    var sizes = ItemSizes.uniform(Size(width: side, height: side))
    let section = { (sizes: ItemSizes, count: Int) in
      Section(
        strategy: AnyStrategy(Chat.self), count: count, sizes: sizes,
        spacing: Spacing(line: 0, item: 0))
    }
    let container = Size(width: 100, height: 100)
    var layout = try CollectionLayout(
      LayoutRequest(container: container, sections: [section(sizes, 2), section(sizes, 1)]))
    try layout.solve()
    let edit = ItemEdit.insert(Size(width: side, height: side), at: 1)
    let answers = [layout.apply(edit, to: 0), layout.apply(edit, to: 0), layout.apply(edit, to: 1)]
    #expect(answers == [true, false, false])
    #expect(layout.contentSize?.height == greatestLength && layout.itemCount == 4)
    sizes.apply(edit)
    sizes.apply(edit)
    var again = try CollectionLayout(
      LayoutRequest(container: container, sections: [section(sizes, 4), section(sizes, 1)]))
    #expect(throws: LayoutError.tooLong(length: 5 * side)) { try again.solve() }
  }

  @Test("an edit where nothing is solved yet solves nothing but the first screen")
  func unsolved() throws {
    var desk = try Desk("use chat", "items 9000000000", "sizes 50")
    #expect(try desk.run("resize 5000000000 70") == "item 5000000000 50 → 70")
    #expect(try desk.run("insert 7 70") == "items 9,000,000,000 → 9,000,000,001")
    #expect(try desk.run("why 8.y") == "" && !desk.lab.layout.isSolved)
  }

  @Test("there are never more items than there may be")
  func most() throws {
    var desk = try Desk("use grid", "items 10000000000", "sizes 50")
    #expect(desk.error("insert 3 1") == "section 0 already has the maximum number of items @ 3")
  }

  @Test("an edit in place changes the layout, and a layout that cannot is as it was")
  func inPlace() throws {
    for (strategy, isInPlace) in [("chat", true), ("masonry", false), ("grid", false)] {
      let desk = try Desk("use \(strategy)", "items 9 9")
      var layout = desk.lab.layout
      let isDone = layout.apply(.insert(Size(width: 5, height: 5), at: 3), to: 1)
      #expect(isDone == isInPlace)
      #expect(layout.itemCount == (isInPlace ? 19 : 18))
      #expect(layout.request.sections.map(\.count) == [9, isInPlace ? 10 : 9])
      let isNone = layout.apply(.remove(at: 30), to: 0) || layout.apply(.remove(at: 0), to: 2)
      #expect(!isNone)
    }
  }

  static let ways: [(String, String, String)] = Registry.strategies.flatMap { strategy in
    ["vertical", "horizontal"].flatMap { axis in
      ["on", "off"].map { (strategy.definition.name, axis, $0) }
    }
  }

  @Test(
    "after any edits the layout is that of solving again, and what is asked is found",
    arguments: ways)
  func laws(strategy: String, axis: String, rtl: String) throws {
    var random = SplitMix(seed: 11)
    for (turn, sizes) in ["30", "20 35 50", "random 5..90 seed=3", "aspect 4:3 1:1"].enumerated() {
      var desk = try Desk(
        "direction \(axis)", "rtl \(rtl)", "container 300x400",
        // More than a block of a chat's sums.
        "items 7 \(strategy == "chat" ? 300 : 50) 0",
        "use \(strategy)", "section 1 use chat anchor=bottom", "spacing 4", "spacing section 8",
        "inset 1 2 3 4", "header 12 pinned", "footer 6", "sizes \(sizes)")
      if turn == 1 { try desk.run("use \(strategy)") }
      for _ in 0..<40 {
        let section = random.int(in: 0...2)
        let count = desk.counts[section]
        let size = "\(random.int(in: 0...90))x\(random.int(in: 0...90))"
        let item = "\(section).\(random.int(in: 0...max(0, count - 1)))"
        switch random.int(in: 0...3) {
        case 0 where count > 0: try desk.run("resize \(item) \(size)")
        case 1 where count > 0: try desk.run("remove \(item)")
        case 2: try desk.run("insert \(section).\(count) \(size)")
        default: try desk.run("insert \(item) \(size)")
        }
      }
      #expect(desk.counts == desk.layoutCounts)
      #expect(desk.lab.layout.itemCount == desk.counts.reduce(0, +))
      try expectNear(desk.elements(), desk.elementsSolvedAgain())
      for number in 0..<3 {
        let layout = desk.lab.layout.section(number)
        let rects = tryingRects(of: layout, random: &random)
        #expect(brokenLaws(of: layout, solvedAgain: layout, rects: rects).isEmpty)
      }
    }
  }

  /// The same elements at the same places: exactly but for the order in which fractions are added.
  private func expectNear(_ one: [Element], _ other: [Element]) {
    #expect(one.map(\.id) == other.map(\.id))
    let far = zip(one, other).filter { one, other in
      FrameNumber.allCases.contains { abs(one.frame[$0] - other.frame[$0]) > 1e-6 }
    }
    #expect(far.isEmpty)
  }
}
