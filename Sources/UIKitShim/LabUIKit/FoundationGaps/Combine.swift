// What files store of Combine. Nothing is published: a value of a subject is stored, and no
// subscriber is called.

#if !canImport(Darwin)
  public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
  }

  public protocol Cancellable { func cancel() }

  public protocol ObservableObject: AnyObject {}

  public final class AnyCancellable: Cancellable, Hashable {
    public init(_ cancel: @escaping () -> Void = {}) {}

    public func cancel() {}
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    public func store<Cancellables: RangeReplaceableCollection>(in list: inout Cancellables)
    where Cancellables.Element == AnyCancellable { list.append(self) }

    public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  public struct AnyPublisher<Output, Failure: Error>: Publisher {
    public init<Source: Publisher>(_ source: Source)
    where Source.Output == Output, Source.Failure == Failure {}
  }

  public enum Subscribers {
    public enum Completion<Failure: Error> { case finished, failure(Failure) }
  }

  public final class PassthroughSubject<Output, Failure: Error>: Publisher {
    public init() {}

    public func send(_ value: Output) {}
    public func send(completion: Subscribers.Completion<Failure>) {}
  }

  extension PassthroughSubject where Output == Void { public func send() {} }

  public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
    public var value: Output

    public init(_ value: Output) { self.value = value }

    public func send(_ value: Output) { self.value = value }
    public func send(completion: Subscribers.Completion<Failure>) {}
  }

  @propertyWrapper public struct Published<Value> {
    public struct Publisher: LabUIKit.Publisher {
      public typealias Output = Value
      public typealias Failure = Never
    }

    public var wrappedValue: Value
    public var projectedValue: Publisher { Publisher() }

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(initialValue: Value) { wrappedValue = initialValue }
  }

  extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    public func map<Result>(_ transform: @escaping (Output) -> Result)
      -> AnyPublisher<Result, Failure>
    { AnyPublisher(PassthroughSubject<Result, Failure>()) }
    public func compactMap<Result>(_ transform: @escaping (Output) -> Result?)
      -> AnyPublisher<Result, Failure>
    { AnyPublisher(PassthroughSubject<Result, Failure>()) }
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
      AnyPublisher(self)
    }
    public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
      AnyPublisher(self)
    }
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    public func receive<Scheduler>(on scheduler: Scheduler) -> AnyPublisher<Output, Failure> {
      AnyPublisher(self)
    }
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
    where Failure == Never { AnyCancellable() }
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable { AnyCancellable() }
    public func assign<Root>(to path: ReferenceWritableKeyPath<Root, Output>, on object: Root)
      -> AnyCancellable where Failure == Never
    { AnyCancellable() }
  }
#endif
