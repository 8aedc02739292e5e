/// A layout whose frames come from elsewhere: a file, another program, a table.
///
/// Prefer a `Placer` or `Repeated` where there is a rule: they store nothing for an item. Here
/// nothing is known about the order of the frames, so they are put into a packed tree of bounding
/// rectangles, sixteen to a node, filled in the order of slices along y and then x (Leutenegger,
/// Lopez & Edgington, "STR: A Simple and Efficient Algorithm for R-Tree Packing", 1997). Tall
/// frames among short ones cost nothing extra.
///
/// - Complexity: making O(n log n) time and 43 bytes a frame; a frame O(1); a rectangle O(log n +
///   hits) for frames that overlap little.
public struct Stored: SolvedLayout {
  /// How many children a node has.
  private static var fanOut: Int { 16 }

  public let contentSize: Size
  public let overhang: Overhang
  private let frames: [Rect]
  /// The items in the order of the tree's leaves.
  private let order: [Int]
  /// Bounding rectangles: of the leaves' groups first, then a level above, up to one.
  private let levels: [[Rect]]

  /// The layout with these `frames`; its content is `contentSize`, or reaches from the origin
  /// around all frames.
  public init(frames: [Rect], contentSize: Size? = nil) {
    self.frames = frames
    let end = frames.reduce(Point.zero) { Point(x: max($0.x, $1.maxX), y: max($0.y, $1.maxY)) }
    let size = contentSize ?? Size(width: end.x, height: end.y)
    self.contentSize = size
    overhang = Overhang(
      above: frames.reduce(0) { max($0, -$1.y) }, below: max(0, end.y - size.height))
    let order = Self.packed(frames)
    self.order = order
    var levels: [[Rect]] = []
    var below = order.map { frames[$0] }
    while below.count > 1 || levels.isEmpty {
      below = stride(from: 0, to: below.count, by: Self.fanOut).map { start in
        below[start..<min(start + Self.fanOut, below.count)].reduce(below[start]) { $0.union($1) }
      }
      guard !below.isEmpty else { break }
      levels.append(below)
    }
    self.levels = levels
  }
}

extension Stored {
  public var count: Int { frames.count }
  public var byteCount: Int {
    let rects = levels.reduce(frames.count) { $0 + $1.count }
    return rects * MemoryLayout<Rect>.stride + order.count * MemoryLayout<Int>.stride
  }

  public func frame(at index: Int) -> Rect { frames[index] }

  public func reason(for number: FrameNumber, of index: Int) -> Reason {
    Reason(["the layout returned this frame"], .number(frames[index][number], ""))
  }

  public func visitCandidates(
    in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit
  ) { search(rect, trace: &trace) { visit($0..<$0 + 1) } }

  public func visitItems(in rect: Rect, trace: inout some Trace, _ visit: (Int, Rect) -> Visit) {
    search(rect, trace: &trace) { index in
      let frame = frames[index]
      return frame.intersects(rect) ? visit(index, frame) : .continue
    }
  }

  /// Visits the items of every group of leaves that comes near `rect`.
  private func search(_ rect: Rect, trace: inout some Trace, _ visit: (Int) -> Visit) {
    guard !rect.isEmpty, !levels.isEmpty else { return }
    var (steps, compared) = (0, 0)
    let top = levels.count - 1
    // Depth first: a stack of (level, node); level 0 holds the groups of leaves. The root is not
    // compared: it contains everything.
    var waiting = [(level: top, node: 0)]
    search: while let (level, node) = waiting.popLast() {
      if level < top {
        steps += 1
        guard levels[level][node].reaches(rect) else { continue }
      }
      let children = Self.fanOut * node..<Self.fanOut * (node + 1)
      if level > 0 {
        for child in children.clamped(to: 0..<levels[level - 1].count).reversed() {
          waiting.append((level - 1, child))
        }
      } else {
        for place in children.clamped(to: 0..<order.count) {
          compared += 1
          if visit(order[place]) == .stop { break search }
        }
      }
    }
    if steps > 0 {
      trace.note(
        QueryCost(searchSteps: steps),
        .search(over: "tree node", count: levels.reduce(0) { $0 + $1.count }))
    }
    if compared > 0 {
      trace.note(
        QueryCost(itemsCompared: compared),
        .compare(TraceNoun("frame", "of the tree nodes near the rectangle")))
    }
    trace.note(.stop(because: "every other tree node is outside the rectangle"))
  }

  /// The indexes of `frames`, cut into slices along y, and each slice in the order of x.
  private static func packed(_ frames: [Rect]) -> [Int] {
    let byY = frames.indices.sorted { frames[$0].midY < frames[$1].midY }
    let groups = (Double(frames.count) / Double(fanOut)).rounded(.up)
    let slice = fanOut * max(1, Int(groups.squareRoot().rounded(.up)))
    return stride(from: 0, to: byY.count, by: slice).flatMap { start in
      byY[start..<min(start + slice, byY.count)].sorted { frames[$0].midX < frames[$1].midX }
    }
  }
}

extension Rect {
  /// Whether the two come near: as `intersects`, for bounding rectangles that may be flat.
  fileprivate func reaches(_ other: Rect) -> Bool {
    x <= other.maxX && other.x <= maxX && y <= other.maxY && other.y <= maxY
  }
}
