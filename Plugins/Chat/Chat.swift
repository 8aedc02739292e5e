public import LayoutCore

/// A conversation: messages one after another, as broad as the container, any of which may grow,
/// come or go without the rest being placed again.
///
/// For a column that never changes `list` is enough.
public struct Chat: LayoutStrategy {
  /// Where a conversation stands that is shorter than the screen.
  public var anchor = Anchor.top

  public static var definition: StrategyDefinition<Self> {
    StrategyDefinition(
      name: "chat", summary: "messages one after another, any of which may grow, come or go",
      parameters: [
        .choice(
          "anchor", \.anchor, "where a conversation stands that is shorter than the screen",
          ["it begins at the top", "its last message stands at the bottom"])
      ],
      examples: [
        Example("use chat; items 6; sizes 36 56 76; draw", "messages of three lengths"),
        Example(
          "use chat anchor=bottom; items 3; sizes 44; draw",
          "a short conversation stands at the bottom"),
      ])
  }

  /// A conversation that begins at the top.
  public init() {}

  public func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    request.sizes.open(ChatVisitor(anchor: anchor, request: request))
  }
}

extension Chat {
  /// Where a conversation stands that is shorter than the screen.
  public enum Anchor: String, Sendable, CaseIterable {
    /// It begins at the top.
    case top
    /// Its last message stands at the bottom.
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
