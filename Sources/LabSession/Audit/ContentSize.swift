import LabReport
import LayoutCore
import LayoutText

extension AuditRule {
  static let contentSize = AuditRule(
    id: "content-size", severity: .error,
    checks: "the length of the content, against where the last item ends; a line may be left, and a"
      + " page: a screen, a length that a parameter states, the outermost group",
    matters: "what lies beyond the content cannot be scrolled to, and content without items is"
      + " blank"
  ) { trial in
    guard let section = trial.layout?.section(0), section.contentSize.height.isFinite else {
      return nil
    }
    let length = section.contentSize.height
    let frames = (0..<section.count).map { section.frame(at: $0) }
    let ends = frames.map { $0.isFinite ? $0.maxY : 0 }
    let end = ends.max() ?? 0
    let limit = length + section.overhang.below
    if end > limit + tolerance(at: length), let item = ends.firstIndex(of: end) {
      return AuditViolation(
        message: "the items' content is \(NumberText.formatGrouped(length)) pt long, item \(item)"
          + " ends at \(NumberText.formatGrouped(end)): \(NumberText.formatGrouped(end - length)) pt"
          + " further", items: [item])
    }
    let line = (frames.map { $0.isFinite ? $0.height : 0 }.max() ?? 0) + trial.section.spacing.line
    let page = trial.pageLength
    guard length - max(end, 0) > line + page + tolerance(at: length) else { return nil }
    return AuditViolation(
      message: "the items' content is \(NumberText.formatGrouped(length)) pt long, the last of"
        + " \(NumberText.counted(section.count, "item")) ends at \(NumberText.formatGrouped(end)):"
        + " \(NumberText.formatGrouped(length - end)) pt are empty")
  }
}
