import Lab
import LabReport
import LayoutCore

/// What a person sees first.
enum Welcome {
  static let version = Lab.version.map(String.init).joined(separator: ".")

  static func banner(_ lab: Lab) -> Markup {
    let width = NumberText.formatShort(lab.state.request.container.width)
    var line = Markup("LayoutLab \(version)", .title)
    line.append(
      " - \(lab.strategyName), \(lab.state.itemCount) items, \(width) pt wide"
        + "    help - demo - quit", .dim)
    return line
  }

  static let next = Markup("next: set columns 3 · query 100 120 120 90 · why 3.y", .dim)
}
