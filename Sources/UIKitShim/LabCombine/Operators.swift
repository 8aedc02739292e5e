public import LabUIKit

extension Publisher {
  /// Sends what the closures of each subscriber make of this publisher's values and its end.
  private func each<T, F>(
    _ begin:
      @escaping (Channel<T, F>) -> (
        value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void
      )
  ) -> AnyPublisher<T, F> {
    AnyPublisher { channel in
      let (value, end) = begin(channel)
      channel.listen(to: self, value, end)
    }
  }

  /// Sends what the closure of each subscriber makes of this publisher's values.
  private func values<T>(
    _ begin: @escaping (Channel<T, Failure>) -> (Output) -> Void
  ) -> AnyPublisher<T, Failure> {
    each { (begin($0), $0.finish) }
  }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  // MARK: Each value

  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    values { channel in { channel.send(transform($0)) } }
  }
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    values { channel in { transform($0).map(channel.send) } }
  }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    values { channel in { if isIncluded($0) { channel.send($0) } } }
  }
  public func scan<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    values { channel in
      var result = initial
      return { value in
        result = next(result, value)
        channel.send(result)
      }
    }
  }
  public func removeDuplicates(
    by isSame: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    values { channel in
      var last: Output?
      return { value in
        if let last, isSame(last, value) { return }
        last = value
        channel.send(value)
      }
    }
  }
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    removeDuplicates(by: ==)
  }
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    values { channel in
      var left = count
      return { value in
        if left > 0 { left -= 1 } else { channel.send(value) }
      }
    }
  }
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    values { channel in
      var left = count
      if left <= 0 { channel.finish(.finished) }
      return { value in
        // A subscriber can send another value while it receives one.
        guard left > 0 else { return }
        left -= 1
        channel.send(value)
        if left == 0 { channel.finish(.finished) }
      }
    }
  }
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
  public func first(where isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(isIncluded).prefix(1)
  }
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    each { channel in
      receiveSubscription?(channel)
      return (
        { value in
          receiveOutput?(value)
          channel.send(value)
        },
        { end in
          receiveCompletion?(end)
          channel.finish(end)
        }
      )
    }
  }

  public func collect() -> AnyPublisher<[Output], Failure> {
    each { channel in
      var values: [Output] = []
      return (
        { values.append($0) },
        { end in
          if case .finished = end { channel.send(values) }
          channel.finish(end)
        }
      )
    }
  }

  // MARK: Failures

  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    mapError { $0 }.attempt { value, send in send(try transform(value)) }
  }
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> AnyPublisher<T, any Error> {
    mapError { $0 }.attempt { value, send in try transform(value).map(send) }
  }
  public func decode<T: Decodable>(
    type: T.Type, decoder: JSONDecoder
  ) -> AnyPublisher<T, any Error> where Output == Data {
    tryMap { try decoder.decode(type, from: $0) }
  }
  public func mapError<F: Error>(
    _ transform: @escaping (Failure) -> F
  ) -> AnyPublisher<Output, F> {
    each { channel in
      (
        channel.send,
        { end in
          switch end {
          case .finished: channel.finish(.finished)
          case .failure(let error): channel.finish(.failure(transform(error)))
          }
        }
      )
    }
  }
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    each { channel in
      (
        channel.send,
        { end in
          switch end {
          case .finished: channel.finish(.finished)
          case .failure(let error):
            channel.listen(to: handler(error), channel.send, channel.finish)
          }
        }
      )
    }
  }
  public func replaceError(with value: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(value) }
  }
  public func assertNoFailure() -> AnyPublisher<Output, Never> {
    self.catch { _ in Empty(completeImmediately: false) }
  }
  /// What fails here fails again.
  public func retry(_ count: Int) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  public func setFailureType<F: Error>(to type: F.Type) -> AnyPublisher<Output, F>
  where Failure == Never {
    each { channel in (channel.send, { _ in channel.finish(.finished) }) }
  }
}

extension Publisher where Failure == any Error {
  fileprivate func attempt<T>(
    _ handler: @escaping (Output, _ send: (T) -> Void) throws -> Void
  ) -> AnyPublisher<T, any Error> {
    AnyPublisher { channel in
      channel.listen(
        to: self,
        { value in
          do { try handler(value, channel.send) } catch { channel.finish(.failure(error)) }
        }, channel.finish)
    }
  }
}
