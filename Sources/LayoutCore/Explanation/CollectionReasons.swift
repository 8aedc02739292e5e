import LayoutText

extension CollectionLayout {
  /// Why a number of an element's frame on the first screen has its value, including section,
  /// direction and reading order; nil where there is no such element, or it is not solved.
  ///
  /// ```swift
  /// let reason = layout.reason(for: .y, of: ElementID(.item, section: 0, index: 2))
  /// reason?.formula.value  // 100, the y of its frame
  /// ```
  ///
  /// - Complexity: that of `SolvedLayout.reason(for:of:)`.
  public func reason(for number: FrameNumber, of id: ElementID) -> Reason? {
    guard let frame = frame(of: id) else { return nil }
    if let external { return reason(for: number, of: id, at: frame[number], in: external) }
    let local = transposed.isTransposed ? number.transposed : number
    let asIs = transposed(mirrored(frame))
    let found: Reason? =
      switch id.kind {
      case .item, .badge, .separator: contentReason(for: local, of: id)
      case .background: backgroundReason(for: local, of: id)
      case .header, .footer, .layoutHeader, .layoutFooter:
        boundaryReason(for: local, of: id, frame: asIs)
      }
    guard var reason = found, number == .x else { return found }
    if !id.isOfLayout, stack.section(id.section).template != nil {
      if transposed.isTransposed {
        reason.facts.append(unverified("groups that follow one another horizontally"))
      }
      if request.isRightToLeft { reason.facts.append(unverified("groups from right to left")) }
    }
    guard let crossSize = mirrored.crossSize else { return reason }
    reason.facts.append("right to left: x is measured from the right edge")
    reason.formula = .difference(
      .difference(
        .number(crossSize, transposed.isTransposed ? "content" : "container"), reason.formula),
      .number(frame.width, "width"))
    return reason
  }

  /// Why a number of an element is `value`: the layout returned it, and its orthogonal section is
  /// scrolled.
  private func reason(
    for number: FrameNumber, of id: ElementID, at value: Double, in external: ExternalCollection
  ) -> Reason {
    let isHorizontal = external.contents.axis == .horizontal
    let scrolled = id.kind.hasItem ? orthogonalOffset(ofSection: id.section) : 0
    guard scrolled != 0, number == (isHorizontal ? .y : .x) else { return .external(value) }
    let movesRight = request.isRightToLeft && !isHorizontal
    let atRest =
      id.kind == .item ? external.frameAtRest(ofItem: id.index, section: id.section) : nil
    var reason = Reason.external(atRest?[number] ?? value + (movesRight ? -scrolled : scrolled))
    let way = isHorizontal ? "vertically" : "horizontally"
    reason.facts.append("the section is scrolled \(NumberText.formatGrouped(scrolled)) \(way)")
    let distance = Formula.number(scrolled, "scrolled")
    reason.formula =
      movesRight ? .sum([reason.formula, distance]) : .difference(reason.formula, distance)
    return reason
  }

  /// Marks a rule that Apple's documentation and the pictures leave open.
  func unverified(_ what: String) -> String { "UIKit not verified: \(what)" }

  // MARK: Items and badges

  /// An item, or a view that is anchored to one: as its section's layout has it, moved.
  private func contentReason(for number: FrameNumber, of id: ElementID) -> Reason? {
    guard let layout = stack.layout(of: id) else { return nil }
    var reason = layout.frames.reason(for: number, of: layout.number)
    let section = stack.section(id.section)
    let terms = given(shift(of: id.section, section, for: number))
    if !terms.isEmpty { reason.formula = .sum(terms + [reason.formula]) }
    let orthogonalSection = section.orthogonalOffset(id.section, orthogonalOffsets)
    if number == .x, orthogonalSection != 0 {
      reason.facts.append(
        "the section is scrolled \(NumberText.formatGrouped(orthogonalSection)) horizontally")
      if section.orthogonalSection?.behavior == .groupPagingCentered {
        reason.facts.append(unverified("every group stops at the centre, regardless of the insets"))
      }
      reason.formula = .difference(reason.formula, .number(orthogonalSection, "scrolled"))
    }
    return reason
  }

  /// The distances between the collection's origin and a section's items.
  private func shift(
    of number: Int, _ section: SolvedSection, for side: FrameNumber
  ) -> [(value: Double, name: String)] {
    switch side {
    case .x:
      [
        (section.room.start, Self.name(of: section.reference)),
        (section.insets.leading, transposed.isTransposed ? "inset top" : "inset leading"),
        (section.boundary.leadingCrossSize, "view beside"),
      ]
    case .y:
      [
        (stack.start(of: number) ?? 0, "section start"),
        (section.boundary.startLength, headers(of: section)),
        (section.insets.top, transposed.isTransposed ? "inset leading" : "inset top"),
      ]
    case .width, .height: []
    }
  }

  private func headers(of section: SolvedSection) -> String {
    section.boundary.views.filter { $0.place == .start }.count > 1 ? "headers" : "header"
  }

  static func name(of reference: InsetsReference) -> String {
    reference == .layoutMargins ? "safe area and margins" : "safe area"
  }

  // MARK: Backgrounds

  private func backgroundReason(for number: FrameNumber, of id: ElementID) -> Reason? {
    guard let start = stack.start(of: id.section) else { return nil }
    let section = stack.section(id.section)
    let insets = section.shownBackgrounds[id.ordinal].insets
    var reason: Reason
    switch number {
    case .x:
      reason = Reason(
        [],
        sum([
          (section.viewRoom.start, Self.name(of: section.reference)),
          (insets.leading, "own inset"),
        ]))
    case .y: reason = Reason([], sum([(start, "section start"), (insets.top, "own inset")]))
    case .width:
      let room = section.viewRoom
      reason = Reason(
        [],
        shrunk(
          room.crossSize, stack.container.name(of: room), by: insets.leading, insets.trailing))
    case .height:
      reason = Reason([], shrunk(section.length ?? 0, "section", by: insets.top, insets.bottom))
    }
    reason.facts.append("a background has its section's frame, including insets")
    if !section.boundary.views.isEmpty {
      reason.facts.append(unverified("it also includes headers and footers"))
    }
    return reason
  }

  private func shrunk(
    _ length: Double, _ name: String, by first: Double, _ second: Double
  ) -> Formula {
    guard first != 0 || second != 0 else { return .number(length, name) }
    let rest = Formula.difference(
      .number(length, name), sum([(first, "own inset"), (second, "own inset")]))
    return rest.value < 0 ? .largest([.number(0, ""), rest]) : rest
  }

  /// The terms that are not zero, added.
  func sum(_ terms: [(value: Double, name: String)]) -> Formula {
    let given = given(terms)
    return given.count > 1 ? .sum(given) : given.first ?? .number(0, "")
  }

  /// The terms that are not zero.
  private func given(_ terms: [(value: Double, name: String)]) -> [Formula] {
    terms.filter { $0.value != 0 }.map { .number($0.value, $0.name) }
  }
}
