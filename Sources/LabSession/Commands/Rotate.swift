import LabLanguage
import LabReport
import LayoutCore

extension Command {
  static let rotate = Command(
    CommandDefinition(
      "rotate", .change, "rotate the device: swap width and height",
      notes: ["The safe area and the margins do not change: set them for the new orientation."],
      related: ["container", "side"], next: ["undo", "draw"],
      examples: [Example("use grid columns=3; rotate", "the items that moved")])
  ) { session, arguments, world throws(LabError) in
    let before = LayoutFacts(session.layout)
    let reply = try session.change(in: world, at: arguments.command.span) {
      $0.request.container = $0.request.container.transposed
    }
    guard let change = reply.report as? ChangeReport else { return reply }
    let moved = before.moved(
      to: LayoutFacts(session.layout), limit: world.page.isForPrograms ? .max : RotateReport.listed)
    let sections = session.layout.sectionCount
    var report = RotateReport(
      change: change, total: session.layout.itemCount,
      moved: moved.map { $0.name(inSections: sections) })
    if world.page.showsPictures {
      try session.solveViewport(in: world)
      let notes = reply.notes.flatMap(world.page.fitted).count
      report.picture = try session.picture(
        of: session.visiblePart, beside: world.page.rows(of: report) + notes, in: world)
    }
    return Reply(report, notes: reply.notes)
  }
}
