/// `value` as a reader writes it: at most `decimals` digits after the point, none that are zero at
/// the end, no minus before zero.
public func numberText(_ value: Double, decimals: Int = 2) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : (value < 0 ? "-inf" : "inf") }
  let scale = (0..<max(0, decimals)).reduce(1.0) { power, _ in power * 10 }
  let scaled = (abs(value) * scale).rounded()
  guard scaled < 9e15 else { return "\(value)" }
  let digits = Int(scaled)
  let whole = digits / Int(scale)
  var fraction = String(digits % Int(scale) + Int(scale)).dropFirst()
  while fraction.last == "0" { fraction.removeLast() }
  let sign = value < 0 && digits != 0 ? "-" : ""
  return sign + String(whole) + (fraction.isEmpty ? "" : "." + fraction)
}

/// `count` with a comma between thousands.
public func countText(_ count: Int) -> String {
  let digits = String(count.magnitude)
  var text = ""
  for (place, digit) in digits.enumerated() {
    if place > 0 && (digits.count - place) % 3 == 0 { text.append(",") }
    text.append(digit)
  }
  return count < 0 ? "-" + text : text
}

/// `count` and the noun it counts, in the singular for one: `1 item`, `12 items`.
public func countText(_ count: Int, _ noun: String) -> String {
  countText(count) + " " + noun + (count == 1 ? "" : "s")
}
