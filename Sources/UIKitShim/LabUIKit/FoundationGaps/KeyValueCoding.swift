/// What may be asked for a value by its name. A protocol, so that a class that keeps values by their
/// names declares the same functions as its own: what an extension of a class declares cannot be
/// overridden.
public protocol KeyValueCoding {}

extension NSObject: KeyValueCoding {}

extension KeyValueCoding {
  /// Nothing: there is no Objective-C to look for a value by its name.
  public func value(forKey key: String) -> Any? { nil }

  /// Sets nothing: there is no Objective-C to look for a property by its name.
  public func setValue(_ value: Any?, forKey key: String) {}
}
