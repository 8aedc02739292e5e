import LayoutCore

/// Arrangements that depend on the screen, as source: a conversation, and one item in its middle.
extension Arrangement {
  /// Messages, at the bottom of the screen if they are few; of several sections, one after another.
  static func chat(_ section: Section, isOnlySection: Bool) -> Arrangement {
    let isAtBottom = section.strategy.word("anchor") == "bottom"
    let senders = section.strategy.word("sides").split(separator: ",").map { ".\($0)" }
    let ending = """
      // A conversation that is shorter than the screen is aligned to its \
      \(isAtBottom ? "bottom" : "top").
      let shift = alignsToBottom ? max(0, availableLength - end) : 0
      return (frames.map { $0.offsetBy(dx: 0, dy: shift) }, max(availableLength, end))
      """
    let alignment = Property(
      documentation: "Whether a conversation shorter than the screen is aligned to the bottom.",
      name: "alignsToBottom", value: "\(isAtBottom)")
    return Arrangement(
      name: senders.isEmpty ? "Chat" : "Bubbles",
      summary: senders.isEmpty
        ? "Messages one after another, as wide as their section."
        : "A conversation: bubbles one after another, on the sides of those who send them.",
      properties: [lineSpacing(section, "The distance between two messages, in points.")]
        + (isOnlySection ? [alignment] : [])
        + (senders.isEmpty ? [] : bubbleProperties(section, senders)),
      needs: isOnlySection ? [.availableLength, .sizes] : [.sizes],
      steps: "Places messages one after another\(senders.isEmpty ? "" : ", as wide as their text")"
        + (isOnlySection ? "; `availableLength` is the space that they can fill." : "."),
      body: """
        \(senders.isEmpty ? "" : widest)var frames: [CGRect] = []
        var end: CGFloat = 0
        for item in 0..<count {
          let y = item == 0 ? 0 : end + lineSpacing
          \(senders.isEmpty ? message : String(SwiftText.indented(bubble, by: 2).dropFirst(2)))
          end = frames[item].maxY
        }
        \(isOnlySection ? ending : "return (frames, end)")
        """,
      members: senders.isEmpty ? "" : bubbleMembers)
  }

  private static let message = """
    frames.append(CGRect(x: 0, y: y, width: width, height: sizeOfItem(item, width).height))
    """

  private static let widest = """
    let widest = max(0, min(maximumBubbleWidth ?? 0.75 * width, width - avatarGutter))

    """

  private static let bubble = """
    let size = sizeOfItem(item, widest)
    let bubbleWidth = min(widest, size.width)
    let x = start(of: bubbleWidth, from: senders[item % senders.count], in: width)
    frames.append(CGRect(x: x, y: y, width: bubbleWidth, height: size.height))
    """

  private static func bubbleProperties(_ section: Section, _ senders: [String]) -> [Property] {
    [
      Property(
        documentation: "Who sends the messages, again and again.", name: "senders",
        type: "[Sender]", value: "[\(senders.joined(separator: ", "))]"),
      Property(
        documentation: "The maximum width of a bubble, in points; nil for three quarters of the "
          + "section.", name: "maximumBubbleWidth", type: "CGFloat?",
        value: section.strategy.points("bubble").map(SwiftText.number) ?? "nil"),
      .points(
        "avatarGutter", section.strategy.points("gutter") ?? 0,
        "The space beside the bubbles of the others, in points."),
    ]
  }

  private static let bubbleMembers = """
    /// Who sends a message.
    enum Sender {
      /// The others: at the leading edge, after the space for an avatar.
      case them
      /// You: at the trailing edge.
      case me
      /// Neither, as a date: in the middle.
      case note
    }

    /// Where a bubble of `extent` points begins.
    private func start(of extent: CGFloat, from sender: Sender, in width: CGFloat) -> CGFloat {
      switch sender {
      case .them: return avatarGutter
      case .me: return width - extent
      case .note: return (width - extent) / 2
      }
    }
    """

  /// One item in the middle of the screen, the others scaled down.
  static func carousel(_ section: Section) -> Arrangement {
    let isOverlapping = section.spacing.line < 0
    return Arrangement(
      name: isOverlapping ? "OverlappingCarousel" : "Carousel",
      summary: "One item in the middle of the screen, the others scaled down.",
      properties: [
        .count(
          "centeredItem", section.strategy.count("at"),
          "The item in the middle of the screen; beyond the last one, the last."),
        .points(
          "sideItemScale", Double(section.strategy.count("scale")) / 100,
          "The size of the other items, as a share of the centered one."),
        Property(
          documentation:
            "The extent of the centered item along the scroll axis, in points; nil for "
            + "three quarters of the screen.", name: "itemLength", type: "CGFloat?",
          value: section.strategy.points("length").map(SwiftText.number) ?? "nil"),
        lineSpacing(section, "The distance between two items, in points, before they are scaled."),
      ], needs: [.visibleLength],
      steps:
        "Places items one after another, with as much space before the first and after the last "
        + "as centers them, and scales all but one about their centers.",
      body: """
        let length = itemLength ?? 0.75 * visibleLength
        let margin = max(0, (visibleLength - length) / 2)
        let pitch = length + lineSpacing
        let centered = max(0, min(centeredItem, count - 1))
        let frames = (0..<count).map { item -> CGRect in
          let scale = item == centered ? 1 : sideItemScale
          let size = CGSize(width: width * scale, height: length * scale)
          return CGRect(
            x: (width - size.width) / 2,
            y: margin + CGFloat(item) * pitch + (length - size.height) / 2,
            width: size.width, height: size.height)
        }
        return (frames, count > 0 ? 2 * margin + CGFloat(count - 1) * pitch + length : 0)
        """,
      zIndex: isOverlapping ? "count - abs(item - max(0, min(centeredItem, count - 1)))" : "0")
  }
}
