/// Replaces Combine's publishers. Values arrive at once: a scheduler or an interval of time delays
/// nothing, because a layout has no clock here.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error

  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

public protocol Subscription: Cancellable { func request(_ demand: Subscribers.Demand) }

public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// Publishers here send all they have, whatever the demand.
  public struct Demand: Equatable, Sendable {
    public static let unlimited = Demand(most: .max)
    public static let none = Demand(most: 0)
    public static func max(_ count: Int) -> Demand { Demand(most: count) }

    private let most: Int
  }

  /// A subscriber made of closures, which takes all values.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var end: ((Completion<Failure>) -> Void)?
    private var value: ((Input) -> Void)?
    private var subscription: (any Subscription)?

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      (end, value) = (receiveCompletion, receiveValue)
    }

    public func receive(subscription: any Subscription) {
      guard value != nil, self.subscription == nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    public func receive(_ input: Input) -> Demand {
      value?(input)
      return .unlimited
    }
    public func receive(completion: Completion<Failure>) {
      let end = end
      cancel()
      end?(completion)
    }
    public func cancel() {
      let subscription = subscription
      (end, value, self.subscription) = (nil, nil, nil)
      subscription?.cancel()
    }
  }
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) }

  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// `object` lives as long as the subscription, as in Combine.
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Lasts as long as the property.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.follow(self)
  }

  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      let all = sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { value in
          nonisolated(unsafe) let value = value
          continuation.yield(value)
        })
      continuation.onTermination = { _ in all.cancel() }
    }
  }
}

public protocol Cancellable { func cancel() }

extension Cancellable {
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert((self as? AnyCancellable) ?? AnyCancellable(self))
  }
  public func store<C: RangeReplaceableCollection>(in list: inout C)
  where C.Element == AnyCancellable {
    list.append((self as? AnyCancellable) ?? AnyCancellable(self))
  }
}

/// Cancels when it is released. All that a loaded file does runs on one thread.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private var end: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { end = cancel }
  public convenience init<C: Cancellable>(_ other: C) { self.init { other.cancel() } }

  deinit { end?() }

  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }

  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
