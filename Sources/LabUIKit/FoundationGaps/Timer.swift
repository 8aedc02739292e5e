/// In the place of Foundation's: the lab's clock stands still, so a timer never fires by itself. One
/// who calls `fire()` is answered.
public final class Timer: NSObject, @unchecked Sendable {
  private let block: (Timer) -> Void
  public let timeInterval: TimeInterval
  public let userInfo: Any?
  public private(set) var isValid = true
  public var tolerance: TimeInterval = 0
  public var fireDate = Date.distantFuture
  private let repeats: Bool

  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    timeInterval = interval
    self.repeats = repeats
    self.block = block
    userInfo = nil
    super.init()
  }

  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) { self.init(timeInterval: interval, repeats: repeats, block: block) }

  /// Does nothing when it is fired: without Objective-C a selector cannot be sent.
  public init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    timeInterval = interval
    self.repeats = repeats
    self.userInfo = userInfo
    block = { _ in }
    super.init()
  }

  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer { Timer(timeInterval: interval, repeats: repeats, block: block) }

  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
  }

  public func fire() {
    guard isValid else { return }
    if !repeats { isValid = false }
    block(self)
  }

  public func invalidate() { isValid = false }
}

extension RunLoop {
  /// Takes the timer, which never fires.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {}
}
