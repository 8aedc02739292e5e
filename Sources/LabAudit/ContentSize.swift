import LabReport
import LayoutCore
import LayoutText

extension AuditRule {
  static let contentSize = AuditRule(
    id: "content-size", severity: .error,
    checks: "the content ends where the last item ends; a line of slack is allowed, or a page: a "
      + "screen, the size that a parameter sets, the outermost group",
    matters: "items beyond the content cannot be scrolled to; content without items is blank",
    methods: [.contentSize]
  ) { trial in
    guard let section = trial.layout?.section(0), section.contentSize.height.isFinite else {
      return nil
    }
    let length = section.contentSize.height
    let frames = section.frames(of: 0..<section.count)
    let ends = frames.map { $0.isFinite ? $0.maxY : 0 }
    let end = ends.max() ?? 0
    let limit = length + section.overhang.below
    if end > limit + tolerance(at: length), let item = ends.firstIndex(of: end) {
      return AuditViolation(
        message:
          "the items' content is \(NumberText.formatGrouped(length)) pt along the scroll axis, item \(item)"
          + " ends at \(NumberText.formatGrouped(end)): \(NumberText.formatGrouped(end - length)) pt"
          + " further", items: [item])
    }
    let height = frames.map { $0.isFinite ? $0.height : 0 }.max() ?? 0
    // A negative spacing can be larger than a line.
    let line = max(0, height + trial.section.spacing.line)
    let page = trial.pageLength
    guard length - max(end, 0) > line + page + tolerance(at: length) else { return nil }
    return AuditViolation(
      message:
        "the items' content is \(NumberText.formatGrouped(length)) pt along the scroll axis, the last of"
        + " \(NumberText.counted(section.count, "item")) ends at \(NumberText.formatGrouped(end)):"
        + " \(NumberText.formatGrouped(length - end)) pt are empty")
  }
}
