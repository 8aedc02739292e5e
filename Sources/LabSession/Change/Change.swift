import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Session {
  /// Up to so many items a layout is solved wholly when it changes; beyond, as far as the first
  /// screen, so that a picture is there at once.
  static let solvedAtOnce = 1_000_000
  /// Changes the state, or fails without any change. Unless `edit` scrolls, the scroll anchor that
  /// the setting `keep` selects does not move on the screen.
  mutating func change(
    in world: World, at span: SourceSpan, _ edit: (inout SessionState) throws(LabError) -> Void
  ) throws(LabError) -> Reply {
    var next = state
    try edit(&next)
    if execution.isGathering {
      state = next
      return .silent
    }
    let scrolls = next.scrolling != state.scrolling
    let survival = ItemSurvival(from: state.request.sections, to: next.request.sections)
    let held = scrolls ? nil : try held(by: next.settings.keep, survival, in: world)
    let solved = try prepared(next, at: span, in: world)
    var report = Difference(from: (state, layout), to: (next, solved)).report
    guard !report.changes.isEmpty else {
      // Explicit values count for layouts that are used later, even if nothing changes now.
      state.request = next.request
      if !scrolls { layout = solved }
      return Reply(report, notes: [report.summary(on: world.page)])
    }
    let before = (
      state: state, layout: layout, place: place, overflowingItem: overflowingItem(in: world)
    )
    (state, layout) = (next, solved)
    do throws(LabError) {
      if !scrolls { try keepOffset(across: before.layout, in: world) }
      let rests = !scrolls && takeRestingOffset(after: before.layout)
      if let held, !rests { try hold(held, in: world) }
      // As UIKit does: content that shrinks takes the offset along, and does not give it back.
      if layout.isSolved { state.scrolling = layout.limited(state.scrolling) }
    } catch {
      (state, layout) = (before.state, before.layout)
      throw error
    }
    rememberOrigin(of: report.changes)
    if !scrolls { report.changes += changes(ofPlace: before.place) }
    history.add(before.state)
    var reply = settle(on: state, layout, report, in: world)
    reply.notes += overflowNotes(since: before.overflowingItem, in: world) + missingNotes
    return reply
  }

  /// Where the screen is: how far one has scrolled, and the content offset there.
  var place: (scrolling: Scrolling, offset: String) {
    (layout.limited(state.scrolling), offsetText(NumberText.formatShort))
  }

  /// How the offset changed since the screen was at `before`; nothing where one has not moved,
  /// though the content before it may count from elsewhere.
  func changes(
    ofPlace before: (scrolling: Scrolling, offset: String)
  ) -> [ChangeReport.Change] {
    let now = place
    guard !before.scrolling.isAt(now.scrolling), before.offset != now.offset else { return [] }
    return [ChangeReport.Change("offset", from: before.offset, to: now.offset)]
  }

  /// A number of points that changed.
  static func change(_ name: String, from before: Double, to after: Double) -> ChangeReport.Change {
    ChangeReport.Change(
      name, from: NumberText.formatShort(before), to: NumberText.formatShort(after))
  }

  /// Takes `next` as the state.
  mutating func settle(
    on next: SessionState, _ solved: CollectionLayout, _ report: ChangeReport, in world: World
  ) -> Reply {
    state = next
    layout = solved
    answers.query = nil
    if let scope, scope >= state.request.sections.count { self.scope = nil }
    return Reply(report, notes: [report.summary(on: world.page)])
  }

  /// Keeps the content offset where content that scrolls on both axes, before or now, has another
  /// scroll axis: what was scrolled across is scrolled along it.
  private mutating func keepOffset(
    across old: CollectionLayout, in world: World
  ) throws(LabError) {
    guard layout.request.axis != old.request.axis, layout.scrollsAcross || old.scrollsAcross else {
      return
    }
    let before = state.scrolling
    try scroll(toDistance: before.crossDistance, across: before.distance, in: world)
  }

  /// Shows what a layout shows that scrolled itself while it was laid out; false where it did not,
  /// or where it did so before, when there was `old`.
  mutating func takeRestingOffset(after old: CollectionLayout) -> Bool {
    guard let offset = layout.ownOffset, offset != old.ownOffset else { return false }
    let axis = layout.request.axis
    state.scrolling.distance = max(0, distance(atOffset: offset[axis]))
    state.scrolling.crossDistance = max(
      0, distance(atOffset: offset[axis.across], along: axis.across))
    layout.rest()
    return true
  }

  /// The effects of `next`, with the time they took if it is requested.
  private mutating func prepared(
    _ next: SessionState, at span: SourceSpan, in world: World
  ) throws(LabError) -> CollectionLayout {
    // A layout that places items keeps its state where a change ends it.
    let mayWait = layout.isWaiting || next.isLoadedAnew(since: state)
    guard state.settings.showsTimes else {
      return try Session.solved(next, at: span, mayWait: mayWait, stop: world.stop)
    }
    let start = world.clock()
    let solved = try Session.solved(next, at: span, mayWait: mayWait, stop: world.stop)
    execution.record.times.prepare = (execution.record.times.prepare ?? 0) + world.clock() - start
    return solved
  }

  /// The layout of `state`, scrolled to its position; one that waits for settings if it `mayWait`.
  static func solved(
    _ state: SessionState, at span: SourceSpan?, mayWait: Bool = true, stop: StopSignal
  ) throws(LabError) -> CollectionLayout {
    return try LabError.wrapping(at: span) { () throws(LayoutError) in
      var layout =
        mayWait
        ? try configured(state.request, stop: stop) : try CollectionLayout(state.request)
      if layout.missing?.hasFailed == true { return layout }
      if layout.itemCount <= solvedAtOnce {
        try layout.solve(stop: stop)
      } else {
        try layout.solve(for: layout.firstScreen, stop: stop)
      }
      layout.orthogonalOffsets = state.scrolling.orthogonalOffsets
      try layout.follow(state.scrolling)
      return layout
    }
  }
}
