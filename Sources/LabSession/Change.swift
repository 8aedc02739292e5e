import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Session {
  /// Up to so many items a layout is solved wholly when it changes; beyond, as far as the first
  /// screen, so that a picture is there at once.
  static let solvedAtOnce = 1_000_000
  /// Changes the state, or fails and leaves everything as it was. Unless `edit` scrolls, what the
  /// setting `keep` holds stays where it is on the screen.
  mutating func change(
    in world: World, at span: Span, _ edit: (inout SessionState) throws(Fault) -> Void
  ) throws(Fault) -> Reply {
    var next = state
    try edit(&next)
    let scrolls = next.scrolling != state.scrolling
    let survival = ItemSurvival(from: state.request.sections, to: next.request.sections)
    let held = scrolls ? nil : try held(by: next.settings.keep, survival, in: world)
    let solved = try prepared(next, at: span, in: world)
    var report = Difference(from: (state, layout), to: (next, solved)).report
    guard !report.changes.isEmpty else {
      // What is stated counts for layouts that are used later, though nothing changes now.
      state.request = next.request
      if !scrolls { layout = solved }
      return Reply(report, notes: [report.summary(on: world.page)])
    }
    let before = (state: state, layout: layout, place: place, misfit: misfit(in: world))
    (state, layout) = (next, solved)
    do throws(Fault) {
      let rests = !scrolls && restsAnew(after: before.layout)
      if let held, !rests { try hold(held, in: world) }
      // As UIKit does: content that shrinks takes the offset along, and does not give it back.
      if layout.isSolved { state.scrolling.distance = scrolledDistance }
    } catch {
      (state, layout) = (before.state, before.layout)
      throw error
    }
    rememberOrigin(of: report.changes)
    if !scrolls { report.changes += changes(ofPlace: before.place) }
    past.append(before.state)
    future = []
    var reply = settle(on: state, layout, report, in: world)
    reply.notes += misfitNotes(since: before.misfit, in: world)
    return reply
  }

  /// Where the screen is: how far one has scrolled, and the content offset there.
  var place: (distance: Double, offset: Double) { (scrolledDistance, offset) }

  /// How the offset changed since the screen was at `before`; nothing where one has not moved,
  /// though the content before it may count from elsewhere.
  func changes(ofPlace before: (distance: Double, offset: Double)) -> [ChangeReport.Change] {
    let now = place
    guard before.distance != now.distance else { return [] }
    return [Session.change("offset", from: before.offset, to: now.offset)]
  }

  /// A number of points that changed.
  static func change(
    _ name: String, from before: Double, to after: Double
  ) -> ChangeReport.Change {
    ChangeReport.Change(
      name, from: NumberText.formatShort(before), to: NumberText.formatShort(after))
  }

  /// Takes `next` as the state.
  mutating func settle(
    on next: SessionState, _ solved: CollectionLayout, _ report: ChangeReport, in world: World
  ) -> Reply {
    state = next
    layout = solved
    lastQuery = nil
    if let scope, scope >= state.request.sections.count { self.scope = nil }
    return Reply(report, notes: [report.summary(on: world.page)])
  }

  /// Shows what a layout shows that scrolled itself while it was laid out; false where it did not, or
  /// where it did so before, when there was `old`.
  mutating func restsAnew(after old: CollectionLayout) -> Bool {
    guard let offset = layout.ownOffset, offset != old.ownOffset else { return false }
    let isDown = layout.request.axis == .vertical
    state.scrolling.distance = max(0, distance(atOffset: isDown ? offset.y : offset.x))
    layout.rest()
    return true
  }

  /// What follows from `next`, with the time it took where somebody wants to know.
  private mutating func prepared(
    _ next: SessionState, at span: Span, in world: World
  ) throws(Fault) -> CollectionLayout {
    guard state.settings.showsTimes else {
      return try Session.solved(next, at: span, stop: world.stop)
    }
    let start = world.clock()
    let solved = try Session.solved(next, at: span, stop: world.stop)
    times.prepare = (times.prepare ?? 0) + world.clock() - start
    return solved
  }

  /// The layout that follows from `state`, scrolled as far as that says.
  static func solved(
    _ state: SessionState, at span: Span?, stop: StopSignal
  ) throws(Fault) -> CollectionLayout {
    do throws(LayoutError) {
      var layout = try CollectionLayout(state.request)
      if layout.itemCount <= solvedAtOnce {
        try layout.solve(stop: stop)
      } else {
        try layout.solve(for: layout.firstScreen, stop: stop)
      }
      try layout.follow(distance: state.scrolling.distance)
      return layout
    } catch {
      throw Fault(error, at: span)
    }
  }
}

/// What is different between two states and the layouts that follow from them.
struct Difference {
  private let old: (state: SessionState, layout: CollectionLayout)
  private let new: (state: SessionState, layout: CollectionLayout)

  init(
    from old: (SessionState, CollectionLayout), to new: (SessionState, CollectionLayout)
  ) {
    self.old = old
    self.new = new
  }

