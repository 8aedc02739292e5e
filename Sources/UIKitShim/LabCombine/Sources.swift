public import LabUIKit

public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    AnyPublisher { channel in
      channel.send(output)
      channel.finish(.finished)
    }.receive(subscriber: subscriber)
  }
}

public struct Empty<Output, Failure: Error>: Publisher {
  private let completes: Bool

  public init(completeImmediately: Bool = true) { completes = completeImmediately }
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) { completes = completeImmediately }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher { if completes { $0.finish(.finished) } }.receive(subscriber: subscriber)
  }
}

public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher { $0.finish(.failure(error)) }.receive(subscriber: subscriber)
  }
}

public struct Deferred<Made: Publisher>: Publisher {
  public typealias Output = Made.Output
  public typealias Failure = Made.Failure

  private let make: () -> Made

  public init(createPublisher: @escaping () -> Made) { make = createPublisher }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { make().receive(subscriber: subscriber) }
}

/// Begins at once, and sends its one result to each subscriber, as in Combine.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let subject = CurrentValueSubject<Result<Output, Failure>?, Never>(nil)

  public init(_ attempt: @escaping (@escaping Promise) -> Void) {
    attempt { [subject] result in if subject.value == nil { subject.send(result) } }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { channel in
      channel.listen(
        to: self.subject,
        { result in
          switch result {
          case .success(let value)?:
            channel.send(value)
            channel.finish(.finished)
          case .failure(let error)?: channel.finish(.failure(error))
          case nil: break
          }
        }, { _ in })
    }.receive(subscriber: subscriber)
  }
}

// MARK: What Foundation publishes

extension Sequence {
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { channel in
      for value in self {
        guard channel.isOpen else { return }
        channel.send(value)
      }
      channel.finish(.finished)
    }
  }
}

extension Optional {
  public var publisher: AnyPublisher<Wrapped, Never> {
    AnyPublisher { channel in
      if let self { channel.send(self) }
      channel.finish(.finished)
    }
  }
}

extension Result {
  public var publisher: AnyPublisher<Success, Failure> {
    Future { $0(self) }.eraseToAnyPublisher()
  }
}

extension NSObjectProtocol {
  /// Sends the present value alone, if the options include it.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    AnyPublisher { if options.contains(.initial) { $0.send(self[keyPath: keyPath]) } }
  }
}

extension NotificationCenter {
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher { channel in
      let observer = self.addObserver(forName: name, object: object, queue: nil) {
        channel.send($0)
      }
      channel.cancel(with: AnyCancellable { self.removeObserver(observer) })
    }
  }
}

extension Timer {
  /// Never fires: nothing here depends on the clock.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on loop: RunLoop,
    in mode: RunLoop.Mode, options: Any? = nil
  ) -> TimerPublisher { TimerPublisher() }

  public struct TimerPublisher: Publisher {
    public typealias Output = Date
    public typealias Failure = Never

    public func autoconnect() -> AnyPublisher<Date, Never> { eraseToAnyPublisher() }
    public func connect() -> any Cancellable { AnyCancellable {} }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      Empty(completeImmediately: false).receive(subscriber: subscriber)
    }
  }
}

#if !canImport(Darwin)
  extension URLSession {
    public typealias DataTaskPublisher = Empty<
      (data: Data, response: URLResponse), LabUIKit.URLError
    >

    /// Never sends: a loaded file reaches no network.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
      Empty(completeImmediately: false)
    }
    /// Never sends: a loaded file reaches no network.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
      Empty(completeImmediately: false)
    }
  }
#endif
