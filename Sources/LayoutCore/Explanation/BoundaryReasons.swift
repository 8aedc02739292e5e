import LayoutText

/// What a header or footer belongs to: a section, or the whole layout.
private struct Surrounded {
  let view: BoundaryView
  let content: Boundary.Content
  let owner: String
  /// The section; nil for the whole layout.
  let section: SolvedSection?
  let reference: InsetsReference
  let room: LayoutContainer.Room

  var noun: String { view.kind == .header || view.kind == .layoutHeader ? "header" : "footer" }
  /// The insets that narrow the view.
  var insets: Insets { section.map { $0.followsInsets ? $0.insets : .zero } ?? .zero }
}

extension CollectionLayout {
  /// The arithmetic behind a header or footer, scrolling down, and whether it is pinned.
  func boundaryReason(for number: FrameNumber, of id: ElementID, frame: Rect) -> Reason? {
    guard let around = surrounded(id) else { return nil }
    switch number {
    case .x: return acrossReason(around)
    case .y: return held(alongReason(around), of: around, frame: frame)
    case .width: return widthReason(around)
    case .height: return heightReason(around)
    }
  }

  private func surrounded(_ id: ElementID) -> Surrounded? {
    if id.kind == .layoutHeader || id.kind == .layoutFooter {
      let reference = stack.container.resolved(request.insetsReference)
      return stack.outer.view(id.kind, id.ordinal).map {
        Surrounded(
          view: $0, content: stack.content, owner: "the layout", section: nil,
          reference: reference, room: stack.container.room(reference))
      }
    }
    guard let start = stack.start(of: id.section) else { return nil }
    let section = stack.section(id.section)
    return section.boundary.view(id.kind, id.ordinal).map {
      Surrounded(
        view: $0, content: section.content(from: start), owner: "its section", section: section,
        reference: section.reference, room: section.viewRoom)
    }
  }

  // MARK: Sizes

  private func widthReason(_ around: Surrounded) -> Reason {
    guard case .size(let width, let height) = around.view.view.extent else {
      return Reason(
        [
          around.insets.horizontal == 0
            ? "a \(around.noun) is as wide as the \(stack.container.name(of: around.room))"
            : "a \(around.noun) is as wide as the insets allow"
        ], roomFormula(around))
    }
    let dimension = transposed.isTransposed ? height : width
    return reason(of: dimension, measured: nil, around)
  }

  private func heightReason(_ around: Surrounded) -> Reason {
    guard case .size(let width, let height) = around.view.view.extent else {
      return Reason(["the size is explicit"], .number(around.view.size.height, "size"))
    }
    return reason(
      of: transposed.isTransposed ? width : height, measured: around.view.view.measured, around)
  }

  private func reason(of dimension: Dimension, measured: Double?, _ around: Surrounded) -> Reason {
    switch dimension {
    case .absolute(let points): return Reason(["the size is absolute"], .number(points, "points"))
    case .estimated(let points), .uniformAcrossSiblings(let points):
      guard let measured else {
        return Reason(["estimated, and not measured"], .number(points, "estimate"))
      }
      return Reason(
        ["estimated at \(NumberText.formatGrouped(points)), then measured"],
        .number(measured, "measured"))
    case .fractionOfWidth(let fraction):
      return reason(of: fraction, isAcross: !transposed.isTransposed, around)
    case .fractionOfHeight(let fraction):
      return reason(of: fraction, isAcross: transposed.isTransposed, around)
    }
  }

  private func reason(of fraction: Double, isAcross: Bool, _ around: Surrounded) -> Reason {
    let whole = isAcross ? roomFormula(around) : .number(stack.container.length, "visible size")
    return Reason(
      ["a fraction of \(isAcross ? "its container" : "the visible size along the scroll axis")"],
      .product(.number(fraction, "fraction"), whole))
  }

  /// The space available to the view across the scroll axis.
  private func roomFormula(_ around: Surrounded) -> Formula {
    let whole = Formula.number(around.room.crossSize, stack.container.name(of: around.room))
    guard around.insets.horizontal != 0 else { return whole }
    return .difference(
      whole,
      sum([
        (around.insets.leading, transposed.isTransposed ? "inset top" : "inset leading"),
        (around.insets.trailing, transposed.isTransposed ? "inset bottom" : "inset trailing"),
      ]))
  }

  // MARK: Places

