/// A value that a view stores. Outside of a view it is what it begins with.
@propertyWrapper public struct State<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }

  public var projectedValue: Binding<Value> { .constant(wrappedValue) }
}

/// A value that is stored elsewhere.
@propertyWrapper public struct Binding<Value> {
  private let get: () -> Value, set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }

  /// What is set does not change it.
  public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding { self }
}
