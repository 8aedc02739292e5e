/// Numbers as people read and write them, the same in every language setting. For numbers in the
/// user's language use Foundation's formatters.
///
/// Reading is strict: a decimal point, no grouping, no hexadecimal, no `nan`, no `inf`. Writing
/// never traps and never shows `-0`.
public enum NumberText {
  /// The finite number that `text` spells in full, such as `8`, `-0.5`, `.5` or `1e3`.
  ///
  /// Nil for anything else: empty text, blanks, hexadecimal, `nan`, `inf`, or a number too large
  /// for a `Double`.
  ///
  /// ```swift
  /// NumberText.double("1e3")  // 1000
  /// NumberText.double("12pt")  // nil
  /// ```
  ///
  /// - Complexity: O(length); up to 15 digits without an exponent take one division.
  public static func double(_ text: String) -> Double? { finite(text) }

  /// The finite number that `text`, a part of a string, spells in full.
  public static func double(_ text: some StringProtocol) -> Double? { finite(text) }

  /// The number of points that `text` spells, with the unit or without it: `320`, `320pt`.
  public static func points(_ text: String) -> Double? {
    double(text) ?? (text.hasSuffix("pt") ? double(text.dropLast(2)) : nil)
  }

  /// The whole number that `text` spells in full: digits with at most one sign before them.
  public static func int(_ text: String) -> Int? { Int(text) }

  /// The whole number that `text`, a part of a string, spells in full.
  public static func int(_ text: some StringProtocol) -> Int? { Int(text) }

  private static func finite(_ text: some StringProtocol) -> Double? {
    let written = text.utf8.withContiguousStorageIfAvailable { whole($0) ?? short($0) }
    if let value = written ?? nil { return value }
    guard text.utf8.allSatisfy(isDecimal), let value = Double(text), value.isFinite else {
      return nil
    }
    return value
  }

  /// The value of up to 15 digits and nothing else, as most numbers are; nil for the rest.
  private static func whole(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    guard (1...15).contains(bytes.count) else { return nil }
    var value = 0
    for byte in bytes {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value &* 10 &+ Int(digit)
    }
    return Double(value)
  }

