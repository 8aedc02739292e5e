import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let scroll = Command(
    CommandDefinition(
      "scroll", .see, "scroll the screen, or print the content offset",
      forms: [
        Form([], "print the offset"),
        Form(
          [.optional([.word("to")]), .slot("OFFSET", .coordinate)], "scroll to this content offset"),
        Form(
          [
            .optional([.word("to")]), .slot("OFFSET", .coordinate), .word("swipe"),
            .slot("VELOCITY", .factor(-1000...1000)),
          ], "end a swipe that would stop at this offset"),
        Form([.word("by"), .slot("DISTANCE", .coordinate)], "scroll by this many points"),
        Form(
          [.slot("A..B", .indexes), .word("step"), .slot("STEP", .points(0.01...1_000_000_000))],
          "draw a film strip: one picture per step"),
      ],
      notes: [
        "The offset is in points along the scroll axis, from the top or the left. It stays within "
          + "the content.",
        "By default, changes of the layout keep the offset. `set keep first` and `set keep last` "
          + "keep the content in view in place instead; `scroll` prints which item.",
        "`draw`, `query` and `frames` show pinned headers as they are at this offset.",
        "A loaded layout can change where a swipe ends (targetContentOffset). VELOCITY is in "
          + "points per millisecond.",
        "`section N scroll` scrolls an orthogonal section and prints its stops.",
        "A film strip has at most 50 pictures and does not change the offset.",
      ], related: ["page", "goto", "draw"], next: ["draw", "undo"],
      examples: [
        Example("items 100; scroll to 500; draw", "further down"),
        Example(
          "use list; height 300; items 4 4; header 40 pinned; scroll 300..450 step 50",
          "the next header pushes the previous one off"),
      ])
  ) { session, arguments, world throws(LabError) in
    try session.solveViewport(in: world)
    if let (section, orthogonalSection) = try session.scopedOrthogonalSection(
      at: arguments.command.span)
    {
      return try session.scroll(orthogonalSection, of: section, as: arguments, in: world)
    }
    if case .indexes(let range)? = arguments.all("A..B").first?.value {
      return try session.film(
        over: range, step: arguments.number("STEP") ?? 1, at: arguments.span("A..B"), in: world)
    }
    if let offset = arguments.number("OFFSET"), let velocity = arguments.number("VELOCITY") {
      return try session.swipe(toward: session.distance(atOffset: offset), velocity, in: world)
    }
    if let offset = arguments.number("OFFSET")
      ?? arguments.number("DISTANCE").map({ session.offset + $0 })
    {
      return try session.scrolled(toDistance: session.distance(atOffset: offset), in: world)
    }
    return Reply(try session.scrollReport(in: world))
  }
}

extension Session {
  /// Scrolls to `distance` from the leading edge, and orthogonal sections to `orthogonalOffsets` if
  /// given; returns what is on the screen there. `undo` reverts it as one change.
  mutating func scrolled(
    toDistance distance: Double, orthogonalOffsets: [Int: Double]? = nil, in world: World
  ) throws(LabError) -> Reply {
    let before = (state: state, query: answers.query)
    do throws(LabError) {
      var scrolling = state.scrolling
      scrolling.orthogonalOffsets = orthogonalOffsets ?? scrolling.orthogonalOffsets
      take(scrolling)
      try scroll(toDistance: distance, in: world)
      forgetQuery(since: before.state)
      var reply = Reply(try scrollReport(in: world))
      if distance < 0 {
        reply.notes.append(Markup("the start of the content", .note))
      } else if distance > state.scrolling.distance {
        reply.notes.append(Markup("the end of the content", .note))
      }
      remember(before.state)
      return reply
    } catch {
      take(before.state.scrolling)
      answers.query = before.query
      throw error
    }
  }

  /// A query is about the screen it was asked on: pictures of another one do not show it.
  mutating func forgetQuery(since before: SessionState) {
    if before.scrolling != state.scrolling { answers.query = nil }
  }

