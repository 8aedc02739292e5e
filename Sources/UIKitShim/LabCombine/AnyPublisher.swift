/// What each operator returns: for each subscriber, `begin` subscribes to what is above.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let begin: (Channel<Output, Failure>) -> Void

  init(begin: @escaping (Channel<Output, Failure>) -> Void) { self.begin = begin }

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    begin = { $0.listen(to: publisher, $0.send, $0.finish) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let channel = Channel(to: subscriber)
    subscriber.receive(subscription: channel)
    begin(channel)
  }
}

/// The way to one subscriber: nothing passes after it is cancelled, or after a completion. All that a
/// loaded file does runs on one thread.
final class Channel<Output, Failure: Error>: Subscription, @unchecked Sendable {
  private var subscriber: (value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void)?
  /// The subscriptions to what is above.
  private var sources: [any Cancellable] = []

  init<S: Subscriber>(to subscriber: S) where S.Input == Output, S.Failure == Failure {
    self.subscriber = ({ _ = subscriber.receive($0) }, { subscriber.receive(completion: $0) })
  }

  var isOpen: Bool { subscriber != nil }

  func send(_ value: Output) { subscriber?.value(value) }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let subscriber = subscriber
    cancel()
    subscriber?.end(completion)
  }

  func listen<P: Publisher>(
    to publisher: P, _ value: @escaping (P.Output) -> Void,
    _ end: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) {
    let sink = Subscribers.Sink(receiveCompletion: end, receiveValue: value)
    cancel(with: sink)
    publisher.receive(subscriber: sink)
  }

  /// Cancels `source` together with this.
  func cancel(with source: any Cancellable) {
    if isOpen { sources.append(source) } else { source.cancel() }
  }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    let all = sources
    (subscriber, sources) = (nil, [])
    for source in all { source.cancel() }
  }
}

/// The subscribers of one object.
final class Audience<Output, Failure: Error> {
  private var channels: [Channel<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?

  var isOpen: Bool { completion == nil }

  /// Adds a subscriber, and sends it the `first` value, if there is one; after the end, the completion.
  func receive<S: Subscriber>(_ subscriber: S, first: @escaping () -> Output? = { nil })
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher { channel in
      if let completion = self.completion { return channel.finish(completion) }
      // It is added first: what a subscriber sets while it receives the first value, it receives.
      self.channels.append(channel)
      if let value = first() { channel.send(value) }
    }.receive(subscriber: subscriber)
  }

  /// Sends a value to those who subscribed before: they may add others meanwhile.
  func send(_ value: Output) {
    channels.removeAll { !$0.isOpen }
    for channel in channels { channel.send(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard isOpen else { return }
    self.completion = completion
    let all = channels
    channels = []
    for channel in all { channel.finish(completion) }
  }
}
