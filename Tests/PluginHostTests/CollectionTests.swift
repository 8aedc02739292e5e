import LabSession
import LabLanguage
import LabTestKit
import LayoutCore
import PluginProtocol
import PluginHost
import Testing

/// A program that places whole collections, used like a strategy of the lab.
@Suite("Collections from a program")
struct CollectionTests {
  @Test("sections, headers, decorations and depth come through")
  func whole() throws {
    let lab = try HostileLab()
    try lab.run("load shelves.py; items 2 1; sizes 50x30; header 20")
    #expect(
      try lab.run("frames") == [
        "    0.header     0.00     0.00   390.00    20.00",
        "         0.0     0.00    20.00    50.00    30.00",
        "         0.1    50.00    20.00    50.00    30.00",
        "0.background     0.00    20.00   390.00    30.00  alpha 0.5",
        "    1.header     0.00    50.00   390.00    20.00",
        "         1.0     0.00    70.00    50.00    30.00",
        "1.background     0.00    70.00   390.00    30.00  alpha 0.5",
      ])
    #expect(try lab.run("query 60 20 10 10")[0] == "2 elements: 0.1 0.background")
    #expect(try lab.run("why 0.1.x") == ["as the layout returned it", "x = 50"])
    #expect(
      try lab.run("explain query 60 20 10 10").contains {
        $0.hasSuffix("stop: the layout itself returns the same: 2 elements")
      })
    #expect(try lab.run("tree").contains("    board 0 20 390 30"))
    let board = try #require(lab.lab.layout.element(ElementID(.background, section: 1)))
    #expect((board.zIndex, board.alpha, board.elementKind) == (-1, 0.5, "board"))
  }

  @Test("frames follow the offset; undo goes back, and the same question is asked once")
  func follows() throws {
    let lab = try HostileLab()
    try lab.run("load shelves.py; items 4 4; sizes 90x1000; header 20")
    func header() -> Double? { lab.lab.layout.frame(of: ElementID(.header, section: 0))?.y }
    #expect(header() == 0)
    try lab.run("scroll to 300; draw")
    #expect(header() == 300)
    let asked = lab.lab.layout.section(0).warnings
    try lab.run("frames; query 0 300 390 10; draw; undo; draw")
    #expect(header() == 0)
    try lab.run("redo; draw")
    #expect(header() == 300)
    #expect(lab.lab.layout.section(0).warnings == asked)
    try lab.run("width 300; draw")
    #expect(header() == 300)
    try lab.run("goto 1.0; draw")
    #expect(try lab.run("scroll")[0] == "offset 1040")
  }

  @Test("a question is read as it was sent")
  func question() throws {
    let strategy = AnyStrategy(
      definition: AnyStrategyDefinition(name: "s", summary: ""),
      origin: ObjectIdentifier(Session.self as Any.Type)
    ) { _, _ in Stored(frames: []) }
    var section = Section(
      strategy: strategy, count: 3, sizes: .pattern([Size(width: 3, height: 4)]),
      spacing: Spacing(line: 1, item: 2),
      insets: Insets(top: 1, leading: 2, bottom: 3, trailing: 4),
      header: Supplementary(length: 44, isPinned: true))
    section.explicit = [.insets]
    var other = section
    other.count = 0
    other.explicit = [.sizes, .spacing]
    for axis in Axis.allCases {
      for isExplicit in [false, true] {
        var layout = LayoutRequest(
          container: Size(width: 390, height: 844), axis: axis, isRightToLeft: isExplicit,
          sections: [section, section, other, section], safeArea: Insets(9), margins: Insets(8))
        layout.isAxisExplicit = isExplicit
        var request = CollectionRequest(
          layout,
          at: isExplicit
            ? ScrollOffsets(content: Point(x: 0, y: 12.5), orthogonal: [0: 12.5, 3: -4])
            : ScrollOffsets())
        request.isTraced = isExplicit
        if isExplicit {
          var change = CollectionChange(
            from: layout,
            at: ScrollOffsets(content: Point(x: 3, y: 4), orthogonal: [1: 7]))
          change.layout.sections[0].sizes = .pattern([Size(width: 8, height: 9)])
          change.updates = [ItemUpdate(isInsertion: true, section: 0, index: 2)]
          change.velocity = Point(x: 0, y: -1.5)
          request.change = change
        }
        let question = CollectionQuestion(
          id: 7, strategy: "s", parameters: [:], request: request)
        let bytes = question.message.bytes
        let end = try #require(bytes.firstIndex(of: UInt8(ascii: "\n")))
        let read = try CollectionQuestion(
          MessageLine(Array(bytes[..<end])), payload: Array(bytes[(end + 1)...]),
          definitions: [strategy.definition])
        #expect(read.message.bytes == bytes)
        let sections = read.request.layout.sections
        #expect(sections.map(\.count) == [3, 3, 0, 3])
        #expect(sections.map(\.explicit) == layout.sections.map(\.explicit))
        #expect(sections[3].insets == section.insets)
        #expect(sections[0].sizes.size(of: 2, available: 300) == Size(width: 3, height: 4))
        #expect(sections[0].header == section.header)
        #expect(read.request.offsets == request.offsets)
        #expect(read.request.isTraced == isExplicit)
        #expect(read.request.change?.offsets == request.change?.offsets)
        #expect(read.request.change?.updates == request.change?.updates)
        #expect(read.request.change?.velocity == request.change?.velocity)
        #expect(
          read.request.change?.layout.sections[0].sizes.size(of: 0, available: 0)
            == (isExplicit ? Size(width: 8, height: 9) : nil))
        #expect(read.request.layout.isAxisExplicit == isExplicit)
        #expect(read.request.layout.safeArea == layout.safeArea)
      }
    }
  }

  @Test("an answer is read as it was sent")
  func answer() throws {
    for (hasDepths, hasAlphas) in [(false, false), (true, false), (false, true), (true, true)] {
      var contents = CollectionContents(
        counts: [2, 0, 1],
        frames: [
          Rect(x: 1, y: 2, width: 3, height: 4), nil, Rect(x: -5, y: 0, width: 0, height: 9),
        ],
        contentSize: Size(width: 10, height: 20))
      if hasDepths { contents.depths = [Int.min, 0, Int.max] }
      if hasAlphas { contents.alphas = [0, 1, 0.25] }
      contents.views = [
        Element(
          id: ElementID(.badge, section: 2, index: 1), frame: .zero, zIndex: -4,
          elementKind: "dot", alpha: 0.5),
        Element(id: ElementID(.header, section: 0), frame: Rect(x: 1, y: 1, width: 1, height: 1)),
      ]
      contents.axis = .horizontal
      contents.isReversed = true
      contents.followsOffset = true
      contents.orthogonalSections[2] = OrthogonalSection(
        behavior: .groupPagingCentered, viewport: 90, contentLength: 300, firstGroup: 5,
        groupLength: 40, pitch: 50, groupCount: 6, start: 10)
      contents.notes = ["a note"]
      contents.assumptions = ["an assumption"]
      contents.life = InvalidationTrace(
        calls: [LayoutCall("prepare()", seconds: 0.5), LayoutCall("a", given: "b", answer: "c")],
        firstPrepare: hasDepths ? 1.5 : nil, offset: Point(x: 1, y: 2))
      let message = CollectionAnswer.message(3, contents)
      let bytes = message.bytes
      let end = try #require(bytes.firstIndex(of: UInt8(ascii: "\n")))
      let line = try MessageLine(Array(bytes[..<end]))
      #expect(
        try CollectionAnswer.payloadCount(of: line, itemCount: 3) == message.payload.count)
      let read = try CollectionAnswer.read(
        line, payload: message.payload, counts: [2, 0, 1], axis: .vertical, follows: true)
      #expect(read.frames == contents.frames)
      #expect(read.depths == contents.depths)
      #expect(read.alphas == contents.alphas)
      #expect(read.views == contents.views)
      #expect((read.axis, read.isReversed, read.followsOffset) == (.horizontal, true, true))
      #expect(read.orthogonalSections == contents.orthogonalSections)
      #expect(read.notes == ["a note"])
      #expect(read.assumptions == ["an assumption"])
      #expect(read.life == contents.life)
      #expect(read.contentSize == contents.contentSize)
    }
  }

  @Test("an orthogonal section of an answer has a number, a behavior and lengths")
  func orthogonal() throws {
    let lengths = #""visible":90,"content":300,"group":40,"pitch":50"#
    func read(_ section: String) throws -> [Int: OrthogonalSection] {
      let line = #"{"type":"frames","id":1,"orthogonal":[{\#(section)}],"bytes":0}"#
      return try CollectionAnswer.read(
        MessageLine(Array(line.utf8)), payload: [], counts: [0, 0], axis: .vertical, follows: true
      ).orthogonalSections
    }
    let section = #""section":1,"behavior":"paging","groups":6,"# + lengths
    #expect(try read(section)[1]?.maxOffset == 210)
    let placed = section + #","start":-8796093022208,"first":8796093022208"#
    #expect(try read(placed)[1]?.start == -8_796_093_022_208)
    #expect(try read(placed)[1]?.firstGroup == 8_796_093_022_208)
    for wrong in [
      section.replacing("1,\"b", with: "2,\"b"), section.replacing("paging", with: "pages"),
      section.replacing("\"groups\":6,", with: ""), section.replacing("90", with: "-90"),
      section.replacing("90", with: "8796093022209"), section.replacing(":6", with: ":-6"),
      placed.replacing("-8796093022208", with: "-8796093022209"),
      placed.replacing(":8796093022208", with: #":"far""#), "\(section)},{\(section)",
    ] {
      #expect(throws: ProtocolError.self) { try read(wrong) }
    }
  }
}
