import LabReport
import LayoutCore
import LabTerminal
import LayoutText
import Synchronization

/// A line on standard error while something takes long: shown after 300 ms, erased at its end.
///
/// Work looks up now and then whether to stop; that is when the line is written. The state is of the
/// process, as the terminal is.
enum Progress {
  /// When it began, in milliseconds of the clock; 0: nothing is in progress.
  private static let start = Atomic<Int>(0)
  /// When what is done a share of began: commands solve more than one layout.
  private static let phase = Atomic<Int>(0)
  /// How much is done, in thousandths; -1: unknown.
  private static let share = Atomic<Int>(-1)
  /// How many steps are done of work that counts them.
  private static let steps = Atomic<Int>(0)
  /// When the line was written last; 0: it was not.
  private static let shown = Atomic<Int>(0)
  private static let isASCII = Atomic<Bool>(false)
  /// What is being done now; empty where the work does not say.
  private static let step = Mutex("")

  private static let patience = 300
  private static let pause = 200

  /// Something begins; `isShown` where a terminal can take a line back.
  static func begin(isShown: Bool, isASCII: Bool) {
    guard isShown, isatty(2) == 1 else { return }
    let now = now
    share.store(-1, ordering: .relaxed)
    steps.store(0, ordering: .relaxed)
    phase.store(now, ordering: .relaxed)
    self.isASCII.store(isASCII, ordering: .relaxed)
    step.withLock { $0 = "" }
    start.store(now, ordering: .relaxed)
  }

  static func tick() {
    let began = start.load(ordering: .relaxed)
    guard began > 0 else { return }
    let (now, last) = (now, shown.load(ordering: .relaxed))
    guard now - began > patience, now - last > pause,
      shown.compareExchange(expected: last, desired: now, ordering: .relaxed).exchanged
    else { return }
    let known = TerminalCaps.Window(of: 2)?.columns ?? 0
    let columns = known > 0 ? known : 80
    let text = sentence(
      elapsed: now - began, share: share.load(ordering: .relaxed),
      since: now - phase.load(ordering: .relaxed), step: step.withLock { $0 }, columns: columns)
    let line = isASCII.load(ordering: .relaxed) ? ASCIIText.spelled(text) : text
    // What reaches the last column may take a second row, which is not erased.
    let shown = prefix(of: line, cells: columns - 1)
    _ = SystemCalls.writeAll("\r\u{1B}[K\(shown)".utf8, to: 2)
  }

  /// The text after `elapsed` milliseconds: how many thousandths are done `since` the first of
  /// them, -1 if unknown; before it `step`, so short that the line fits into `columns`.
  static func sentence(
    elapsed: Int, share: Int, since: Int, step: String = "", columns: Int = 80
  ) -> String {
    guard step.isEmpty else {
      let rest = sentence(elapsed: elapsed, share: share, since: since)
      let room = min(50, columns - rest.count - 4)
      return room > 0 ? "\(prefix(of: step, cells: room)) · \(rest)" : rest
    }
    guard share >= 0 else {
      return "\(NumberText.formatShort(Double(elapsed / 100) / 10)) s · Ctrl-C stops"
    }
    let percent = "\(share / 10) %"
    // Less than a fiftieth is too little to estimate the rest.
    guard share >= 20 else { return "\(percent) · Ctrl-C stops" }
    let left = since * (1000 - share) / share
    let seconds = max(1, (left + 999) / 1000)
    let time = seconds < 100 ? "\(seconds) s" : "\((seconds + 59) / 60) min"
    return "\(percent) · \(time) left · Ctrl-C stops"
  }

  /// So much is done, from 0 to 1. What falls far behind is something new that begins.
  static func tell(_ done: Double) {
    guard start.load(ordering: .relaxed) > 0 else { return }
    let (now, before) = (Int(done * 1000), share.load(ordering: .relaxed))
    if now < before - 500 { phase.store(self.now, ordering: .relaxed) }
    if now > before || now < before - 500 { share.store(now, ordering: .relaxed) }
  }

  /// What the work that is in progress does now.
  static func tell(step name: String) {
    step.withLock { $0 = name }
    tick()
  }

  /// One more of `whole` steps is done.
  static func advance(of whole: Int) {
    let done = steps.add(1, ordering: .relaxed).newValue
    tell(Double(done) / Double(max(1, whole)))
    tick()
  }

  /// Takes the line back, for something else is written; it comes again.
  static func erase() {
    guard shown.exchange(0, ordering: .relaxed) > 0 else { return }
    _ = SystemCalls.writeAll("\r\u{1B}[K".utf8, to: 2)
  }

  /// It is over: the line goes.
  static func end() {
    start.store(0, ordering: .relaxed)
    erase()
  }

  private static var now: Int { Int(SystemCalls.clock() * 1000) }
}
