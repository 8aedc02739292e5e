public import LabUIKit

/// What an app names for the time or the thread of a value; here all values arrive at once.
public protocol Scheduler {}

extension DispatchQueue: Scheduler {}
extension RunLoop: Scheduler {}
extension OperationQueue: Scheduler {}

public struct ImmediateScheduler: Scheduler, Sendable {
  public static let shared = ImmediateScheduler()
}

/// An interval of time, which is over at once.
public struct SchedulerInterval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) {}
  public init(integerLiteral value: Int) {}

  public static func seconds(_ count: Double) -> Self { 0 }
  public static func seconds(_ count: Int) -> Self { 0 }
  public static func milliseconds(_ count: Int) -> Self { 0 }
  public static func microseconds(_ count: Int) -> Self { 0 }
  public static func nanoseconds(_ count: Int) -> Self { 0 }
}

extension Publisher {
  public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
  public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
  public func debounce<S: Scheduler>(
    for interval: SchedulerInterval, scheduler: S
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func throttle<S: Scheduler>(
    for interval: SchedulerInterval, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func delay<S: Scheduler>(
    for interval: SchedulerInterval, scheduler: S
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}
