internal import CLibEdit

/// Ctrl-C during long work.
///
/// Work runs while the terminal is cooked, so that the terminal itself turns Ctrl-C into SIGINT.
/// Long work checks `isRequested` and stops by itself; `LineSource.next` clears the request before
/// it waits for the user.
public enum Interrupt {
  /// Whether Ctrl-C, SIGTERM or SIGHUP came since the last `clear()`.
  ///
  /// - Complexity: Two atomic loads: cheap enough for every few thousand steps of a loop.
  public static var isRequested: Bool {
    guard let state = Signals.installed else { return false }
    return ll_flag_read(&state.pointee.interrupted) != 0
  }

  /// Forgets a Ctrl-C. A signal that ends the program is not forgotten.
  public static func clear() {
    guard let state = Signals.state, Signals.ending == nil else { return }
    ll_flag_write(&state.pointee.interrupted, 0)
  }
}
