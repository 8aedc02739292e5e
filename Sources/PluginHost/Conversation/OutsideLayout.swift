import LayoutCore
import LayoutText

/// Frames of a program, with what the program itself can answer about them: the index here finds
/// items, and an explanation compares that with the program's own answers.
struct OutsideLayout: SolvedLayout {
  let stored: Stored
  /// The program's answer to a rectangle; nil where it has none.
  var ownAnswer: (@Sendable (Rect) -> Result<[Int], LayoutError>)?
  /// Why a number of an item's frame has its value, by the program; nil where it gives no reasons.
  var ownReason: (@Sendable (FrameNumber, Int) -> Result<Reason, LayoutError>)?
  /// The calls that placed it, by the program; nil where it does not report them.
  var ownCalls: (@Sendable (ClosedRange<Int>) -> Result<SectionTrace?, LayoutError>)?

  init(stored: Stored) { self.stored = stored }

  var count: Int { stored.count }
  var contentSize: Size { stored.contentSize }
  var byteCount: Int { stored.byteCount }
  var overhang: Overhang { stored.overhang }

  func frame(at index: Int) -> Rect { stored.frame(at: index) }

  /// What the program says, if its formula gives the number of the frame.
  func reason(for number: FrameNumber, of index: Int) -> Reason {
    let (returned, value) = (stored.reason(for: number, of: index), frame(at: index)[number])
    switch ownReason?(number, index) {
    case nil: return returned
    case .failure(let error):
      return Reason(["the program gives no reason: \(error.message)"], returned.formula)
    case .success(let reason):
      let result = reason.formula.value
      guard abs(result - value) <= 1e-6 * max(1, abs(value)) else {
        let mistake =
          "its formula gives \(NumberText.formatGrouped(result)), its frame has "
          + NumberText.formatGrouped(value)
        return Reason(reason.facts + [mistake], returned.formula)
      }
      return reason
    }
  }

  func calls(about items: ClosedRange<Int>) throws(LayoutError) -> SectionTrace? {
    try ownCalls?(items).get()
  }

  func visitCandidates(in rect: Rect, trace: inout some Trace, _ visit: (Range<Int>) -> Visit) {
    stored.visitCandidates(in: rect, trace: &trace, visit)
    note(rect, in: &trace)
  }

  func visitItems(in rect: Rect, trace: inout some Trace, _ visit: (Int, Rect) -> Visit) {
    stored.visitItems(in: rect, trace: &trace, visit)
    note(rect, in: &trace)
  }

  /// Compares what the program answers to `rect` with the frames that it returned.
  private func note(_ rect: Rect, in trace: inout some Trace) {
    guard let ownAnswer else { return }
    trace.note(
      .stop(
        because: OwnAnswer(ownAnswer(rect), besides: Array(stored.items(in: rect)))
          .sentence("the program", "item")))
  }
}
