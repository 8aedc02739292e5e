public import LayoutCore

/// Every element of a solved collection with its frame while `visible` is on the screen, in the
/// order of their names, each computed by its name.
public func everyElement(of layout: CollectionLayout, visible: Rect? = nil) -> [Element] {
  var ids = ordinals(.layoutHeader, 0, layout) + ordinals(.layoutFooter, 0, layout)
  for number in 0..<layout.sectionCount {
    for kind in [ElementKind.header, .footer, .background] {
      ids += ordinals(kind, number, layout)
    }
    let section = layout.section(number)
    ids += (0..<section.count).map { ElementID(.item, section: number, index: $0) }
    for (place, views) in layout.attachments(ofSection: number).enumerated() {
      ids += (0..<views.layout.count).map { views.id(of: $0, at: place, inSection: number) }
    }
  }
  return ids.sorted().compactMap { layout.element($0, visible: visible) }
}

/// The names of this kind in one section for which there is a frame.
private func ordinals(
  _ kind: ElementKind, _ section: Int, _ layout: CollectionLayout
) -> [ElementID] {
  (0...).lazy.map { ElementID(kind, section: section, ordinal: $0) }
    .prefix { layout.frame(of: $0) != nil }.map { $0 }
}

/// The laws of solved collections that `layout` breaks on the screen `visible` and in `rects`, a
/// sentence each.
public func brokenLaws(
  of layout: CollectionLayout, visible: Rect, rects: [Rect]
) -> [String] {
  let all = everyElement(of: layout, visible: visible)
  var broken: [String] = []
  if all.count != layout.elementCount {
    broken.append("\(all.count) elements have a frame, \(layout.elementCount) are counted")
  }
  for rect in rects {
    var trace = RecordedTrace()
    let found = layout.elements(in: rect, visible: visible, trace: &trace)
    let expected = all.filter { $0.frame.intersects(rect) }
    if found != expected {
      let more = found.filter { !expected.contains($0) }
      let fewer = expected.filter { !found.contains($0) }
      broken.append("seeing \(visible), query \(rect) finds \(more) too many, misses \(fewer)")
    }
    var items: [ElementID] = []
    layout.visitItemRanges(in: rect) { section, range in
      items += range.map { ElementID(.item, section: section, index: $0) }
      return .continue
    }
    if items.sorted() != expected.map(\.id).filter({ $0.kind == .item }) {
      broken.append("query \(rect) finds other items as ranges: \(items.sorted())")
    }
    // Badges are found by placing their items again: see `QueryCost`.
    broken += costAddsUp(trace, found: found.count, of: .max, rect)
  }
  return broken
}

/// Whether the reason for each number of each frame of the first screen computes it.
public func brokenReasons(of layout: CollectionLayout) -> [String] {
  everyElement(of: layout).flatMap { element in
    FrameNumber.allCases.compactMap { number -> String? in
      guard let reason = layout.reason(for: number, of: element.id) else {
        return "\(element.id).\(number) has no reason"
      }
      let (said, is_) = (reason.formula.value, element.frame[number])
      return abs(said - is_) <= 1e-6 * max(1, abs(is_))
        ? nil : "why \(element.id).\(number) says \(said), the frame says \(is_)"
    }
  }
}

extension LayoutRequest {
  /// The request with everything around its sections that there is: headers in a row, in a corner,
  /// over and beside the items, several backgrounds, safe area and margins, views of the whole
  /// layout; pinned or not.
  public func surrounded(isPinned: Bool, reference: InsetsReference = .automatic) -> LayoutRequest {
    var request = self
    request.safeArea = Insets(top: 47, leading: 9, bottom: 34, trailing: 4)
    request.margins = Insets(top: 2, leading: 8, bottom: 3, trailing: 6)
    request.headers = [Supplementary(length: 31, isPinned: isPinned)]
    request.footers = [
      Supplementary(
        .size(width: .fractionOfWidth(0.25), height: .absolute(12)), isPinned: isPinned,
        edges: axis == .vertical ? [.bottom, .trailing] : [.trailing, .bottom])
    ]
    for number in sections.indices {
      request.sections[number].insetsReference = reference
      request.sections[number].followsInsets = number % 2 == 0
      request.sections[number].headers = headers(isPinned: isPinned)
      request.sections[number].footers = footers(isPinned: isPinned)
      request.sections[number].backgrounds = [
        Background(), Background(kind: "card", insets: Insets(-3), zIndex: -2),
      ]
    }
    return request
  }

  private func headers(isPinned: Bool) -> [Supplementary] {
    let (start, leading) = axis == .vertical ? (Edges.top, Edges.leading) : (.leading, .top)
    return [
      Supplementary(length: 20, isPinned: isPinned),
      Supplementary(
        .size(width: .absolute(40), height: .absolute(30)), isPinned: isPinned,
        edges: start.union(leading), offset: Point(x: 3, y: -5)),
      Supplementary(
        .size(width: .fractionOfWidth(0.3), height: .estimated(14)), edges: start,
        extendsBoundary: false, zIndex: 7, kind: "banner"),
      Supplementary(
        .size(width: .absolute(17), height: .absolute(11)), isPinned: isPinned, edges: leading),
    ]
  }

  private func footers(isPinned: Bool) -> [Supplementary] {
    let (end, trailing) = axis == .vertical ? (Edges.bottom, Edges.trailing) : (.trailing, .bottom)
    return [
      Supplementary(length: 10, isPinned: isPinned),
      Supplementary(
        .size(width: .uniformAcrossSiblings(21), height: .fractionOfHeight(0.02)),
        isPinned: isPinned, edges: end.union(trailing)),
      Supplementary(
        .size(width: .absolute(50), height: .absolute(60)), isPinned: isPinned, edges: end,
        offset: Point(x: 0, y: 4), extendsBoundary: false),
    ]
  }
}
