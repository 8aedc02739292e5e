import LabLanguage
import LayoutCore

/// How long a child is waited for: until it has used its processor time, or has waited itself for as
/// long as it may. What other programs take of the processor does not count.
///
/// A look at the child reads the process table, so that there are few: none for a quick answer.
struct Patience: ~Copyable {
  /// What a child may use for an answer, in seconds.
  struct Allowance: Sendable, Hashable {
    /// Processor time, of all its processes.
    var processor: Double
    /// Time in which none of its processes computes, or would if the processor were free.
    var waiting: Double
  }

  private let allowance: Allowance
  private let processes: ChildProcesses
  private let stop: StopSignal
  /// The processor time at the first look, and at the last.
  private var used: (first: Double, last: Double)?
  private var waited = 0.0
  private var movedBytes = 0
  private var nextLook: Double

  /// The seconds between two looks.
  private static let interval = 0.25
  /// This many bytes between two checks are progress; fewer may drip without end.
  private static let progress = 1 << 16

  /// Patience with `processes`, which begins now.
  init(_ allowance: Allowance, with processes: ChildProcesses, stop: StopSignal) {
    (self.allowance, self.processes, self.stop) = (allowance, processes, stop)
    nextLook = Self.now + Self.interval
  }

  /// Records that `count` bytes went to the child, or came from it.
  mutating func move(_ count: Int) { movedBytes += count }

  /// - Throws: `interrupted` after Ctrl-C; `timedOut` and `stuck` where the child
  ///   has used what it may.
  mutating func check() throws(LabError) {
    if stop.isRequested { throw LabError(.interrupted) }
    let now = Self.now
    guard now >= nextLook else { return }
    nextLook = now + Self.interval
    let activity = processes.activity
    let last = used?.last ?? 0
    let seconds = max(last, activity?.processorSeconds ?? last)
    let isWaiting = activity.map { !$0.isRunnable && seconds <= last } ?? true
    used = (used?.first ?? seconds, seconds)
    // A look counts as one interval, however late it comes: it is the lab that had to wait then.
    if isWaiting, movedBytes < Self.progress { waited += Self.interval }
    movedBytes = 0
    if let used, used.last - used.first > allowance.processor {
      throw .program(.timedOut(seconds: allowance.processor))
    }
    if waited >= allowance.waiting { throw .program(.stuck(seconds: allowance.waiting)) }
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
