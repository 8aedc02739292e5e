public import LayoutCore

/// Square cards that go down like stairs: three steps across, then from the leading edge again.
public struct Stairs: LayoutStrategy {
  private static let steps = 3

  public static var definition: StrategyDefinition<Self> {
    StrategyDefinition(
      name: "stairs", summary: "squares, each one step down and across", parameters: [],
      examples: [Example("use stairs; draw", "three steps, then again")])
  }

  public init() {}

  public func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    let side = request.crossSize / Double(Self.steps)
    return Repeated(
      period: (0..<Self.steps).map { step in
        Rect(x: Double(step) * side, y: Double(step) * side, width: side, height: side)
      },
      pitch: Double(Self.steps) * side, count: request.count,
      contentSize: Size(width: request.crossSize, height: Double(request.count) * side)
    ) { number, index in
      let side = Formula.quotient(
        .number(request.crossSize, "width"), .number(Double(Self.steps), "steps"))
      return switch number {
      case .x:
        Reason(
          ["item \(index) is on step \(index % Self.steps)"],
          .product(.number(Double(index % Self.steps), "step"), side))
      case .y:
        Reason(["each item is one step down"], .product(.number(Double(index), "index"), side))
      case .width, .height: Reason(["the steps share the width"], side)
      }
    }
  }
}
