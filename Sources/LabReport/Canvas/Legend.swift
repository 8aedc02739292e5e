internal import LayoutCore
import LayoutText

/// The lines below a picture: its scale, and what it could not show exactly.
///
/// An entry appears only where its state occurs.
struct Legend {
  let scene: Scene
  let scale: CellScale
  /// The scale of zoom 1.
  let base: CellScale
  let aspect: Double
  let glyphs: Glyphs
  let findings: Findings
  /// Whether entries of layers begin with their glyphs.
  var hasGlyphs = true

  /// Names listed in one entry before the rest is counted.
  private static let mostNames = 20

  /// One entry a line, of any length; and the entries in lines of at most `columns` cells.
  func text(columns: Int, indent: Int) -> (notes: [Markup], lines: [Markup]) {
    let facts = facts
    let entries = states + layers + remarks
    let lines = packed(facts, in: columns - indent) + entries
    return (
      packed(facts, in: nil) + entries,
      lines.flatMap { $0.broken(at: columns, indent: indent) }
    )
  }

  /// The entries of a picture in points, which needs no scale and shows all edges.
  var inPoints: [Markup] {
    var facts = Array(facts.dropFirst())
    for (count, place) in [(scene.above, "before"), (scene.below, "after")] {
      guard let count, count > 0 else { continue }
      facts.append(Markup("\(NumberText.grouped(count)) \(place) the view", .note))
    }
    return packed(facts, in: nil) + states + layers + missing.map { Markup($0, .note) }
  }

  /// As many of `facts` to a line as fit in `room`; nil: all.
  private func packed(_ facts: [Markup], in room: Int?) -> [Markup] {
    var lines = Array(facts.prefix(1))
    for fact in facts.dropFirst() {
      var line = lines.removeLast()
      let shorter = line
      line.append(glyphs.separator, .dim)
      line.append(fact)
      let fits = room.map { line.text.utf8.count <= $0 || line.width <= $0 } ?? true
      lines += fits ? [line] : [shorter, fact]
    }
    return lines
  }

  // MARK: The first line

  /// Scale, content and number of items.
  private var facts: [Markup] {
    var cell = Markup("1 cell = ", .dim)
    cell.append(
      "\(NumberText.formatGrouped(scale.pointsPerColumn)) \(glyphs.times) \(NumberText.formatGrouped(scale.pointsPerRow)) pt",
      .number)
    if let inexactness { cell.append(" (\(glyphs.approximately): \(inexactness))", .warning) }
    var content = Markup("content ", .dim)
    if let size = scene.contentSize {
      content.append(
        "\(NumberText.formatGrouped(size.width)) \(glyphs.times) \(NumberText.formatGrouped(size.height))",
        .number)
    } else {
      content.append("not computed yet", .dim)
    }
    var items = Markup()
    if scene.total > 0 {
      items.append(NumberText.counted(scene.total, "item"), .number)
      if scene.unplaced > 0 {
        items.append(", \(NumberText.grouped(scene.unplaced)) without attributes", .warning)
      }
      if findings.drawn.isEmpty { items.append(", none of them here", .warning) }
    } else {
      items.append("no items", .warning)
    }
    return [cell, content, items]
  }

  private var inexactness: String? {
    switch (findings.equalWidthsDiffer, findings.equalHeightsDiffer) {
    case _ where findings.isDensity: nil
    case (true, true): "equal widths and heights differ by up to 1 cell"
    case (true, false): "equal widths differ by up to 1 cell"
    case (false, true): "equal heights differ by up to 1 cell"
    case (false, false) where scale.keepsWidths || scale.keepsHeights: "edges are within a cell"
    case (false, false): findings.isExact ? nil : "edges are at the nearest cell"
    }
  }

  // MARK: States of elements

