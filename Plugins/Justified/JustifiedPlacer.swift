import LayoutCore

/// The rule, a row at a time; the numbers are those of `Justified.md`.
///
/// Where a row ends depends on its own items only. The first item, the end of the previous row and
/// its height, which the last row takes over, are all that passes to the next.
struct JustifiedPlacer: Placer {
  /// Between two rows: the first item of the next, where the last one ended, and its height, in
  /// points; nil: there is none.
  struct State: Sendable {
    var next = 0
    var end = 0.0
    var height: Double?
  }

  let rules: JustifiedRules
  let sizes: AnySizes
  let count: Int

  var crossSize: Double { rules.crossSize }
  var start: State { State() }
  func next(_ state: State) -> Int { state.next }
  func end(_ state: State) -> Double { state.end }
  func floor(_ state: State) -> Double {
    state.height == nil ? 0 : state.end + rules.spacing.line
  }

  func ratio(of index: Int) -> Double {
    rules.ratio(of: sizes.size(of: index, available: rules.crossSize))
  }

  /// 1. The row takes photos until they are wide enough at the target height.
  ///
  /// In 320 points, with a target of 100 and a tolerance of 25 percent, a row is full from a sum of
  /// 3.2 × 0.75 = 2.4 on: two photos of 3:2.
  @inline(__always)
  func row(from first: Int) -> PhotoRow {
    var ratios = ratio(of: first)
    var next = first + 1
    while next < count, ratios < rules.full {
      let more = ratios + ratio(of: next)
      let number = next - first
      // 2. A photo that makes the row too wide is left to the next row, if this one is nearer to the
      // target without it. The gaps never take more than half of the line.
      let isFarther =
        more > rules.most
        && rules.miss(more, count: number + 1) > rules.miss(ratios, count: number)
      if isFarther || rules.space(for: number + 1) < rules.crossSize / 2 {
        return PhotoRow(items: first..<next, ratios: ratios, isFull: true)
      }
      ratios = more
      next += 1
    }
    return PhotoRow(items: first..<next, ratios: ratios, isFull: ratios >= rules.full)
  }

  func place(_ state: inout State, _ emit: (Int, Rect) -> Void) {
    let row = row(from: state.next)
    let shape = rules.shape(of: row, above: state.height)
    let top = top(of: shape, after: state)
    // 5. Each photo begins after the ratios and the gaps before it, so that no rounding adds up.
    var before = 0.0
    for index in row.items {
      let ratio = ratio(of: index)
      emit(
        index,
        Rect(
          x: start(before, index - row.items.lowerBound, shape), y: top,
          width: ratio * shape.scale, height: shape.height))
      before += ratio
    }
    // 6. Go on below the row.
    state = self.state(after: row, shape, state)
  }

  /// Where an item begins after `number` others whose ratios have the sum `ratios`, in points.
  private func start(_ ratios: Double, _ number: Int, _ shape: RowShape) -> Double {
    shape.offset + (ratios * shape.scale + Double(number) * rules.spacing.item)
  }

  /// Where the row begins; a hidden one has no spacing above it.
  private func top(of shape: RowShape, after state: State) -> Double {
    shape.height == 0 ? state.end : floor(state)
  }

  private func state(after row: PhotoRow, _ shape: RowShape, _ state: State) -> State {
    State(
      next: row.items.upperBound, end: top(of: shape, after: state) + shape.height,
      height: shape.height)
  }

  func skip(_ state: inout State, to index: Int) {
    while state.next < index {
      let row = row(from: state.next)
      state = self.state(after: row, rules.shape(of: row, above: state.height), state)
    }
  }

  /// Passes the rows that end above the line; looks at one more.
  func skip(_ state: inout State, to index: Int, above line: Double) -> Int {
    while state.next < index, floor(state) < line {
      let row = row(from: state.next)
      let after = self.state(after: row, rules.shape(of: row, above: state.height), state)
      guard after.end <= line else { return row.items.upperBound }
      state = after
    }
    return state.next
  }

  /// A photo is at least as wide as a hundredth of the scale. The sum of the ratios of a row is 100
  /// (one panorama) or at most twice what fits, and the gaps leave half of the line: so the scale is
  /// at least a quarter of the target, or 1/200 of the line.
  func everyItemReaches(from low: Double, to high: Double) -> Bool {
    let scale = min(rules.target / 4, rules.crossSize / 200)
    return low <= 0 && high >= crossSize && crossSize <= 0x1p20 && rules.lastRow != .hidden
      && Size(width: scale / 200, height: rules.target / 4).hasAreaAnywhere
  }

  /// 7. All rows by formula, where all ratios are equal and the last row is scaled as the others.
  var repeated: Repeated? {
    guard count > 0 else { return nil }
    let row = row(from: 0)
    let shape = rules.shape(of: row, above: nil)
    let pitch = shape.height + rules.spacing.line
    let rows = (count - 1) / row.items.count + 1
    let end = Double(rows) * pitch - rules.spacing.line
    let isFilled = count.isMultiple(of: row.items.count)
    guard row.isFull, end <= greatestLength,
      isFilled || rules.lastRow == .leading && shape.height == shape.scale
    else { return nil }
    var period: [Rect] = []
    var state = start
    place(&state) { period.append($1) }
    return Repeated(
      period: period, pitch: pitch, count: count,
      contentSize: Size(width: crossSize, height: end)
    ) { [self] number, index in
      let turn = index / row.items.count
      let first = turn * row.items.count
      let items = first..<min(first + row.items.count, count)
      return JustifiedReasons(
        rules: rules, index: index,
        row: PhotoRow(
          items: items, ratios: ratio(of: 0) * Double(items.count),
          isFull: items.count == row.items.count),
        ratio: ratio(of: 0), ratiosBefore: ratio(of: 0) * Double(index - first),
        above: turn == 0 ? nil : shape.height,
        top: .product(
          .number(Double(turn), "rows above"),
          .sum([.number(shape.height, "row height"), .number(rules.spacing.line, "line spacing")]))
      ).reason(for: number)
    }
  }

  func reason(
    for number: FrameNumber, of index: Int, at frame: Rect, after state: State
  ) -> Reason {
    let row = row(from: state.next)
    let before = (row.items.lowerBound..<index).reduce(0) { $0 + ratio(of: $1) }
    var top = Formula.number(state.end, "end of the row above")
    if frame.height > 0 { top = .sum([top, .number(rules.spacing.line, "line spacing")]) }
    return JustifiedReasons(
      rules: rules, index: index, row: row, ratio: ratio(of: index), ratiosBefore: before,
      above: state.height, top: state.height == nil ? .number(0, "") : top
    ).reason(for: number)
  }
}
