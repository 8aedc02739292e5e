public import LayoutCore
import LayoutText

/// The laws that `layout` breaks, each as a sentence; an empty array if it keeps all of them.
///
/// To test a strategy, use `brokenLaws(of:templates:)`, which makes the layouts itself. Use this
/// function for a layout of your own choice:
///
/// ```swift
/// var random = SplitMix(seed: 1)
/// var solved = layout
/// try solved.solve(to: .infinity, stop: .never)
/// let rects = tryingRects(of: layout, random: &random)
/// #expect(brokenLaws(of: layout, solvedAgain: solved, rects: rects) == [])
/// ```
///
/// The laws, each compared with brute force over all frames:
/// - frames are finite, not negative, and end inside the content;
/// - solving again, in any order, gives the same frames; a visit of a range gives them in order;
/// - the formula of each reason computes the number that it explains;
/// - items of one track begin at one place, and none is wider than its track;
/// - a query visits exactly the items that intersect, each with its frame; its candidates include
///   them; it ends when the visitor stops it;
/// - the ranges of a rectangle are the items that intersect it, rising and apart from each other;
/// - its steps add up to its cost, which does not depend on who records it, nor on the margin.
///
/// - Parameters:
///   - layout: the layout to check, with some thousand items at most.
///   - again: the same layout, made independently.
///   - rects: the rectangles to query, for example `tryingRects(of:random:)`.
///   - handled: the most items that a query may place and compare; nil: the layout's count. A layout
///     of badges may place the items that they belong to.
/// - Complexity: O(count · rects).
public func brokenLaws(
  of layout: any SolvedLayout, solvedAgain again: any SolvedLayout, rects: [Rect],
  handling handled: Int? = nil
) -> [String] {
  let frames = (0..<layout.count).map { layout.frame(at: $0) }
  return visitsAreFrames(frames, again) + framesAreProper(frames)
    + framesLieInside(frames, layout.contentSize)
    + solvedTwiceIsEqual(frames, again) + reasonsCompute(frames, layout)
    + tracksHold(frames, layout)
    + rects.flatMap { queriesAgree(frames, layout, $0, handled ?? layout.count) }
}

/// Rectangles worth a query: the layout's edges, the edges of some frames, an empty rectangle,
/// everything, and twelve from `random`. Equal seeds give equal rectangles.
public func tryingRects(of layout: any SolvedLayout, random: inout SplitMix) -> [Rect] {
  let size = layout.contentSize
  var rects = [
    Rect(x: 0, y: 0, width: size.width, height: size.height),
    Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9),
    Rect(x: 0, y: 0, width: 0, height: size.height),
    Rect(x: size.width, y: 0, width: 50, height: size.height),
    Rect(x: 0, y: size.height, width: size.width, height: 100),
    Rect(x: 0, y: -100, width: size.width, height: 100),
  ]
  for index in [0, layout.count / 2, layout.count - 1] where index >= 0 && index < layout.count {
    let frame = layout.frame(at: index)
    rects.append(frame)
    rects.append(frame.offset(y: frame.height))
    rects.append(frame.offset(x: frame.width))
    rects.append(Rect(x: frame.x, y: frame.y, width: 0.25, height: 0.25))
  }
  for _ in 0..<12 {
    rects.append(
      Rect(
        x: random.double(in: -50...max(1, size.width)),
        y: random.double(in: -50...max(1, size.height)),
        width: random.double(in: 0...max(1, size.width)), height: random.double(in: 0...900)))
  }
  return rects
}

/// All frames in one pass, and those of some parts.
private func visitsAreFrames(_ frames: [Rect], _ layout: any SolvedLayout) -> [String] {
  let count = frames.count
  guard layout.count == count else { return [] }
  return [0..<count, count / 3..<count, count / 2..<count - count / 4, count / 5..<count / 5]
    .compactMap { range in
      var visited: [Int] = []
      var agree = true
      layout.visitFrames(of: range) { index, frame in
        visited.append(index)
        agree = agree && frames.indices.contains(index) && frames[index] == frame
      }
      return agree && visited == Array(range)
        ? nil : "visiting the frames of \(range) gives others than single items have"
    }
}

