import LayoutCore

extension MasonryPlacer {
  /// Back from the saved state that is below the top, and then on from there to the bottom, in the columns
  /// that solving chose. So hardly an item is placed that is no hit.
  ///
  /// All sums are exact: an item begins where it did, whether it is placed or taken back.
  func pass(
    from state: State, to next: State, top: Double, bottom: Double, _ emit: FrameRunVisitor
  ) -> ScreenPass? {
    let (first, middle) = (state.next, next.next)
    guard first % Self.run == 0, first < middle, middle <= first + Self.run,
      first / Self.run < choices.count, let starts = next.order.starts,
      floor(next) < bottom || columns.padding == 0
    else { return nil }
    var pass = ScreenPass(top: first, end: middle)
    withUnsafeTemporaryAllocation(of: Rect.self, capacity: Self.run) { frames in
      // 1. The items before the state, the last one first. Some may begin below the bottom.
      var back = starts
      back.withMemory { back in
        let unused = UInt64(truncatingIfNeeded: 2 &* (Self.run &- (middle &- first)))
        var chosen = choices[first / Self.run] &>> unused
        pass.top = takeBack(first..<middle, back, by: &chosen, downTo: top) {
          frames[$0 &- first] = $1
        }
        if columns.padding == 0 {
          while pass.end > pass.top, frames[pass.end &- 1 &- first].y >= bottom { pass.end &-= 1 }
        }
        // 2. Those that the columns end with there.
        visitOpen(&pass, state, back, by: chosen, top, bottom, emit)
        guard pass.visit == .continue else { return pass.end = pass.top }
        show(&pass, pass.top..<pass.end, frames, pass.top &- first, bottom, emit)
      }
      // 3. The items after the state, as long as they begin above the bottom.
      guard floor(next) < bottom else { return }
      var on = starts
      on.withMemory { on in
        while pass.visit == .continue, pass.end % Self.run == 0, pass.end / Self.run < choices.count
        {
          let begin = pass.end
          let end = min(count, begin &+ Self.run)
          var chosen = choices[begin / Self.run]
          pass.end = place(begin..<end, on, by: &chosen, above: bottom) {
            frames[$0 &- begin] = $1
          }
          show(&pass, begin..<pass.end, frames, 0, bottom, emit)
          guard pass.end == end else { break }
        }
      }
    }
    return pass
  }

  /// Takes items back, and stores their frames.
  @inline(__always) private func takeBack(
    _ items: Range<Int>, _ starts: ColumnStarts.Memory, by chosen: inout UInt64,
    downTo line: Double, _ store: (_ item: Int, _ frame: Rect) -> Void
  ) -> Int {
    let (columns, sizes, lefts) = (columns, sizes, self.starts.span)
    return starts.takeBack(items, by: &chosen, downTo: line) { item, column, next in
      let length = sizes.length(of: item, crossSize: columns.width)
      let top = next - columns.pitch(ofLength: length)
      store(item, columns.frame(x: lefts[unchecked: column], top: top, length: length))
      return top
    }
  }

  /// Places items again, and stores their frames.
  @inline(__always) private func place(
    _ items: Range<Int>, _ starts: ColumnStarts.Memory, by chosen: inout UInt64,
    above line: Double, _ store: (_ item: Int, _ frame: Rect) -> Void
  ) -> Int {
    let (columns, sizes, lefts) = (columns, sizes, self.starts.span)
    return starts.refill(items, by: &chosen, above: line) { item, column, top in
      let length = sizes.length(of: item, crossSize: columns.width)
      store(item, columns.frame(x: lefts[unchecked: column], top: top, length: length))
      return columns.pitch(ofLength: length)
    }
  }

  /// Visits the items that the columns end with at the top, where they reach into the rectangle. `chosen`
  /// ends with the columns of the items from the first of `state` to there.
  @inline(__always) private func visitOpen(
    _ pass: inout ScreenPass, _ state: State, _ starts: ColumnStarts.Memory, by chosen: UInt64,
    _ top: Double, _ bottom: Double, _ emit: FrameRunVisitor
  ) {
    let (columns, sizes, lefts) = (columns, sizes, self.starts.span)
    for column in 0..<lefts.count where pass.visit == .continue {
      var item = pass.top &- 1 &- Self.distance(toLast: column, in: chosen)
      if item < state.next {
        guard let last = state.order.last(of: column) else { continue }
        item = last
        pass.openBefore &+= 1
      }
      pass.open &+= 1
      let length = sizes.length(of: item, crossSize: columns.width)
      let frame = columns.frame(
        x: lefts[unchecked: column], top: starts.starts[column] - columns.pitch(ofLength: length),
        length: length)
      if frame.y < bottom, top < frame.maxY {
        pass.visit = emit(item, CollectionOfOne(frame).span)
      }
    }
  }

  /// How many items follow the last one in `column`, of those whose columns `choices` ends with: two bits
  /// for each. 32 or more where there is none.
  @inline(__always) private static func distance(toLast column: Int, in choices: UInt64) -> Int {
    // Both bits of an item in the column are 1.
    let equal = ~(choices ^ UInt64(truncatingIfNeeded: column) &* 0x5555_5555_5555_5555)
    return (equal & equal &>> 1 & 0x5555_5555_5555_5555).trailingZeroBitCount / 2
  }

  /// Visits a run of frames, which begin at `place`.
  @inline(__always) private func show(
    _ pass: inout ScreenPass, _ items: Range<Int>, _ frames: UnsafeMutableBufferPointer<Rect>,
    _ place: Int, _ bottom: Double, _ emit: FrameRunVisitor
  ) {
    var end = place &+ items.count
    // As in `placeRuns`.
    if columns.padding > 0 {
      while end > place, frames[end &- 1].y >= bottom { end &-= 1 }
    }
    guard pass.visit == .continue, end > place else { return }
    pass.visit = emit(
      items.lowerBound, UnsafeBufferPointer(rebasing: frames[place..<end]).span)
  }
}