  var report: ChangeReport {
    let changes = settingChanges
    guard !changes.isEmpty else { return ChangeReport(changes: labChanges, moved: nil) }
    let before = LayoutFacts(old.layout)
    return before.report(on: LayoutFacts(new.layout), because: changes + labChanges)
  }

  /// The same where equal settings may lead to other frames: a strategy was loaded anew.
  var reportWithFrames: ChangeReport {
    LayoutFacts(old.layout).report(
      on: LayoutFacts(new.layout), because: settingChanges + labChanges)
  }

  private typealias Change = ChangeReport.Change

  private func add(_ name: String, _ before: String?, _ after: String?, to changes: inout [Change])
  {
    if before != after { changes.append(Change(name, from: before, to: after)) }
  }

  /// What was set.
  private var settingChanges: [Change] {
    var changes: [Change] = []
    let sections = (old.state.request.sections, new.state.request.sections)
    if sections.0.count != sections.1.count {
      add(
        "sections", NumberText.grouped(sections.0.count), NumberText.grouped(sections.1.count),
        to: &changes)
    }
    add("items", Self.counts(sections.0), Self.counts(sections.1), to: &changes)
    changes += self.changes(of: Setting.listed(perSection: false))
    // Where a layout from outside decides, what it decided.
    let axes = (old.layout.request.axis.rawValue, new.layout.request.axis.rawValue)
    if !changes.contains(where: { $0.name == "direction" }) {
      add("direction", axes.0, axes.1, to: &changes)
    }
    return changes + sectionChanges + templateChanges
  }

  /// What was set of the lab itself, which moves no item.
  private var labChanges: [Change] { changes(of: Setting.listedOfSession) }

  /// What was set of `parts`, in section `number` where each has its own.
  private func changes(of parts: [Setting.Part], inSection number: Int = 0) -> [Change] {
    parts.compactMap { part in
      let (before, after) = (part.text(old.state, number), part.text(new.state, number))
      return before == after ? nil : Change(part.name, from: before, to: after)
    }
  }

  /// How many items each section has; of many sections, how many in all.
  static func counts(_ sections: [Section]) -> String {
    guard sections.count > 8 else {
      return sections.map { NumberText.grouped($0.count) }.joined(separator: " ")
    }
    return NumberText.grouped(sections.reduce(0) { $0 + $1.count }) + " in all"
  }

  /// What was set in sections, told once where all of them changed alike.
  private var sectionChanges: [Change] {
    let sections = zip(old.state.request.sections, new.state.request.sections)
    let changed = sections.enumerated().compactMap { number, pair in
      pair.0 == pair.1 ? nil : number
    }
    let told = changed.prefix(Self.toldSections).map(changes(ofSection:))
    guard let first = told.first else { return [] }
    let all = min(old.state.request.sections.count, new.state.request.sections.count)
    if changed.count == all, told.allSatisfy({ $0 == first }) { return first }
    var changes = zip(changed, told).flatMap { number, changes in
      changes.map { Change("section \(number) \($0.name)", from: $0.before, to: $0.after) }
    }
    if changed.count > told.count {
      let more = NumberText.grouped(changed.count - told.count)
      changes.append(Change("\(more) more sections", from: nil, to: "changed"))
    }
    return changes
  }

  /// The most sections that are told one by one.
  private static var toldSections: Int { 20 }

  private func changes(ofSection number: Int) -> [Change] {
    var changes: [Change] = []
    let before = old.state.request.sections[number].strategy
    let after = new.state.request.sections[number].strategy
    add("strategy", before.definition.name, after.definition.name, to: &changes)
    for parameter in after.definition.parameters
    where before.definition.name == after.definition.name {
      add(
        parameter.name, before.value(of: parameter.name).map(ParameterReader.text),
        after.value(of: parameter.name).map(ParameterReader.text), to: &changes)
    }
    changes += self.changes(of: Setting.listed(perSection: true), inSection: number)
      .filter { $0.name != "items" }
    return changes + statements(ofSection: number, except: changes)
  }

  /// What was stated of a section whose layout had its own before, without being another value.
  private func statements(ofSection number: Int, except changes: [Change]) -> [Change] {
    guard new.state.request.sections[number].strategy.placesCollections else { return [] }
    return Setting.explicitParts.compactMap { part in
      let isExplicit = part.isExplicit.map { ($0(old.state, number), $0(new.state, number)) }
      guard let isExplicit, isExplicit.0 != isExplicit.1,
        !changes.contains(where: { $0.name == part.name })
      else { return nil }
      let own = "the layout's own"
      return Change(
        part.name, from: isExplicit.0 ? part.text(old.state, number) : own,
        to: isExplicit.1 ? part.text(new.state, number) : own)
    }
  }

  private var templateChanges: [Change] {
    let (before, after) = (old.state.request.templates, new.state.request.templates)
    return Set(before.keys).union(after.keys).sorted().compactMap { name in
      switch (before[name], after[name]) {
      case (nil, _?): Change("template", from: nil, to: name)
      case (_?, nil): Change("template \(name)", from: name, to: nil)
      case (let first?, let second?) where first != second:
        Change("template", from: name, to: "\(name) (new text)")
      default: nil
      }
    }
  }
}
