import LabLanguage
import LayoutCore

extension Lab {
  /// Lets go of the oldest commands and changes beyond `kept`, in blocks, so that a lab that is
  /// fed for days stays as large as it was. What is being recorded is kept whole.
  ///
  /// - Complexity: O(1) a command, amortized.
  mutating func forgetBeyondKept() {
    guard let kept else { return }
    if past.count > 2 * kept { past.removeFirst(past.count - kept) }
    guard recording == nil, transcript.count > 2 * kept else { return }
    forgottenCommands += transcript.count - kept
    transcript.removeFirst(transcript.count - kept)
  }

  /// Fails where the commands from the start on are asked for and the first are gone.
  func checkNothingIsForgotten(at span: Span) throws(Fault) {
    guard forgottenCommands > 0, let kept else { return }
    throw Fault(
      .notPossible(
        "the first \(NumberText.grouped(forgottenCommands)) commands are gone: off a terminal the"
          + " last \(NumberText.grouped(kept)) are kept; --last writes them"),
      at: span)
  }
}
