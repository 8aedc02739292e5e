import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let scroll = Command(
    CommandDefinition(
      "scroll", .see, "move the screen over the content, or say where it is",
      forms: [
        Form([], "where it is"),
        Form(
          [.optional([.word("to")]), .slot("OFFSET", .coordinate)], "to this content offset"),
        Form(
          [
            .optional([.word("to")]), .slot("OFFSET", .coordinate), .word("swipe"),
            .slot("VELOCITY", .factor(-1000...1000)),
          ], "where a swipe ends that would come to rest there"),
        Form([.word("by"), .slot("DISTANCE", .coordinate)], "on by so many points"),
        Form(
          [
            .slot("A..B", .indexes), .word("step"), .slot("STEP", .points(0.01...1_000_000_000)),
          ],
          "a film strip: a picture at every step, one below the other"),
      ],
      notes: [
        "The offset is counted along the scroll axis, from the top or the left, in points. It never"
          + " leaves the content.",
        "Changes of the layout keep it. With `set keep first` or `last` they keep what one looks at"
          + " instead; `scroll` says what that is.",
        "`draw`, `query` and `frames` show pinned headers where they are on this screen.",
        "A swipe ends where a layout from outside that has a say in it (targetContentOffset) has it"
          + " end; VELOCITY is in points a millisecond.",
        "`section N scroll` moves a section that scrolls across the axis, and says where it stops.",
        "A film strip has 50 pictures at most and leaves the offset as it is.",
      ], related: ["page", "goto", "draw"], next: ["draw", "undo"],
      examples: [
        Example("items 100; scroll to 500; draw", "further down"),
        Example(
          "use list; height 300; items 4 4; header 40 pinned; scroll 300..450 step 50",
          "a header is pushed off by the next"),
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
  /// Scrolls as far as `distance` from where reading begins, and the strips of sections to
  /// `orthogonalOffsets` if given; tells what one sees there. A step that `undo` takes back.
  mutating func scrolled(
    toDistance distance: Double, orthogonalOffsets: [Int: Double]? = nil, in world: World
  ) throws(LabError) -> Reply {
    let before = state
    do throws(LabError) {
      var scrolling = state.scrolling
      scrolling.orthogonalOffsets = orthogonalOffsets ?? scrolling.orthogonalOffsets
      take(scrolling)
      try scroll(toDistance: distance, in: world)
      var reply = Reply(try scrollReport(in: world))
      if distance < 0 {
        reply.notes.append(Markup("the content begins here", .note))
      } else if distance > state.scrolling.distance {
        reply.notes.append(Markup("the content ends here", .note))
      }
      remember(before)
      return reply
    } catch {
      take(before.scrolling)
      throw error
    }
  }

  /// Ends a swipe that would come to rest at `distance` from where reading begins.
  fileprivate mutating func swipe(
    toward distance: Double, _ velocity: Double, in world: World
  ) throws(LabError) -> Reply {
    let now = Snapshot(self)
    let target = viewport(at: min(max(0, distance), scrollableDistance)).origin
    let isDown = layout.request.axis == .vertical
    let speed = isDown ? Point(x: 0, y: velocity) : Point(x: velocity, y: 0)
    changeRecord.swipe = (target, speed)
    guard let end = try end(ofSwipeTo: target, speed, from: now) else {
      var reply = try scrolled(toDistance: distance, in: world)
      reply.notes.append(Markup("\(strategyName) has no say in where a swipe ends", .note))
      return reply
    }
    let (asked, found) = isDown ? (target.y, end.y) : (target.x, end.x)
    var reply = try scrolled(toDistance: self.distance(atOffset: found), in: world)
    if asked != found {
      reply.notes.append(
        Markup(
          "it would have come to rest at \(NumberText.formatGrouped(asked)); the layout has it end at"
            + " \(NumberText.formatGrouped(found))", .note))
    }
    return reply
  }

  /// Where the layout has a swipe end; nil where it has no say in it.
  private func end(
    ofSwipeTo target: Point, _ velocity: Point, from now: Snapshot
  ) throws(LabError) -> Point? {
    guard let strategy = now.strategy else { return nil }
    var request = CollectionRequest(now.request, offset: target)
    request.isTraced = true
    request.change = CollectionChange(
      from: now.request, offset: now.offset, parameters: strategy.values)
    request.change?.velocity = velocity
    do throws(LayoutError) {
      return try strategy.collection(request)?.life?.offset
    } catch {
      throw LabError(error)
    }
  }

  /// Keeps the state `before` for `undo`, where scrolling led away from it.
  mutating func remember(_ before: SessionState) {
    guard before.scrolling != state.scrolling else { return }
    past.append(before)
    future = []
  }

  /// What is on the screen.
  mutating func scrollReport(in world: World) throws(LabError) -> ScrollReport {
    let view = visiblePart
    try solve(for: view, in: world)
    var trace = NoTrace()
    let elements = try elements(in: view, trace: &trace, world: world)
    return ScrollReport(
      visible: viewport, axis: layout.request.axis, sections: layout.sectionCount,
      elements: elements.map(onPixels),
      anchor: try anchor(in: world),
      picture: world.page.showsPictures ? try picture(of: view, in: world) : nil)
  }

  /// The most pictures of a film strip.
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
            + " \(NumberText.formatShort(count))"),
        at: span)
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
    return Reply(FilmReport(shots(scenes, on: world.page)), notes: notes)
  }

  /// Pictures of one scale; the last one with the legend.
  private func shots(
    _ scenes: [(visible: Rect, scene: Scene)], on page: Page
  ) -> [FilmReport.Shot] {
    var options = pictureOptions(on: page)
    return scenes.enumerated().map { number, shot in
      options.hasLegend = number == scenes.count - 1
      let picture = Picture(shot.scene, options)
      options.pointsPerColumn = picture.scale.pointsPerColumn
      return FilmReport.Shot(visible: shot.visible, picture: picture)
    }
  }
}
