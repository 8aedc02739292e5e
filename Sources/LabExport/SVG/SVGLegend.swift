import LabReport
import LayoutCore
import LayoutText

/// The lines below a picture. A stretch in the role of a mark is a swatch of that mark.
struct SVGLegend {
  /// The lines, broken to the width of the picture.
  let lines: [Markup]

  static let lineHeight = 18.0
  /// The pixels of a letter.
  private static let letter = 6.6

  /// `entries` in lines of `width` pixels.
  init(_ entries: [Markup], width: Double) {
    let columns = max(24, Int(width / Self.letter))
    lines = entries.flatMap { $0.broken(at: columns, indent: 0, hanging: 2) }
  }

  var height: Double { Double(lines.count) * Self.lineHeight }

  /// Adds the lines below `origin`.
  func draw(at origin: Point, to svg: inout SVGText) {
    for (number, line) in lines.enumerated() {
      draw(
        line, at: Point(x: origin.x, y: origin.y + Double(number) * Self.lineHeight), to: &svg)
    }
  }

  private func draw(_ line: Markup, at origin: Point, to svg: inout SVGText) {
    var x = origin.x
    var stretches: [(style: String?, text: String)] = []
    func addText() {
      let text = stretches.map(\.text).joined()
      let blanks = text.prefix { $0 == " " }.count
      guard blanks < text.count else { return x += Double(text.count) * Self.letter }
      svg.add(
        [
          ("x", NumberText.formatShort(x + Double(blanks) * Self.letter)),
          ("y", NumberText.formatShort(origin.y + 13)),
          // Blanks between stretches stay.
          ("xml:space", "preserve"),
        ], stretches: stretches)
      x += Double(text.count) * Self.letter
      stretches = []
    }
    for (role, text) in line.spans {
      guard let mark = role.mark else {
        stretches.append((role.style, String(text)))
        continue
      }
      if !stretches.isEmpty { addText() }
      draw(mark, at: Point(x: x, y: origin.y + 4), to: &svg)
      x += 16
    }
    if !stretches.isEmpty { addText() }
  }

  /// A small sample of `mark` in the line at `origin`.
  private func draw(_ mark: String, at origin: Point, to svg: inout SVGText) {
    let outlines = ["query", "group", "ghost", "viewport", "line"]
    let style = outlines.contains(mark) ? mark : "swatch \(mark)"
    var attributes: [SVGText.Attribute] = [
      ("class", style), ("x", NumberText.formatShort(origin.x)),
      ("y", NumberText.formatShort(origin.y)), ("width", "11"), ("height", "11"), ("rx", "2"),
    ]
    if mark == "line" { attributes[0].value = "line none" }
    if ["group", "ghost", "line"].contains(mark) { attributes.append(("stroke-dasharray", "2 2")) }
    svg.add("rect", attributes)
  }
}

extension Role {
  /// The class of the mark that has this role in a legend; nil for text.
  fileprivate var mark: String? {
    switch self {
    case .hit: "hit"
    case .touch: "touch"
    case .changed: "changed"
    case .ghost: "ghost"
    case .overlap: "overlap"
    case .overflow: "overflow"
    case .header: "header"
    case .footer: "footer"
    case .badge: "badge"
    case .separator: "separator"
    case .background: "background"
    case .viewport: "viewport"
    case .line: "line"
    case .gap: "gap"
    case .inset: "inset"
    case .group: "group"
    default: nil
    }
  }

  /// The class of text in this role; nil for plain text.
  fileprivate var style: String? {
    switch self {
    case .dim, .note: "note"
    case .warning, .error: "problem"
    default: nil
    }
  }
}
