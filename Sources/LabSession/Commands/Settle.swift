import LabLanguage
import LabReport
import LayoutCore

extension Command {
  static let settle = Command(
    CommandDefinition(
      "settle", .ask, "show the passes of self-sizing: measured items, and the moves they cause",
      forms: [
        Form([], "one line for each pass"),
        Form([.flag("draw", "also draw the jump of the content")], "also draw the last pass"),
      ],
      notes: [
        "In the first pass, every item has its estimated size. Then the lab measures the items on "
          + "the screen, which can move others onto it. The passes end when nothing changes.",
        "A measured size is the item's size from `sizes`. Without estimates there is nothing to "
          + "settle.",
        "In the picture, dotted outlines are where the items were before anything was measured: the "
          + "content jumped from there.",
      ], related: ["sizes", "template", "content"],
      examples: [
        Example(
          "use flow estimate=390x200; sizes 390x60; items 30; settle",
          "cells are lower than estimated, so each pass brings more of them onto the screen"),
        Example("use flow estimate=390x200; sizes 390x240; settle --draw", "where the cells were"),
      ])
  ) { session, arguments, world throws(LabError) in
    let report = try session.settling(
      draws: arguments.has("draw"), at: arguments.command.span, in: world)
    var reply = Reply(report)
    if !report.passes.isEmpty, !arguments.has("draw") { reply.next = ["settle --draw"] }
    return reply
  }
}

extension Session {
  /// More passes than that are not waited for.
  private static var passesAtMost: Int { 100 }

  /// The passes of self-sizing.
  ///
  /// 1. Nothing is measured: solve.
  /// 2. Measure what is on the screen, and all before it, as after scrolling there.
  /// 3. Solve again, until a pass has nothing left to measure.
  fileprivate func settling(
    draws: Bool, at span: SourceSpan, in world: World
  ) throws(LabError) -> SettleReport {
    var other = self
    var measured = [Int](repeating: 0, count: state.request.sections.count)
    var passes: [SettleReport.Pass] = []
    var frames: [ElementID: Rect] = [:]
    var estimated: [Element] = []
    var isSettled = false
    while !isSettled, passes.count < Self.passesAtMost {
      // 1. Solve.
      other.state.request.measuredCounts = measured
      other.layout = try Session.solved(other.state, at: span, stop: world.stop)
      let visible = try other.visibleItems(in: world)
      if passes.isEmpty { estimated = visible }
      let moved = other.movedCount(frames)
      passes.append(
        SettleReport.Pass(
          measured: measured.reduce(0, +), contentLength: other.contentLength,
          visible: visible.count, moved: moved))
      frames = Dictionary(uniqueKeysWithValues: visible.map { ($0.id, $0.frame) })
      // 2. Measure what is on the screen.
      var next = measured
      for element in visible {
        next[element.id.section] = max(next[element.id.section], element.id.index + 1)
      }
      isSettled = next == measured
      measured = next
    }
    let isStill = passes.allSatisfy { $0.moved == 0 && $0.contentLength == contentLength }
    guard !isStill else { return SettleReport(passes: [], isSettled: isSettled) }
    var report = SettleReport(passes: passes, isSettled: isSettled)
    if draws {
      let above = world.page.rows(of: report)
      report.picture = try other.picture(of: estimated, rowsAbove: above, in: world)
    }
    return report
  }

  /// The screen, with ghosts of the items that were on it while their sizes were `estimated`.
  private mutating func picture(
    of estimated: [Element], rowsAbove rows: Int, in world: World
  ) throws(LabError) -> Picture {
    (answers.query, answers.goal) = (nil, [])
    var scene = try scene(of: visiblePart, in: world)
    addGhosts(of: estimated, called: "before measuring", to: &scene)
    return picture(of: scene, beside: rows, on: world.page)
  }

  /// How many items are elsewhere than in `frames`.
  private func movedCount(_ frames: [ElementID: Rect]) -> Int {
    Dictionary(grouping: frames.keys, by: \.section).values.reduce(0) { count, ids in
      let indexes = ids.map(\.index)
      guard let first = indexes.min(), let last = indexes.max() else { return count }
      return count + ids.count
        - layout.items(first..<last + 1, ofSection: ids[0].section).count {
          frames[$0.id] == $0.frame
        }
    }
  }

  private mutating func visibleItems(in world: World) throws(LabError) -> [Element] {
    try solveViewport(in: world)
    let view = visiblePart
    try solve(for: view, in: world)
    var trace = NoTrace()
    return try elements(in: view, trace: &trace, world: world).filter { $0.id.kind == .item }
  }

  private var contentLength: Double? {
    layout.contentSize.map { layout.request.axis == .vertical ? $0.height : $0.width }
  }
}