  private var states: [Markup] {
    var lines = query
    let changed =
      findings.arePlainItems
      ? [] : findings.drawn.filter { scene.elements[$0].isChanged && !scene.elements[$0].isHit }
    if !changed.isEmpty {
      lines.append(
        entry(
          glyphs.changed, .changed, "\(NumberText.counted(changed.count, "element")) changed",
          names: changed))
    }
    if let ghosts = scene.ghosts { lines.append(entry(ghosts)) }
    if !findings.overlapping.isEmpty {
      let overlapping = findings.overlapping.sorted()
      lines.append(
        entry(
          glyphs.overlap, .overlap,
          "\(findings.hasMoreOverlaps ? "at least " : "")\(NumberText.counted(overlapping.count, "element"))"
            + " overlap", names: overlapping))
      if findings.hasHiddenOverlap {
        lines.append(Markup("some overlaps are smaller than a cell and not marked", .note))
      }
    }
    if !findings.overflowing.isEmpty {
      let beyond = findings.overflowing.sorted()
      let verb = beyond.count == 1 ? "reaches" : "reach"
      lines.append(
        entry(
          glyphs.overflow, .overflow,
          "\(NumberText.grouped(beyond.count)) \(verb) beyond the \(whole)",
          names: beyond))
    }
    return lines + kinds
  }

  /// What limits the elements across the scroll axis.
  private var whole: String { scene.scrollsAcross ? "content" : "container" }

  /// Which outline is which kind, for the kinds in the picture.
  private var kinds: [Markup] {
    let isUnicode = glyphs.set == .unicode
    var line = Markup()
    func add(_ sample: String, _ role: Role, _ name: String) {
      if !line.isEmpty { line.append("  ") }
      line.append(sample, role)
      line.append(" \(name)", .dim)
    }
    func add(_ kind: ElementKind, _ sample: String, _ role: Role) {
      guard findings.drawn.contains(where: { scene.elements[$0].kind == kind }) else { return }
      add(sample, role, kind.rawValue)
    }
    // Mostly there is nothing but items.
    if !findings.arePlainItems {
      add(.header, glyphs.areDots ? "⠭" : isUnicode ? "╒═╕" : ".=.", .header)
      add(.footer, glyphs.areDots ? "⣒" : isUnicode ? "╘═╛" : "'='", .footer)
      add(.badge, isUnicode ? "●" : "@", .badge)
      add(.separator, isUnicode ? "┄" : "-", .separator)
      add(.background, isUnicode ? "·" : ",", .background)
    }
    let heavy = isUnicode ? "━" : "#"
    if findings.showsViewport { add(heavy, .viewport, "viewport") }
    if findings.showsContainer { add(heavy, .viewport, "edge of the \(whole)") }
    return line.isEmpty ? [] : [line]
  }

  /// An entry; its glyph is left out where shades take the place of all marks.
  func entry(_ glyph: UInt32, _ role: Role, _ text: String, names: [Int]) -> Markup {
    entry(glyph, role, text, of: names.map { scene.elements[$0] })
  }

  func entry(_ glyph: UInt32, _ role: Role, _ text: String, of elements: [SceneElement]) -> Markup {
    var line = Markup()
    if !findings.isDensity, let scalar = Unicode.Scalar(glyph) {
      line.append(String(Character(scalar)) + " ", role)
    }
    line.append(text)
    if !elements.isEmpty { line.append(": \(list(elements))") }
    return line
  }

  /// The elements that have another frame in another state.
  private func entry(_ ghosts: Ghosts) -> Markup {
    let names = ghosts.different.map { SceneElement(label: $0.label, frame: $0.frame) }
    let count =
      names.isEmpty
      ? "every element here is in place"
      : "\(NumberText.counted(names.count, "element")) \(names.count == 1 ? "differs" : "differ")"
    return entry(glyphs.ghostCorner, .ghost, "\(ghosts.state): \(count)", of: names)
  }

  func list(_ places: [Int]) -> String { list(places.map { scene.elements[$0] }) }

  func list(_ elements: [SceneElement]) -> String {
    let names = elements.prefix(Self.mostNames).map { element in
      prefix(
        of: Printable.escaped(element.label.prefix(40), asciiOnly: glyphs.set == .ascii), cells: 20)
    }
    let rest = elements.count - names.count
    return names.joined(separator: " ") + (rest > 0 ? " and \(NumberText.grouped(rest)) more" : "")
  }

  // MARK: Remarks