  /// Ends a swipe that would end at `distance` from the start of the content.
  fileprivate mutating func swipe(
    toward distance: Double, _ velocity: Double, in world: World
  ) throws(LabError) -> Reply {
    let now = Snapshot(self)
    let target = viewport(at: min(max(0, distance), scrollableDistance)).origin
    let isDown = layout.request.axis == .vertical
    let speed = isDown ? Point(x: 0, y: velocity) : Point(x: velocity, y: 0)
    execution.record.swipe = (target, speed)
    guard let end = try end(ofSwipeTo: target, speed, from: now) else {
      var reply = try scrolled(toDistance: distance, in: world)
      reply.notes.append(Markup("\(strategyName) does not change where a swipe ends", .note))
      return reply
    }
    let (asked, found) = isDown ? (target.y, end.y) : (target.x, end.x)
    var reply = try scrolled(toDistance: self.distance(atOffset: found), in: world)
    if asked != found {
      reply.notes.append(
        Markup(
          "the swipe would have stopped at \(NumberText.formatGrouped(asked)); the layout ends it "
            + "at \(NumberText.formatGrouped(found))", .note))
    }
    return reply
  }

  /// The layout's target of a swipe; nil where it does not change the target.
  private func end(
    ofSwipeTo target: Point, _ velocity: Point, from now: Snapshot
  ) throws(LabError) -> Point? {
    guard let strategy = now.strategy else { return nil }
    var request = CollectionRequest(now.request, offset: target)
    request.isTraced = true
    request.change = CollectionChange(
      from: now.request, offset: now.offset, parameters: strategy.values)
    request.change?.velocity = velocity
    return try LabError.wrapping { () throws(LayoutError) in
      try strategy.collection(request)?.life?.offset
    }
  }

  /// Saves the state `before` for `undo`, if scrolling changed it.
  mutating func remember(_ before: SessionState) {
    guard before.scrolling != state.scrolling else { return }
    history.add(before)
  }

  mutating func scrollReport(in world: World) throws(LabError) -> ScrollReport {
    let view = visiblePart
    try solve(for: view, in: world)
    var trace = NoTrace()
    let elements = try elements(in: view, trace: &trace, world: world)
    let anchor = try anchor(in: world)
    // The offset, the elements and the anchor are above the picture, a note can be below it.
    let above = anchor == nil ? 3 : 4
    return ScrollReport(
      visible: viewport, axis: layout.request.axis, sections: layout.sectionCount,
      elements: onPixels(elements), isFixed: scrollableDistance == 0, anchor: anchor,
      picture: world.page.showsPictures ? try picture(of: view, beside: above, in: world) : nil)
  }

  private static var filmedAtMost: Int { 50 }

  /// A picture at each of the offsets from `range.lowerBound` to `range.upperBound`.
  fileprivate mutating func film(
    over range: ClosedRange<Int>, step: Double, at span: SourceSpan, in world: World
  ) throws(LabError) -> Reply {
    let (first, last) = (Double(range.lowerBound), Double(range.upperBound))
    let count = ((last - first) / step).rounded(.down) + 1
    guard count <= Double(Self.filmedAtMost) else {
      throw LabError(
        .notPossible(
          "a film strip has at most \(Self.filmedAtMost) pictures, this one would have"
            + " \(NumberText.formatShort(count))"), at: span)
    }
    let before = state.scrolling
    defer { take(before) }
    var scenes: [(visible: Rect, scene: Scene)] = []
    var notes: [Markup] = []
    for number in 0..<Int(count) {
      let asked = first + Double(number) * step
      try scroll(toDistance: distance(atOffset: asked), in: world)
      guard scenes.last?.visible != viewport else {
        notes = [Markup("the content ends at \(NumberText.formatGrouped(offset))", .note)]
        break
      }
      var scene = try scene(of: visiblePart, in: world)
      scene.caption = Markup("offset \(NumberText.formatGrouped(offset))", .title)
      scenes.append((viewport, scene))
    }
    return Reply(FilmReport(shots: shots(scenes, on: world.page)), notes: notes)
  }

  /// Pictures of one scale; the last one with the legend.
  private func shots(
    _ scenes: [(visible: Rect, scene: Scene)], on page: Page
  ) -> [FilmReport.Shot] {
    var options = pictureOptions(on: page)
    return scenes.enumerated().map { number, shot in
      options.hasLegend = number == scenes.count - 1
      let picture = Picture(shot.scene, options)
      options.scale = picture.scale
      return FilmReport.Shot(visible: shot.visible, picture: picture)
    }
  }
}
