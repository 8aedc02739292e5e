/// One line of expected output: a line of a session file that starts with `|`.
public struct ExpectedLine: Sendable, Hashable {
  /// How a line is compared. Blanks at the end of a line never count.
  public enum Matcher: Sendable, Hashable {
    /// `| text`: exactly this, up to Unicode normalisation.
    case literal(String)
    /// `|~ text`: numbers may be off by the tolerance, and runs of blanks may differ in length.
    case numbers(String)
    /// `|* glob`: `*` matches any characters, `?` one.
    case glob(String)
    /// `|/ regex`: a regular expression for the whole line.
    case regex(LinePattern)
    /// `|...`: any number of lines, none included.
    case anyLines
    /// `|-`: no output at all.
    case noOutput
    /// `|!` alone: any message.
    case anyMessage
  }

  /// How the line is compared.
  public let matcher: Matcher
  /// Whether the command must fail, and this is about the first line of its message.
  public let expectsFailure: Bool

  public init(_ matcher: Matcher, expectsFailure: Bool = false) {
    (self.matcher, self.expectsFailure) = (matcher, expectsFailure)
  }

  /// The expectation that `line` spells, which starts with `|` and has no line end.
  ///
  /// - Throws: an error at a span inside `line` for an unknown form or an invalid pattern.
  public init(parsing line: String) throws(LabError) {
    let text = line.trimmingRight()
    let expectsFailure = text.hasPrefix("|!")
    let prefix = expectsFailure ? 2 : 1
    let mark = text.dropFirst(prefix)
    let matcher: Matcher?
    do throws(LabError) {
      matcher =
        switch mark {
        case "": expectsFailure ? .anyMessage : .literal("")
        case "..." where !expectsFailure: .anyLines
        case "-" where !expectsFailure: .noOutput
        case _ where mark.hasPrefix(" "): .literal(String(mark.dropFirst()))
        case _ where mark.hasPrefix("~ "): .numbers(String(mark.dropFirst(2)))
        case _ where mark.hasPrefix("* "): .glob(String(mark.dropFirst(2)))
        case _ where mark.hasPrefix("/ "): .regex(try LinePattern(String(mark.dropFirst(2))))
        default: nil
        }
    } catch {
      throw error.moved(by: prefix + 2)
    }
    guard let matcher else {
      let form = String(text.prefix(while: { $0 != " " }))
      throw LabError(.invalidMatcher(form: form), at: SourceSpan(0, form.utf8.count))
    }
    self.init(matcher, expectsFailure: expectsFailure)
  }

  /// The expectation of exactly `line`.
  public static func literal(_ line: String) -> ExpectedLine {
    ExpectedLine(.literal(line.trimmingRight()))
  }

  /// The line as a session file has it: `|~ 8.00`.
  public var text: String {
    let bar = expectsFailure ? "|!" : "|"
    return switch matcher {
    case .literal(let text): text.isEmpty ? bar : "\(bar) \(text)"
    case .numbers(let text): "\(bar)~ \(text)"
    case .glob(let text): "\(bar)* \(text)"
    case .regex(let pattern): "\(bar)/ \(pattern.text)"
    case .anyLines: "|..."
    case .noOutput: "|-"
    case .anyMessage: "|!"
    }
  }

  /// Whether this is the plain text of a line, and no pattern.
  public var isLiteral: Bool {
    if case .literal = matcher { true } else { false }
  }
}

extension String {
  /// The text without blanks, tabs and carriage returns at its end.
  func trimmingRight() -> String {
    var end = utf8.endIndex
    while end > utf8.startIndex, Byte.isBlank(utf8[utf8.index(before: end)]) {
      end = utf8.index(before: end)
    }
    return String(self[..<end])
  }
}
