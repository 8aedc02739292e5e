public import LayoutCore

/// Items of 100 points below one another, each with a badge that overlaps its trailing top corner,
/// and every second with a bar; an orthogonal section where `isOrthogonal` is set.
public struct Badged: LayoutStrategy {
  public static var definition: StrategyDefinition<Self> {
    StrategyDefinition(
      name: "badged", summary: "items with badges",
      parameters: [.flag("strip", \.isOrthogonal, "whether items stand beside one another")],
      examples: [])
  }

  /// Whether items are side by side and scroll across the axis.
  public var isOrthogonal = false

  /// Below one another.
  public init() {}

  public func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    BadgedLayout(count: request.count, crossSize: request.crossSize, isOrthogonal: isOrthogonal)
  }
}

private struct BadgedLayout: SolvedLayout {
  let count: Int
  let crossSize: Double
  let isOrthogonal: Bool

  var byteCount: Int { 0 }
  var contentSize: Size {
    Size(width: crossSize, height: isOrthogonal ? (count == 0 ? 0 : 100) : Double(count) * 100)
  }
  var overhang: Overhang { Overhang(above: 8, below: 40) }
  var orthogonalSection: OrthogonalSection? {
    guard isOrthogonal else { return nil }
    return OrthogonalSection(
      behavior: .groupPaging, viewport: crossSize, contentLength: Double(count) * 100,
      firstGroup: 0, groupLength: 100, pitch: 100, groupCount: count)
  }
  var attachments: [Attachment] {
    let badges = (0..<count).map { index in
      Rect(x: frame(at: index).maxX - 8, y: frame(at: index).y - 8, width: 16, height: 16)
    }
    let bars = (0..<(count + 1) / 2).map { index in
      Rect(x: frame(at: 2 * index).x, y: frame(at: 2 * index).maxY, width: 30, height: 40)
    }
    return [
      Attachment(
        kind: "badge", zIndex: 5, layout: Listed(frames: badges, crossSize: crossSize),
        index: { $0 }, number: { [count] in $0 < count ? $0 : nil }),
      Attachment(
        kind: "bar", zIndex: 1, layout: Listed(frames: bars, crossSize: crossSize),
        index: { 2 * $0 }, number: { $0 % 2 == 0 ? $0 / 2 : nil }),
    ]
  }

  func zIndex(of index: Int) -> Int { index % 3 }

  func frame(at index: Int) -> Rect {
    isOrthogonal
      ? Rect(x: Double(index) * 100, y: 0, width: 100, height: 100)
      : Rect(x: 0, y: Double(index) * 100, width: crossSize, height: 100)
  }

  func visitCandidates(
    in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit
  ) {
    _ = visit(0..<count)
  }

  func reason(for number: FrameNumber, of index: Int) -> Reason {
    Reason([], .number(frame(at: index)[number], ""))
  }
}

/// Frames in a list, each of which is compared.
private struct Listed: SolvedLayout {
  let frames: [Rect]
  let crossSize: Double

  var count: Int { frames.count }
  var byteCount: Int { 0 }
  var contentSize: Size {
    Size(width: crossSize, height: frames.map(\.maxY).max() ?? 0)
  }

  func frame(at index: Int) -> Rect { frames[index] }

  func visitCandidates(
    in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit
  ) {
    _ = visit(frames.indices)
  }

  func reason(for number: FrameNumber, of index: Int) -> Reason {
    Reason(["it hangs over a corner"], .number(frames[index][number], ""))
  }
}
