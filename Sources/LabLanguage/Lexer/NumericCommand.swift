/// A command of a name and at most four whole numbers, with one blank between them, such as
/// `query 0 80 320 60`. It is the whole text.
///
/// Most lines that a program sends to the lab are such commands. One pass over the bytes reads the
/// name and the numbers into this object, so these lines need no memory for tokens, and no text for
/// each number. What needs the tokens, as an error does, gets them from `tokens`.
final class NumericCommand: Sendable {
  /// The text of the command.
  let source: String
  let name: Token
  /// How many numbers there are.
  let count: Int
  // An array would need memory of its own.
  private let numbers: Numbers

  private typealias Numbers = (Number, Number, Number, Number)

  private struct Number {
    var value = 0.0
    /// The offset behind it.
    var end = 0
  }

  /// Reads `source`; nil where it is anything else.
  init?(_ source: String) {
    var text = source
    let parts = text.withUTF8 { bytes -> (name: Token, count: Int, numbers: Numbers)? in
      var reader = Reader(bytes)
      guard let name = reader.name() else { return nil }
      reader.readNumbers()
      return reader.isAtEnd ? (name, reader.count, reader.numbers) : nil
    }
    guard let parts else { return nil }
    (self.source, name, count, numbers) = (source, parts.name, parts.count, parts.numbers)
  }

  /// Reads the bytes of a command.
  private struct Reader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private(set) var count = 0
    private(set) var numbers: Numbers = (Number(), Number(), Number(), Number())

    /// The most digits of a number: so many are exact in a `Double`.
    private static let mostDigits = 15

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }

    /// The letters at the start; nil if there are none.
    mutating func name() -> Token? {
      while position < bytes.count, Byte.isLowercase(bytes[position]) { position += 1 }
      guard position > 0 else { return nil }
      let letters = UnsafeBufferPointer(rebasing: bytes[..<position])
      let text = String(unsafeUninitializedCapacity: position) {
        $0.initialize(fromContentsOf: letters)
      }
      return Token(.word, text, SourceSpan(0, position), isNumeric: false)
    }

    /// Reads numbers up to the first place where none is, or to the fourth.
    mutating func readNumbers() {
      guard let first = number() else { return }
      (numbers.0, count) = (first, 1)
      guard let second = number() else { return }
      (numbers.1, count) = (second, 2)
      guard let third = number() else { return }
      (numbers.2, count) = (third, 3)
      guard let fourth = number() else { return }
      (numbers.3, count) = (fourth, 4)
    }

    /// A blank and the number behind it; nil, and nothing is read, where something else is there.
    private mutating func number() -> Number? {
      guard position < bytes.count, bytes[position] == Byte.space else { return nil }
      let start = position + 1
      var end = start
      var value = 0
      while end < bytes.count {
        let digit = bytes[end] &- UInt8(ascii: "0")
        guard digit < 10 else { break }
        value = value &* 10 &+ Int(digit)
        end += 1
      }
      guard (1...Self.mostDigits).contains(end - start) else { return nil }
      position = end
      return Number(value: Double(value), end: end)
    }
  }

  private func number(at place: Int) -> Number {
    switch place {
    case 0: numbers.0
    case 1: numbers.1
    case 2: numbers.2
    default: numbers.3
    }
  }

  /// The number at `place`, which must be in 0..<count.
  subscript(place: Int) -> Double { number(at: place).value }

  /// The place of that number in the source.
  func span(at place: Int) -> SourceSpan {
    let before = place == 0 ? name.span.end : number(at: place - 1).end
    return SourceSpan(before + 1, number(at: place).end)
  }

  /// The tokens of the command.
  var tokens: [Token] {
    [name]
      + (0..<count).map { place in
        let span = span(at: place)
        return Token(.word, source.text(of: span), span, isNumeric: true)
      }
  }
}
