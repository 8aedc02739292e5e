import LayoutCore

/// Where the bubbles of a conversation are across the scroll axis: steps 2 and 3 of `Chat.md`.
struct ChatBubbles: Sendable {
  /// The side of each message, again and again; never empty.
  private let sides: [Chat.Side]
  /// What `greatest` follows from, in points.
  private let crossSize, limit, gutter: Double

  /// Nil where messages are as wide as the container.
  ///
  /// - Throws: `LayoutError.noRoom` where the gutter leaves nothing for a message.
  init?(_ chat: Chat, _ request: SectionRequest) throws(LayoutError) {
    guard !chat.sides.isEmpty else { return nil }
    (sides, crossSize, gutter) = (chat.sides, request.crossSize, chat.gutter)
    limit = chat.bubble ?? Self.share * crossSize
    guard request.count == 0 || gutter < crossSize else {
      throw .noRoom(what: "avatar gutter", taken: gutter, available: crossSize)
    }
  }

  /// The share of the container that a bubble takes at most, if no width is set.
  private static var share: Double { 0.75 }

  /// The width at which a message wraps, in points.
  var greatest: Double { max(0, min(limit, crossSize - gutter)) }

  private func side(of index: Int) -> Chat.Side { sides[index % sides.count] }

  /// 2. A bubble is as wide as its message; 3. it is at the edge of its side.
  func place(of index: Int, ownWidth: Double) -> (x: Double, width: Double) {
    let width = min(greatest, ownWidth)
    return switch side(of: index) {
    case .them: (gutter, width)
    case .me: (crossSize - width, width)
    case .note: ((crossSize - width) / 2, width)
    }
  }

  /// The arithmetic behind x and width of message `index`; nil for the numbers that do not depend on
  /// its side.
  func reason(for number: FrameNumber, of index: Int, ownWidth: Double) -> Reason? {
    switch number {
    case .y, .height: return nil
    case .width:
      return Reason(
        ["a bubble is as wide as its message, up to the maximum, and beside the avatar gutter"],
        .smallest([
          .number(ownWidth, "message width"),
          .number(limit, limit == Self.share * crossSize ? "3/4 of the available space" : "bubble"),
          .difference(.number(crossSize, "available space"), .number(gutter, "gutter")),
        ]))
    case .x:
      let width = place(of: index, ownWidth: ownWidth).width
      let free = Formula.difference(
        .number(crossSize, "available space"), .number(width, "bubble width"))
      return switch side(of: index) {
      case .them:
        Reason(
          ["a message of the others begins after the avatar gutter"], .number(gutter, "gutter"))
      case .me: Reason(["your own message ends at the trailing edge"], free)
      case .note: Reason(["a note is centred"], .quotient(free, .number(2, "")))
      }
    }
  }
}
