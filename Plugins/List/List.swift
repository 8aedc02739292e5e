public import LayoutCore

/// One column: each item as wide as the container, one after another.
///
/// Use it for tables and settings. For messages that grow or arrive while you look use `chat`; for
/// narrow items, which leave half of the container empty, `grid` or `flow`. It is the smallest
/// strategy; copy it to start your own. With a negative line spacing, items overlap as cards do.
///
/// ```swift
/// let request = SectionRequest(
///   count: 3, crossSize: 320, length: 480, sizes: .uniform(Size(width: 100, height: 44)))
/// try List().layout(request).frame(at: 2)  // x 0, y 108, width 320, height 44
///
/// var cards = List()
/// cards.align = .center
/// try cards.layout(request).frame(at: 2)  // x 110, y 108, width 100, height 44
/// ```
///
/// Two rows of 44 points and two line spacings of 10 are above the third.
///
/// - Complexity: where all rows are equal, everything O(1) and a query O(hits), by formula
///   (`Repeated`); otherwise preparing O(items), O(items/64) memory, and a query O(log items + 64 +
///   hits). Where sums of heights are exact (`Column`), a change O(log items).
public struct List: LayoutStrategy {
  /// The alignment of an item across the scroll axis. `stretch` gives all items the container's
  /// width, and its height follows for text and proportions; the others keep the item's own width.
  public var align = Alignment.stretch

  public static var definition: StrategyDefinition<Self> {
    StrategyDefinition(
      name: "list", summary: "one column; items are as wide as the container",
      parameters: [
        .choice(
          "align", \.align, "alignment of an item across the scroll axis",
          [
            "as wide as the container", "leading-aligned, at its own width",
            "centred, at its own width", "trailing-aligned, at its own width",
          ])
      ],
      examples: [
        Example("use list; items 6; sizes 44 60; draw", "rows of two heights, 10 points apart"),
        Example(
          "use list align=center; direction horizontal; height 120; items 4; sizes 60x40 90x80; draw",
          "one row of cards that keep their heights"),
        Example(
          "use list; spacing -60; items 5; sizes 90; draw", "cards of which 30 points are seen"),
      ])
  }

  /// A list of items as wide as the container.
  public init() {}

  public func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    request.sizes.open(ListVisitor(request: request, align: align))
  }
}

extension List {
  /// The alignment of an item across the scroll axis.
  public enum Alignment: String, Sendable, CaseIterable {
    /// It is as wide as the container.
    case stretch
    /// At the leading edge, with its own width.
    case leading
    /// In the middle, with its own width.
    case center
    /// At the trailing edge, with its own width.
    case trailing
  }
}

/// Makes the layout for one kind of sizes, so that the sizes are called without a switch.
private struct ListVisitor: SizeVisitor {
  let request: SectionRequest
  let align: List.Alignment

  func visit(_ sizes: some SizeFunction) -> any SolvedLayout {
    let placer = ListPlacer(request: request, align: align, sizes: sizes)
    if request.spacing.line < 0 {
      return CheckpointedLayout(CardsPlacer(rows: placer), coversPrevious: true)
    }
    if let rows = placer.repeated { return rows }
    if let rows = placer.summed { return rows }
    return CheckpointedLayout(placer)
  }
}

/// The rule, step by step; the numbers are those of `List.md`.
///
/// The end of the last item is all that passes to the next, so a saved state has two numbers.
struct ListPlacer<Sizes: SizeFunction>: Placer {
  /// Between two items: the index of the next, and where the last one ended, in points.
  struct State: Sendable {
    var next = 0
    var end = 0.0
  }

  let request: SectionRequest
  let align: List.Alignment
  let sizes: Sizes

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
  var summed: Column? {
    guard align == .stretch, request.hasExactLengths else { return nil }
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

  /// Whether all items have one size, as far as a list uses it.
  ///
  /// With `stretch` only the height counts, which text and proportions compute from the width.
  private var isUniform: Bool {
    align == .stretch
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
    case .x: Reason([place], start(of: frame))
    case .y where index == 0: Reason(["the first item begins at the top"], .number(0, ""))
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
    case .height: Reason(["the item has its own size"], .number(frame.height, "item size"))
    }
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
