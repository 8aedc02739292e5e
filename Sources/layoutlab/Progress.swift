import LabTerminal
import LayoutCore
import Synchronization

/// A line on standard error while a command takes long: shown after 300 ms, erased at its end.
///
/// Work looks up now and then whether to stop; that is when the line is written. The state is of the
/// process, as the terminal is.
enum Progress {
  /// When the command began, in milliseconds of the clock; 0: nobody waits.
  private static let start = Atomic<Int>(0)
  /// When the line was written last; 0: it was not.
  private static let shown = Atomic<Int>(0)

  private static let patience = 300
  private static let pause = 200

  /// A command begins; `isShown` where a terminal can take a line back.
  static func begin(isShown: Bool) {
    guard isShown, isatty(2) == 1 else { return }
    start.store(now, ordering: .relaxed)
  }

  /// The work goes on.
  static func tick() {
    let began = start.load(ordering: .relaxed)
    guard began > 0 else { return }
    let (now, last) = (now, shown.load(ordering: .relaxed))
    guard now - began > patience, now - last > pause else { return }
    shown.store(now, ordering: .relaxed)
    let seconds = NumberText.formatShort(Double((now - began) / 100) / 10)
    _ = SystemCalls.writeAll("\r\u{1B}[K\(seconds) s - Ctrl-C stops".utf8, to: 2)
  }

  /// The command is over: the line goes.
  static func end() {
    start.store(0, ordering: .relaxed)
    guard shown.exchange(0, ordering: .relaxed) > 0 else { return }
    _ = SystemCalls.writeAll("\r\u{1B}[K".utf8, to: 2)
  }

  private static var now: Int { Int(System.clock() * 1000) }
}
