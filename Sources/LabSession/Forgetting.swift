import LabLanguage
import LayoutCore
import LayoutText

extension Session {
  /// Lets go of the oldest commands and changes beyond `kept`, in blocks, so that a lab that is
  /// fed for days stays as large as it was. What a recording lacks is kept.
  ///
  /// - Complexity: O(1) a command, amortized.
  mutating func forgetBeyondKept() {
    guard let kept else { return }
    if past.count > 2 * kept { past.removeFirst(past.count - kept) }
    guard transcript.count > 2 * kept else { return }
    let written = (recording?.next).map { $0 - forgottenCommands } ?? transcript.count
    let count = min(transcript.count - kept, written)
    forgottenCommands += count
    transcript.removeFirst(count)
  }

  /// Fails where the commands from the start on are asked for and the first are gone.
  func checkNothingIsForgotten(at span: SourceSpan) throws(LabError) {
    guard forgottenCommands > 0, let kept else { return }
    throw LabError(
      .notPossible(
        "the first \(NumberText.grouped(forgottenCommands)) commands are gone: off a terminal the"
          + " last \(NumberText.grouped(kept)) are kept; --last writes them"),
      at: span)
  }
}
