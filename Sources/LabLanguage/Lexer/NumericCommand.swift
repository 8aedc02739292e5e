/// A numeric line as one reference, because a command is passed on at each step of its way.
///
/// It is an array of one line: a command that is read where another one was, which no one refers to
/// any more, is stored in its memory.
public struct NumericCommand: Sendable {
  private var lines: [NumericLine] = []

  /// No command yet.
  public init() {}

  /// Reads the command of a name and whole numbers that consists of `bytes`; false, and it stays as it
  /// was, where they are anything else.
  public mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let line = NumericLine(bytes) else { return false }
    if lines.isEmpty { lines.append(line) } else { lines[0] = line }
    return true
  }

  var line: NumericLine { lines[0] }
}

/// A command of a short name and at most four whole numbers, with one blank between them, such as
/// `query 0 80 320 60`. It is the whole text.
///
/// Most lines that a program sends to the lab are such commands. One pass over the bytes reads the
/// name and the numbers, so these lines need no memory for tokens, no text for each number, and none
/// for the line. What needs the tokens or the text, as an error does, gets them from `tokens` and
/// `source`.
struct NumericLine: Sendable {
  /// The name of the command.
  let word: ShortWord
  // An array would need memory of its own.
  private let values: (Double, Double, Double, Double)
  /// How many digits each number has; 0 where there is no number. The places follow from them.
  private let digits: (UInt8, UInt8, UInt8, UInt8)

  /// Reads the text that consists of `bytes`; nil where it is anything else.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let word = ShortWord(startOf: bytes) else { return nil }
    var reader = Reader(bytes, from: word.count)
    reader.readNumbers()
    guard reader.isAtEnd else { return nil }
    (self.word, values, digits) = (word, reader.values, reader.digits)
  }

  /// Reads the bytes of a command.
  private struct Reader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position: Int
    private(set) var values = (0.0, 0.0, 0.0, 0.0)
    private(set) var digits: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)

    /// The most digits of a number: so many are exact in a `Double`.
    private static let mostDigits = 15

    init(_ bytes: UnsafeBufferPointer<UInt8>, from position: Int) {
      (self.bytes, self.position) = (bytes, position)
    }

    var isAtEnd: Bool { position == bytes.count }

    /// Reads numbers up to the first place where none is, or to the fourth.
    mutating func readNumbers() {
      guard Self.read(bytes, &position, &values.0, &digits.0),
        Self.read(bytes, &position, &values.1, &digits.1),
        Self.read(bytes, &position, &values.2, &digits.2)
      else { return }
      _ = Self.read(bytes, &position, &values.3, &digits.3)
    }

    /// Reads a blank and the number behind it; false, and nothing is read, where something else is
    /// there.
    private static func read(
      _ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int, _ number: inout Double,
      _ digits: inout UInt8
    ) -> Bool {
      guard position < bytes.count, bytes[position] == Byte.space else { return false }
      let start = position + 1
      var end = start
      var value = 0
      while end < bytes.count {
        let digit = bytes[end] &- UInt8(ascii: "0")
        guard digit < 10 else { break }
        value = value &* 10 &+ Int(digit)
        end &+= 1
      }
      guard (1...mostDigits).contains(end - start) else { return false }
      (position, number, digits) = (end, Double(value), UInt8(truncatingIfNeeded: end - start))
      return true
    }
  }

  /// How many numbers there are.
  var count: Int {
    if digits.3 > 0 { return 4 }
    return digits.2 > 0 ? 3 : digits.1 > 0 ? 2 : digits.0 > 0 ? 1 : 0
  }

  /// The number at `place`, which must be in 0..<count.
  subscript(place: Int) -> Double {
    switch place {
    case 0: values.0
    case 1: values.1
    case 2: values.2
    default: values.3
    }
  }

  /// The place of that number in the source.
  func span(at place: Int) -> SourceSpan {
    let counts = [digits.0, digits.1, digits.2, digits.3]
    let end = counts[...place].reduce(word.count) { $0 + 1 + Int($1) }
    return SourceSpan(end - Int(counts[place]), end)
  }

  /// From the name to the last number.
  var span: SourceSpan {
    SourceSpan(0, count == 0 ? word.count : span(at: count - 1).end)
  }

  /// The name of the command.
  var name: Token { Token(.word, word.text, SourceSpan(0, word.count), isNumeric: false) }

  /// The text of the command, written again: the place of a number states how many zeros it begins
  /// with.
  var source: String {
    let end = span.end
    return String(unsafeUninitializedCapacity: end) { bytes in
      bytes.initialize(repeating: Byte.space)
      _ = bytes.update(fromContentsOf: word.text.utf8)
      for place in 0..<count {
        let span = span(at: place)
        var rest = Int(self[place])
        for offset in (span.start..<span.end).reversed() {
          bytes[offset] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
          rest /= 10
        }
      }
      return end
    }
  }

  /// The tokens of the command.
  var tokens: [Token] {
    let source = source
    return [name]
      + (0..<count).map { place in
        let span = span(at: place)
        return Token(.word, source.text(of: span), span, isNumeric: true)
      }
  }
}
