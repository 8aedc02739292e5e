public import LayoutCore

/// A conversation: messages one after another, as wide as the container. Any message can grow, be
/// inserted or be removed without placing the others again.
///
/// For a column that never changes, `list` is enough.
///
/// - Complexity: as `Conversation`: preparing O(messages), a change O(log messages).
public struct Chat: LayoutStrategy {
  /// How a conversation shorter than the screen is aligned.
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

private struct ChatVisitor: SizeVisitor {
  let anchor: Chat.Anchor
  let request: SectionRequest

  func visit(_ sizes: some SizeFunction) -> any SolvedLayout {
    Conversation(anchor: anchor, request: request, sizes: sizes)
  }
}
