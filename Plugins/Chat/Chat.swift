public import LayoutCore

/// A conversation: messages one after another, as wide as the container. Any message can grow, be
/// inserted or be removed without placing the others again.
///
/// The frames are those of `list`, which is enough for a column that never changes. A chat stores sums
/// of lengths, one for each 64 messages, or 256 where sums round. Bubbles that are narrower than the
/// container are a matter of the cell.
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

  public static var definition: StrategyDefinition<Self> {
    StrategyDefinition(
      name: "chat", summary: "messages in one column; each can grow, be inserted or removed",
      parameters: [
        .choice(
          "anchor", \.anchor, "how to align a conversation shorter than the screen",
          ["at the top", "at the bottom"])
      ],
      examples: [
        Example("use chat; items 6; sizes 36 56 76; draw", "messages of three heights"),
        Example(
          "use chat anchor=bottom; items 3; sizes 44; draw",
          "a short conversation at the bottom"),
      ])
  }

  /// A conversation that begins at the top.
  public init() {}

  public func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    request.sizes.open(ChatVisitor(anchor: anchor, request: request))
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
}

/// Makes the conversation for one kind of sizes.
private struct ChatVisitor: SizeVisitor {
  let anchor: Chat.Anchor
  let request: SectionRequest

  func visit(_ sizes: some SizeFunction) -> any SolvedLayout {
    Column(
      LengthSums(
        sizes, crossSize: request.crossSize, spacing: request.spacing.line, count: request.count,
        isExact: request.hasExactLengths),
      crossSize: request.crossSize, leastLength: request.room, alignsToEnd: anchor == .bottom,
      noun: "message", explain: Chat.reason)
  }
}
