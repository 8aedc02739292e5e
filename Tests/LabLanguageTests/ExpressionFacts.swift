import LabLanguage
import LayoutCore

/// Nine masonry items, as facts: enough of a lab to ask.
struct ExpressionFacts: ExpressionEnvironment {
  var tolerance = 0.01
  var parameterNames = ["minimum", "fill"]
  var counts = [9]

  var sectionCount: Int { counts.count }
  func itemCount(in section: Int) -> Int { counts[section] }

  func value(of name: String) throws(LabError) -> ExpressionValue? {
    switch name {
    case "count": return .number(Double(counts.reduce(0, +)))
    case "content.width": return .number(320)
    case "content.height": return .number(410)
    case "overlaps": return .number(0)
    case "third": return .number(1.0 / 3)
    case "minimum": return .number(0.5)
    case "fill": return .text("balanced")
    case "rtl": return .boolean(false)
    case "broken": throw LabError(.layout("item 3 does not fit"))
    default: return nil
    }
  }

  func frame(section: Int, item: Int) throws(LabError) -> Rect {
    Rect(x: Double(8 + 104 * (item % 3)), y: Double(8 + 100 * section), width: 96, height: 90)
  }

  func frame(of view: ElementID) throws(LabError) -> Rect? {
    guard view.kind == .header || view.kind == .layoutHeader else { return nil }
    return Rect(x: 0, y: Double(100 * view.section), width: 320, height: 20)
  }

  func column(section: Int, item: Int) throws(LabError) -> Int? {
    section == 0 ? item % 3 : nil
  }

  func query(_ rect: Rect) throws(LabError) -> [ElementID] {
    var found = [ElementID(.header, section: 0)]
    for section in counts.indices {
      for item in (0..<counts[section]).reversed()
      where try frame(section: section, item: item).intersects(rect) {
        found.append(ElementID(.item, section: section, index: item))
      }
    }
    return found
  }
}
