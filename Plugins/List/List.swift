public import LayoutCore

/// One column: each item as broad as the container, one after another. The smallest strategy there
/// is; copy it to begin one of your own.
public struct List: LayoutStrategy {
  public static var card: Card<Self> {
    Card(
      name: "list", summary: "one column, items as broad as the container",
      examples: [
        Example("use list; items 6; sizes 44 60; draw", "rows of two heights, 10 points apart")
      ])
  }

  /// A list; it has no parameters.
  public init() {}

  public func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    request.sizes.open(ListVisitor(request: request))
  }
}

private struct ListVisitor: SizeVisitor {
  let request: SectionRequest

  func visit(_ sizes: some SizeFunction) -> any SolvedLayout {
    Placed(ListPlacer(request: request, sizes: sizes))
  }
}

/// The rule, step by step; the numbers are those of `List.md`.
private struct ListPlacer<Sizes: SizeFunction>: Placer {
  struct State: Sendable {
    var next = 0
    var end = 0.0
  }

  let request: SectionRequest
  let sizes: Sizes

  var count: Int { request.count }
  var breadth: Double { request.breadth }
  var start: State { State() }
  func next(_ state: State) -> Int { state.next }
  func end(_ state: State) -> Double { state.end }
  func floor(_ state: State) -> Double {
    state.next == 0 ? 0 : state.end + request.spacing.line
  }

  func place(_ state: inout State, _ emit: (Int, Rect) -> Void) {
    // 1. The item begins one line spacing below the last.
    let y = floor(state)
    // 2. It takes the full breadth; its length is its own.
    let length = sizes.length(of: state.next, breadth: breadth)
    emit(state.next, Rect(x: 0, y: y, width: breadth, height: length))
    // 3. Go on below it.
    state.next += 1
    state.end = y + length
  }

  var tracks: ItemTracks? { ItemTracks(count: 1, size: breadth) }
  func track(of index: Int, after state: State) -> Int? { 0 }

  func reason(
    for number: FrameNumber, of index: Int, at frame: Rect, after state: State
  ) -> Reason {
    switch number {
    case .x: Reason(["a list begins at the leading edge"], .number(0, ""))
    case .y where index == 0: Reason(["the first item begins at the top"], .number(0, ""))
    case .y:
      Reason(
        ["item \(index) follows item \(index - 1)"],
        .sum([
          .number(state.end, "end of item \(index - 1)"),
          .number(request.spacing.line, "line spacing"),
        ]))
    case .width: Reason(["an item is as broad as the container"], .number(breadth, "breadth"))
    case .height: Reason(["the length is the item's own"], .number(frame.height, "item length"))
    }
  }
}
