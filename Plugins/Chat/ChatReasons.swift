import LayoutCore

extension Chat {
  /// Why a number of message `index` has its value.
  @Sendable static func reason(_ messages: Column, _ number: FrameNumber, _ index: Int) -> Reason {
    switch number {
    case .x: Reason(["a message begins at the leading edge"], .number(0, ""))
    case .width:
      Reason(
        ["a message is as wide as the container"],
        .number(messages.crossSize, "available space"))
    case .height:
      Reason(
        ["the message has its own size"],
        .number(messages.place(of: index).length, "message size"))
    case .y: start(of: index, messages)
    }
  }

  /// The arithmetic behind y: the previous message and the line spacing, and with `anchor=bottom`
  /// the shift of a short conversation.
  private static func start(of index: Int, _ messages: Column) -> Reason {
    var reason = Reason(["the first message begins at the top"], .number(0, ""))
    if index > 0 {
      let (start, length) = messages.place(of: index - 1)
      reason = Reason(
        ["message \(index) follows message \(index - 1), one line spacing below"],
        .sum([
          .number(start + length, "sizes and spacings up to the end of message \(index - 1)"),
          .number(messages.sums.spacing, "line spacing"),
        ]))
    }
    guard messages.shift > 0 else { return reason }
    reason.facts.append(
      "anchor=bottom: the conversation is shorter than the available space, and is aligned to the "
        + "bottom")
    let free = Formula.difference(
      .number(messages.leastLength, "available space"),
      .number(messages.sums.end, "end of all messages"))
    reason.formula = .sum([reason.formula, free])
    return reason
  }
}
