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

  func column(section: Int, item: Int) throws(Fault) -> Int? {
    lab.layout.track(ofItem: item, section: section)
  }

  func query(_ rect: Rect) throws(Fault) -> [ElementID] {
    var trace = NoTrace()
    return lab.layout.elements(in: rect, trace: &trace).map(\.id)
  }

  private func neighbours() throws(Fault) -> Neighbours {
    try Neighbours(of: lab.layout, along: request.axis, stop: stop)
  }
}
