/// An object whose values can be read by name. It is a protocol so that a class that stores values
/// by name can declare the same functions: members of a class extension cannot be overridden.
public protocol KeyValueCoding {}

extension NSObject: KeyValueCoding {}

extension KeyValueCoding {
  /// Always nil: there is no Objective-C to look up a value by its name.
  public func value(forKey key: String) -> Any? { nil }

  /// Does nothing: there is no Objective-C to look up a property by its name.
  public func setValue(_ value: Any?, forKey key: String) {}
}