  private var remarks: [Markup] {
    var lines: [String] = []
    if let distortion { lines.append(distortion) }
    if findings.isDensity {
      lines.append(
        "items are smaller than 3 \(glyphs.times) 2 cells: shades show how much of a cell they "
          + "cover\(zoomHint(suggestedZoom))")
    }
    if let hidden { lines.append(hidden) }
    if !findings.gaps.isEmpty {
      let isOne = findings.gaps.count == 1
      lines.append(
        "\(NumberText.counted(findings.gaps.count, "gap")) smaller than a \(unit) \(isOne ? "is" : "are") "
          + "not drawn\(zoomHint(gapZoom))")
    }
    let enlarged = findings.enlarged.subtracting(findings.hidden).count
    if enlarged > 0 && !findings.isDensity {
      lines.append(
        "\(NumberText.counted(enlarged, "element")) smaller than a \(unit) "
          + "\(enlarged == 1 ? "is" : "are") drawn larger")
    }
    lines += missing
    let unlabelled = findings.unlabelled.subtracting(findings.hidden)
    if !unlabelled.isEmpty { lines.append("not labelled: \(list(unlabelled.sorted()))") }
    return lines.map { Markup($0, .note) }
  }

  /// What has nothing to draw.
  private var missing: [String] {
    var lines: [String] = []
    if !findings.empty.isEmpty {
      let verb = findings.empty.count == 1 ? "has" : "have"
      lines.append(
        "\(NumberText.counted(findings.empty.count, "element")) \(verb) no area: "
          + list(findings.empty.sorted()))
    }
    if !findings.unusable.isEmpty {
      let isOne = findings.unusable.count == 1
      lines.append(
        "\(NumberText.counted(findings.unusable.count, "element")) \(isOne ? "has" : "have") a frame that is"
          + " not finite, not drawn: \(list(findings.unusable.sorted()))")
    }
    return lines
  }

  /// `heights are drawn 2 times as large as widths`; nil where a square looks like one.
  private var distortion: String? {
    let times = scale.pointsPerColumn / scale.pointsPerRow / aspect
    guard times > 1.26 || times < 1 / 1.26 else { return nil }
    let (large, small) = times > 1 ? ("heights", "widths") : ("widths", "heights")
    let number = NumberText.formatShort((max(times, 1 / times) * 10).rounded() / 10)
    return "\(large) are drawn \(number) times as large as \(small)"
  }

  /// `12 of 30 items are smaller than a cell and not drawn: 1 2 3`
  private var hidden: String? {
    guard !findings.hidden.isEmpty else { return nil }
    let items = findings.drawn.count { scene.elements[$0].kind == .item }
    let small = findings.hidden.intersection(findings.enlarged)
    let verb = findings.hidden.count == 1 ? "is" : "are"
    return "\(NumberText.grouped(findings.hidden.count)) of \(NumberText.counted(items, "item")) "
      + "\(verb) \(small.isEmpty ? "behind others" : "smaller than a \(unit)")"
      + (findings.isDensity ? "" : " and not drawn: \(list(findings.hidden.sorted()))")
      + zoomHint(small.isEmpty ? 1 : ownZoom(small))
  }

  /// What is smaller than a cell, and missing.
  var lost: LostParts {
    let items = findings.hidden.intersection(findings.enlarged)
    return LostParts(
      items: items.count, gaps: findings.gaps.count, unit: unit,
      zoom: max(ownZoom(items), gapZoom))
  }

  /// The smallest thing that is drawn.
  private var unit: String { glyphs.areDots ? "dot" : "cell" }

  /// The zoom at which each of `items` has a cell.
  private func ownZoom(_ items: Set<Int>) -> Double {
    let needed = items.map { place in
      let frame = scene.elements[place].frame
      return max(base.pointsPerColumn / frame.width, base.pointsPerRow / frame.height)
    }
    return needed.max() ?? 1
  }

  /// The zoom at which every gap that is missing has a cell.
  private var gapZoom: Double {
    let needed = findings.gaps.map { gap in
      (gap.axis == .horizontal ? base.pointsPerColumn : base.pointsPerRow) / gap.length
    }
    return needed.max() ?? 1
  }

  /// The zoom at which the median item has 3 × 2 cells.
  private var suggestedZoom: Double {
    let items = findings.drawn.map { scene.elements[$0] }.filter { $0.kind == .item }
    let widths = items.map(\.frame.width).sorted()
    let heights = items.map(\.frame.height).sorted()
    guard let width = widths.dropFirst(widths.count / 2).first,
      let height = heights.dropFirst(heights.count / 2).first, width > 0, height > 0
    else { return 1 }
    return max(3 * base.pointsPerColumn / width, 2 * base.pointsPerRow / height)
  }

  private func zoomHint(_ zoom: Double) -> String { glyphs.hint(atZoom: zoom) }
}
