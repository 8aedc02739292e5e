public import LayoutCore

/// Writes group descriptions as `TemplateParser` reads them: what is printed reads back as the
/// same value.
public enum TemplatePrinter {
  /// The text between the braces of `template`, without indentation, lines ended but the last.
  public static func text(of template: SectionTemplate) -> String {
    lines(of: template).joined(separator: "\n")
  }

  /// The whole command: `template news {`, the lines indented by 2, `}`.
  public static func command(for template: SectionTemplate) -> String {
    let body = lines(of: template).map { "  " + $0 }
    return (["template \(template.name) {"] + body + ["}"]).joined(separator: "\n")
  }

  private static func lines(of template: SectionTemplate) -> [String] {
    var lines: [String] = []
    if template.betweenGroups != 0 {
      lines.append("between " + NumberText.formatExact(template.betweenGroups))
    }
    if let insets = template.insets { lines.append("inset " + text(of: insets)) }
    for header in template.headers { lines.append("header " + text(of: header)) }
    for footer in template.footers { lines.append("footer " + text(of: footer)) }
    return lines + Self.lines(of: template.group)
  }

  /// A node's lines; a group of a single item stands on one.
  private static func lines(of node: TemplateNode) -> [String] {
    switch node.content {
    case .item, .custom: return ["item" + settings(of: node, spacing: 0)]
    case .group(let axis, let spacing, let children):
      let head = "group \(axis.rawValue)" + settings(of: node, spacing: spacing.least)
      let body = children.flatMap { lines(of: $0) }
      if children.count == 1, body.count == 1, children[0].content == .item {
        return ["\(head) { \(body[0]) }"]
      }
      return ["\(head) {"] + body.map { "  " + $0 } + ["}"]
    }
  }

  /// Size and settings, a blank before each.
  private static func settings(of node: TemplateNode, spacing: Double) -> String {
    var text = " \(Self.text(of: node.width)) \(Self.text(of: node.height))"
    if node.insets != .zero { text += " inset " + Self.text(of: node.insets) }
    if spacing != 0 { text += " spacing " + NumberText.formatExact(spacing) }
    switch node.repetition {
    case .once: return text
    case .repeated(let count): return text + " repeat \(count)"
    case .counted(let count): return text + " count \(count)"
    }
  }

  private static func text(of dimension: Dimension) -> String {
    switch dimension {
    case .absolute(let points): NumberText.formatExact(points)
    case .fractionOfWidth(let fraction): text(ofFraction: fraction) + "w"
    case .fractionOfHeight(let fraction): text(ofFraction: fraction) + "h"
    case .estimated(let points), .uniformAcrossSiblings(let points):
      "~" + NumberText.formatExact(points)
    }
  }

  /// `2/3` where a small fraction is exactly the value, `0.1234` where none is.
  private static func text(ofFraction value: Double) -> String {
    guard let ratio = Ratio(value) else { return NumberText.formatExact(value) }
    return ratio.denominator == 1 ? "\(ratio.numerator)" : "\(ratio.numerator)/\(ratio.denominator)"
  }

  private static func text(of insets: Insets) -> String {
    let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
    let isUniform = sides.allSatisfy { $0 == insets.top }
    return (isUniform ? [insets.top] : sides).map { NumberText.formatExact($0) }
      .joined(separator: " ")
  }

  private static func text(of supplementary: Supplementary) -> String {
    NumberText.formatExact(supplementary.length) + (supplementary.isPinned ? " pinned" : "")
  }
}
