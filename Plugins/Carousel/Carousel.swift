public import LayoutCore

/// Items one after another, of which one is in the middle of the screen and the others are smaller: a
/// cover flow without its rotation.
///
/// Every frame follows from a formula. The first and the last item can be centred, because the content
/// begins and ends with as much free space as the screen leaves beside an item. Items have no sizes of
/// their own here. For pages that fill the screen use `paged`.
///
/// ```swift
/// var carousel = Carousel()
/// carousel.at = 1
/// let request = SectionRequest(
///   count: 9, crossSize: 160, length: 320, sizes: .uniform(Size(width: 1, height: 1)))
/// try carousel.layout(request).frame(at: 1)  // x 0, y 290, width 160, height 240
/// try carousel.layout(request).frame(at: 0)  // x 16, y 64, width 128, height 192
/// ```
///
/// - Complexity: preparing O(1); a query O(hits), and those that cover each other.
public struct Carousel: LayoutStrategy {
  /// The item in the middle of the screen; beyond the last one, the last.
  public var at = 0
  /// The size of the other items, in percent of the centred one.
  public var scale = 80
  /// The extent of the centred item along the scroll axis, in points; nil: three quarters of the
  /// container.
  public var length: Double?

  public static var definition: StrategyDefinition<Self> {
    StrategyDefinition(
      name: "carousel", aliases: ["coverflow"],
      summary: "one item in the middle of the screen, the others scaled down",
      parameters: [
        .count("at", \.at, 0...1_000_000_000_000, "item in the middle of the screen"),
        .count("scale", \.scale, 1...100, "size of the other items, in percent"),
        .points(
          "length", \.length, 1...1_000_000, absent: "three quarters of the container",
          "extent of the centred item along the scroll axis"),
      ],
      examples: [
        Example(
          "use carousel at=1 length=240; direction horizontal; height 160; items 6; "
            + "goto 1 center; draw",
          "a card in the middle, and parts of its neighbours"),
        Example(
          "use carousel at=2 length=200; direction horizontal; height 160; spacing -60; items 6; "
            + "goto 2 center; draw", "neighbours behind the card in the middle"),
      ])
  }

  /// A carousel with its first item in the middle.
  public init() {}

  public func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    try CarouselLayout(self, request)
  }
}