  private func acrossReason(_ around: Surrounded) -> Reason {
    let view = around.view
    var terms = [
      (around.room.start, Self.name(of: around.reference)),
      (around.insets.leading, transposed.isTransposed ? "inset top" : "inset leading"),
    ]
    let start = view.room.start
    var facts: [String] = []
    if view.size.width == view.room.crossSize, view.x == start {
      facts += narrowing(around)
    } else if view.place == .leading || view.place == .trailing {
      facts.append("it is beside the items")
      facts.append(
        unverified("a view at an edge across the scroll axis takes space from the items there"))
      terms.append((view.x - start, "up to its edge"))
    } else {
      let edges = transposed(view.view.edges ?? [])
      let isCentred = edges.contains(.leading) == edges.contains(.trailing)
      facts.append(
        isCentred
          ? "it is centred in the available space" : "it is at its edge of the available space")
      facts.append(unverified("a \(around.noun) that is not as wide as the available space"))
      terms.append((view.x - start, isCentred ? "half of what it leaves" : "up to its edge"))
    }
    terms.append((view.offset.x, "offset"))
    return Reason(facts, sum(terms))
  }

  /// What insets do to a view that fills the available width.
  private func narrowing(_ around: Surrounded) -> [String] {
    guard let section = around.section else {
      return ["no section's insets narrow a \(around.noun) of the layout"]
    }
    let narrow = section.followsInsets ? "insets narrow" : "insets do not narrow"
    guard section.template != nil else { return ["\(narrow) a \(around.noun)"] }
    guard section.insets.horizontal != 0 else { return [] }
    return [unverified("\(narrow) a \(around.noun)")]
  }

  private func alongReason(_ around: Surrounded) -> Reason {
    let (view, content) = (around.view, around.content)
    let start = (content.start, "\(around.section == nil ? "content" : "section") start")
    let itemsStart = content.itemsStart - content.start
    let items = (content.itemsEnd ?? 0) - content.itemsStart
    let offset = (view.offset.y, "offset")
    switch view.place {
    case .start where view.view.extendsBoundary:
      let facts = ["the \(around.noun) begins \(around.owner)"] + layoutWide(around)
      return Reason(facts, sum([start, (view.lead, "views before"), offset]))
    case .end where view.view.extendsBoundary:
      return Reason(
        ["the \(around.noun) ends \(around.owner)"] + layoutWide(around),
        sum([start] + parts(of: around) + [(view.lead, "views before"), offset]))
    case .start:
      return Reason(
        ["it lies over the items", unverified("it is at the position of the first items")],
        sum([start, (itemsStart, "up to the items"), offset]))
    case .end:
      return Reason(
        ["it lies over the items", unverified("it is at the position of the last items")],
        .difference(
          sum([start, (itemsStart, "up to the items"), (items, "items"), offset]),
          .number(view.size.height, "height")))
    case .leading, .trailing:
      return Reason(
        ["it is beside the items, in their middle"],
        sum([
          start, (itemsStart, "up to the items"),
          ((items - view.size.height) / 2, "half of the space that the items leave"), offset,
        ]))
    }
  }

  private func layoutWide(_ around: Surrounded) -> [String] {
    around.section == nil
      ? [unverified("views of the whole layout come before and after all sections")] : []
  }

  /// The lengths between the start and the first footer.
  private func parts(of around: Surrounded) -> [(value: Double, name: String)] {
    let items = (around.content.itemsEnd ?? 0) - around.content.itemsStart
    guard let section = around.section else {
      return [(stack.outer.startLength, "layout header"), (items, "sections")]
    }
    return [
      (section.boundary.startLength, "header"), (section.insets.top, "first inset"),
      (items, "items"), (section.insets.bottom, "last inset"),
    ]
  }

  /// `natural`, or the fact that a pinned view is moved into the visible part.
  private func held(_ natural: Reason, of around: Surrounded, frame: Rect) -> Reason {
    let view = around.view
    let isPlaceKnown = view.place != .end || around.content.itemsEnd != nil
    let place = natural.formula.value
    guard view.view.isPinned, abs(place - frame.y) > 1e-9 * max(1, abs(place)) else {
      return natural
    }
    return Reason(
      [
        isPlaceKnown
          ? "pinned: its own position is \(NumberText.formatGrouped(place))"
          : "pinned: its own position is further down than what is solved",
        "it is pinned to the visible part",
      ], .number(frame.y, ""))
  }
}
