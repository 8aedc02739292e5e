import LabSession
import LabTerminal

/// A review of the differences of sessions: the user accepts those that are right, as with `cram
/// -i`.
struct Review {
  /// The user's answer.
  enum Answer: Sendable {
    /// Expect what the command prints now.
    case accept
    /// Do not change the expectation.
    case skip
    /// Leave this one and all that follow.
    case leave
    /// Leave, and write nothing of this file: Ctrl-C.
    case interrupt
  }

  private(set) var isInterrupted = false
  private var hasLeft = false
  private let ask: (SessionTest.Failure) -> Answer

  /// A review that calls `ask` for each difference.
  init(ask: @escaping (SessionTest.Failure) -> Answer) { self.ask = ask }

  /// Shows each failure of `test` with `out`, and asks about those that another expectation would
  /// fix; returns the lines of the file with the accepted ones.
  mutating func accepted(of test: SessionTest, out: (String) -> Void) -> Set<Int> {
    var places: Set<Int> = []
    for failure in test.failures where !hasLeft {
      for line in failure.lines + [""] { out(line) }
      guard let place = failure.mendableAt else { continue }
      switch ask(failure) {
      case .accept: places.insert(place)
      case .skip: break
      case .leave: hasLeft = true
      case .interrupt: (hasLeft, isInterrupted) = (true, true)
      }
    }
    return places
  }

  /// Asks at the terminal until the answer is valid.
  static func askAtTerminal(_ failure: SessionTest.Failure) -> Answer {
    while true {
      guard let answer = Terminal.answer(to: "Expect what it prints now? (y)es, (n)o, (q)uit")
      else { return Interrupt.isRequested ? .interrupt : .leave }
      switch (Consent(answer), answer.lowercased().filter { !$0.isWhitespace }) {
      case (.yes, _): return .accept
      case (.no, _), (nil, ""): return .skip
      case (nil, "q"), (nil, "quit"): return .leave
      case (nil, _): continue
      }
    }
  }
}
