import LabLanguage
import LabReport
import LayoutCore
import LayoutText

/// What is different between two states and the layouts that follow from them.
struct Difference {
  let from: (state: SessionState, layout: CollectionLayout)
  let to: (state: SessionState, layout: CollectionLayout)

  var report: ChangeReport {
    let changes = settingChanges
    guard !changes.isEmpty || isLoadedAgain else {
      return ChangeReport(changes: labChanges, moved: nil)
    }
    let before = LayoutFacts(from.layout)
    return before.report(on: LayoutFacts(to.layout), because: changes + labChanges)
  }

  /// The same report where equal settings may lead to other frames: a strategy was loaded again.
  var reportWithFrames: ChangeReport {
    LayoutFacts(from.layout).report(
      on: LayoutFacts(to.layout), because: settingChanges + labChanges)
  }

  /// Whether a section has another version of its strategy, with the same settings.
  private var isLoadedAgain: Bool {
    zip(from.state.request.sections, to.state.request.sections).contains {
      $0.strategy != $1.strategy
    }
  }

  private typealias Change = ChangeReport.Change

  private func add(_ name: String, _ before: String?, _ after: String?, to changes: inout [Change])
  {
    if before != after { changes.append(Change(name, from: before, to: after)) }
  }

  private var settingChanges: [Change] {
    var changes: [Change] = []
    let sections = (from.state.request.sections, to.state.request.sections)
    if sections.0.count != sections.1.count {
      add(
        "sections", NumberText.grouped(sections.0.count), NumberText.grouped(sections.1.count),
        to: &changes)
    }
    add("items", Self.counts(sections.0), Self.counts(sections.1), to: &changes)
    changes += self.changes(of: Setting.listed(perSection: false))
    // The scroll axis, which an external layout can decide.
    let axes = (from.layout.request.axis.rawValue, to.layout.request.axis.rawValue)
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
      let (before, after) = (part.text(from.state, number), part.text(to.state, number))
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

  /// The changes of sections; one line where all of them changed alike.
  private var sectionChanges: [Change] {
    let sections = zip(from.state.request.sections, to.state.request.sections)
    let changed = sections.enumerated().compactMap { number, pair in pair.0 == pair.1 ? nil : number
    }
    let listed = changed.prefix(Self.mostSections).map(changes(ofSection:))
    guard let first = listed.first else { return [] }
    let all = min(from.state.request.sections.count, to.state.request.sections.count)
    if changed.count == all, listed.allSatisfy({ $0 == first }) { return first }
    var changes = zip(changed, listed).flatMap { number, changes in
      changes.map { Change("section \(number) \($0.name)", from: $0.before, to: $0.after) }
    }
    if changed.count > listed.count {
      let more = NumberText.grouped(changed.count - listed.count)
      changes.append(Change("\(more) more sections", from: nil, to: "changed"))
    }
    return changes
  }

  /// The most sections that are reported one by one.
  private static var mostSections: Int { 20 }

  private func changes(ofSection number: Int) -> [Change] {
    var changes: [Change] = []
    let before = from.state.request.sections[number].strategy
    let after = to.state.request.sections[number].strategy
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

  /// Properties that the section's layout chose before and that are explicit now, with equal
  /// values.
  private func statements(ofSection number: Int, except changes: [Change]) -> [Change] {
    guard to.state.request.sections[number].strategy.placesCollections else { return [] }
    return Setting.explicitParts.compactMap { part in
      let isExplicit = part.isExplicit.map { ($0(from.state, number), $0(to.state, number)) }
      guard let isExplicit, isExplicit.0 != isExplicit.1,
        !changes.contains(where: { $0.name == part.name })
      else { return nil }
      let own = "the layout itself"
      return Change(
        part.name, from: isExplicit.0 ? part.text(from.state, number) : own,
        to: isExplicit.1 ? part.text(to.state, number) : own)
    }
  }

  private var templateChanges: [Change] {
    let (before, after) = (from.state.request.templates, to.state.request.templates)
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
