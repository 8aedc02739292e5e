internal import CLibEdit
import Synchronization

/// The signals of an interactive program.
///
/// The handlers set a flag and write one byte to a pipe; code that waits for input waits for that
/// pipe too. libedit's own handling (`EL_SIGNAL`) stays off: it ends with `kill(0, …)`, which
/// reaches the whole process group.
public enum Signals {
  /// The one piece of state of the process: a signal handler has no other place to look.
  nonisolated(unsafe) static let state: UnsafeMutablePointer<ll_signals>? = ll_signals_make()

  /// The address of `state` from `install()` on, 0 before.
  private static let address = Atomic<UInt>(0)

  /// `state` from `install()` on, nil before. Reading it is one load: `state` is made when it is read
  /// first, and each read calls a function to check whether it is.
  static var installed: UnsafeMutablePointer<ll_signals>? {
    UnsafeMutablePointer(bitPattern: address.load(ordering: .acquiring))
  }

  private static let installation: Int32 = {
    guard let state else { return ENOMEM }
    address.store(UInt(bitPattern: state), ordering: .releasing)
    return ll_signals_install(state)
  }()

  /// Takes over SIGINT, SIGTERM, SIGHUP, SIGTSTP and SIGWINCH, and ensures that a crash or `exit`
  /// leaves the terminal usable. Later calls do nothing.
  ///
  /// A signal that was ignored when the program began stays ignored.
  ///
  /// - Returns: 0, or the `errno` of what failed; then the signals have their default effect.
  @discardableResult public static func install() -> Int32 { installation }

  /// The signal that ends the program, SIGTERM or SIGHUP: exit with 128 + its number.
  public static var ending: Int32? {
    guard let state else { return nil }
    let number = ll_flag_read(&state.pointee.ending)
    return number == 0 ? nil : number
  }

  /// Waits until the descriptor has something to read, at most `milliseconds`; -1: without limit.
  ///
  /// - Returns: False if a signal came instead, which the flags name, or if nothing came.
  static func waitForInput(_ descriptor: Int32, milliseconds: Int32 = -1) -> Bool {
    var waits = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: state?.pointee.wake_read ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&waits, nfds_t(waits.count), milliseconds) > 0 else { return false }
    guard waits[1].revents == 0 else {
      drain()
      return false
    }
    return true
  }

  /// Whether the descriptor has something to read now, or within a few milliseconds. No signal is
  /// looked at.
  public static func hasInput(_ descriptor: Int32, within milliseconds: Int32 = 0) -> Bool {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, milliseconds) > 0
  }

  /// Whether a signal came that was not acted on yet.
  static var isPending: Bool {
    guard let state else { return false }
    let flags = [
      \ll_signals.resized, \ll_signals.stopping, \ll_signals.interrupted, \ll_signals.ending,
    ]
    return flags.contains { ll_flag_read(&state.pointee[keyPath: $0]) != 0 }
  }

  /// Waits so long, or until a signal comes.
  public static func wait(milliseconds: Int32) { _ = waitForInput(-1, milliseconds: milliseconds) }

  /// Empties the pipe. The flags are looked at afterwards, so that none is missed.
  static func drain() {
    guard let pipe = state?.pointee.wake_read, pipe >= 0 else { return }
    withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { bytes in
      while read(pipe, bytes.baseAddress, bytes.count) > 0 {}
    }
  }

  /// Returns whether the flag was set, and clears it.
  static func take(_ flag: WritableKeyPath<ll_signals, Int32>) -> Bool {
    guard let state else { return false }
    return ll_flag_take(&state.pointee[keyPath: flag]) != 0
  }

  /// Remembers how the terminal is now: what a crash puts it back to.
  static func keepTerminal(_ descriptor: Int32) {
    guard let state, tcgetattr(descriptor, &state.pointee.cooked) == 0 else { return }
    state.pointee.terminal = descriptor
  }

  /// Records whether the alternate screen is shown from now on.
  static func setScreen(_ isShown: Bool) {
    guard let state else { return }
    ll_flag_write(&state.pointee.screen, isShown ? 1 : 0)
  }

  /// Records whether the terminal is raw from now on.
  static func setEditing(_ isEditing: Bool) {
    guard let state, state.pointee.terminal >= 0 else { return }
    ll_flag_write(&state.pointee.editing, isEditing ? 1 : 0)
  }
}
