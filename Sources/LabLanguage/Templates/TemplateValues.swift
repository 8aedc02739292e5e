import LayoutCore

/// The values of a template: numbers, sizes, insets, headers and footers.
extension TokenCursor {
  private static var points: String { "0…\(TemplateParser.largest)" }

  /// A distance in points.
  mutating func number(_ name: String) throws(Fault) -> Double {
    let token = try value(name)
    guard let number = NumberText.double(token.text) else {
      throw Fault(.notANumber(name: name, text: token.text), at: token.span)
    }
    guard (0...Double(TemplateParser.largest)).contains(number) else {
      throw Fault(
        .outOfRange(name: name, value: token.text, allowed: Self.points, unit: "pt"),
        at: token.span)
    }
    return number
  }

  /// A number of copies.
  mutating func count(_ name: String) throws(Fault) -> Int {
    let token = try value(name)
    guard let count = NumberText.int(token.text) else {
      throw Fault(.notAWholeNumber(name: name, text: token.text), at: token.span)
    }
    guard (1...TemplateParser.largest).contains(count) else {
      throw Fault(
        .outOfRange(
          name: name, value: token.text, allowed: "1…\(TemplateParser.largest)", unit: ""),
        at: token.span)
    }
    return count
  }

  /// One number for all sides, or top, leading, bottom and trailing.
  mutating func insets() throws(Fault) -> Insets {
    var span = self.span
    var numbers = [try number("inset")]
    while startsValue {
      span = span.union(self.span)
      numbers.append(try number("inset"))
    }
    switch numbers.count {
    case 1: return Insets(numbers[0])
    case 4:
      return Insets(
        top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    default:
      throw Fault(
        .template(
          "inset takes one number, or four: top leading bottom trailing (got \(numbers.count))"),
        at: span)
    }
  }

  /// A side of a size: points, or a fraction of the container's width or height.
  mutating func dimension(_ name: String) throws(Fault) -> Dimension {
    if word?.hasPrefix("~") == true { throw unsupported("estimated sizes") }
    let token = try value(name)
    let last = token.text.utf8.last
    let isFraction = last == UInt8(ascii: "w") || last == UInt8(ascii: "h")
    let digits = isFraction ? token.text.dropLast() : token.text[...]
    let parts = digits.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { NumberText.double($0) }
    guard numbers.count == parts.count, parts.count == 1 || parts.count == 2 && isFraction else {
      throw Fault(
        .malformed(name: name, text: token.text, expected: "120, 0.5w, 1/3w or 1/2h"),
        at: token.span)
    }
    let number = numbers.count == 2 ? numbers[0] / numbers[1] : numbers[0]
    let most = isFraction ? 1000 : TemplateParser.largest
    guard number > 0, number <= Double(most) else {
      throw Fault(
        .outOfRange(
          name: name, value: token.text, allowed: "more than 0 and at most \(most)",
          unit: isFraction ? "times the container's" : "pt"),
        at: token.span)
    }
    guard isFraction else { return .absolute(number) }
    return last == UInt8(ascii: "w") ? .fractionOfWidth(number) : .fractionOfHeight(number)
  }

  /// A header or footer after its name: `60` or `1w 60`, perhaps `pinned`. `plain` is the one
  /// alignment that may be stated, because it changes nothing.
  mutating func supplementary(
    _ name: String, plain: String
  ) throws(Fault) -> Supplementary {
    var span = self.span
    var length = try dimension("\(name) length")
    if startsValue {
      guard length == .fractionOfWidth(1) else {
        throw Fault(
          .template("a \(name) narrower than its section is not supported yet: write 1w"),
          at: span)
      }
      span = self.span
      length = try dimension("\(name) length")
    }
    guard case .absolute(let points) = length else {
      throw Fault(
        .template("a \(name) whose length is a fraction is not supported yet: write points"),
        at: span)
    }
    var isPinned = false
    while let word {
      switch word {
      case "pinned":
        if isPinned { throw Fault(.repeatedArgument(name: "pinned"), at: self.span) }
        isPinned = true
      case plain: break
      case "top", "bottom", "leading", "trailing":
        throw unsupported("a \(name) anywhere but at the \(plain)")
      default: return Supplementary(length: points, isPinned: isPinned)
      }
      advance()
    }
    return Supplementary(length: points, isPinned: isPinned)
  }

  /// Whether the next token looks like a number or a size.
  private var startsValue: Bool {
    guard let first = word?.utf8.first else { return false }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
      || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "~")]
        .contains(first)
  }

  /// The next word, which must be there.
  private mutating func value(_ name: String) throws(Fault) -> Token {
    guard let token = next, token.kind == .word else {
      throw Fault(.template("\(name) is missing"), at: span)
    }
    advance()
    return token
  }
}
