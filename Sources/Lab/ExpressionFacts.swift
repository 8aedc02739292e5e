import LabLanguage
import LayoutCore

/// What `check` asks of a lab, whose layout is solved.
struct ExpressionFacts: ExpressionEnvironment {
  private let lab: Lab
  private let stop: StopSignal

  init(_ lab: Lab, stop: StopSignal) {
    self.lab = lab
    self.stop = stop
  }

  private var request: LayoutRequest { lab.state.request }
  private var scope: Int { lab.scope ?? 0 }

  var tolerance: Double { lab.defaults.tolerance }
  var parameterNames: [String] {
    guard request.sections.indices.contains(scope) else { return [] }
    return request.sections[scope].strategy.card.parameters.map(\.name)
  }
  var sectionCount: Int { request.sections.count }
  func itemCount(in section: Int) -> Int { request.sections[section].count }

  func value(of name: String) throws(Fault) -> ExpressionValue? {
    switch name {
    case "count": .number(Double(lab.state.itemCount))
    case "sections": .number(Double(sectionCount))
    case "content.width": .number(lab.layout.contentSize?.width ?? 0)
    case "content.height": .number(lab.layout.contentSize?.height ?? 0)
    case "container.width": .number(request.container.width)
    case "container.height": .number(request.container.height)
    case "overlaps": .number(Double(try neighbours().overlaps))
    case "gaps.min": try neighbours().smallestGap.map { .number($0) }
    case "gaps.max": try neighbours().largestGap.map { .number($0) }
    case "visited": lab.lastQuery.map { .number(Double($0.visited)) }
    default: parameter(name)
    }
  }

  private func parameter(_ name: String) -> ExpressionValue? {
    guard request.sections.indices.contains(scope) else { return nil }
    return switch request.sections[scope].strategy.value(of: name) {
    case .count(let count): .number(Double(count))
    case .points(let points): .number(points)
    case .word(let word): .text(word)
    case .flag(let isOn): .boolean(isOn)
    case .absent: .text("none")
    case nil: nil
    }
  }

  func frame(section: Int, item: Int) throws(Fault) -> Rect {
    let id = ElementID(.item, section: section, index: item)
    guard let frame = lab.layout.frame(of: id) else {
      throw Fault(.internalError("item \(section).\(item) has no frame"))
    }
    return frame
  }

  /// By the distance of the item's leading edge from the section's, where all columns are equal.
  func column(section: Int, item: Int) throws(Fault) -> Int? {
    let asked = request.sections[section]
    guard case .count(let columns)? = asked.strategy.value(of: "columns"), columns > 0 else {
      return nil
    }
    let frame = try frame(section: section, item: item)
    let isVertical = request.axis == .vertical
    let (insets, container) = (asked.insets, request.container)
    let before: Double
    let breadth: Double
    if isVertical {
      breadth = container.width - insets.leading - insets.trailing
      before =
        request.isRightToLeft
        ? container.width - insets.leading - frame.maxX : frame.x - insets.leading
    } else {
      breadth = container.height - insets.top - insets.bottom
      before = frame.y - insets.top
    }
    let pitch = (breadth + asked.spacing.item) / Double(columns)
    guard pitch > 0 else { return nil }
    let number = ((before + 0.01) / pitch).rounded(.down)
    return Int(min(max(number, 0), Double(columns - 1)))
  }

  func query(_ rect: Rect) throws(Fault) -> [ElementID] {
    var trace = NoTrace()
    return lab.layout.elements(in: rect, trace: &trace).map(\.id)
  }

  private func neighbours() throws(Fault) -> Neighbours {
    try Neighbours(of: lab.layout, along: request.axis, stop: stop)
  }
}
