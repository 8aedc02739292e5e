/// How wide a character and how high a line is: a fixed-pitch font, so that a terminal can wrap
/// text as a phone does.
public struct TextMetrics: Sendable, Hashable {
  /// The advance of one character, in points.
  public var character: Double
  /// The height of one line, in points.
  public var line: Double
  /// The distance of the text from the edges of its item, in points.
  public var padding: Double
  /// The width at which a message is wrapped, padding included, in points; nil: the width of its
  /// item. A chat bubble is narrower than its row.
  public var width: Double?

  /// 8-point characters on 20-point lines, 8 points from the edges.
  public init(character: Double = 8, line: Double = 20, padding: Double = 8, width: Double? = nil) {
    (self.character, self.line, self.padding, self.width) = (character, line, padding, width)
  }
}

/// Messages that repeat: an item is as tall as its message, wrapped to the available width.
public struct TextSizes: SizeFunction, Hashable {
  /// The words' widths in characters, one list a message.
  public let messages: [[Int]]
  /// The font.
  public let metrics: TextMetrics
  /// Whether the layout is transposed: an item then keeps its height of lines along x.
  private let isTransposed: Bool

  /// Item i is message `i mod messages.count`, given as the widths of its words in characters.
  public init(messages: [[Int]], metrics: TextMetrics = TextMetrics()) {
    self.init(messages: messages, metrics: metrics, isTransposed: false)
  }

  private init(messages: [[Int]], metrics: TextMetrics, isTransposed: Bool) {
    self.messages = messages.isEmpty ? [[]] : messages
    (self.metrics, self.isTransposed) = (metrics, isTransposed)
  }
}

extension TextSizes {
  /// The same messages for a layout on its side, where text runs along the scroll axis.
  public var transposed: TextSizes {
    TextSizes(messages: messages, metrics: metrics, isTransposed: !isTransposed)
  }

  /// The message on as few lines as fit `available` points, no wider than its longest line.
  public func size(of index: Int, available: Double) -> Size {
    let message = messages[index % messages.count]
    if isTransposed {
      // Text runs along the scroll axis, where only an explicit width wraps it.
      return size(of: wrap(message, columns: metrics.width.map(columns(in:)) ?? Int.max)).transposed
    }
    return size(of: wrap(message, columns: columns(in: min(available, metrics.width ?? available))))
  }

  /// The answer of item `index` to a proposal, scrolling down: the lines that fit the height, and at
  /// least one, as wide as the longest line of the message; a side that is nil has no limit.
  public func size(of index: Int, width: Double?, height: Double?) -> Size {
    var size = size(of: index, available: width ?? .infinity)
    guard let height, height < size.height else { return size }
    let lines = ((height - 2 * metrics.padding) / metrics.line).rounded(.down)
    size.height = max(1, lines) * metrics.line + 2 * metrics.padding
    return size
  }

  public func length(of index: Int, crossSize: Double) -> Double {
    size(of: index, available: crossSize).height
  }

  /// The size of one line without a character.
  public func leastSize(available: Double) -> Size {
    let size = size(of: (lines: 1, widest: 0))
    return isTransposed ? size.transposed : size
  }

  private func size(of wrapped: (lines: Int, widest: Int)) -> Size {
    Size(
      width: Double(wrapped.widest) * metrics.character + 2 * metrics.padding,
      height: Double(wrapped.lines) * metrics.line + 2 * metrics.padding)
  }

  private func columns(in crossSize: Double) -> Int {
    let room = ((crossSize - 2 * metrics.padding) / metrics.character).rounded(.down)
    return Int(min(max(1, room), 1_000_000))
  }

  /// Breaks a message as a terminal would: a word that does not fit begins a new line, and a word
  /// longer than a line is broken.
  private func wrap(_ words: [Int], columns: Int) -> (lines: Int, widest: Int) {
    var lines = 1
    var used = 0
    var widest = 0
    for word in words {
      if used > 0, used + 1 + word <= columns {
        used += 1 + word
      } else {
        if used > 0 { lines += 1 }
        lines += max(0, word - 1) / columns
        used = word > columns ? (word - 1) % columns + 1 : word
        if word > columns { widest = columns }
      }
      widest = max(widest, used)
    }
    return (lines, widest)
  }
}
