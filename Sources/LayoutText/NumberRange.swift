extension NumberText {
  /// `range` as help and errors print it: `1–1,000,000`, `0.001–10`, `-10 to 10`; `0` for one value.
  public static func range(_ range: ClosedRange<Double>) -> String {
    self.range(bound(range.lowerBound), bound(range.upperBound))
  }

  /// `range` as help and errors print it: `1–1,000,000`.
  public static func range(_ range: ClosedRange<Int>) -> String {
    self.range(grouped(range.lowerBound), grouped(range.upperBound))
  }

  private static func range(_ lower: String, _ upper: String) -> String {
    lower == upper ? lower : lower + (lower.hasPrefix("-") ? " to " : "–") + upper
  }

  /// A limit as help and errors print it, with all its decimals: `1,000,000`, `0.001`.
  public static func bound(_ value: Double) -> String {
    Int(exactly: value).map(grouped) ?? formatExact(value)
  }
}
