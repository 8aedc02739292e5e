import LabLanguage
import LayoutCore

/// What `check` asks of a lab.
///
/// Each question solves the layout as far as it takes and no further; `lab` keeps what was solved.
/// A class, because asking an expression changes nothing but what is remembered here.
final class ExpressionFacts: ExpressionEnvironment {
  /// The lab that is asked, its layout solved as far as anything was asked.
  private(set) var session: Session
  private let world: World
  private var found: Neighbours?
  private var framesAsked = 0

  init(_ session: Session, in world: World) {
    self.session = session
    self.world = world
  }

  private var request: LayoutRequest { session.state.request }
  private var scope: Int { session.scope ?? 0 }

  var tolerance: Double { session.defaults.tolerance }
  var parameterNames: [String] { parameters.map(\.name) }
  var sectionCount: Int { request.sections.count }
  func itemCount(in section: Int) -> Int { request.sections[section].count }
  var lastAnswer: LastAnswer? { session.answered }

  func value(of name: String) throws(LabError) -> ExpressionValue? {
    switch name {
    case "count": .number(Double(session.state.itemCount))
    case "sections": .number(Double(sectionCount))
    case "content.width": .number(try session.solvedContent(in: world).width)
    case "content.height": .number(try session.solvedContent(in: world).height)
    case "container.width": .number(request.container.width)
    case "container.height": .number(request.container.height)
    case "offset": .number(try offset())
    case "overlaps": .number(Double(try neighbours().overlaps))
    case "gaps.min": try neighbours().smallestGap.map { .number($0) }
    case "gaps.max": try neighbours().largestGap.map { .number($0) }
    case "visited": .number(Double(try visited()))
    default: try parameters.first { $0.name == name }.map(Self.value)
    }
  }

  private func offset() throws(LabError) -> Double {
    try session.solveViewport(in: world)
    return session.offset
  }

  private func visited() throws(LabError) -> Int {
    guard let query = session.lastQuery else {
      throw LabError(.expression("visited is of the last query; none since the last change"))
    }
    return query.visited
  }

  func frame(section: Int, item: Int) throws(LabError) -> Rect {
    let id = ElementID(.item, section: section, index: item)
    framesAsked += 1
    if framesAsked & 0xFFF == 0 {
      do throws(LayoutError) { try world.stop.check() } catch { throw LabError(error) }
    }
    guard let frame = try session.frame(of: id, in: world) else {
      throw LabError(.internalError("item \(section).\(item) has no frame"))
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
  /// Something that can be set, as an expression sees it.
  private struct Parameter {
    let name: String
    let value: ParameterValue
    /// The words it may be, where it is one.
    let words: [String]
    /// What stands for it where it is left out.
    let absent: String
  }

  func words(for name: String) -> [String] {
    parameters.first { $0.name == name }?.words ?? []
  }

  /// What can be set: the strategy's, the layout's, the lab's.
  private var parameters: [Parameter] {
    var parameters: [Parameter] = []
    let settings = zip(Settings.definitions, Settings.parameters).flatMap { definition, parameter in
      self.parameters(definition, parameter.value(in: session.state.settings))
    }
    let sections = request.sections
    if sections.indices.contains(scope) {
      let strategy = sections[scope].strategy
      parameters = strategy.definition.parameters.flatMap { definition in
        self.parameters(definition, strategy.value(of: definition.name) ?? .absent)
      }
      parameters.append(
        Parameter(
          name: "strategy", value: .word(strategy.definition.name),
          words: session.strategies.map(\.definition.name), absent: ""))
    }
    for settable in Settable.all where !settable.isPerSection || sections.indices.contains(scope) {
      parameters += settable.facts.map { fact in
        Parameter(
          name: fact.name, value: fact.value(session.shownState, scope), words: fact.words,
          absent: "there is none")
      }
    }
    return parameters + settings
  }

  /// What `definition` declares: one value, or of a size the two sides.
  private func parameters(_ definition: ParameterDefinition, _ value: ParameterValue) -> [Parameter]
  {
    var words: [String] = []
    var absent = "none"
    switch definition.kind {
    case .choice(let choices): words = choices.map(\.name)
    case .flag: words = ["on", "off"]
    case .template: words = request.templates.keys.sorted()
    case .optionalPoints(_, let text): absent = text
    case .optionalSize(_, let text):
      return Self.sides(value).map { side, value in
        Parameter(name: "\(definition.name).\(side)", value: value, words: [], absent: text)
      }
    case .count, .points: break
    }
    return [Parameter(name: definition.name, value: value, words: words, absent: absent)]
  }

  /// Width and height of a size, each by its name.
  private static func sides(_ value: ParameterValue) -> [(String, ParameterValue)] {
    guard case .size(let size) = value else { return [("width", .absent), ("height", .absent)] }
    return [("width", .points(size.width)), ("height", .points(size.height))]
  }

  private static func value(of parameter: Parameter) throws(LabError) -> ExpressionValue {
    switch parameter.value {
    case .count(let count): return .number(Double(count))
    case .points(let points): return .number(points)
    case .size(let size): return .text(ParameterReader.text(.size(size)))
    case .word(let word): return .text(word)
    case .flag(let isOn): return .boolean(isOn)
    case .absent:
      throw LabError(.expression("\(parameter.name) is not set: \(parameter.absent)"))
    }
  }
}
