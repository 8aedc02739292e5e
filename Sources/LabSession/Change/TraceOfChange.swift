import LabLanguage
import LabReport
import LayoutCore
import LayoutText

/// The request and the scroll position, at one moment.
struct Snapshot: Sendable {
  let request: LayoutRequest
  /// How far everything is scrolled, as a request to the layout states it.
  let offsets: ScrollOffsets
  let scrolling: Scrolling
  /// How far one has scrolled along the scroll axis, or where on both axes, in words.
  let place: String

  init(_ session: Session) {
    request = session.layout.request
    scrolling = session.layout.limited(session.state.scrolling)
    offsets = session.layout.offsets(showing: session.viewport)
    place =
      session.layout.scrollsAcross
      ? session.offsetText() : NumberText.formatGrouped(scrolling.distance)
  }

  /// The strategy that places the whole collection.
  var strategy: AnyStrategy? { request.wholeStrategy }
}

extension AnyStrategy {
  var values: [String: ParameterValue] {
    Dictionary(
      definition.parameters.compactMap { definition in
        value(of: definition.name).map { (definition.name, $0) }
      },
      uniquingKeysWith: { first, _ in first })
  }
}

extension Session {
  /// The calls that the layout receives from its creation to what is on the screen.
  func life(in world: World) -> TraceReport {
    let now = Snapshot(self)
    let cause = now.offsets.content == nil ? "laid out" : "laid out, then scrolled"
    guard let strategy = now.strategy else {
      return negotiation(because: cause)
        ?? TraceReport(
          strategy: strategyName, cause: cause,
          sentences: ["its frames are requested, and it has no invalidation of its own"])
    }
    var request = CollectionRequest(now.request, at: now.offsets)
    request.isTraced = true
    return report(on: request, of: strategy, because: cause)
  }

  /// The calls that the layout received since `before` for the change `record`, which `reply` reports;
  /// nil if there were none.
  func life(since before: Snapshot, _ record: ChangeRecord, reportedBy reply: Reply) -> TraceReport?
  {
    let now = Snapshot(self)
    let onlyMoved = before.request == now.request
    guard !onlyMoved || !before.scrolling.isAt(now.scrolling) || record.swipe != nil else {
      return nil
    }
    let cause = cause(of: record, from: before, to: now, reply)
    guard let strategy = now.strategy else {
      return (onlyMoved ? nil : negotiation(because: cause))
        ?? solving(since: before, record, cause)
    }
    var request = CollectionRequest(now.request, at: now.offsets)
    request.isTraced = true
    if let earlier = before.strategy, earlier.isAnother(of: strategy) {
      var change = CollectionChange(
        from: before.request, at: before.offsets, parameters: earlier.values)
      change.updates = record.updates
      if let swipe = record.swipe {
        change.velocity = swipe.velocity
        request.offsets.content = swipe.target
      }
      request.change = change
    }
    var report = report(on: request, of: strategy, because: cause)
    if !onlyMoved { report.preparedAgain = nil }
    return report
  }

  private func report(
    on request: CollectionRequest, of strategy: AnyStrategy, because cause: String
  ) -> TraceReport {
    var report = TraceReport(strategy: strategy.definition.name, cause: cause)
    do throws(LayoutError) {
      guard let life = try strategy.collection(request)?.life else {
        report.sentences = ["it does not report its calls"]
        return report
      }
      report.calls = life.calls
      if request.change != nil, life.calls.contains(where: { $0.name == TraceReport.prepare }) {
        let items = request.layout.sections.reduce(0) { $0 + $1.count }
        report.preparedAgain = (items, life.firstPrepare)
      }
    } catch {
      report.sentences = ["it cannot apply this change: \(LabError(error).message)"]
    }
    return report
  }

  /// What of the lab's own work was done again.
  private func solving(since before: Snapshot, _ record: ChangeRecord, _ cause: String)
    -> TraceReport
  {
    let sentence =
      if before.request == layout.request {
        "nothing was solved again: the layout is a value that is valid for every offset"
      } else if record.isInPlace {
        "the layout was changed in place: what is before the item did not change"
      } else {
        "the layout was solved again: \(NumberText.counted(layout.itemCount, "item"))"
          + (layout.isSolved ? "" : ", as far as you looked")
      }
    return TraceReport(strategy: strategyName, cause: cause, sentences: [sentence])
  }

  private func cause(
    of record: ChangeRecord, from before: Snapshot, to now: Snapshot, _ reply: Reply
  ) -> String {
    if record.swipe != nil { return "a swipe ended" }
    if before.request == now.request {
      return "only the bounds moved, \(before.place) → \(now.place)"
    }
    if let update = record.updates.first {
      let name = ElementID(.item, section: update.section, index: update.index)
        .name(inSections: layout.sectionCount)
      return "\(update.isInsertion ? "inserted" : "removed") \(name)"
    }
    guard let change = (reply.report as? ChangeReport)?.changes.first else {
      let (old, new) = (before.request.container, now.request.container)
      guard old != new else { return "a different request" }
      return "the bounds \(words(old.width)) x \(words(old.height))"
        + " → \(words(new.width)) x \(words(new.height))"
    }
    return "\(change.name) \(change.before ?? "none") → \(change.after ?? "none")"
  }

  private func words(_ number: Double) -> String { NumberText.formatGrouped(number) }
}

extension AnyStrategy {
  /// Whether it is the same layout as `other`, its parameters left out.
  fileprivate func isAnother(of other: AnyStrategy) -> Bool {
    var copy = other
    for (name, value) in values { copy.set(name, to: value) }
    return copy == self
  }
}
