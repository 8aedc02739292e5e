import LabReport
import LayoutCore
import LayoutText

/// `inspect`: all about one element, or about those at a point.
struct InspectReport: Report {
  /// What lies beside an element.
  struct Neighbour: Sendable {
    /// Where it lies: above, below, left, right.
    var side: String
    var name: String
    /// How far away it is, in points.
    var distance: Double
  }

  /// One element with its surroundings.
  struct Inspection: Sendable {
    var element: Element
    var name: String
    /// The strategy that placed it; nil where it belongs to the whole layout.
    var strategy: String?
    /// The nearest element on each side.
    var neighbours: [Neighbour]
    /// Why it is where it is along the scroll axis; nil if the strategy gives no reason.
    var reason: String?
  }

  var inspections: [Inspection]

  func lines(on page: Page) -> [Markup] {
    inspections.isEmpty
      ? ["there is no element"] : inspections.flatMap { lines($0, columns: page.columns) }
  }

  private func title(of inspection: Inspection) -> String {
    guard let strategy = inspection.strategy else {
      return "\(inspection.name), a view of the whole layout"
    }
    return "\(inspection.element.id.kind.rawValue) \(inspection.name), placed by \(strategy)"
  }

  private func lines(_ inspection: Inspection, columns: Int) -> [Markup] {
    let element = inspection.element
    let frame = element.frame
    let section = element.id.isOfLayout ? "" : ", section \(element.id.section)"
    func short(_ value: Double) -> String { NumberText.formatGrouped(value) }
    var lines = [
      Markup(title(of: inspection), .name),
      Markup("  frame  \(frame.words)"),
      Markup(
        "  edges  left \(short(frame.x)), top \(short(frame.y)), right \(short(frame.maxX)),"
          + " bottom \(short(frame.maxY))"),
      Markup(
        "  size   \(short(frame.width)) x \(short(frame.height)), z \(element.zIndex)\(section)"),
    ]
    if let reason = inspection.reason {
      let title = "  why    "
      let broken = Markup(reason).broken(at: max(20, columns), indent: title.count)
      lines += broken.enumerated().map { number, line in
        number == 0 ? Markup(title + line.text.dropFirst(title.count)) : line
      }
    }
    for neighbour in inspection.neighbours {
      lines.append(
        Markup("  \(neighbour.side): \(neighbour.name), \(short(neighbour.distance)) pt away"))
    }
    return lines
  }

  var members: [(key: String, value: JSON)] {
    let elements = inspections.map { inspection in
      JSON.object([
        ("element", inspection.element.json),
        ("strategy", inspection.strategy.map { .string($0) } ?? .null),
        ("z", .int(inspection.element.zIndex)),
        ("reason", inspection.reason.map { .string($0) } ?? .null),
        (
          "neighbours",
          .array(
            inspection.neighbours.map {
              .object([
                ("side", .string($0.side)), ("name", .string($0.name)),
                ("distance", .number($0.distance)),
              ])
            })
        ),
      ])
    }
    return [("inspected", .array(elements))]
  }
}
