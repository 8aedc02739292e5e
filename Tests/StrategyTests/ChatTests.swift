import ChatPlugin
import LabTestKit
import LayoutCore
import Testing

@Suite("Chat")
struct ChatTests {
  func chat(
    _ anchor: Chat.Anchor = .top, count: Int, sizes: ItemSizes, room: Double = 400,
    spacing: Double = 10
  ) throws -> any SolvedLayout {
    var chat = Chat()
    chat.anchor = anchor
    return try chat.layout(
      SectionRequest(
        count: count, crossSize: 300, length: 844, room: room, sizes: sizes,
        spacing: Spacing(line: spacing, item: 0)))
  }

  let threeLengths = ItemSizes.pattern([20, 35, 50].map { Size(width: 1, height: $0) })

  @Test("messages follow one another, one line spacing apart, as broad as the container")
  func messages() throws {
    let layout = try chat(count: 4, sizes: threeLengths)
    #expect((0..<4).map { layout.frame(at: $0).y } == [0, 30, 75, 135])
    #expect((0..<4).map { layout.frame(at: $0).height } == [20, 35, 50, 20])
    #expect(layout.frame(at: 2).width == 300)
  }

  @Test("the content is never shorter than the room", arguments: Chat.Anchor.allCases)
  func contentLength(anchor: Chat.Anchor) throws {
    #expect(try chat(anchor, count: 0, sizes: threeLengths).contentSize.height == 400)
    #expect(try chat(anchor, count: 4, sizes: threeLengths).contentSize.height == 400)
    #expect(try chat(anchor, count: 30, sizes: threeLengths).contentSize.height == 1340)
  }

  @Test("anchored at the bottom, a short conversation ends at the room's bottom")
  func bottom() throws {
    var layout = try chat(.bottom, count: 4, sizes: threeLengths)
    #expect((0..<4).map { layout.frame(at: $0).y } == [245, 275, 320, 380])
    #expect(layout.items(in: Rect(x: 0, y: 0, width: 300, height: 245)) == [])
    #expect(layout.items(in: Rect(x: 0, y: 0, width: 300, height: 246)) == [0])
    #expect(layout.reason(for: .y, of: 1).formula.value == 275)
    #expect(try chat(.bottom, count: 30, sizes: threeLengths).frame(at: 0).y == 0)

    let grew = layout.insert(length: 235, at: 4)
    #expect(grew)
    #expect(layout.frame(at: 0).y == 0 && layout.frame(at: 4).maxY == 400 - 0)
    let shrank = layout.resize(4, to: 135)
    #expect(shrank)
    #expect(layout.frame(at: 0).y == 100 && layout.frame(at: 4).maxY == 400)
  }

  @Test("laws hold for both anchors", arguments: Chat.Anchor.allCases)
  func laws(anchor: Chat.Anchor) throws {
    var random = SplitMix(seed: 6)
    let everySize: [ItemSizes] = [
      .uniform(.zero), threeLengths, .random(RandomSizes(width: 1...2, height: 0...9.7, seed: 8)),
    ]
    for sizes in everySize {
      for count in [0, 1, 2, 40, 255, 256, 257, 1100] {
        for spacing in [0, 0.1, 10] {
          let layout = try chat(anchor, count: count, sizes: sizes, spacing: spacing)
          var again = layout
          try again.solve(to: .infinity, stop: .never)
          let rects = tryingRects(of: layout, random: &random)
          let broken =
            brokenLaws(of: layout, solvedAgain: again, rects: rects)
            + brokenLaws(of: again, solvedAgain: layout, rects: Array(rects.suffix(6)))
          #expect(broken.isEmpty, "\(anchor), \(count) messages, \(sizes), \(spacing)")
        }
      }
    }
  }

  @Test("a growing message moves what follows and nothing before it")
  func grow() throws {
    var layout = try chat(count: 1000, sizes: threeLengths)
    try layout.solve(to: .infinity, stop: .never)
    let before = (0..<1000).map { layout.frame(at: $0) }
    let done = layout.resize(500, to: 95)
    #expect(done)
    #expect((0..<500).allSatisfy { layout.frame(at: $0) == before[$0] })
    #expect(layout.frame(at: 500).height == 95)
    let shift = 95 - before[500].height
    #expect((501..<1000).allSatisfy { layout.frame(at: $0) == before[$0].offset(y: shift) })
  }

  @Test(
    "lengths that are none are refused, and nothing changes",
    arguments: [-1, -0.001, .nan, .infinity, -.infinity, 1e300])
  func refused(length: Double) throws {
    var layout = try chat(count: 5, sizes: threeLengths)
    let before = (0..<5).map { layout.frame(at: $0) }
    let resized = layout.resize(2, to: length)
    let inserted = layout.insert(length: length, at: 2)
    #expect(!resized && !inserted)
    #expect(layout.count == 5 && (0..<5).map { layout.frame(at: $0) } == before)
  }

