import LayoutCore

/// The rule, step by step; the numbers are those of `List.md`.
///
/// The end of the last item is all that passes to the next, so a saved state has two numbers.
struct ListPlacer: Placer {
  /// Between two items: the index of the next, and where the last one ended, in points.
  struct State: Sendable {
    var next = 0
    var end = 0.0
  }

  let request: SectionRequest
  let list: List
  let estimate: Estimate?
  let sizes: AnySizes

  private var align: List.Alignment { list.align }

  var count: Int { request.count }
  var crossSize: Double { request.crossSize }
  var start: State { State() }
  func next(_ state: State) -> Int { state.next }
  func end(_ state: State) -> Double { state.end }
  func floor(_ state: State) -> Double {
    state.next == 0 ? 0 : state.end + request.spacing.line
  }

  func place(_ state: inout State, _ emit: (Int, Rect) -> Void) {
    // 1. The item begins one line spacing below the last.
    let y = floor(state)
    // 2. It takes the container's width, or its own where it is aligned; its height is its own.
    let size = size(of: state.next)
    emit(
      state.next,
      Rect(x: start(ofWidth: size.width), y: y, width: size.width, height: size.height))
    // 3. Go on below it.
    state.next += 1
    state.end = y + size.height
  }

  /// 4. All rows by formula, where they are equal and the formula gives the same numbers as adding
  /// them up.
  ///
  /// Sums of heights and spacings in whole 1/1024 points are exact. Others round a little at every
  /// step, which no formula repeats. Content that is too long is reported when it is solved.
  var repeated: Repeated? {
    let (placer, spacing) = (self, request.spacing.line)
    guard count > 0, isUniform else { return nil }
    var first = Rect.zero
    var state = start
    place(&state) { first = $1 }
    let pitch = first.height + spacing
    let end = Double(count) * pitch - spacing
    guard pitch > 0, end <= greatestLength, first.height.hasExactSums,
      spacing.hasExactSums
    else { return nil }
    return Repeated(
      period: [first], pitch: pitch, count: count,
      contentSize: Size(width: crossSize, height: end), tracks: tracks
    ) { [first] number, index in
      let y = Double(index) * pitch
      return placer.reason(
        for: number, of: index, at: first.offset(y: y),
        after: State(next: index, end: y - spacing))
    }
  }

  /// 5. Sums of rows, where they are exact: any row can change then, and no answer depends on the
  /// order of additions.
  ///
  /// The argument is the placer's `sizes` by their own type, for which the loop is specialized.
  func summed(_ sizes: some SizeFunction) -> Column {
    let placer = self
    let sums = LengthSums(
      sizes, crossSize: crossSize, spacing: request.spacing.line, count: count, isExact: true)
    return Column(sums, crossSize: crossSize, staysExact: true) { column, number, index in
      let frame = column.frame(at: index)
      return placer.reason(
        for: number, of: index, at: frame,
        after: State(next: index, end: frame.y - placer.request.spacing.line))
    }
  }

  /// Whether rows can be added up in any order.
  var hasExactSums: Bool { align == .stretch && estimate == nil && request.hasExactLengths }

  /// Whether all items have one size, as far as a list uses it.
  ///
  /// With `stretch` only the height counts, which text and proportions compute from the width.
  private var isUniform: Bool {
    if let estimate { return estimate.measured == 0 }
    return align == .stretch
      ? request.sizes.uniformLength(crossSize: crossSize) != nil : request.sizes.uniformSize != nil
  }

  /// The size of an item: the container's width and the length it has there, or its own size.
  func size(of index: Int) -> Size {
    align == .stretch
      ? Size(width: crossSize, height: sizes.length(of: index, crossSize: crossSize))
      : sizes.size(of: index, available: crossSize)
  }

  /// Where an item begins across the scroll axis; one that is too wide is leading-aligned.
  func start(ofWidth width: Double) -> Double {
    switch align {
    case .stretch, .leading: 0
    case .center: max(0, crossSize - width) / 2
    case .trailing: max(0, crossSize - width)
    }
  }

  func everyItemReaches(from low: Double, to high: Double) -> Bool {
    let least = sizes.leastSize(available: crossSize)
    return align == .stretch
      ? Size(width: crossSize, height: least.height).hasAreaAnywhere && low < crossSize && high > 0
      : least.hasAreaAnywhere && low <= 0 && high >= crossSize
  }

  var tracks: ItemTracks? { align == .stretch ? ItemTracks(count: 1, size: crossSize) : nil }
  func track(of index: Int, after state: State) -> Int? { 0 }

  func reason(
    for number: FrameNumber, of index: Int, at frame: Rect, after state: State
  ) -> Reason {
    switch number {
    case .x: Reason([place] + configured(unverified.sides), start(of: frame))
    case .y where index == 0:
      Reason(["the first item begins at the top"] + configured(unverified.top), .number(0, ""))
    case .y:
      Reason(
        ["item \(index) follows item \(index - 1)"],
        .sum([
          .number(state.end, "end of item \(index - 1)"),
          .number(request.spacing.line, "line spacing"),
        ]))
    case .width where align == .stretch:
      Reason(["an item is as wide as the container"], .number(crossSize, "available space"))
    case .width: Reason(["the item has its own size across"], .number(frame.width, "item size"))
    case .height:
      if let estimate, index >= estimate.measured {
        Reason(
          [
            "the row is not measured yet",
            "UIKit not verified: the estimate of rows in a list configuration",
          ], .number(frame.height, "estimate"))
      } else {
        Reason(["the item has its own size"], .number(frame.height, "item size"))
      }
    }
  }

  private var unverified: (sides: String?, top: String?) {
    ListFigures.unverified(request.insets, of: list.appearance)
  }

  /// Where the insets come from, in a list configuration, and what of them is not verified.
  private func configured(_ unverified: String?) -> [String] {
    guard list.appearance != .none, !request.explicit.contains(.insets) else { return [] }
    return ["the insets are those of appearance=\(list.appearance.rawValue)"]
      + (unverified.map { ["UIKit not verified: \($0)"] } ?? [])
  }

  /// The rule behind x, for `why`.
  private var place: String {
    switch align {
    case .stretch: "a list begins at the leading edge"
    case .leading, .center, .trailing:
      "align=\(align.rawValue); an item that is too wide is leading-aligned"
    }
  }

  /// The formula of `start(ofWidth:)`.
  private func start(of frame: Rect) -> Formula {
    let leftOver = Formula.largest([
      .number(0, ""),
      .difference(.number(crossSize, "available space"), .number(frame.width, "item size")),
    ])
    return switch align {
    case .stretch, .leading: .number(0, "")
    case .center: .quotient(leftOver, .number(2, ""))
    case .trailing: leftOver
    }
  }
}
