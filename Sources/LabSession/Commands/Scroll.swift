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
          [.optional([.word("to")]), .slot("X", .coordinate), .slot("Y", .coordinate)],
          "scroll on both axes"),
        Form(
          [
            .optional([.word("to")]), .slot("OFFSET", .coordinate), .word("swipe"),
            .slot("VELOCITY", .velocity),
          ], "end a swipe that would stop at this offset"),
        Form(
          [
            .optional([.word("to")]), .slot("X", .coordinate), .slot("Y", .coordinate),
            .word("swipe"), .slot("VX", .velocity), .slot("VY", .velocity),
          ], "end a swipe on both axes"),
        Form([.word("by"), .slot("DISTANCE", .coordinate)], "scroll by this many points"),
        Form(
          [.word("by"), .slot("DX", .coordinate), .slot("DY", .coordinate)],
          "scroll by this many points on each axis"),
        Form(
          [.slot("A..B", .indexes), .word("step"), .slot("STEP", .points(0.01...1_000_000_000))],
          "draw a film strip: one picture per step"),
      ],
      notes: [
        "The offset is in points along the scroll axis, from the top or the left. It stays within "
          + "the content.",
        "X and Y are the offset from the left and from the top. A loaded layout whose content is "
          + "larger than the container on both axes scrolls on both: a spreadsheet, a programme "
          + "guide. With one number, such a layout scrolls along its axis alone.",
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
    guard let target = try session.target(of: arguments) else {
      return Reply(try session.scrollReport(in: world))
    }
    if let velocity = session.velocity(of: arguments) {
      return try session.swipe(toward: target, velocity, in: world)
    }
    return try session.scrolled(to: target, in: world)
  }
}

extension Slot {
  /// The velocity of a swipe, in points per millisecond.
  fileprivate static let velocity = Slot.factor(-1000...1000)
}

extension Session {
  /// The content offset that `arguments` give; nil where they give none.
  ///
  /// - Throws: an error where the content does not scroll across, and an offset on that axis is not
  ///   0.
  fileprivate func target(of arguments: Arguments) throws(LabError) -> Point? {
    let now = viewport.origin
    if let offset = arguments.number("OFFSET")
      ?? arguments.number("DISTANCE").map({ offset + $0 })
    {
      return layout.request.axis == .vertical
        ? Point(x: now.x, y: offset) : Point(x: offset, y: now.y)
    }
    let names = arguments.has("X") ? ("X", "Y") : ("DX", "DY")
    guard let x = arguments.number(names.0), let y = arguments.number(names.1) else { return nil }
    try requireNothingAcross(x, y, called: names, in: arguments)
    return arguments.has("X") ? Point(x: x, y: y) : Point(x: now.x + x, y: now.y + y)
  }

  /// - Throws: an error where the content does not scroll across, and the number for that axis is not
  ///   0; `names` are those of `x` and `y` in `arguments`.
  func requireNothingAcross(
    _ x: Double, _ y: Double, called names: (String, String), in arguments: Arguments
  ) throws(LabError) {
    let (name, across) = layout.request.axis == .vertical ? (names.0, x) : (names.1, y)
    guard !layout.scrollsAcross, across != 0 else { return }
    throw LabError(
      .outOfRange(
        name: name, value: NumberText.formatShort(across),
        allowed: "0, because \(strategyName) only scrolls \(layout.scrollDirection)", unit: "",
        nearest: 0),
      at: arguments.span(name))
  }

  /// The velocity that `arguments` give, on the screen's axes; nil where they give none.
  fileprivate func velocity(of arguments: Arguments) -> Point? {
    if let x = arguments.number("VX"), let y = arguments.number("VY") { return Point(x: x, y: y) }
    return arguments.number("VELOCITY").map {
      layout.request.axis == .vertical ? Point(x: 0, y: $0) : Point(x: $0, y: 0)
    }
  }

  /// Scrolls to the content offset `target`, as `scrolled(toDistance:across:)`.
  fileprivate mutating func scrolled(to target: Point, in world: World) throws(LabError) -> Reply {
    let axis = layout.request.axis
    return try scrolled(
      toDistance: distance(atOffset: target[axis]),
      across: distance(atOffset: target[axis.across], along: axis.across), in: world)
  }
}

extension Session {
  /// Scrolls to `distance` from the leading edge, and to `crossDistance` across and orthogonal
  /// sections to `orthogonalOffsets` if given; returns what is on the screen there. `undo` reverts
  /// it as one change.
  mutating func scrolled(
    toDistance distance: Double, across crossDistance: Double? = nil,
    orthogonalOffsets: [Int: Double]? = nil, in world: World
  ) throws(LabError) -> Reply {
    let before = (state: state, query: answers.query)
    do throws(LabError) {
      var scrolling = state.scrolling
      scrolling.orthogonalOffsets = orthogonalOffsets ?? scrolling.orthogonalOffsets
      take(scrolling)
      try scroll(toDistance: distance, across: crossDistance, in: world)
      forgetQuery(since: before.state)
      var reply = Reply(try scrollReport(in: world))
      let now = state.scrolling
      reply.notes = [
        (distance, now.distance, ""),
        (crossDistance ?? now.crossDistance, now.crossDistance, " across"),
      ].compactMap { asked, found, across in
        guard asked != found else { return nil }
        return Markup("the \(asked < found ? "start" : "end") of the content\(across)", .note)
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

  /// Ends a swipe that would end at the content offset `asked`, or as near as there is content.
  fileprivate mutating func swipe(
    toward asked: Point, _ velocity: Point, in world: World
  ) throws(LabError) -> Reply {
    let now = Snapshot(self)
    let axis = layout.request.axis
    var scrolling = state.scrolling
    scrolling.distance = max(0, distance(atOffset: asked[axis]))
    scrolling.crossDistance = max(0, distance(atOffset: asked[axis.across], along: axis.across))
    let target = layout.viewport(at: scrolling).origin
    execution.record.swipe = (target, velocity)
    guard let end = try end(ofSwipeTo: target, velocity, from: now) else {
      var reply = try scrolled(to: asked, in: world)
      reply.notes.append(Markup("\(strategyName) does not change where a swipe ends", .note))
      return reply
    }
    var reply = try scrolled(to: end, in: world)
    let words = [target, end].map { layout.offsetText($0, NumberText.formatGrouped) }
    if words[0] != words[1] {
      reply.notes.append(
        Markup(
          "the swipe would have stopped at \(words[0]); the layout ends it at \(words[1])", .note))
    }
    return reply
  }

  /// The layout's target of a swipe; nil where it does not change the target.
  private func end(
    ofSwipeTo target: Point, _ velocity: Point, from now: Snapshot
  ) throws(LabError) -> Point? {
    guard let strategy = now.strategy else { return nil }
    var request = CollectionRequest(now.request, at: now.offsets)
    request.offsets.content = target
    request.isTraced = true
    request.change = CollectionChange(
      from: now.request, at: now.offsets, parameters: strategy.values)
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
      visible: viewport, offset: offsetText(), axis: layout.request.axis,
      sections: layout.sectionCount, elements: onPixels(elements),
      isFixed: scrollableDistance == 0 && !layout.scrollsAcross, anchor: anchor,
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
        notes = [Markup("the content ends at \(offsetText())", .note)]
        break
      }
      var scene = try scene(of: visiblePart, in: world)
      scene.caption = Markup("offset \(offsetText())", .title)
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
