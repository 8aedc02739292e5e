/// Requests for items that a layout does not return for any rectangle. No collection view makes
/// them, so a correct layout may trap; the lab then asks again without them.
public enum UnreturnedItems {
  /// The variable that a program is started with where such a request trapped before.
  public static let skips = "LAYOUTLAB_CAREFUL"
  /// The status of a program that such a request ended.
  public static let trapStatus: Int32 = 86

  /// Whether this program is to make no such requests.
  public static let areSkipped = getenv(skips) != nil

  /// Makes such requests in `body`: a trap ends the program with `trapStatus`, without a report.
  public static func request<Answer>(_ body: () -> Answer) -> Answer {
    let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]
    let handlers = signals.map { number in
      var handler = sigaction()
      sigaction(number, nil, &handler)
      signal(number) { _ in _exit(UnreturnedItems.trapStatus) }
      return handler
    }
    defer {
      for (number, var handler) in zip(signals, handlers) { sigaction(number, &handler, nil) }
    }
    return body()
  }
}
