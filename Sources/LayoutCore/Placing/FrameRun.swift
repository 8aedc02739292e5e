/// Takes a run: the frames of item `first` and of those that follow it, in order. They are there
/// during the visit alone.
///
/// A screen of thirty items is one or two runs, and so as many calls, where a visit of each item
/// takes a call or more for each.
public typealias FrameRunVisitor = (_ first: Int, _ frames: Span<Rect>) -> Visit

/// Frames that a layout places one by one, collected into runs.
@frozen @usableFromInline package struct FrameRun {
  /// How many frames a run may have: they fit a kibibyte.
  @inlinable package static var most: Int { 32 }

  @usableFromInline let frames: UnsafeMutableBufferPointer<Rect>
  @usableFromInline var first = 0
  @usableFromInline var count = 0
  @usableFromInline var isStopped = false

  @inlinable init(_ frames: UnsafeMutableBufferPointer<Rect>) { self.frames = frames }

  /// Collects what `place` adds, and passes it to `visit`; returns what that returned last.
  @inlinable @discardableResult
  package static func collect(
    for visit: FrameRunVisitor, _ place: (inout FrameRun) -> Void
  ) -> Visit {
    withUnsafeTemporaryAllocation(of: Rect.self, capacity: most) { frames in
      var run = FrameRun(frames)
      place(&run)
      return run.pass(to: visit)
    }
  }

  /// Adds the frame of item `index`. A run that another item follows is passed to `visit` before, and
  /// one that is full afterwards.
  @inlinable package mutating func add(
    _ index: Int, _ frame: Rect, _ visit: FrameRunVisitor
  ) -> Visit {
    if index != first &+ count {
      guard pass(to: visit) == .continue else { return .stop }
      first = index
    }
    frames[count] = frame
    count &+= 1
    return count < Self.most ? .continue : pass(to: visit)
  }

  /// Space for the frames of item `index` and of those after it, as many as the run may still have. Nil after
  /// `visit` stopped.
  @inline(__always) mutating func space(
    from index: Int, _ visit: FrameRunVisitor
  ) -> UnsafeMutableBufferPointer<Rect>? {
    if index != first &+ count {
      guard pass(to: visit) == .continue else { return nil }
      first = index
    }
    return UnsafeMutableBufferPointer(rebasing: frames[count...])
  }

  /// Adds frames that were written to `space`.
  @inline(__always) mutating func add(_ written: Int, _ visit: FrameRunVisitor) -> Visit {
    count &+= written
    return count < Self.most ? .continue : pass(to: visit)
  }

  /// Passes what is collected to `visit`, or drops it after that stopped: a step of a placer may add
  /// more.
  @inlinable mutating func pass(to visit: FrameRunVisitor) -> Visit {
    if count > 0 {
      let run = UnsafeBufferPointer(start: frames.baseAddress, count: count)
      if !isStopped { isStopped = visit(first, run.span) == .stop }
      first &+= count
      count = 0
    }
    return isStopped ? .stop : .continue
  }
}

extension Span<Rect> {
  /// Passes the frames to `visit` one by one, the first of them with the index `first`, until it
  /// stops.
  @inlinable package func pass(from first: Int, to visit: (Int, Rect) -> Visit) -> Visit {
    for place in indices where visit(first &+ place, self[place]) == .stop { return .stop }
    return .continue
  }

  /// Passes the frames to `visit` as `change` returns them.
  func pass(changedBy change: (Rect) -> Rect, to visit: (Span<Rect>) -> Visit) -> Visit {
    withUnsafeTemporaryAllocation(of: Rect.self, capacity: count) { changed in
      for place in indices { changed[place] = change(self[place]) }
      return visit(UnsafeBufferPointer(changed).span)
    }
  }

  /// Passes the frames that are a hit to `visit`, in runs, until it stops.
  @inlinable package func passRuns(
    from first: Int, where isHit: (Rect) -> Bool, to visit: FrameRunVisitor
  ) -> Visit {
    var start = 0
    for place in indices where !isHit(self[place]) {
      if start < place, visit(first + start, extracting(start..<place)) == .stop { return .stop }
      start = place + 1
    }
    return start < count ? visit(first + start, extracting(start..<count)) : .continue
  }
}
