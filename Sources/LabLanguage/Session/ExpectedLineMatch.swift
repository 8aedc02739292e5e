public import LayoutCore
import LayoutText

extension ExpectedLine {
  /// Whether one line of output, or the first line of a message, is as expected. `anyLines` and
  /// `anyMessage` accept every line, `noOutput` none.
  ///
  /// - Parameters:
  ///   - tolerance: how far numbers may be off, in points.
  ///   - stop: once it is requested a pattern accepts nothing.
  /// - Complexity: O(n) in the line's length; O(n × length of the pattern) for a pattern.
  public func accepts(_ line: String, tolerance: Double, stop: StopSignal = .never) -> Bool {
    let line = line.trimmingRight()
    return switch matcher {
    case .literal(let text): line == text
    case .numbers(let text):
      LinePiece.equal(LinePiece.pieces(of: text), LinePiece.pieces(of: line), within: tolerance)
    case .glob(let pattern): Glob.accepts(pattern: Array(pattern), text: Array(line), stop: stop)
    case .regex(let pattern): pattern.accepts(line, stop: stop)
    case .anyLines, .anyMessage: true
    case .noOutput: false
    }
  }
}

/// A piece of a line, as `|~` compares it.
private enum LinePiece: Equatable {
  case text(String)
  case blanks
  case number(Double)

  /// A number is digits with an optional fraction and exponent; a `-` before it belongs to it,
  /// except after a letter, a digit or a point.
  static func pieces(of line: String) -> [LinePiece] {
    let bytes = Array(line.utf8)
    var pieces: [LinePiece] = []
    var position = 0
    var textStart = 0
    func closeText() {
      guard textStart < position else { return }
      pieces.append(.text(String(decoding: bytes[textStart..<position], as: UTF8.self)))
    }
    while position < bytes.count {
      if Byte.isBlank(bytes[position]) {
        closeText()
        while position < bytes.count, Byte.isBlank(bytes[position]) { position += 1 }
        pieces.append(.blanks)
        textStart = position
      } else if let (value, end) = number(in: bytes, at: position) {
        closeText()
        pieces.append(.number(value))
        position = end
        textStart = end
      } else {
        position += 1
      }
    }
    closeText()
    return pieces
  }

  private static func number(in bytes: [UInt8], at start: Int) -> (Double, Int)? {
    func isDigit(_ index: Int) -> Bool {
      index < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
    }
    func skipDigits(_ index: inout Int) { while isDigit(index) { index += 1 } }
    var end = start
    if bytes[start] == UInt8(ascii: "-") {
      if start > 0, Byte.isWordPart(bytes[start - 1]) { return nil }
      end += 1
    } else if start > 0, bytes[start - 1] != UInt8(ascii: "x"),
      Byte.isLetter(bytes[start - 1]) || isDigit(start - 1)
    {
      return nil
    }
    guard isDigit(end) else { return nil }
    skipDigits(&end)
    if end < bytes.count, bytes[end] == UInt8(ascii: "."), isDigit(end + 1) {
      end += 1
      skipDigits(&end)
    }
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      let sign = end + 1
      let isSigned = sign < bytes.count && "+-".utf8.contains(bytes[sign])
      if isDigit(isSigned ? sign + 1 : sign) {
        end = isSigned ? sign + 1 : sign
        skipDigits(&end)
      }
    }
    return NumberText.double(String(decoding: bytes[start..<end], as: UTF8.self)).map { ($0, end) }
  }

  static func equal(_ a: [LinePiece], _ b: [LinePiece], within tolerance: Double) -> Bool {
    a.count == b.count
      && zip(a, b).allSatisfy { pair in
        if case (.number(let x), .number(let y)) = pair {
          // Two decimals that differ by 0.01 differ by a little more in binary.
          let slack = 1e-12 * max(1, abs(x), abs(y))
          return abs(x - y) <= tolerance + slack
        }
        return pair.0 == pair.1
      }
  }
}

extension Byte {
  fileprivate static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
  }

  fileprivate static func isWordPart(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: ".")
  }
}

/// Patterns with `*` and `?`.
enum Glob {
  private static let stepsBetweenLooks = 10_000

  /// Whether the whole of `text` matches `pattern`; goes back to the last `*` only. False if `stop`
  /// comes first.
  static func accepts(pattern: [Character], text: [Character], stop: StopSignal) -> Bool {
    var (p, t) = (0, 0)
    var star: (pattern: Int, text: Int)?
    var steps = 0
    while t < text.count {
      steps += 1
      if steps.isMultiple(of: stepsBetweenLooks), stop.isRequested { return false }
      if p < pattern.count, pattern[p] == "*" {
        star = (p, t)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == text[t] {
        p += 1
        t += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        p = last.pattern + 1
        t = last.text + 1
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
