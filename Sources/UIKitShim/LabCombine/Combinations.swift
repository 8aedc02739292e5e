/// Several publishers as one.
extension Publisher {
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()]).eraseToAnyPublisher()
  }
  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { channel in
      for value in values { channel.send(value) }
      channel.listen(to: self, channel.send, channel.finish)
    }
  }

  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { channel in
      var (own, others, open): (Output?, P.Output?, Int) = (nil, nil, 2)
      func send() {
        if let own, let others { channel.send((own, others)) }
      }
      func end(_ completion: Subscribers.Completion<Failure>) {
        open -= 1
        if completion.isFailure || open == 0 { channel.finish(completion) }
      }
      channel.listen(
        to: self,
        {
          own = $0
          send()
        }, end)
      channel.listen(
        to: other,
        {
          others = $0
          send()
        }, end)
    }
  }
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { channel in
      var (own, others): ([Output], [P.Output]) = ([], [])
      var (isOwnOver, isOtherOver) = (false, false)
      func pair() {
        while !own.isEmpty, !others.isEmpty {
          channel.send((own.removeFirst(), others.removeFirst()))
        }
        // Values that wait can still become pairs.
        if isOwnOver && own.isEmpty || isOtherOver && others.isEmpty { channel.finish(.finished) }
      }
      func listen<Q: Publisher>(
        to publisher: Q, _ value: @escaping (Q.Output) -> Void, _ end: @escaping () -> Void
      ) where Q.Failure == Failure {
        channel.listen(
          to: publisher,
          {
            value($0)
            pair()
          },
          {
            if $0.isFailure { return channel.finish($0) }
            end()
            pair()
          })
      }
      listen(to: self, { own.append($0) }, { isOwnOver = true })
      listen(to: other, { others.append($0) }, { isOtherOver = true })
    }
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    Publishers.inner(of: map(transform), latestOnly: false)
  }
  @_disfavoredOverload public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    Publishers.inner(of: self, latestOnly: true)
  }
  /// One subscription for all subscribers.
  public func share() -> AnyPublisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    var source: AnyCancellable?
    return AnyPublisher { channel in
      channel.listen(to: subject, channel.send, channel.finish)
      if source == nil { source = subscribe(subject) }
    }
  }
}

extension Subscribers.Completion {
  fileprivate var isFailure: Bool {
    if case .failure = self { true } else { false }
  }
}

/// The types whose names apps write; an operator that has no type here is `AnyPublisher`.
public enum Publishers {
  /// The values of the publishers that `outer` sends, or of the latest alone.
  static func inner<P: Publisher>(
    of outer: P, latestOnly: Bool
  ) -> AnyPublisher<P.Output.Output, P.Failure>
  where P.Output: Publisher, P.Output.Failure == P.Failure {
    AnyPublisher { channel in
      var (open, latest): (Int, AnyCancellable?) = (1, nil)
      func end(_ completion: Subscribers.Completion<P.Failure>) {
        open -= 1
        if completion.isFailure || open == 0 { channel.finish(completion) }
      }
      channel.listen(
        to: outer,
        { publisher in
          if latestOnly, latest != nil {
            latest?.cancel()
            open -= 1
          }
          open += 1
          let sink = Subscribers.Sink<P.Output.Output, P.Failure>(
            receiveCompletion: { completion in
              latest = nil
              end(completion)
            }, receiveValue: channel.send)
          if latestOnly { latest = AnyCancellable(sink) }
          channel.cancel(with: sink)
          publisher.receive(subscriber: sink)
        }, end)
    }
  }

  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let all: [Upstream]

    public init(_ publishers: Upstream...) { all = publishers }
    public init<S: Sequence>(_ publishers: S) where S.Element == Upstream {
      all = Array(publishers)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let all = all
      AnyPublisher<Output, Failure> { channel in
        var open = all.count
        if open == 0 { channel.finish(.finished) }
        for publisher in all {
          channel.listen(to: publisher, channel.send) { completion in
            open -= 1
            if completion.isFailure || open == 0 { channel.finish(completion) }
          }
        }
      }.receive(subscriber: subscriber)
    }
  }

  public static func Merge<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<A.Output, A.Failure> where A.Output == B.Output, A.Failure == B.Failure {
    a.merge(with: b)
  }
  public static func Merge3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<A.Output, A.Failure>
  where
    A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure
  {
    a.merge(with: b).merge(with: c)
  }
  public static func Zip<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure { a.zip(b) }
  public static func CombineLatest<A: Publisher, B: Publisher>(
    _ a: A, _ b: B
  ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
    a.combineLatest(b)
  }
  public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(
    _ a: A, _ b: B, _ c: C
  ) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
  where A.Failure == B.Failure, A.Failure == C.Failure { a.combineLatest(b, c) }
  public static func CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
    _ a: A, _ b: B, _ c: C, _ d: D
  ) -> AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure>
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    a.combineLatest(b, c).combineLatest(d).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }
}
