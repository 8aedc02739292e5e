extension NSCoder {
  /// Nothing: there is no Objective-C to look for a value by its name.
  public func value(forKey key: String) -> Any? { nil }
}
