public import LayoutCore

/// A conversation: messages one after another, as wide as the container or bubbles on two sides. Any
/// message can grow, be inserted or be removed without placing the others again.
///
/// Without `sides` the frames are those of `list`, which is enough for a column that never changes. A
/// chat stores sums of lengths, one for each 32 messages, or 256 where sums round. With `sides` a
/// bubble is as wide as its message.
///
/// ```swift
/// var chat = Chat()
/// chat.anchor = .bottom
/// let request = SectionRequest(
///   count: 1, crossSize: 320, length: 480, sizes: .uniform(Size(width: 100, height: 44)))
/// try chat.layout(request).frame(at: 0)  // x 0, y 436, width 320, height 44
/// ```
///
/// With `anchor` at its default `top`, y is 0. The content is 480 points tall in both cases.
///
/// - Complexity: as `Column`: preparing O(messages), a change O(log messages).
public struct Chat: LayoutStrategy {
  /// How a conversation shorter than the screen is aligned. A longer one begins at the top with
  /// either value. To follow new messages while you scroll, set the lab's scroll anchor (`keep`).
  public var anchor = Anchor.top
  /// Who sends the messages, again and again; empty: they are as wide as the container.
  public var sides: [Side] = []
  /// The maximum width of a bubble, in points; nil: three quarters of the available space.
  public var bubble: Double?
  /// The space beside the messages of the others, for an avatar, in points.
  public var gutter = 0.0

  public static var definition: StrategyDefinition<Self> {
    StrategyDefinition(
      name: "chat", summary: "messages in one column; each can grow, be inserted or removed",
      parameters: [
        .choice(
          "anchor", \.anchor, "how to align a conversation shorter than the screen",
          ["at the top", "at the bottom"]),
        .pattern(
          "sides", \.sides, absent: "messages are as wide as the container",
          "who sends the messages, again and again",
          [
            "bubbles at the leading edge", "bubbles at the trailing edge",
            "centred, from neither: a date",
          ]),
        .points(
          "bubble", \.bubble, 1...1_000_000, absent: "three quarters of the available space",
          "maximum width of a bubble"),
        .points(
          "gutter", \.gutter, 0...10_000, "space beside the others' bubbles, for an avatar"),
      ],
      examples: [
        Example(
          "use chat sides=them,me,me gutter=40; items 6; sizes 180x36 240x56 120x36 90x36; draw",
          "bubbles on two sides, and space for an avatar"),
        Example(
          "use chat sides=them,me; items 3 2; sizes 160x40 90x40; header 30; draw",
          "a section with a header for each day"),
        Example("use chat; items 6; sizes 36 56 76; draw", "messages of three heights"),
        Example(
          "use chat anchor=bottom; items 3; sizes 44; draw",
          "a short conversation at the bottom"),
      ])
  }

  /// A conversation that begins at the top.
  public init() {}

  public func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    try request.spacing.checkLine()
    return request.sizes.open(
      ChatVisitor(
        anchor: anchor, bubbles: try ChatBubbles(self, request), request: request))
  }
}

extension Chat {
  /// How a conversation shorter than the screen is aligned.
  public enum Anchor: String, Sendable, CaseIterable {
    /// It begins at the top.
    case top
    /// Its last message is at the bottom.
    case bottom
  }

  /// Who sends a message.
  public enum Side: String, Sendable, CaseIterable {
    /// The others: at the leading edge, after the avatar gutter.
    case them
    /// You: at the trailing edge.
    case me
    /// Neither, as a date: in the middle.
    case note
  }
}

/// Makes the conversation for one kind of sizes.
private struct ChatVisitor: SizeVisitor {
  let anchor: Chat.Anchor
  let bubbles: ChatBubbles?
  let request: SectionRequest

  func visit(_ sizes: some SizeFunction) -> any SolvedLayout {
    guard let bubbles else {
      return column(sizes, crossSize: request.crossSize, explain: Chat.reason)
    }
    let greatest = bubbles.greatest
    let across = Column.Across(
      request.sizes, available: greatest, place: bubbles.place(of:ownWidth:))
    return column(sizes, crossSize: greatest, across: across) {
      bubbles.reason(for: $1, of: $2, ownWidth: $0.ownWidth(of: $2) ?? 0)
        ?? Chat.reason($0, $1, $2)
    }
  }

  /// The messages, each wrapped at `crossSize` points. Those of several sections follow one another:
  /// each of them need not fill the screen.
  private func column(
    _ sizes: some SizeFunction, crossSize: Double, across: Column.Across? = nil,
    explain: @escaping @Sendable (Column, FrameNumber, Int) -> Reason
  ) -> Column {
    Column(
      LengthSums(
        sizes, crossSize: crossSize, spacing: request.spacing.line, count: request.count,
        isExact: request.spacing.line.hasExactSums
          && request.sizes.greatestExactLength(crossSize: crossSize) != nil),
      crossSize: request.crossSize, leastLength: request.isOnlySection ? request.room : 0,
      alignsToEnd: anchor == .bottom, noun: "message", across: across, explain: explain)
  }
}
