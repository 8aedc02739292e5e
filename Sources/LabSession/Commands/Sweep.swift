package import LabLanguage
package import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let sweep = Command(
    CommandDefinition(
      "sweep", .ask, "compare several values of one parameter: pictures and a table",
      forms: [
        Form(
          [
            .slot("PARAM", .parameter), .slot("A..B", .text),
            .optional([.word("step"), .slot("STEP", .factor(SweepValues.steps))]),
            .optional([.word("plot"), .slot("QUANTITY", .choice(SweepQuantity.choices))]),
          ], "from A to B, by 1 or by the step"),
        Form([.slot("PARAM", .parameter), .many("VALUE", .parameterValue)], "these values"),
      ],
      notes: [
        "Your settings do not change. PARAM is any setting: a parameter of the strategy, width, "
          + "items, spacing, a choice. Put a value of several words in quotes: sweep sizes 44 "
          + "\"90 60\".",
        "If a value is rejected, the error replaces its picture. A sweep has at most "
          + "\(SweepValues.most) values. All pictures have the same scale.",
        "With `plot QUANTITY` at the end, a plot of the quantity over the values, which are "
          + "numbers, replaces the pictures: length of the content, visible items, overlaps, moved "
          + "items, or the cost of a query of the screen. `export` writes pictures and plots to a "
          + "file.",
      ], related: ["set", "side", "tweak", "mark"],
      examples: [
        Example("use masonry; sweep columns 2..5", "two to five columns"),
        Example("use grid columns=3; sweep width 200..400 step 100", "three widths"),
        Example("use list; sweep rtl on off", "both layout directions"),
        Example(
          "use masonry; items 60; sweep columns 1..6 plot length", "how the content gets shorter"),
      ])
  ) { session, arguments, world throws(LabError) in
    var tokens = arguments.command.tokens[2...]
    let quantity = try SweepQuantity.read(from: &tokens)
    let values = try session.withFacts(in: world) { facts throws(LabError) in
      try SweepValues.read(tokens, in: facts)
    }
    return try session.sweep(
      arguments.command.tokens[1], values, plotting: quantity, in: world)
  }
}

/// One value of a sweep.
package struct SweptSession {
  /// The parameter and the value: `columns 3`.
  package let name: String
  /// Whether it was the value that was set.
  package let isCurrent: Bool
  /// The lab in which the value is set.
  ///
  /// - Throws: why the value is rejected.
  package let session: () throws(LabError) -> Session
}

extension Session {
  /// Every one of `values` for the parameter `name`, each in a lab of its own.
  fileprivate func sweep(
    _ name: Token, _ values: [Token], plotting quantity: SweepQuantity?, in world: World
  ) throws(LabError) -> Reply {
    if quantity != nil, let word = values.first(where: { NumberText.points($0.text) == nil }) {
      throw LabError(
        .malformed(name: "a value on the axis", text: word.text, expected: "a number"),
        at: word.span)
    }
    var tried: [(value: Token, result: Result<Session, LabError>)] = []
    for (number, value) in values.enumerated() {
      do throws(LabError) {
        let world = world.part(number, of: 2 * values.count)
        tried.append(
          (value, .success(try setting(name.text, to: value.text, at: value.span, in: world))))
      } catch {
        if case .interrupted = error.kind { throw error }
        if case .timedOut = error.kind { throw error }
        if case .unknownParameter = error.kind { throw LabError(error.kind, at: name.span) }
        tried.append((value, .failure(error)))
      }
    }
    if tried.allSatisfy({ if case .failure = $0.result { true } else { false } }),
      case .failure(let error)? = tried.first?.result
    {
      throw LabError(error.kind, at: tried[0].value.span)
    }
    var reply = Reply(try report(on: tried, of: name.text, plotting: quantity, in: world))
    let good = tried.last {
      if case .success(let other) = $0.result { !isLike(other) } else { false }
    }
    reply.next = good.map { ["set \(name.text) \($0.value.text)"] } ?? []
    return reply
  }

  /// This lab with `value` for the parameter `name`, as `set` gives it.
  private func setting(
    _ name: String, to value: String, at span: SourceSpan?, in world: World
  ) throws(LabError) -> Session {
    let lines = try Statement.split("set \(name) \(value)")
    guard lines.count == 1 else {
      throw LabError(.malformed(name: name, text: value, expected: "one value"), at: span)
    }
    var other = self
    var world = world
    world.page.isInteractive = false
    _ = try other.perform(lines[0], in: world)
    return other
  }

  /// The values of the last answer about the layout where that was a sweep, each with a lab in which
  /// it is set; none after another answer.
  package func sweptSessions(in world: World) -> [SweptSession] {
    guard let sweep = answers.shown as? SweepReport else { return [] }
    return sweep.variants.map { variant in
      SweptSession(name: "\(sweep.parameter) \(variant.value)", isCurrent: variant.isCurrent) {
        () throws(LabError) in
        try setting(sweep.parameter, to: variant.value, at: nil, in: world)
      }
    }
  }

