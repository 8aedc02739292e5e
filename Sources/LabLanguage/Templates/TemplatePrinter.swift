public import LayoutCore
import LayoutText

/// Prints templates as `TemplateParser` reads them: the printed text reads back as the same value.
/// Settings that have their defaults are left out.
public enum TemplatePrinter {
  /// The text between the braces of `template`: its lines without indentation, and without a last
  /// line feed.
  public static func text(of template: SectionTemplate) -> String {
    lines(of: template).joined(separator: "\n")
  }

  /// The whole command: `template news {`, the lines indented by 2, `}`.
  public static func command(for template: SectionTemplate) -> String {
    let body = lines(of: template).map { "  " + $0 }
    return (["template \(Token.written(template.name)) {"] + body + ["}"])
      .joined(separator: "\n")
  }

  private static func lines(of template: SectionTemplate) -> [String] {
    var lines: [String] = []
    if template.betweenGroups != 0 {
      lines.append("between " + NumberText.formatExact(template.betweenGroups))
    }
    if let insets = template.insets { lines.append("inset " + text(of: insets)) }
    if template.insetsReference != .automatic {
      lines.append("reference " + template.insetsReference.rawValue)
    }
    if !template.followsInsets { lines.append("followinsets off") }
    for header in template.headers { lines.append("header " + text(of: header)) }
    for footer in template.footers { lines.append("footer " + text(of: footer)) }
    for background in template.backgrounds { lines.append("background" + text(of: background)) }
    if let orthogonal = template.orthogonal { lines.append("orthogonal " + orthogonal.rawValue) }
    return lines + Self.lines(of: template.group)
  }

  // MARK: Items and groups

  /// The lines of an item or group; a group of a single item or frame is on one line.
  private static func lines(of node: TemplateNode) -> [String] {
    switch node.content {
    case .item: return ["item" + settings(of: node)]
    case .custom(let frames):
      let lines = frames.map { text(of: $0) }
      return block("custom" + settings(of: node), lines, onOneLine: frames.count == 1)
    case .group(let axis, let spacing, let children):
      let head = "group \(axis.rawValue)" + settings(of: node, spacing: spacing)
      let isSingle = children.count == 1 && children[0].content == .item
      return block(head, children.flatMap { lines(of: $0) }, onOneLine: isSingle)
    }
  }

  private static func block(_ head: String, _ body: [String], onOneLine: Bool) -> [String] {
    onOneLine
      ? ["\(head) { \(body.joined(separator: " ")) }"]
      : ["\(head) {"] + body.map { "  " + $0 } + ["}"]
  }

  /// Size and settings, a blank before each.
  private static func settings(of node: TemplateNode, spacing: Space = .fixed(0)) -> String {
    var text = " \(Self.text(of: node.width)) \(Self.text(of: node.height))"
    if node.insets != .zero { text += " inset " + Self.text(of: node.insets) }
    if spacing != .fixed(0) { text += " spacing " + Self.text(of: spacing) }
    if node.edges != .none { text += " edge " + Self.text(of: node.edges) }
    switch node.repetition {
    case .once: break
    case .repeated(let count): text += " repeat \(count)"
    case .counted(let count): text += " count \(count)"
    }
    for view in node.views { text += " badge " + Self.text(of: view) }
    return text
  }

  private static func text(of frame: CustomFrame) -> String {
    let sides = [frame.x, frame.y, frame.width, frame.height].map { text(of: $0) }
    return "frame " + sides.joined(separator: " ") + text(ofZIndex: frame.zIndex, unsaid: 0)
  }

  // MARK: Views

  private static func text(of view: Supplementary) -> String {
    var text: String
    switch view.extent {
    case .length(let length): text = NumberText.formatExact(length)
    case .size(let width, let height):
      text = "\(Self.text(of: width)) \(Self.text(of: height))"
    }
    text += Self.text(of: Anchor(view.edges ?? [], offset: .absolute(view.offset)))
    if view.isPinned { text += " pinned" }
    if !view.extendsBoundary { text += " over" }
    return text + Self.text(ofZIndex: view.zIndex, unsaid: 1) + Self.text(ofKind: view.kind)
  }

  private static func text(of view: AnchoredView) -> String {
    var text = "\(Self.text(of: view.width)) \(Self.text(of: view.height))"
    text += Self.text(of: view.anchor)
    if let anchor = view.itemAnchor { text += " anchor" + Self.text(of: anchor) }
    return text + Self.text(ofZIndex: view.zIndex, unsaid: 1)
      + Self.text(ofKind: view.kind == AnchoredView.standardKind ? nil : view.kind)
  }

  private static func text(of view: Background) -> String {
    (view.insets == .zero ? "" : " inset " + text(of: view.insets))
      + text(ofZIndex: view.zIndex, unsaid: -1)
      + text(ofKind: view.kind == Background.standardKind ? nil : view.kind)
  }

  /// The edges, then the offset, a blank before each.
  private static func text(of anchor: Anchor) -> String {
    let edges = Edges.names.filter { anchor.edges.contains($0.edge) }.map { " " + $0.name }
    switch anchor.offset {
    case .absolute(.zero): return edges.joined()
    case .absolute(let point):
      let (x, y) = (NumberText.formatExact(point.x), NumberText.formatExact(point.y))
      return edges.joined() + " offset \(x) \(y)"
    case .fractional(let point):
      let (x, y) = (text(ofFraction: point.x), text(ofFraction: point.y))
      return edges.joined() + " offset \(x)w \(y)h"
    }
  }

  private static func text(ofZIndex zIndex: Int, unsaid: Int) -> String {
    zIndex == unsaid ? "" : " z \(zIndex)"
  }

  private static func text(ofKind kind: String?) -> String {
    kind.map { " kind " + Token.written($0) } ?? ""
  }
}
