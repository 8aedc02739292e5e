package import LabLanguage
import LayoutCore

/// The facts about a session that `check` uses.
///
/// Each question solves the layout only as far as necessary; `session` keeps the solved parts. It
/// is a class, because evaluating an expression changes nothing except this cache.
final class ExpressionFacts: ExpressionEnvironment {
  /// The session, with its layout solved as far as the questions needed.
  private(set) var session: Session
  private let world: World
  private var found: Neighbours?
  private var framesAsked = 0

  init(_ session: Session, in world: World) { (self.session, self.world) = (session, world) }

  private var request: LayoutRequest { session.state.request }
  private var scope: Int { session.scope ?? 0 }

  var tolerance: Double { session.execution.defaults.tolerance }
  var parameterNames: [String] { parameters.map(\.name) }
  var sectionCount: Int { request.sections.count }
  func itemCount(in section: Int) -> Int { request.sections[section].count }
  var lastAnswer: LastAnswer? { session.answers.subject }

  func value(of name: String) throws(LabError) -> ExpressionValue? {
    switch name {
    case "count": .number(Double(session.state.itemCount))
    case "sections": .number(Double(sectionCount))
    case "content.width": .number(try session.solvedContent(in: world).width)
    case "content.height": .number(try session.solvedContent(in: world).height)
    case "container.width": .number(request.container.width)
    case "container.height": .number(request.container.height)
    case "offset": .number(try offset()[session.layout.request.axis])
    case "offset.x": .number(try offset().x)
    case "offset.y": .number(try offset().y)
    case "overlaps": .number(Double(try neighbours().overlaps))
    case "gaps.min": try neighbours().smallestGap.map { .number($0) }
    case "gaps.max": try neighbours().largestGap.map { .number($0) }
    case "visited": .number(Double(try visited()))
    default: try parameters.first { $0.name == name }.map(Self.value)
    }
  }

  private func offset() throws(LabError) -> Point {
    try session.solveViewport(in: world)
    return session.viewport.origin
  }

  private func visited() throws(LabError) -> Int {
    guard let query = session.answers.query else {
      throw LabError(
        .expression("visited is the cost of the last query; there was none since the last change"))
    }
    return query.visited
  }

  func frame(section: Int, item: Int) throws(LabError) -> Rect {
    let id = ElementID(.item, section: section, index: item)
    framesAsked += 1
    if framesAsked & 0xFFF == 0 {
      try LabError.wrapping { () throws(LayoutError) in try world.stop.check() }
    }
    guard let frame = try session.frame(of: id, in: world) else {
      throw session.absence(of: id)
    }
    return frame
  }

  func frame(of view: ElementID) throws(LabError) -> Rect? {
    try session.frame(of: view, in: world)
  }

  func column(section: Int, item: Int) throws(LabError) -> Int? {
    _ = try frame(section: section, item: item)
    return session.layout.track(ofItem: item, section: section)
  }

  func query(_ rect: Rect) throws(LabError) -> [ElementID] {
    try session.solve(for: rect, in: world)
    var trace = NoTrace()
    return try session.elements(in: rect, trace: &trace, world: world).map(\.id)
  }

  private func neighbours() throws(LabError) -> Neighbours {
    if let found { return found }
    try Neighbours.checkCount(session.layout.itemCount)
    _ = try session.solvedContent(in: world)
    let neighbours = try Neighbours(
      of: session.layout, along: session.layout.request.axis, stop: world.stop)
    found = neighbours
    return neighbours
  }
}

extension ExpressionFacts {
  func words(for name: String) -> [String] { parameters.first { $0.name == name }?.words ?? [] }

  private var parameters: [Fact] {
    let sections = request.sections
    let hasSection = sections.indices.contains(scope)
    var facts: [Fact] = []
    if hasSection {
      let strategy = sections[scope].strategy
      let templates = request.templates.keys.sorted()
      facts = strategy.definition.parameters.flatMap { definition in
        Fact.all(
          definition.name, definition.kind, strategy.value(of: definition.name) ?? .absent,
          templates: templates)
      }
      facts.append(
        Fact(
          name: "strategy", value: .word(strategy.definition.name),
          words: session.strategies.map(\.definition.name)))
    }
    let shown = session.shownState
    return facts
      + Setting.listed.filter { hasSection || !$0.isPerSection }
      .flatMap { $0.facts(in: shown, section: scope) }
  }

  private static func value(of parameter: Fact) throws(LabError) -> ExpressionValue {
    switch parameter.value {
    case .count(let count): return .number(Double(count))
    case .points(let points): return .number(points)
    case .size(let size): return .text(ParameterReader.text(.size(size)))
    case .word(let word): return .text(word)
    case .flag(let isOn): return .boolean(isOn)
    case .absent: throw LabError(.expression("\(parameter.name) is not set: \(parameter.absent)"))
    }
  }
}

extension Session {
  /// The present value of the expression `text`, which begins `offset` bytes into its source.
  package mutating func value(
    of text: String, at offset: Int, in world: World
  ) throws(LabError) -> ExpressionValue {
    let expression = try Expression(parsing: text, at: offset)
    return try withFacts(in: world) { facts throws(LabError) in try expression.evaluate(in: facts) }
  }

  /// What is missing for the expression `text` to be true now, in words.
  package mutating func requirement(of text: String, in world: World) throws(LabError) -> String {
    let expression = try Expression(parsing: text)
    return try withFacts(in: world) { facts throws(LabError) in
      try expression.requirement(in: facts)
    }
  }

  /// What the comparisons of the expression `text` compare, with their present values.
  package mutating func measured(in text: String, world: World) throws(LabError) -> [String] {
    let expression = try Expression(parsing: text)
    return try withFacts(in: world) { facts throws(LabError) in try expression.measured(in: facts) }
  }

  /// Does nothing if the expression `text` is true now; it begins `offset` bytes into its source.
  ///
  /// - Throws: as `Expression.check(in:)`.
  package mutating func check(_ text: String, at offset: Int = 0, in world: World) throws(LabError)
  {
    let expression = try Expression(parsing: text, at: offset)
    try withFacts(in: world) { facts throws(LabError) in try expression.check(in: facts) }
  }
}