  private func report(
    on tried: [(value: Token, result: Result<Session, LabError>)], of name: String,
    plotting quantity: SweepQuantity?, in world: World
  ) throws(LabError) -> SweepReport {
    var options = pictureOptions(on: world.page)
    let arrangement =
      options.isText
      ? SmallMultiples(oneBelowTheOther: options.columns)
      : SmallMultiples(count: tried.count, columns: options.columns)
    options.columns = arrangement.columns
    options.hasLegend = false
    options.rows = options.rows.map { max(Self.fewestRows, $0 / arrangement.rows(of: tried.count)) }
    // 1. The pictures and the facts.
    var prepared: [Prepared] = []
    var points: [Plot.Point] = []
    for (number, variant) in tried.enumerated() {
      switch variant.result {
      case .failure(let error): prepared.append(.refused(error))
      case .success(var other):
        let world = world.part(tried.count + number, of: 2 * tried.count)
        let facts = try facts(of: &other, in: world)
        if let quantity, let x = NumberText.points(variant.value.text) {
          points.append(Plot.Point(x: x, y: try quantity.value(of: &other, facts, in: world)))
        }
        let caption = "\(name) \(variant.value.text)"
        let scene = quantity == nil ? try other.scene(called: caption, in: world) : nil
        prepared.append(.solved(facts, scene, isCurrent: isLike(other)))
      }
    }
    let stacked = arrangement.rows(of: tried.count)
    return Self.fitting(options, stacked: stacked, on: world.page) { options in
      // 2. One scale.
      var options = options
      options.scale = CellScale.shared(by: prepared.compactMap(\.scene), options)
      // 3. The pictures.
      let variants = zip(tried, prepared).map { $1.variant(of: $0.value.text, options) }
      return SweepReport(
        parameter: name, variants: variants, arrangement: arrangement,
        plot: points.isEmpty ? nil : quantity?.plot(of: points, over: name))
    }
  }

  /// A value, before its picture is drawn.
  private enum Prepared {
    case refused(LabError)
    /// The scene is nil where a plot replaces the pictures.
    case solved(SweepReport.Facts, Scene?, isCurrent: Bool)

    var scene: Scene? { if case .solved(_, let scene, isCurrent: _) = self { scene } else { nil } }

    func variant(of value: String, _ options: PictureOptions) -> SweepReport.Variant {
      switch self {
      case .refused(let error):
        SweepReport.Variant(
          value: value, isCurrent: false, outcome: .refused(id: error.id, reason: error.message))
      case .solved(let facts, let scene, let isCurrent):
        SweepReport.Variant(
          value: value, isCurrent: isCurrent,
          outcome: .solved(facts, scene.map { Picture($0, options) }))
      }
    }
  }

  /// Whether `other` has the same settings.
  private func isLike(_ other: Session) -> Bool {
    Difference(from: (state, layout), to: (other.state, other.layout)).report.changes.isEmpty
  }

  /// The row of the table for `other`, compared with this session.
  private func facts(
    of other: inout Session, in world: World
  ) throws(LabError) -> SweepReport.Facts {
    let change = Difference(from: (state, layout), to: (other.state, other.layout)).report
    var facts = SweepReport.Facts(
      content: other.layout.contentSize, widths: nil, heights: nil, overlaps: nil,
      moved: change.changes.isEmpty ? 0 : change.moved, warnings: other.warnings)
    guard other.layout.itemCount <= Neighbours.most else { return facts }
    facts.content = try other.solvedContent(in: world)
    facts.overlaps = try Neighbours(
      of: other.layout, along: other.state.request.axis, stop: world.stop
    ).overlaps
    var trace = NoTrace()
    other.layout.visitElements(in: .everything, trace: &trace) { element in
      guard element.id.kind == .item else { return .continue }
      let frame = element.frame
      facts.widths = facts.widths.including(frame.width)
      facts.heights = facts.heights.including(frame.height)
      return .continue
    }
    return facts
  }

  /// What is on the screen, with `caption` above it.
  package mutating func scene(called caption: String, in world: World) throws(LabError) -> Scene {
    (answers.query, answers.goal) = (nil, [])
    try solveViewport(in: world)
    var scene = try scene(of: visiblePart, in: world)
    let title = Markup(data: caption, .title)
    scene.caption = title
    return scene
  }
}

extension ClosedRange<Double>? {
  /// The range and `value`.
  fileprivate func including(_ value: Double) -> ClosedRange<Double> {
    guard let range = self else { return value...value }
    return Swift.min(range.lowerBound, value)...Swift.max(range.upperBound, value)
  }
}
