extension NSObject {
  /// Nothing: there is no Objective-C to look for a value by its name.
  public func value(forKey key: String) -> Any? { nil }

  /// Sets nothing: there is no Objective-C to look for a property by its name.
  public func setValue(_ value: Any?, forKey key: String) {}
}
