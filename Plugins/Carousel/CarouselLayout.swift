import LayoutCore
import LayoutText

/// The formula of a carousel; the numbers of the steps are those of `Carousel.md`.
struct CarouselLayout: SolvedLayout {
  let count: Int
  /// The item in the middle of the screen.
  private let centred: Int
  private let scale: Double
  /// The extents of the centred item, and of the container along the scroll axis, in points.
  private let crossSize, length, container: Double
  private let spacing: Double

  /// - Throws: `LayoutError.unusable` where the spacing leaves nothing of an item.
  init(_ carousel: Carousel, _ request: SectionRequest) throws(LayoutError) {
    count = request.count
    centred = max(0, min(carousel.at, request.count - 1))
    scale = Double(carousel.scale) / 100
    (crossSize, container) = (request.crossSize, request.length)
    length = carousel.length ?? 0.75 * container
    spacing = request.spacing.line
    guard count == 0 || pitch > 0 else {
      throw .unusable(
        what: "line spacing", value: spacing,
        allowed: "more than \(NumberText.formatShort(-length)) points")
    }
    guard contentSize.height <= greatestLength else { throw .tooLong(length: contentSize.height) }
  }

  var byteCount: Int { 0 }

  /// 1. The space before the first item and after the last one centres each of them.
  private var margin: Double { max(0, (container - length) / 2) }
  /// 2. The distance from one item to the next.
  private var pitch: Double { length + spacing }

  var contentSize: Size {
    let items = count > 0 ? 2 * margin + Double(count - 1) * pitch + length : 0
    return Size(width: crossSize, height: items)
  }

  private func scale(of index: Int) -> Double { index == centred ? 1 : scale }

  func frame(at index: Int) -> Rect {
    // 3. An item that is not in the middle is scaled about its own centre.
    let scale = scale(of: index)
    let size = Size(width: crossSize * scale, height: length * scale)
    return Rect(
      x: (crossSize - size.width) / 2,
      y: margin + Double(index) * pitch + (length - size.height) / 2,
      width: size.width, height: size.height)
  }

  /// 4. Items that are nearer to the middle are in front.
  func zIndex(of index: Int) -> Int { spacing < 0 ? count - abs(index - centred) : 0 }

  /// 5. The items of a rectangle are those whose places, not scaled, reach into it; one more on each
  /// side, which rounding might decide, is compared, too.
  func visitCandidates(
    in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit
  ) {
    guard !rect.isEmpty, count > 0 else { return }
    func place(_ number: Double) -> Int { Int(min(max(0, number), Double(count))) }
    let first = place(((rect.y - margin - length) / pitch).rounded(.down) - 1)
    let end = place(((rect.maxY - margin) / pitch).rounded(.up) + 1)
    trace.note(
      .formula(
        "first item that can reach the rectangle",
        .largest([
          .number(0, ""),
          .quotient(
            .difference(
              .number(rect.y, "top"),
              .sum([.number(margin, "margin"), .number(length, "item length")])),
            .number(pitch, "pitch")),
        ])))
    if first < end { _ = visit(first..<end) }
    trace.note(.stop(because: "the next item begins below the rectangle"))
  }

  func reason(for number: FrameNumber, of index: Int) -> Reason {
    let isCentred = index == centred
    let fact =
      isCentred ? "item \(index) is in the middle" : "item \(index) is scaled about its centre"
    let scaled = { (size: Double, name: String) -> Formula in
      let whole = Formula.number(size, name)
      return isCentred ? whole : .product(whole, .number(scale, "scale"))
    }
    let (across, along) = (scaled(crossSize, "available space"), scaled(length, "item length"))
    switch number {
    case .width: return Reason([fact], across)
    case .height: return Reason([fact], along)
    case .x:
      return Reason(
        [fact],
        isCentred
          ? .number(0, "")
          : .quotient(
            .difference(.number(crossSize, "available space"), across), .number(2, "")))
    case .y:
      let start: [Formula] = [
        .number(margin, "margin that centres the first item"),
        .product(
          .number(Double(index), "items before"),
          .sum([.number(length, "item length"), .number(spacing, "line spacing")])),
      ]
      let rest = Formula.quotient(
        .difference(.number(length, "item length"), along), .number(2, ""))
      return Reason([fact], .sum(isCentred ? start : start + [rest]))
    }
  }
}