private func framesAreProper(_ frames: [Rect]) -> [String] {
  frames.enumerated().compactMap { index, frame in
    frame.isProper ? nil : "item \(index) has the frame \(frame)"
  }
}

private func framesLieInside(_ frames: [Rect], _ size: Size) -> [String] {
  let slack = 1e-6 * max(1, size.height)
  return frames.enumerated().compactMap { index, frame in
    frame.maxY <= size.height + slack
      ? nil : "item \(index) ends at \(frame.maxY), the content at \(size.height)"
  }
}

/// Items of one track begin at the same place on the tracks' axis, unless tracks are along the
/// scroll axis, where pages repeat them; no item is wider than its track.
private func tracksHold(_ frames: [Rect], _ layout: any SolvedLayout) -> [String] {
  guard let tracks = layout.tracks else {
    return frames.indices.compactMap {
      layout.track(of: $0) == nil ? nil : "item \($0) is in a track, but there are no tracks"
    }
  }
  var starts: [Int: Double] = [:]
  return frames.enumerated().compactMap { index, frame in
    guard let track = layout.track(of: index), track >= 0, track < tracks.count else {
      return "item \(index) is in none of \(tracks.count) tracks"
    }
    let isAcross = tracks.axis == .horizontal
    guard (isAcross ? frame.width : frame.height) <= tracks.size else {
      return "item \(index) is greater than its track"
    }
    if !isAcross { return nil }
    let start = starts[track, default: frame.x]
    starts[track] = start
    return start == frame.x ? nil : "item \(index) begins at \(frame.x), its track at \(start)"
  }
}

private func solvedTwiceIsEqual(_ frames: [Rect], _ again: any SolvedLayout) -> [String] {
  guard again.count == frames.count else {
    return ["solved again there are \(again.count) items, not \(frames.count)"]
  }
  // Backwards, so that nothing depends on the order of asking.
  return frames.indices.reversed().compactMap { index in
    let other = again.frame(at: index)
    return other == frames[index]
      ? nil : "item \(index) is at \(frames[index]), solved again at \(other)"
  }
}

private func reasonsCompute(_ frames: [Rect], _ layout: any SolvedLayout) -> [String] {
  let step = max(1, frames.count / 40)
  return stride(from: 0, to: frames.count, by: step).flatMap { index in
    FrameNumber.allCases.compactMap { number -> String? in
      let said = layout.reason(for: number, of: index).formula.value
      let is_ = frames[index][number]
      return abs(said - is_) <= 1e-6 * max(1, abs(is_))
        ? nil : "why \(index).\(number.rawValue) says \(said), the frame says \(is_)"
    }
  }
}

private func queriesAgree(
  _ frames: [Rect], _ layout: any SolvedLayout, _ rect: Rect, _ handled: Int
) -> [String] {
  let expected = frames.indices.filter { frames[$0].intersects(rect) }
  var broken: [String] = []
  var trace = RecordedTrace()
  var found: [Int] = []
  layout.visitItems(in: rect, trace: &trace) { index, frame in
    if frame != frames[index] { broken.append("visiting \(rect), item \(index) is at \(frame)") }
    found.append(index)
    return .continue
  }
  if found.sorted() != expected {
    broken.append("query \(rect) finds \(found.sorted()), brute force \(expected)")
  }
  broken += costAddsUp(trace, found: found.count, of: handled, rect)
  var counting = CountingTrace()
  layout.visitItems(in: rect, trace: &counting) { _, _ in .continue }
  if counting.cost != trace.cost {
    broken.append("counting \(rect) gives \(counting.cost), explaining it \(trace.cost)")
  }
  var candidates = Set<Int>()
  var silent = NoTrace()
  layout.visitCandidates(in: rect, trace: &silent) { range in
    candidates.formUnion(range)
    return .continue
  }
  let missed = expected.filter { !candidates.contains($0) }
  if !missed.isEmpty { broken.append("candidates of \(rect) miss \(missed)") }
  var first = 0
  layout.visitItems(in: rect, trace: &silent) { _, _ in
    first += 1
    return .stop
  }
  if first > 1 { broken.append("visiting \(rect) went on after it was stopped") }
  return broken + rangesAgree(frames, layout, rect, expected)
    + marginsAgree(frames, layout, rect, counting.cost)
}

