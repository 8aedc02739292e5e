public import LayoutCore
public import LayoutText

/// The answer to a command, as a value. Only a printer makes text or JSON of it.
///
/// An answer has its own `lines(on:)` or its own `visitLines(on:_:)`; each is made of the other.
public protocol Report: Sendable {
  /// The answer as lines for `page`; empty if there is nothing to print.
  func lines(on page: Page) -> [Markup]
  /// Passes the lines to `visit` one after another, until it stops. An answer that can be long, or
  /// frequent, makes each line when its turn comes.
  func visitLines(on page: Page, _ visit: (Markup) -> Visit)
  /// Appends the lines to a text of UTF-8, each with its end, for a script that reads them without
  /// roles. False, with nothing appended, where only `visitLines` has them: answers that scripts get
  /// a hundred thousand times need no strings then.
  func appendLines(to text: inout ByteText) -> Bool
  /// The members of the `result` object of `--json`, in the order they are written; numbers are
  /// exact, and lengths are in points.
  var members: [(key: String, value: JSON)] { get }
  /// Whether its lines are a picture. A picture fits the screen and needs no pager.
  var isPicture: Bool { get }
  /// Whether there is nothing to print.
  var isSilent: Bool { get }
  /// Whether its lines are a document for other programs: a terminal does not break them.
  var isDocument: Bool { get }
  /// Its pictures as values, for files; none where what the lab shows is the screen.
  var panels: [Panel] { get }
}

extension Report {
  public func lines(on page: Page) -> [Markup] {
    var lines: [Markup] = []
    visitLines(on: page) { line in
      lines.append(line)
      return .continue
    }
    return lines
  }

  public func visitLines(on page: Page, _ visit: (Markup) -> Visit) {
    for line in lines(on: page) where visit(line) == .stop { return }
  }

  public func appendLines(to text: inout ByteText) -> Bool { false }

  public var isPicture: Bool { false }
  public var isSilent: Bool { false }
  public var isDocument: Bool { false }

  public var panels: [Panel] { [] }
}

/// An answer that is a table for programs, too: `--csv`.
public protocol TabularReport: Report {
  /// Writes a row of names, then a row for each element, without line ends (RFC 4180), until
  /// `write` stops.
  func csv(_ write: (String) -> Visit)
}

/// What an answer is printed on: a screen, a pipe, or a program that reads it.
public struct Page: Sendable, Hashable {
  /// The cells of a line.
  public var columns: Int
  /// The rows of the screen; nil for output that is not a screen.
  public var rows: Int?
  /// What pictures are drawn with.
  public var glyphs: PictureOptions.GlyphSet
  /// Whether a user reads the answers, at a terminal.
  public var isInteractive: Bool
  /// Whether a program reads the answers, as JSON or CSV. They are complete then; a user gets the
  /// first part of a long list.
  public var isForPrograms = false
  /// Whether the user works with a screen reader: only `draw` and its like print pictures then.
  public var isAccessible = false

  /// Whether commands other than `draw` add a picture to their answers.
  public var showsPictures: Bool { isInteractive && !isAccessible }

  /// A page; by default that of a script, 80 cells of Unicode.
  public init(
    columns: Int = 80, rows: Int? = nil, glyphs: PictureOptions.GlyphSet = .unicode,
    isInteractive: Bool = false
  ) {
    (self.columns, self.rows, self.glyphs) = (columns, rows, glyphs)
    self.isInteractive = isInteractive
  }
}

extension Page {
  /// `line` broken between words where a user reads it and it is wider than the screen; whole for a
  /// script.
  public func fitted(_ line: Markup) -> [Markup] {
    let columns = max(1, columns)
    guard isInteractive else { return [line] }
    // Spelled in ASCII, an arrow is wider.
    let line = glyphs == .ascii ? line.spelledInASCII : line
    guard line.width > columns else { return [line] }
    return line.broken(at: columns, hanging: line.hangingIndent(in: columns))
  }

  /// The rows of the screen that the lines of `report` take; 0 on a page without an end, where
  /// nothing has to fit beside them.
  package func rows(of report: some Report) -> Int {
    guard self.rows != nil else { return 0 }
    var rows = 0
    visitLines(of: report) { _ in
      rows += 1
      return .continue
    }
    return rows
  }

  /// Visits the lines of `report` as this page shows them. A picture fits it already.
  public func visitLines(of report: any Report, _ visit: (Markup) -> Visit) {
    guard isInteractive, !report.isDocument else { return report.visitLines(on: self, visit) }
    report.visitLines(on: self) { line in
      for line in fitted(line) where visit(line) == .stop { return .stop }
      return .continue
    }
  }
}

/// An answer without data of its own, such as that of `describe` or `tree`.
public struct TextReport: Report {
  /// The lines.
  public var text: [Markup]
  /// The name of the JSON member with the text.
  public var name: String

  /// Lines of text, called `name` in JSON.
  public init(_ text: [Markup], name: String = "text") {
    (self.text, self.name) = (text, name)
  }

  public var isSilent: Bool { text.isEmpty }

  public func lines(on page: Page) -> [Markup] { text }
  public var members: [(key: String, value: JSON)] {
    [(name, .array(text.map { .string($0.text) }))]
  }
}
