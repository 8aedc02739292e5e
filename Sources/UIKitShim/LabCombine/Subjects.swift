public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void { public func send() { send(()) } }

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { audience.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { audience.receive(subscriber) }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard audience.isOpen else { return }
    current = value
    audience.send(value)
  }
  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    audience.receive(subscriber) { self.current }
  }
}

/// A property whose subscribers receive each value before it is set, as in Combine.
@propertyWrapper public struct Published<Value> {
  fileprivate var storage: PublishedStorage<Value>

  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }
  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.set(newValue) }
  }

  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set { storage = newValue.storage }
  }

  public struct Publisher: LabCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let storage: PublishedStorage<Value>

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      storage.audience.receive(subscriber) { storage.value }
    }

    func follow<P: LabCombine.Publisher>(_ other: P) where P.Output == Value, P.Failure == Never {
      storage.sources.append(other.sink { [weak storage] in storage?.set($0) })
    }
  }
}

private final class PublishedStorage<Value> {
  var value: Value
  let audience = Audience<Value, Never>()
  var sources: [AnyCancellable] = []
  var owner: ObservableObjectPublisher?

  init(_ value: Value) { self.value = value }

  func set(_ newValue: Value) {
    owner?.send()
    audience.send(newValue)
    value = newValue
  }
}

/// A property whose object publishes that it will change.
private protocol Announced { var owner: ObservableObjectPublisher? { get nonmutating set } }

extension Published: Announced {
  fileprivate var owner: ObservableObjectPublisher? {
    get { storage.owner }
    nonmutating set { storage.owner = newValue }
  }
}

public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  public init() {}

  public func send() { subject.send() }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
}

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The published properties hold it: an object without any has a new one each time.
  public var objectWillChange: ObservableObjectPublisher {
    let mirrors = sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
    let properties = mirrors.flatMap(\.children).compactMap { $0.value as? any Announced }
    let publisher = properties.lazy.compactMap(\.owner).first ?? ObservableObjectPublisher()
    for property in properties { property.owner = publisher }
    return publisher
  }
}
