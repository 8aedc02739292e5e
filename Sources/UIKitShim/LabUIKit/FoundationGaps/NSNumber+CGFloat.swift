extension CGFloat {
  /// What Foundation on Linux gives every other number.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// Nil where the number has no exact value of this type.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
