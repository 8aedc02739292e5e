extension Double {
  /// The number as it stands in a sentence about points: two decimals at most, no zeros after
  /// them; beyond 10¹⁵, and where it is no number, as Swift prints it.
  public var pointsText: String {
    guard magnitude < 1e15 else { return "\(self)" }
    let hundredths = Int((magnitude * 100).rounded())
    let sign = self < 0 && hundredths > 0 ? "-" : ""
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
