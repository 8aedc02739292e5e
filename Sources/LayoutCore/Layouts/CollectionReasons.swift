extension CollectionLayout {
  /// Why a number of an element's frame is what it is, with section, direction and reading order;
  /// nil where there is no such element, or solving has not come to it.
  public func reason(for number: FrameNumber, of id: ElementID) -> Reason? {
    guard let frame = frame(of: id), let start = stacked.start(of: id.section) else { return nil }
    let section = stacked.sections[id.section]
    let local = turned.isTurned ? number.turned : number
    var reason: Reason
    switch id.kind {
    case .item:
      reason = section.layout.reason(for: local, of: id.index)
      let shift = shift(of: section, at: start, for: local)
      if !shift.isEmpty { reason.formula = .sum(shift + [reason.formula]) }
    case .header, .footer:
      let natural = supplementaryReason(for: local, of: id, in: section, at: start)
      reason = held(natural, number: local, frame: turned(mirrored(frame)))
    case .badge, .background, .layoutHeader, .layoutFooter: return nil
    }
    guard let breadth = mirrored.breadth, number == .x else { return reason }
    reason.facts.append("right to left: x is counted from the right edge")
    reason.formula = .difference(
      .difference(.number(breadth, turned.isTurned ? "content" : "container"), reason.formula),
      .number(frame.width, "width"))
    return reason
  }

  /// What lies between the collection's origin and a section's items.
  private func shift(
    of section: SolvedSection, at start: Double, for number: FrameNumber
  ) -> [Formula] {
    switch number {
    case .x: given([(section.insets.leading, turned.isTurned ? "inset top" : "inset leading")])
    case .y:
      given([
        (start, "section start"), (section.header?.length ?? 0, "header"),
        (section.insets.top, turned.isTurned ? "inset leading" : "inset top"),
      ])
    case .width, .height: []
    }
  }

  /// Where a header or footer is by itself, scrolling down.
  private func supplementaryReason(
    for number: FrameNumber, of id: ElementID, in section: SolvedSection, at start: Double
  ) -> Reason {
    let isHeader = id.kind == .header
    let length = (isHeader ? section.header : section.footer)?.length ?? 0
    switch number {
    case .x: return Reason(["insets do not narrow a \(id.kind.rawValue)"], .number(0, ""))
    case .width:
      return Reason(
        ["a \(id.kind.rawValue) is as broad as the container"],
        .number(stacked.breadth, "container"))
    case .height: return Reason(["the length is what was set"], .number(length, "length"))
    case .y where isHeader:
      return Reason(["the header begins its section"], .number(start, "section start"))
    case .y:
      let terms = given([
        (start, "section start"), (section.header?.length ?? 0, "header"),
        (section.insets.top, "first inset"), (section.layout.contentSize.height, "items"),
        (section.insets.bottom, "last inset"),
      ])
      return Reason(["the footer ends its section"], .sum(terms))
    }
  }

  /// `natural`, or that a pinned view is held in sight.
  private func held(_ natural: Reason, number: FrameNumber, frame: Rect) -> Reason {
    guard number == .y, abs(natural.formula.value - frame.y) > 1e-9 else { return natural }
    let place = NumberText.formatShort(natural.formula.value)
    return Reason(
      ["pinned: by itself it would be at \(place)", "it is held in what is visible"],
      .number(frame.y, ""))
  }

  /// The terms that are not zero.
  private func given(_ terms: [(value: Double, name: String)]) -> [Formula] {
    terms.filter { $0.value != 0 }.map { .number($0.value, $0.name) }
  }
}
