public import LayoutCore
import LayoutText

/// What the words after `sizes` ask for.
public enum SizesForm: Sendable, Hashable {
  /// Explicit sizes: a pattern, `random`, `aspect`, `flexible` or `mixed`.
  case sizes(ItemSizes)
  /// Messages from the file at `path`, one a line, set in a font of `metrics`: ask
  /// `MessageReader`.
  case text(path: String, metrics: TextMetrics)
  /// A list of sizes in the file at `path`: ask `SizeListReader`.
  case file(path: String)

  /// The words that read back as this form, without `sizes` before them; nil for sizes of messages
  /// whose file is not known any more.
  public var words: String? {
    switch self {
    case .sizes(let sizes): sizes.words
    case .text(let path, let metrics):
      (["text", Token.written(path)] + Self.words(for: metrics)).joined(separator: " ")
    case .file(let path): "file " + Token.written(path)
    }
  }

  /// The metrics that differ from the usual ones.
  private static func words(for metrics: TextMetrics) -> [String] {
    let usual = TextMetrics()
    let all = [
      ("char", metrics.character, usual.character), ("line", metrics.line, usual.line),
      ("padding", metrics.padding, usual.padding),
    ]
    return all.filter { $0.1 != $0.2 }.map { "\($0.0)=\(NumberText.formatExact($0.1))" }
      + (metrics.width.map { ["width=\(NumberText.formatExact($0))"] } ?? [])
  }
}

extension ItemSizes {
  /// The words after `sizes` that read back as these sizes: `44 120x40`, `random 100..300 seed=7`,
  /// `aspect 4:3`, `flexible 60..200x44`, `mixed "a title" 24`; nil for messages, which are in a
  /// file, and for edited sizes, which took several commands.
  ///
  /// Transposed random sizes have no words of their own: the words give the original sizes.
  ///
  /// - Complexity: O(n) in the length of the pattern.
  public var words: String? {
    switch self {
    case .pattern(let sizes):
      sizes.isEmpty ? "0" : sizes.map(Self.word(for:)).joined(separator: " ")
    case .random(let random): Self.words(for: random)
    case .aspect(let ratios):
      (["aspect"]
        + (ratios.isEmpty ? [Size(width: 1, height: 1)] : ratios).map(Self.word(forRatio:)))
        .joined(separator: " ")
    case .flexible(let flexible):
      (["flexible"] + flexible.ranges.map(Self.word(for:))).joined(separator: " ")
    case .mixed(let mixed):
      (["mixed"]
        + (mixed.items.isEmpty ? [.fixed(.zero)] : mixed.items).map { item in
          switch item {
          case .fixed(let size): Self.word(for: size)
          case .aspect(let ratio): Self.word(forRatio: ratio)
          case .flexible(let ranges): Self.word(for: ranges)
          case .text(let message): Token.quoted(message)
          }
        }).joined(separator: " ")
    case .text, .edited: nil
    }
  }

  private static func word(for size: Size) -> String {
    let width = NumberText.formatExact(size.width)
    return size.width == size.height ? width : width + "x" + NumberText.formatExact(size.height)
  }

  private static func word(forRatio ratio: Size) -> String {
    NumberText.formatExact(ratio.width) + ":" + NumberText.formatExact(ratio.height)
  }

  private static func word(for ranges: FlexibleSizes.Ranges) -> String {
    side(for: ranges.width) + "x" + side(for: ranges.height)
  }

  private static func words(for random: RandomSizes) -> String {
    let width = word(for: random.width)
    let range = random.isSquare ? width : width + "x" + word(for: random.height)
    return "random \(range) seed=\(random.seed)"
  }

  /// `60`, `60..200` or `60..inf`.
  private static func side(for range: ClosedRange<Double>) -> String {
    let lower = NumberText.formatExact(range.lowerBound)
    guard range.lowerBound < range.upperBound else { return lower }
    let upper = range.upperBound.isFinite ? NumberText.formatExact(range.upperBound) : "inf"
    return lower + ".." + upper
  }

  private static func word(for range: ClosedRange<Double>) -> String {
    NumberText.formatExact(range.lowerBound) + ".." + NumberText.formatExact(range.upperBound)
  }
}
