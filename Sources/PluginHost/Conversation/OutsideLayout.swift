import LayoutCore

/// Frames of a program that also answers queries itself: the index here finds items, and an
/// explanation compares that with the program's own answer.
struct OutsideLayout: SolvedLayout {
  let stored: Stored
  let ownAnswer: @Sendable (Rect) -> Result<[Int], LayoutError>

  var count: Int { stored.count }
  var contentSize: Size { stored.contentSize }
  var byteCount: Int { stored.byteCount }
  var overhang: Overhang { stored.overhang }

  func frame(at index: Int) -> Rect { stored.frame(at: index) }

  func reason(for number: FrameNumber, of index: Int) -> Reason {
    stored.reason(for: number, of: index)
  }

  func visitCandidates(in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit) {
    stored.visitCandidates(in: rect, trace: &trace, visit)
    trace.note(.stop(because: comparison(in: rect)))
  }

  func visitItems(in rect: Rect, trace: inout some Trace, _ visit: (Int, Rect) -> Visit) {
    stored.visitItems(in: rect, trace: &trace, visit)
    trace.note(.stop(because: comparison(in: rect)))
  }

  /// Compares what the program answers to `rect` with the frames that it returned.
  private func comparison(in rect: Rect) -> String {
    OwnAnswer(ownAnswer(rect), besides: Array(stored.items(in: rect)))
      .sentence("the program", "item")
  }
}