  @Test("places that are none are refused", arguments: [-1, 6, Int.max, Int.min])
  func noSuchPlace(index: Int) throws {
    var layout = try chat(count: 5, sizes: threeLengths)
    let answers = [
      layout.resize(index, to: 1), layout.insert(length: 1, at: index), layout.remove(at: index),
      layout.resize(5, to: 1), layout.remove(at: 5),
    ]
    #expect(answers.allSatisfy { !$0 } && layout.count == 5)
  }

  @Test("where nothing is summed yet, nothing is changed in place")
  func unsummed() throws {
    var layout = try chat(count: 1000, sizes: threeLengths)
    let answers = [
      layout.resize(900, to: 1), layout.insert(length: 1, at: 1000), layout.remove(at: 999),
    ]
    #expect(answers == [false, false, false] && layout.count == 1000 && !layout.isSolved)
    let isResized = layout.resize(3, to: 95)
    #expect(isResized && !layout.isSolved)
    #expect(layout.frame(at: 4).y == layout.frame(at: 3).maxY + 10)
  }

  @Test("laws hold after any changes, and frames are those of a plain list", arguments: 1...24)
  func changes(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let anchor: Chat.Anchor = seed % 2 == 0 ? .top : .bottom
    let count = [0, 1, 5, 300, 900][Int(seed) % 5]
    let sizes = RandomSizes(0...90, seed: seed)
    var layout = try chat(anchor, count: count, sizes: .random(sizes), room: 700)
    var plain = (0..<count).map { sizes.length(of: $0, crossSize: 300) }
    for _ in 0..<random.int(in: 1...700) {
      let length = Double(random.int(in: 0...400)) / 4
      let index = plain.isEmpty ? 0 : random.int(in: 0...plain.count - 1)
      let change: (inout any SolvedLayout) -> Bool
      switch random.int(in: 0...3) {
      case 0 where !plain.isEmpty:
        plain[index] = length
        change = { $0.resize(index, to: length) }
      case 1 where !plain.isEmpty:
        plain.remove(at: index)
        change = { $0.remove(at: index) }
      case 2:
        plain.append(length)
        let last = plain.count - 1
        change = { $0.insert(length: length, at: last) }
      default:
        plain.insert(length, at: index)
        change = { $0.insert(length: length, at: index) }
      }
      guard !change(&layout) else { continue }
      #expect(!layout.isSolved)
      try layout.solve(to: .infinity, stop: .never)
      let isDone = change(&layout)
      #expect(isDone)
    }
    let end = max(0, plain.reduce(0) { $0 + $1 + 10 } - 10)
    var y = anchor == .bottom ? max(0, 700 - end) : 0
    #expect(layout.count == plain.count && layout.contentSize.height == max(700, end))
    for (index, length) in plain.enumerated() {
      #expect(layout.frame(at: index) == Rect(x: 0, y: y, width: 300, height: length))
      y += length + 10
    }
    var again = layout
    try again.solve(to: .infinity, stop: .never)
    let broken = brokenLaws(
      of: layout, solvedAgain: again, rects: tryingRects(of: layout, random: &random))
    #expect(broken.isEmpty)
  }

  @Test("after a height whose sums round, a screen has the frames of single items, to the last bit")
  func roundedHeight() throws {
    var layout = try chat(count: 500, sizes: .random(RandomSizes(1...90)))
    try layout.solve(to: .infinity, stop: .never)
    let isResized = layout.resize(40, to: 0.1)
    #expect(isResized)
    let frames = layout.frames(of: 0..<500)
    for y in stride(from: 0.05, to: layout.contentSize.height, by: 37.7) {
      let rect = Rect(x: 0, y: y, width: 300, height: 400)
      var found: [Int: Rect] = [:]
      var trace = NoTrace()
      layout.visitItems(in: rect, within: rect, trace: &trace) { index, frame in
        found[index] = frame
        return .continue
      }
      let hits = frames.indices.filter { frames[$0].intersects(rect) }
      #expect(found == Dictionary(uniqueKeysWithValues: hits.map { ($0, frames[$0]) }))
    }
  }

  @Test("a screen of a hundred million messages is there at once, and little is kept")
  func lazy() throws {
    let layout = try chat(count: 100_000_000, sizes: .random(RandomSizes(40...200, seed: 5)))
    #expect(!layout.isSolved && layout.byteCount < 1000)
    #expect(layout.items(in: Rect(x: 0, y: 0, width: 300, height: 400)).first == 0)
  }

  @Test("other layouts say that they cannot be changed in place")
  func others() throws {
    var layout: any SolvedLayout = Repeated(
      period: [.zero], pitch: 1, count: 3, contentSize: .zero,
      explain: { _, _ in Reason([], .number(0, "")) })
    let answers = [
      layout.resize(0, to: 1), layout.insert(length: 1, at: 0), layout.remove(at: 0),
    ]
    #expect(answers == [false, false, false] && layout.count == 3)
  }

  private func conversation(
    _ sides: [Chat.Side], bubble: Double? = nil, gutter: Double = 0, anchor: Chat.Anchor = .top
  ) -> Chat {
    var chat = Chat()
    (chat.sides, chat.bubble, chat.gutter, chat.anchor) = (sides, bubble, gutter, anchor)
    return chat
  }

