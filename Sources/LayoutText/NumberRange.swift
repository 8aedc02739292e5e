extension NumberText {
  /// `range` as help and errors print it: `1–1,000,000`, `0.001–10`.
  public static func range(_ range: ClosedRange<Double>) -> String {
    "\(bound(range.lowerBound))–\(bound(range.upperBound))"
  }

  /// `range` as help and errors print it: `1–1,000,000`.
  public static func range(_ range: ClosedRange<Int>) -> String {
    "\(grouped(range.lowerBound))–\(grouped(range.upperBound))"
  }

  /// A limit as help and errors print it, with all its decimals: `1,000,000`, `0.001`.
  public static func bound(_ value: Double) -> String {
    Int(exactly: value).map(grouped) ?? formatExact(value)
  }
}