/// Ranges are the hits, as few ranges as possible; a visit of ranges asks about each other item that
/// it visits, has each item once, and ends when the visitor stops it.
private func rangesAgree(
  _ frames: [Rect], _ layout: any SolvedLayout, _ rect: Rect, _ expected: [Int]
) -> [String] {
  var broken: [String] = []
  let ranges = layout.itemRanges(in: rect)
  let isApart = zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }
  if ranges.flatMap(Array.init) != expected || !isApart || ranges.contains(where: \.isEmpty) {
    broken.append("ranges in \(rect) are \(ranges), brute force finds \(expected)")
  }
  for inset in [0, 1e-6, 40] {
    let certain = rect.inset(by: Insets(inset))
    func isHit(_ frame: Rect) -> Bool {
      frame.intersects(certain) || frame.x.rounded().truncatingRemainder(dividingBy: 2) == 0
    }
    var found: [Int] = []
    layout.visitRanges(in: rect, certain: certain, where: isHit) {
      found += Array($0)
      return .continue
    }
    if found.sorted() != expected.filter({ isHit(frames[$0]) }) {
      broken.append("ranges in \(rect), certain in \(certain), are \(found.sorted())")
    }
  }
  var visits = 0
  layout.visitRanges(in: rect, certain: rect, where: { $0.intersects(rect) }) { _ in
    visits += 1
    return .stop
  }
  if visits > 1 { broken.append("visiting ranges in \(rect) went on after it was stopped") }
  return broken
}

/// A visit within a margin finds each item of the margin once with its frame, and costs as much as
/// one without.
private func marginsAgree(
  _ frames: [Rect], _ layout: any SolvedLayout, _ rect: Rect, _ cost: QueryCost
) -> [String] {
  guard !rect.isEmpty else { return [] }
  var broken: [String] = []
  for margin in [rect.surroundings, rect.inset(by: Insets(-40)), rect] {
    let expected = frames.indices.filter { frames[$0].intersects(margin) }
    var found: [Int] = []
    var trace = CountingTrace()
    layout.visitItems(in: rect, within: margin, trace: &trace) { index, frame in
      found.append(index)
      if frame != frames[index] {
        broken.append("query \(rect) within \(margin) has item \(index) at \(frame)")
      }
      return .continue
    }
    if found.sorted() != expected {
      broken.append("query \(rect) within \(margin) finds \(found.sorted()), not \(expected)")
    }
    if trace.cost != cost {
      broken.append("query \(rect) within \(margin) costs \(trace.cost), without it \(cost)")
    }
  }
  return broken
}

/// The laws of a query's cost that `trace` breaks: the steps add up, everything found was compared,
/// and no item counts twice, so that a query never handles more items than a linear scan.
///
/// - Parameters:
///   - trace: the trace of the query.
///   - found: how many items the query visited.
///   - count: how many items the layout has.
///   - rect: the rectangle, for the sentences.
public func costAddsUp(
  _ trace: RecordedTrace, found: Int, of count: Int, _ rect: Rect
) -> [String] {
  let cost = trace.cost
  var broken: [String] = []
  let sum = trace.steps.reduce(into: QueryCost()) { $0 += $1.cost }
  if sum != cost { broken.append("the steps for \(rect) cost \(sum), all of it \(cost)") }
  if cost.visited != cost.searchSteps + cost.itemsPlaced + cost.itemsCompared {
    broken.append("visited for \(rect) is \(cost.visited), not the sum of \(cost)")
  }
  if min(cost.searchSteps, cost.itemsPlaced) < 0 || cost.itemsCompared < found {
    broken.append("finding \(found) items in \(rect) cost \(cost)")
  }
  if cost.itemsPlaced + cost.itemsCompared > count {
    broken.append("\(rect) handles more than \(count) items: \(cost)")
  }
  return broken
}
