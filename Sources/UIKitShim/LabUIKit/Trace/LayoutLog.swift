/// A log of the calls that a layout receives, in order, with the time of each.
@preconcurrency @MainActor public final class LayoutLog {
  /// The events so far.
  public private(set) var events: [LayoutEvent] = []

  /// A log of nothing so far.
  public init() {}

  /// Forgets the events.
  public func clear() { events = [] }

  func append(_ event: LayoutEvent) { events.append(event) }
}

// On an optional: without a log nothing is timed.
extension Optional where Wrapped == LayoutLog {
  @MainActor func timed<Result>(
    _ kind: LayoutEvent.Kind, _ subject: (any EventSubject)? = nil,
    result: ((Result) -> LayoutEvent.Subject)? = nil, _ body: () -> Result
  ) -> Result {
    guard let log = self else { return body() }
    let clock = ContinuousClock()
    let start = clock.now
    let answer = body()
    let seconds = (clock.now - start) / .seconds(1)
    let reported: LayoutEvent.Subject? =
      if let result { result(answer) } else if let isSo = answer as? Bool { .answer(isSo) } else {
        (answer as? any EventSubject)?.subject
      }
    log.append(
      LayoutEvent(kind: kind, subject: subject?.subject, answer: reported, seconds: seconds))
    return answer
  }

  @MainActor func note(_ kind: LayoutEvent.Kind, _ subject: (any EventSubject)? = nil) {
    self?.append(LayoutEvent(kind: kind, subject: subject?.subject, answer: nil, seconds: 0))
  }
}