  /// Up to 15 digits with an optional sign and point, which is what people type; nil for the rest.
  ///
  /// Both the digits and the power of ten are exact, so one division rounds correctly: W. Clinger,
  /// "How to read floating point numbers accurately" (1990).
  private static func short(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    var digits = 0
    var decimals = 0
    var hasPoint = false
    var mantissa: UInt64 = 0
    var isNegative = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits += 1
        if hasPoint { decimals += 1 }
        guard digits <= 15 else { return nil }
        mantissa = mantissa * 10 + UInt64(byte - UInt8(ascii: "0"))
      case UInt8(ascii: ".") where !hasPoint: hasPoint = true
      case UInt8(ascii: "-") where digits == 0 && !hasPoint && !isNegative: isNegative = true
      default: return nil
      }
    }
    guard digits > 0, digits > decimals, !hasPoint || decimals > 0 else { return nil }
    let value = Double(mantissa) / powersOfTen[decimals]
    return isNegative ? -value : value
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// `value` with two decimals, as columns of a table need it: `8.00`, `-0.50`.
  ///
  /// Rounds to nearest, ties away from zero, of the binary value. Values of 2^53 / 100 and more
  /// keep the decimals they have, in the form that reads back the same; `nan` and `inf` are
  /// written as such.
  ///
  /// ```swift
  /// NumberText.format2(-0.5)  // "-0.50"
  /// ```
  package static func format2(_ value: Double) -> String {
    guard let hundredths = hundredths(of: value) else { return unrounded(value) }
    var digits = FixedDigits(negative: value < 0)
    digits.put(hundredths, decimals: 2)
    return digits.text
  }

  /// `value` with at most two decimals and no trailing zeros, as a sentence needs it: `320`,
  /// `95.33`, `-0.5`.
  ///
  /// ```swift
  /// NumberText.formatShort(286.0 / 3)  // "95.33"
  /// ```
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

  /// `value` for people: as `formatShort` writes it, with a comma between thousands from five
  /// digits before the point: `1200`, `49,500,035.5`.
  public static func formatGrouped(_ value: Double) -> String {
    grouped(digits: formatShort(value))
  }

  /// `text`, with a comma between thousands where it is a number that has five digits or more
  /// before the point, and nothing else.
  ///
  /// ```swift
  /// NumberText.grouped(digits: "49500035.5")  // "49,500,035.5"
  /// NumberText.grouped(digits: "1200")  // "1200"
  /// ```
  public static func grouped(digits text: String) -> String {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let parts = text.utf8.dropFirst(isNegative ? 1 : 0).split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, whole.count >= 5,
      parts.allSatisfy({ part in
        !part.isEmpty && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      })
    else { return text }
    return (isNegative ? "-" : "") + separated(whole)
      + (parts.count > 1 ? "." + String(Substring(parts[1])) : "")
  }

  /// `value` for machines: the shortest form that reads back the same, whole numbers without `.0`.
  /// `nan` and `inf` are not JSON; check before.
  public static func formatExact(_ value: Double) -> String {
    // A `Double` holds every whole number up to 2^53, and prints it in full.
    if value.magnitude < 0x1p53, value == value.rounded(.towardZero) { return String(Int(value)) }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The digits of `number`, as a string: `append(number:)` writes them among other bytes. Those of
  /// most names need no memory: half as many instructions as `String(number)`.
  package static func digits(_ number: Int) -> String {
    guard number >= 0 else { return String(number) }
    var count = 1
    var rest = number
    while rest > 9 {
      rest /= 10
      count += 1
    }
    return String(unsafeUninitializedCapacity: count) { buffer in
      var rest = number
      for place in (0..<count).reversed() {
        buffer[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      return count
    }
  }

  /// `count` with a comma between thousands: `100,000,000`.
  public static func grouped(_ count: Int) -> String {
    if (0..<1000).contains(count) { return String(count) }
    return (count < 0 ? "-" : "") + separated(String(count.magnitude).utf8)
  }

  private static func separated(_ digits: some Collection<UInt8>) -> String {
    var text: [UInt8] = []
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(UInt8(ascii: ",")) }
      text.append(digit)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// `count` and the noun it counts, in the singular for one: `1 item`, `12 items`.
  public static func counted(_ count: Int, _ noun: String) -> String {
    "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
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
  fileprivate static func hundredths(of value: Double) -> UInt64? {
    let scaled = (value.magnitude * 100).rounded()
    guard scaled < 0x1p53 else { return nil }
    return UInt64(scaled)
  }

  private static func unrounded(_ value: Double) -> String {
    // The sign of NaN means nothing.
    value.isFinite ? formatExact(value) : value.isNaN ? "nan" : "\(value)"
  }
}

extension [UInt8] {
  /// Appends `value` as `NumberText.format2` writes it, after as many blanks as make it `width`
  /// bytes wide, and at least one: two numbers never run together.
  package mutating func append(column value: Double, width: Int) {
    guard let hundredths = NumberText.hundredths(of: value) else {
      let text = NumberText.format2(value).utf8
      append(contentsOf: repeatElement(UInt8(ascii: " "), count: Swift.max(1, width - text.count)))
      return append(contentsOf: text)
    }
    let isNegative = value < 0 && hundredths > 0
    var length = isNegative ? 5 : 4
    var whole = hundredths / 1000
    while whole > 0 {
      length += 1
      whole /= 10
    }
    let blanks = Swift.max(1, width - length)
    append(contentsOf: repeatElement(UInt8(ascii: " "), count: blanks + length))
    var place = count
    var rest = hundredths
    for number in 0..<length - (isNegative ? 1 : 0) {
      place -= 1
      guard number != 2 else {
        self[place] = UInt8(ascii: ".")
        continue
      }
      self[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    if isNegative { self[place - 1] = UInt8(ascii: "-") }
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
    // A text of up to 15 bytes needs no memory: 12 digits, a sign and a point are fewer.
    let most = units < 1_000_000_000_000 ? 15 : 24
    text = String(unsafeUninitializedCapacity: most) { buffer in
      var rest = units
      var position = most
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
      let count = most - position
      for index in 0..<count { buffer[index] = buffer[position + index] }
      return count
    }
  }
}
