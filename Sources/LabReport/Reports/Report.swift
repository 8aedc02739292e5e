public import LayoutText

/// The answer to a command, as a value: printers make text or JSON of it, and nobody else.
public protocol Report: Sendable {
  /// The answer as lines for `page`; none where there is nothing to say.
  func lines(on page: Page) -> [Markup]
  /// The members of the `result` object of `--json`, in the order they are written; numbers are
  /// exact, and lengths are in points.
  var members: [(key: String, value: JSON)] { get }
  /// Whether its lines are a picture, which is looked at as a whole and not leafed through.
  var isPicture: Bool { get }
}

extension Report {
  public var isPicture: Bool { false }
}

/// What text is written for.
public struct Page: Sendable, Hashable {
  /// The cells of a line.
  public var columns: Int
  /// The rows of the screen; nil where there is no screen.
  public var rows: Int?
  /// What pictures are drawn with.
  public var glyphs: PictureOptions.GlyphSet
  /// Whether a person is there.
  public var isInteractive: Bool
  /// Whether a program reads the answers, as JSON or CSV: they are whole then, and not the part that
  /// a person reads.
  public var isForPrograms = false
  /// Whether the person listens rather than looks: pictures only where they are asked for.
  public var isAccessible = false

  /// Whether answers show a picture where one helps.
  public var showsPictures: Bool { isInteractive && !isAccessible }

  /// A page; 80 cells of Unicode for a script unless said otherwise.
  public init(
    columns: Int = 80, rows: Int? = nil, glyphs: PictureOptions.GlyphSet = .unicode,
    isInteractive: Bool = false
  ) {
    self.columns = columns
    self.rows = rows
    self.glyphs = glyphs
    self.isInteractive = isInteractive
  }
}

/// An answer that is only text: `help`, `describe`, `tree`.
public struct TextReport: Report {
  /// The lines.
  public var text: [Markup]
  /// The name of the member that holds the text in JSON.
  public var name: String

  /// Lines of text, called `name` in JSON.
  public init(_ text: [Markup], name: String = "text") {
    self.text = text
    self.name = name
  }

  public func lines(on page: Page) -> [Markup] { text }
  public var members: [(key: String, value: JSON)] {
    [(name, .array(text.map { .string($0.text) }))]
  }
}
