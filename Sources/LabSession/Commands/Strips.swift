import LabLanguage
import LabReport
import LayoutCore

/// Sections that scroll across the collection's axis: what `section N scroll`, `section N page`
/// and `goto` do to them.
extension Session {
  /// The current section and its scroll view; nil where commands apply to all sections.
  ///
  /// - Throws: an error where the section does not scroll orthogonally.
  func scopedOrthogonalSection(at span: SourceSpan) throws(LabError) -> (
    section: Int, orthogonalSection: OrthogonalSection
  )? {
    guard let scope else { return nil }
    guard let orthogonalSection = layout.orthogonalSection(ofSection: scope) else {
      let reason =
        state.request.sections[scope].strategy.placesCollections
        ? "\(strategyName) does not scroll it orthogonally" : "its template has no orthogonal"
      throw LabError(
        .notPossible("section \(scope) scrolls with the collection: \(reason)"), at: span)
    }
    return (scope, orthogonalSection)
  }

  /// How far orthogonal section `section` is scrolled.
  func offset(of orthogonalSection: OrthogonalSection, section: Int) -> Double {
    min(
      max(orthogonalSection.minOffset, layout.orthogonalOffset(ofSection: section)),
      orthogonalSection.maxOffset)
  }

  /// `section N scroll …`, where section N is the orthogonal section `orthogonalSection`.
  mutating func scroll(
    _ orthogonalSection: OrthogonalSection, of section: Int, as arguments: Arguments,
    in world: World
  ) throws(LabError) -> Reply {
    guard !arguments.has("A..B") else {
      throw LabError(
        .notPossible("a film strip shows the whole collection, not a single section"),
        at: arguments.span("A..B"))
    }
    try requireOneNumber(for: section, in: arguments)
    let start = offset(of: orthogonalSection, section: section)
    if let offset = arguments.number("OFFSET") ?? arguments.number("DISTANCE").map({ start + $0 }) {
      return try release(orthogonalSection, of: section, at: offset, in: world)
    }
    return Reply(try scrollReport(of: orthogonalSection, section: section, in: world))
  }

  /// - Throws: an error where `arguments` have a number for each axis: an orthogonal section scrolls
  ///   on one.
  func requireOneNumber(for section: Int, in arguments: Arguments) throws(LabError) {
    guard let second = ["Y", "DY"].first(where: arguments.has) else { return }
    throw LabError(
      .notPossible("section \(section) scrolls on one axis, so it takes one number"),
      at: arguments.span(second))
  }

  /// The orthogonal offsets that show as much of item `id` as possible: its section is scrolled as
  /// little as necessary, to a valid stop.
  func orthogonalOffsets(showing id: ElementID) -> [Int: Double] {
    var orthogonalOffsets = state.scrolling.orthogonalOffsets
    guard id.kind == .item,
      let orthogonalSection = layout.orthogonalSection(ofSection: id.section),
      let (start, end) = layout.orthogonalStretch(ofItem: id.index, section: id.section)
    else { return orthogonalOffsets }
    let now = offset(of: orthogonalSection, section: id.section)
    guard start < now || end > now + orthogonalSection.viewport else { return orthogonalOffsets }
    let isBefore = start < now || end - start > orthogonalSection.viewport
    orthogonalOffsets[id.section] = orthogonalSection.stop(
      near: isBefore ? start : end - orthogonalSection.viewport)
    return orthogonalOffsets
  }

  /// Scrolls orthogonal section `section` as if a drag ended at `offset`; a step that `undo`
  /// reverts.
  mutating func release(
    _ orthogonalSection: OrthogonalSection, of section: Int, at offset: Double, in world: World
  ) throws(LabError) -> Reply {
    let before = (state: state, query: answers.query)
    do throws(LabError) {
      var scrolling = state.scrolling
      scrolling.orthogonalOffsets[section] = orthogonalSection.stop(near: offset)
      take(scrolling)
      try solveViewport(in: world)
      forgetQuery(since: before.state)
      let reply = Reply(
        try scrollReport(of: orthogonalSection, section: section, released: offset, in: world))
      remember(before.state)
      return reply
    } catch {
      take(before.state.scrolling)
      answers.query = before.query
      throw error
    }
  }

  /// What is on the screen, and the offset of the orthogonal section `section`.
  mutating func scrollReport(
    of orthogonalSection: OrthogonalSection, section: Int, released: Double? = nil, in world: World
  ) throws(LabError) -> ScrollReport {
    var report = try scrollReport(in: world)
    report.orthogonalSection = ScrollReport.OrthogonalSection(
      section: section, offset: offset(of: orthogonalSection, section: section), released: released,
      rule: orthogonalSection.behavior.rule)
    return report
  }
}

extension OrthogonalScrolling {
  fileprivate var rule: String {
    switch self {
    case .continuous: "continuous stops at any offset"
    case .continuousGroupLeadingBoundary:
      "continuousGroupLeadingBoundary stops at a group's leading edge"
    case .paging: "paging stops at multiples of the visible size, and at the end"
    case .groupPaging: "groupPaging stops at each group"
    case .groupPagingCentered: "groupPagingCentered stops where a group is centred"
    }
  }
}