  @Test("bubbles are as wide as their messages, at the edge of their side")
  func bubbles() throws {
    let request = SectionRequest(
      count: 5, crossSize: 320, length: 480,
      sizes: .pattern([180, 100, 900].map { Size(width: $0, height: 40) }))
    let layout = try conversation([.them, .me, .note, .me], gutter: 40).layout(request)
    #expect(
      (0..<5).map { layout.frame(at: $0) } == [
        Rect(x: 40, y: 0, width: 180, height: 40), Rect(x: 220, y: 50, width: 100, height: 40),
        Rect(x: 40, y: 100, width: 240, height: 40), Rect(x: 140, y: 150, width: 180, height: 40),
        Rect(x: 40, y: 200, width: 100, height: 40),
      ])
    #expect(layout.reason(for: .x, of: 0).formula == .number(40, "gutter"))
    #expect(
      layout.reason(for: .x, of: 1).formula
        == .difference(.number(320, "available space"), .number(100, "bubble width")))
    #expect(layout.items(in: Rect(x: 300, y: 0, width: 20, height: 480)) == [1, 3])
    let narrow = try conversation([.me], bubble: 90).layout(request)
    #expect(narrow.frame(at: 2) == Rect(x: 230, y: 100, width: 90, height: 40))
  }

  @Test("text wraps at the greatest width of a bubble")
  func wrappedText() throws {
    let sizes = ItemSizes.text(TextSizes(messages: [[9, 9, 9], [2]]))
    let layout = try conversation([.me], bubble: 116).layout(
      SectionRequest(count: 2, crossSize: 320, length: 480, sizes: sizes))
    // 100 points are 12 characters: three lines of 9.
    #expect(layout.frame(at: 0) == Rect(x: 232, y: 0, width: 88, height: 76))
    #expect(layout.frame(at: 1) == Rect(x: 288, y: 86, width: 32, height: 36))
  }

  @Test("a gutter that leaves nothing is refused, unless there are no messages")
  func greatGutter() throws {
    let chat = conversation([.them], gutter: 320)
    func request(_ count: Int) -> SectionRequest {
      SectionRequest(
        count: count, crossSize: 320, length: 480, sizes: .uniform(Size(width: 9, height: 9)))
    }
    #expect(throws: LayoutError.noRoom(what: "avatar gutter", taken: 320, available: 320)) {
      try chat.layout(request(1))
    }
    #expect(try chat.layout(request(0)).count == 0)
  }

  @Test("the laws hold for bubbles", arguments: Chat.Anchor.allCases)
  func bubbleLaws(anchor: Chat.Anchor) throws {
    let widths: [(Double?, Double)] = [(nil, 0), (77.7, 33.3), (10_000, 0.1)]
    for (bubble, gutter) in widths {
      let chat = conversation(
        [.them, .me, .me, .note], bubble: bubble, gutter: gutter, anchor: anchor)
      #expect(try brokenLaws(of: chat) == [])
    }
  }

  @Test(
    "bubbles change in place, and are those of the edited sizes", arguments: Chat.Anchor.allCases)
  func bubbleChanges(anchor: Chat.Anchor) throws {
    var random = SplitMix(seed: 17)
    let chat = conversation([.them, .me, .note, .me], gutter: 30, anchor: anchor)
    var sizes = ItemSizes.pattern([180, 100, 900].map { Size(width: $0, height: 40) })
    var count = 9
    func layout() throws -> any SolvedLayout {
      try chat.layout(
        SectionRequest(count: count, crossSize: 320, length: 480, room: 700, sizes: sizes))
    }
    var changed = try layout()
    for turn in 0..<300 {
      let size = Size(width: random.double(in: 0...400), height: Double(random.int(in: 0...90)))
      let edit: ItemEdit =
        switch turn % 4 {
        case 0: .resize(random.int(in: 0...count - 1), to: size)
        case 1 where count > 3: .remove(at: random.int(in: 0...count - 1))
        default: .insert(size, at: random.int(in: 0...count))
        }
      let isDone = changed.apply(edit)
      #expect(isDone)
      sizes.apply(edit)
      count = changed.count
    }
    let again = try layout()
    #expect(changed.contentSize == again.contentSize)
    #expect(changed.frames(of: 0..<count) == again.frames(of: 0..<count))
    let rects = tryingRects(of: again, random: &random)
    #expect(brokenLaws(of: changed, solvedAgain: again, rects: rects) == [])
  }

  @Test("sections follow one another, and only a conversation of one section fills the screen")
  func days() throws {
    func collection(_ counts: [Int]) throws -> CollectionLayout {
      let sections = counts.map {
        Section(
          strategy: AnyStrategy(Chat.self), count: $0, sizes: threeLengths,
          spacing: Spacing(line: 10, item: 10), header: Supplementary(length: 30))
      }
      var layout = try CollectionLayout(
        LayoutRequest(container: Size(width: 300, height: 400), sections: sections))
      try layout.solve()
      return layout
    }
    #expect(try collection([2]).contentSize?.height == 400)
    let days = try collection([2, 1])
    #expect(days.contentSize?.height == 145.0)
    #expect(days.frame(of: ElementID(.item, section: 1, index: 0))?.y == 125)
  }
}
