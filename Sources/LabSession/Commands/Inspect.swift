import LabLanguage
import LabReport
import LayoutCore

extension Command {
  static let inspect = Command(
    CommandDefinition(
      "inspect", .see, "show everything about one element: frame, neighbours, distances",
      forms: [
        Form(
          [.word("at"), .slot("X", .coordinate), .slot("Y", .coordinate)], "the element at a point"),
        Form(
          [.slot("ITEM", .element)],
          "an element by name: 3, 1.3, 0.header, 1.3.badge, 1.background, layout.header"),
        Form([.word("$")], "the first \(Session.mostInspected) elements of the last answer"),
      ],
      notes: [
        "$ is the elements of the last `query`, `frames`, `inspect` or `why`: frames $, inspect "
          + "$.first, why $.last.y, query $.frame, check $.count == 3. If a command takes one "
          + "element, $ must be exactly one."
      ], related: ["why", "frames"],
      examples: [
        Example("inspect 3", "one item"), Example("inspect at 200 150", "the item at a point"),
        Example("query 0 0 390 10; inspect $", "the hits of the query"),
      ])
  ) { session, arguments, world throws(LabError) in
    if let x = arguments.number("X"), let y = arguments.number("Y") {
      let point = Rect.point(x: x, y: y)
      try session.solve(for: point, in: world)
      var trace = NoTrace()
      let elements = try session.elements(in: point, trace: &trace, world: world)
      session.answers.subject = LastAnswer(elements.map(\.id))
      return Reply(InspectReport(inspections: elements.map { session.inspection(of: $0) }))
    }
    if arguments.has("$") { return try session.inspectAnswered(at: arguments.span("$"), in: world) }
    guard case .element(let name)? = arguments.all("ITEM").first?.value else {
      throw LabError(.internalError("inspect needs an element"))
    }
    let element = try session.existingElement(name, at: arguments.span("ITEM"), in: world)
    try session.solve(for: element.frame.inset(by: Insets(-Session.neighbourhood)), in: world)
    session.answers.subject = LastAnswer([element.id])
    return Reply(InspectReport(inspections: [session.inspection(of: element)]))
  }
}

extension Rect {
  /// The smallest rectangle that owns the point.
  static func point(x: Double, y: Double) -> Rect { Rect(x: x, y: y, width: x.ulp, height: y.ulp) }
}

extension Session {
  /// How far a neighbour may be, in points.
  static var neighbourhood: Double { 500 }

  /// The most elements that one `inspect` is about.
  static var mostInspected: Int { 20 }

  /// The element that is called `name`.
  ///
  /// - Throws: an error at `span` where the layout has no such element.
  mutating func existingElement(
    _ name: ElementName, at span: SourceSpan, in world: World
  ) throws(LabError) -> Element {
    let id = try element(name, at: span)
    guard let element = try element(id, in: world) else {
      throw absence(of: id, at: span)
    }
    return element
  }

  /// Everything about the elements of the last answer that still exist.
  fileprivate mutating func inspectAnswered(at span: SourceSpan, in world: World) throws(LabError)
    -> Reply
  {
    var inspections: [InspectReport.Inspection] = []
    let elements = try answeredElements(atMost: Self.mostInspected, at: span, in: world)
    for element in elements {
      try solve(for: element.frame.inset(by: Insets(-Session.neighbourhood)), in: world)
      inspections.append(inspection(of: element))
    }
    return Reply(InspectReport(inspections: inspections))
  }

  /// The elements of `$` that still exist, in order.
  ///
  /// - Throws: an error where there was no answer, or none of its elements exists.
  mutating func answeredElements(
    atMost limit: Int = .max, at span: SourceSpan, in world: World
  ) throws(LabError) -> [Element] {
    guard let answered = answers.subject else {
      throw LabError(.notPossible(LastAnswer.nothingYet), at: span)
    }
    var found: [Element] = []
    for (number, id) in answered.elements.enumerated() {
      if number & 0xFFF == 0 { try Self.checkAnswer(of: found.count, in: world) }
      let exists = id.isOfLayout || id.section < state.request.sections.count
      guard found.count < limit else { break }
      if exists, let element = try element(id, in: world) { found.append(element) }
    }
    guard !found.isEmpty else {
      let now = answered.text(namesSections: layout.sectionCount != 1)
      throw LabError(.notPossible("$ is \(now)\(answered.removal)"), at: span)
    }
    return found
  }

  fileprivate func inspection(of element: Element) -> InspectReport.Inspection {
    let sections = layout.sectionCount
    let strategy =
      element.id.isOfLayout
      ? nil : state.request.sections[element.id.section].strategy.definition.name
    return InspectReport.Inspection(
      element: onPixels(element), name: element.id.name(inSections: sections), strategy: strategy,
      neighbours: Side.allCases.compactMap { side in
        nearest(to: element, on: side).map {
          InspectReport.Neighbour(
            side: side.rawValue, name: $0.element.id.name(inSections: sections),
            distance: $0.distance)
        }
      }, reason: reason(for: element))
  }

  /// Why it is where it is along the scroll axis: what decided, and the arithmetic.
  private func reason(for element: Element) -> String {
    let number: FrameNumber = layout.request.axis == .vertical ? .y : .x
    let reason = reason(for: number, of: element.id, at: element.frame)
    let sum = "\(number.rawValue) = \(reason.formula.text)"
    return (reason.facts.prefix(1) + [sum]).joined(separator: "; ")
  }

  private enum Side: String, CaseIterable {
    case above, below, left, right

    /// The stretch beside `frame` on this side.
    func stretch(beside frame: Rect) -> Rect {
      let reach = Session.neighbourhood
      return switch self {
      case .above: Rect(x: frame.x, y: frame.y - reach, width: frame.width, height: reach)
      case .below: Rect(x: frame.x, y: frame.maxY, width: frame.width, height: reach)
      case .left: Rect(x: frame.x - reach, y: frame.y, width: reach, height: frame.height)
      case .right: Rect(x: frame.maxX, y: frame.y, width: reach, height: frame.height)
      }
    }

    /// The distance from `frame` to `other` on this side.
    func distance(from frame: Rect, to other: Rect) -> Double {
      switch self {
      case .above: frame.y - other.maxY
      case .below: other.y - frame.maxY
      case .left: frame.x - other.maxX
      case .right: other.x - frame.maxX
      }
    }
  }

  private func nearest(
    to element: Element, on side: Side
  ) -> (element: Element, distance: Double)? {
    var trace = NoTrace()
    let frame = element.frame
    return layout.elements(in: side.stretch(beside: frame), visible: viewport, trace: &trace)
      .filter { $0.id != element.id }
      .filter { side.distance(from: frame, to: $0.frame) >= 0 }
      .min { side.distance(from: frame, to: $0.frame) < side.distance(from: frame, to: $1.frame) }
      .map { ($0, side.distance(from: onPixels(frame), to: onPixels($0.frame))) }
  }
}
