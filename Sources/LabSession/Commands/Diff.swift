import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let diff = Command(
    CommandDefinition(
      "diff", .ask, "compare with a marked state: settings, content, elements",
      forms: [
        Form([.slot("MARK", .mark([]))], "from the mark to the current state"),
        Form([.slot("MARK", .mark([])), .slot("MARK2", .mark([]))], "from one mark to another"),
      ],
      notes: [
        "Elements are compared by name; coordinates are in points of the content. The picture "
          + "shows the second state, with the changed elements filled. The lab compares up to "
          + "\(NumberText.grouped(LayoutComparison.most)) elements."
      ], related: ["mark", "side", "undo"],
      examples: [
        Example("mark two; set columns 3; diff two", "each item that moved"),
        Example("mark a; width 320; mark b; width 375; diff a b", "two marks"),
      ])
  ) { session, arguments, world throws(LabError) in
    var names = [arguments.word("MARK") ?? ""]
    names.append(arguments.word("MARK2") ?? Session.present)
    let first = try session.session(marked: names[0], at: arguments.span("MARK"), in: world)
    var second = try session.session(marked: names[1], at: arguments.span("MARK2"), in: world)
    let report = try first.difference(to: &second, called: names, in: world)
    var reply = Reply(report)
    let words = names.map { Token.written($0) }.joined(separator: " ")
    reply.next = ["side " + words]
    if report.moved.count < report.movedCount ?? 0 {
      reply.next.append("diff \(words) > diff.json")
    }
    return reply
  }
}

extension Session {
  /// What is different in `other`.
  fileprivate func difference(
    to other: inout Session, called names: [String], in world: World
  ) throws(LabError) -> DiffReport {
    var first = self
    var change = Difference(from: (state, layout), to: (other.state, other.layout)).report
    change.changes += other.changes(ofPlace: place)
    var report = DiffReport(
      names: (names[0], names[1]), change: change, moved: [], movedCount: nil, added: 0,
      removed: 0, sections: other.layout.sectionCount)
    var changed: Set<ElementID> = []
    var before: [(id: ElementID, frame: Rect)] = []
    let count = max(layout.elementCount, other.layout.elementCount)
    if count <= LayoutComparison.most {
      _ = try first.solvedContent(in: world)
      _ = try other.solvedContent(in: world)
      let comparison = LayoutComparison(first.layout, other.layout)
      report.moved =
        world.page.isForPrograms
        ? comparison.moved : Array(comparison.moved.prefix(DiffReport.listed(on: world.page)))
      report.movedCount = comparison.movedCount
      report.added = comparison.addedCount
      report.removed = comparison.removed.count
      changed = Set(comparison.moved.map(\.id))
      before = comparison.moved.map { ($0.id, $0.before) } + comparison.removed
    }
    let title = names[1] == Session.present ? "now" : names[1]
    var scene = try other.scene(called: title, in: world)
    let sections = other.layout.sectionCount
    let labels = Set(changed.map { $0.name(inSections: sections) })
    for place in scene.elements.indices {
      scene.elements[place].isChanged = labels.contains(scene.elements[place].label)
    }
    report.picture = Self.picture(
      scene, pictureOptions(on: world.page),
      lines: (world.page.rows ?? .max) - 3 - world.page.rows(of: report))
    report.ghosts = Ghosts(
      state: names[0],
      before.compactMap { id, frame in
        let frame = onPixels(frame)
        guard frame.intersects(scene.view) else { return nil }
        return Ghosts.Ghost(label: id.name(inSections: layout.sectionCount), frame: frame)
      }, in: scene.view, beside: scene.elements)
    return report
  }
}
