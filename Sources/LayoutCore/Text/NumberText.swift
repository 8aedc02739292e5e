/// Numbers as people read and write them, the same in every language setting.
///
/// Reading is strict: a decimal point, no grouping, no hexadecimal, no `nan`, no `inf`. Writing
/// never traps and never shows `-0`.
public enum NumberText {
  /// The finite number that `text` spells in full, such as `8`, `-0.5`, `.5` or `1e3`.
  ///
  /// Nil for anything else: empty text, blanks, hexadecimal, `nan`, `inf`, or a number too large
  /// for a `Double`.
  public static func double(_ text: some StringProtocol) -> Double? {
    guard text.utf8.allSatisfy(isDecimal), let value = Double(text), value.isFinite else {
      return nil
    }
    return value
  }

  /// The whole number that `text` spells in full: digits with at most one sign before them.
  public static func int(_ text: some StringProtocol) -> Int? {
    Int(text)
  }

  /// `value` with two decimals, as columns of a table need it: `8.00`, `-0.50`.
  ///
  /// Rounds to nearest, ties away from zero, of the binary value. Values of 2^53 / 100 and more
  /// keep the decimals they have, in the form that reads back the same; `nan` and `inf` are
  /// written as such.
  public static func format2(_ value: Double) -> String {
    guard let hundredths = hundredths(of: value) else { return unrounded(value) }
    var digits = FixedDigits(negative: value < 0)
    digits.put(hundredths, decimals: 2)
    return digits.text
  }

  /// `value` with at most two decimals and no trailing zeros, as a sentence needs it: `320`,
  /// `95.33`, `-0.5`.
  public static func formatShort(_ value: Double) -> String {
    guard let hundredths = hundredths(of: value) else { return unrounded(value) }
    var digits = FixedDigits(negative: value < 0)
    if hundredths % 100 == 0 {
      digits.put(hundredths / 100, decimals: 0)
    } else if hundredths % 10 == 0 {
      digits.put(hundredths / 10, decimals: 1)
    } else {
      digits.put(hundredths, decimals: 2)
    }
    return digits.text
  }

  /// `value` in the shortest form that reads back the same, whole numbers without `.0`: what a
  /// machine reads. `nan` and `inf` are not JSON; ask before.
  public static func formatExact(_ value: Double) -> String {
    if value == 0 { return "0" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// `count` with a comma between thousands: `100,000,000`.
  public static func grouped(_ count: Int) -> String {
    let digits = Array(String(count.magnitude).utf8)
    var text: [UInt8] = count < 0 ? [UInt8(ascii: "-")] : []
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(UInt8(ascii: ",")) }
      text.append(digit)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func isDecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  /// |value| in hundredths, rounded; nil where a `Double` cannot hold hundredths exactly.
  private static func hundredths(of value: Double) -> UInt64? {
    let scaled = (value.magnitude * 100).rounded()
    guard scaled < 0x1p53 else { return nil }
    return UInt64(scaled)
  }

  private static func unrounded(_ value: Double) -> String {
    value.isFinite ? formatExact(value) : "\(value)"
  }
}

/// Digits written from the right into a buffer that is large enough for every `UInt64`.
private struct FixedDigits {
  let negative: Bool
  private(set) var text = ""

  init(negative: Bool) {
    self.negative = negative
  }

  mutating func put(_ units: UInt64, decimals: Int) {
    text = String(unsafeUninitializedCapacity: 24) { buffer in
      var rest = units
      var position = 24
      var written = 0
      repeat {
        if written == decimals, decimals > 0 {
          position -= 1
          buffer[position] = UInt8(ascii: ".")
        }
        position -= 1
        buffer[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
        written += 1
      } while rest > 0 || written <= decimals
      if negative, units > 0 {
        position -= 1
        buffer[position] = UInt8(ascii: "-")
      }
      let count = 24 - position
      for index in 0..<count { buffer[index] = buffer[position + index] }
      return count
    }
  }
}
