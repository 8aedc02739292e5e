/// Text that is written as UTF-8, piece by piece: a hundred thousand answers to a script are made in
/// this way.
///
/// It owns its memory and cannot be copied, so a byte is one comparison and one store. An array
/// first asks, for each piece, whether it shares its memory.
///
/// ```swift
/// var text = ByteText()
/// text.append(3, "item")
/// text.string  // "3 items"
/// ```
public struct ByteText: ~Copyable {
  @usableFromInline var start: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  @usableFromInline var length = 0

  /// No text yet, in memory that is enough for most answers.
  public init() {
    capacity = 256
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }
}

extension ByteText {
  /// The number of bytes.
  public var count: Int { length }

  /// The bytes, which are valid until the text changes.
  public var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: length) }

  /// The text.
  ///
  /// - Complexity: O(bytes).
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Removes all text, and keeps the memory.
  public mutating func removeAll() { length = 0 }

  /// Takes more memory: `more` bytes do not fit.
  ///
  /// - Complexity: O(1) for each byte, amortized.
  @usableFromInline mutating func grow(by more: Int) {
    capacity = max(2 * capacity, length + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.moveInitialize(from: start, count: length)
    start.deallocate()
    start = larger
  }

  /// Appends one byte.
  @inlinable public mutating func append(_ byte: UInt8) {
    if length == capacity { grow(by: 1) }
    start[length] = byte
    length &+= 1
  }

  /// Appends bytes of UTF-8 that are elsewhere.
  public mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    if capacity - length < bytes.count { grow(by: bytes.count) }
    (start + length).initialize(from: first, count: bytes.count)
    length += bytes.count
  }

  /// Appends a text of the program. The compiler knows its address and its length where it is called.
  /// So copying it there takes a few stores, and no call.
  @inline(__always) @inlinable public mutating func append(_ text: StaticString) {
    let count = text.utf8CodeUnitCount
    if capacity - length < count { grow(by: count) }
    (start + length).initialize(from: text.utf8Start, count: count)
    length &+= count
  }

  /// Appends `text`. Its label keeps texts of the program, which take less, from being strings.
  public mutating func append(contentsOf text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Appends the digits of `number`, which is not negative; where `isGrouped`, with a comma between
  /// thousands.
  @inline(__always) @inlinable
  public mutating func append(number: Int, isGrouped: Bool = false) {
    // Most numbers of an answer are small: they need no call.
    let number = UInt(number)
    guard number < 100 else { return appendDigits(of: number, isGrouped: isGrouped) }
    if number > 9 { append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10)) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Appends the digits of `number`, three at least.
  @usableFromInline mutating func appendDigits(of number: UInt, isGrouped: Bool) {
    var rest = number
    var (digits, bound) = (3, UInt(1000))
    // Nineteen digits are the most, so the bound does not overflow.
    while rest >= bound { (digits, bound) = (digits + 1, bound &* 10) }
    let width = isGrouped ? digits + (digits - 1) / 3 : digits
    if capacity - length < width { grow(by: width) }
    length += width
    // The last digit is written first.
    var place = length
    for digit in 0..<digits {
      if isGrouped, digit > 0, digit.isMultiple(of: 3) {
        place -= 1
        start[place] = UInt8(ascii: ",")
      }
      place -= 1
      start[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }

  /// Appends `count`, which is not negative, and the noun it counts, as `NumberText.counted`.
  public mutating func append(_ count: Int, _ noun: StaticString) {
    append(number: count, isGrouped: true)
    append(UInt8(ascii: " "))
    append(noun)
    if count != 1 { append(UInt8(ascii: "s")) }
  }
}
