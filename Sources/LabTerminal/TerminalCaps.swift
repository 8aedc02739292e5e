internal import CLibEdit

/// What the terminal can do, decided once from what is known at the start.
///
/// Color: option, then LAYOUTLAB_NO_COLOR, NO_COLOR (no-color.org: any value but an empty one),
/// FORCE_COLOR, then whether standard output is a terminal that is not `dumb`. Width: option, then
/// the window, COLUMNS, 80. Unicode: option, then the codeset, not on `dumb` and `linux`, whose
/// fonts lack the box characters' joints.
public struct TerminalCaps: Hashable, Sendable {
  /// Columns, 20 at least and 10,000 at most.
  public let width: Int
  /// Rows, 5 at least and 10,000 at most.
  public let height: Int
  /// Whether escape codes for colour may be written to standard output.
  public let color: Bool
  /// Whether anything but ASCII may be written.
  public let unicode: Bool
  /// Whether a line can be edited by libedit.
  public let canEdit: Bool
  /// Whether both ends are a terminal: banner, prompt and hints make sense.
  public let interactive: Bool
  /// For screen readers: sentences and one plain prompt, and nothing is redrawn during typing. Any
  /// value of the variable counts except an empty one and 0.
  public let accessible: Bool
  /// The environment variable that turns `accessible` on.
  public static let accessibleName = "LAYOUTLAB_ACCESSIBLE"

  /// What decided the columns: an option, a variable, the window.
  public let widthOrigin: String
  /// What decided about colour.
  public let colorOrigin: String
  /// What decided about characters beyond ASCII.
  public let unicodeOrigin: String

  /// The options of the command line.
  public struct Options: Hashable, Sendable {
    /// `--color always` and `--color never`; nil: `auto`.
    public var color: Bool?
    /// `--width`, in columns.
    public var width: Int?
    /// `--ascii`.
    public var ascii: Bool
    /// `--no-edit`.
    public var noEdit: Bool

    /// Options, by default none.
    public init(color: Bool? = nil, width: Int? = nil, ascii: Bool = false, noEdit: Bool = false) {
      (self.color, self.width, self.ascii, self.noEdit) = (color, width, ascii, noEdit)
    }
  }

  /// Columns and rows of a terminal's window; 0 where the terminal does not know.
  public struct Window: Hashable, Sendable {
    /// Cells from left to right.
    public let columns: Int
    /// Cells from top to bottom.
    public let rows: Int

    public init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }

    /// The size of the window of a descriptor, nil if it is not a terminal.
    public init?(of descriptor: Int32) {
      var columns: Int32 = 0
      var rows: Int32 = 0
      guard ll_window_size(descriptor, &columns, &rows) == 0 else { return nil }
      self.init(columns: Int(columns), rows: Int(rows))
    }
  }

  /// The capabilities that follow from facts alone.
  ///
  /// - Parameters:
  ///   - inputIsTerminal: Whether standard input is a terminal.
  ///   - outputIsTerminal: Whether standard output is a terminal.
  ///   - window: The size of standard output's window.
  ///   - options: The options of the command line.
  ///   - environment: The value of a variable, nil if it is not set.
  ///   - exists: Whether there is a readable file with this path; called for terminfo entries.
  public init(
    inputIsTerminal: Bool, outputIsTerminal: Bool, window: Window?, options: Options = Options(),
    environment: (String) -> String?, exists: (String) -> Bool
  ) {
    func isSet(_ name: String) -> Bool { environment(name).map { !$0.isEmpty } ?? false }
    func number(_ name: String) -> Int? {
      environment(name).flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    }
    let term = environment("TERM") ?? ""
    let isDumb = term.isEmpty || term == "dumb"

    let columns = window.flatMap { $0.columns > 0 ? $0.columns : nil }
    let rows = window.flatMap { $0.rows > 0 ? $0.rows : nil }
    let decided =
      if let asked = options.width {
        (asked, "--width")
      } else if let columns {
        (columns, "the window")
      } else if let columns = number("COLUMNS") { (columns, "COLUMNS") } else { (80, "default") }
    width = min(max(20, decided.0), 10_000)
    widthOrigin = decided.1
    height = min(max(5, rows ?? number("LINES") ?? 24), 10_000)

    (color, colorOrigin) =
      if let asked = options.color {
        (asked, "--color")
      } else if let name = ["LAYOUTLAB_NO_COLOR", "NO_COLOR"].first(where: isSet) {
        (false, name)
      } else if isSet("FORCE_COLOR") { (environment("FORCE_COLOR") != "0", "FORCE_COLOR") } else {
        outputIsTerminal ? (!isDumb, "TERM") : (false, "standard output is not a terminal")
      }
    let isPoor = term == "dumb" || term == "linux"
    unicode = !options.ascii && CharacterLocale.isUTF8(environment) && !isPoor
    unicodeOrigin = options.ascii ? "--ascii" : (isPoor ? "TERM" : "the locale")
    interactive = inputIsTerminal && outputIsTerminal
    accessible = isSet(Self.accessibleName) && environment(Self.accessibleName) != "0"
    canEdit =
      interactive && !options.noEdit && !isDumb
      && Terminfo.knows(term, environment: environment, exists: exists)
  }

  /// The capabilities of this process: its standard input and output, and its environment.
  public init(options: Options = Options()) {
    self.init(
      inputIsTerminal: isatty(0) == 1, outputIsTerminal: isatty(1) == 1,
      window: Window(of: 1), options: options,
      environment: { name in getenv(name).map { String(cString: $0) } },
      exists: Terminfo.fileExists)
  }
}
