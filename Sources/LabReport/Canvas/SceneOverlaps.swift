internal import LayoutCore

/// What is wrong with a scene, in points: pictures mark it.
extension Scene {
  /// Lengths below this in points come from rounding in the layout, not from its rules.
  static let tolerance = 0.001

  /// The most pairs that are compared; a legend then reports "at least".
  private static let mostPairs = 200_000

  /// Visits the pairs of elements among those at `places` that are of one kind and z-index and share
  /// area, by their places; backgrounds lie behind others and are left out, and so is what an
  /// element in front covers.
  ///
  /// Elements are compared with those after them, from the top, until one begins below. Where one
  /// begins to the right, so do the rest of its line: those of one y from left to right.
  ///
  /// - Returns: false where there are more pairs than are compared.
  func visitOverlaps(among places: [Int], _ visit: (Int, Int) -> Void) -> Bool {
    guard !areInLines(places) else { return true }
    // Their places in `elements`, from the top.
    var order: [Int] = []
    order.reserveCapacity(places.count)
    // Most layouts list their elements from the top.
    var isSorted = true
    var last = -Double.infinity
    let all = elements.span
    for index in places where all[index].kind != .background {
      let y = all[index].frame.y
      isSorted = isSorted && last <= y
      last = y
      order.append(index)
    }
    if !isSorted { order.sort { elements[$0].frame.y < elements[$1].frame.y } }
    var lineEnds = Array(1..<order.count + 1)
    for place in order.indices.dropLast().reversed() {
      let (frame, next) = (all[order[place]].frame, all[order[place + 1]].frame)
      if frame.y == next.y, frame.x <= next.x { lineEnds[place] = lineEnds[place + 1] }
    }
    var pairs = 0
    for place in order.indices {
      let (first, frame) = (order[place], all[order[place]].frame)
      var next = place + 1
      while next < order.count {
        let (second, other) = (order[next], all[order[next]].frame)
        guard other.y < frame.maxY - Self.tolerance else { break }
        let end = other.x < frame.maxX ? next + 1 : lineEnds[next]
        pairs += end - next
        next = end
        guard pairs <= Self.mostPairs else { return false }
        guard min(frame.maxX, other.maxX) - max(frame.x, other.x) > Self.tolerance,
          min(frame.maxY, other.maxY) - max(frame.y, other.y) > Self.tolerance,
          elements[first].kind == elements[second].kind,
          elements[first].zIndex == elements[second].zIndex,
          !isCovered(frame.intersection(other), at: elements[first].zIndex, &pairs)
        else { continue }
        visit(first, second)
      }
    }
    return true
  }

  /// Whether the elements at `places` are in lines from the top, each below the one before, and in
  /// each line from left to right, each beside the one before: as in a grid or a list. Then nothing
  /// has to be compared with anything but what is before it. False, too, where the lines are so
  /// long that comparing everything would end early.
  func areInLines(_ places: [Int]) -> Bool {
    let all = elements.span
    // The lowest end so far; the top of the line, its right end, and its number of elements.
    var (bottom, top, right, count) = (-Double.infinity, -Double.infinity, 0.0, 0)
    var pairs = 0
    for index in places where all[index].kind != .background {
      let frame = all[index].frame
      if frame.y == top, frame.x >= right {
        pairs += count
      } else {
        guard frame.y >= bottom else { return false }
        (top, right, count) = (frame.y, frame.x, 0)
      }
      bottom = max(bottom, frame.maxY)
      right = max(right, frame.maxX)
      count += 1
    }
    return pairs <= Self.mostPairs
  }

  /// Whether an element in front of `depth` covers `area`; adds the elements compared to `pairs`.
  private func isCovered(_ area: Rect?, at depth: Int, _ pairs: inout Int) -> Bool {
    guard let area else { return false }
    for element in elements.reversed() {
      guard element.zIndex > depth else { return false }
      pairs += 1
      if element.frame.intersection(area) == area { return true }
    }
    return false
  }

  /// Whether `frame` reaches beyond the container, or the content, across the scroll axis.
  func isBeyondContainer(_ frame: Rect) -> Bool {
    axis == .vertical
      ? isBeyondContainer(from: frame.x, to: frame.maxX)
      : isBeyondContainer(from: frame.y, to: frame.maxY)
  }

  /// Whether what is between `low` and `high` across the scroll axis reaches beyond it.
  func isBeyondContainer(from low: Double, to high: Double) -> Bool {
    let crossSize = crossSize
    return crossSize > 0 && (low < -Self.tolerance || high > crossSize + Self.tolerance)
  }
}
