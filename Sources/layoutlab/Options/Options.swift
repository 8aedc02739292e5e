import LabSession
import LabTerminal

/// The options of the command line, for all subcommands.
struct Options {
  /// How answers are printed for programs; nil: as text.
  var format: OutputFormat?
  /// ASCII characters only.
  var isASCII = false
  /// Whether to use colour; nil: the terminal decides.
  var color: Bool?
  /// The cells of a line; nil: those of the terminal.
  var width: Int?
  var noEdit = false
  var noHistory = false
  /// No banner, no tips, no word on what a command changed.
  var isQuiet = false
  /// What to show above the first prompt; nil: what start-up files set.
  var startup: Greeting?
  /// Go on after a command that fails.
  var keepsGoing = false
  var isSafe = false
  var allowsPlugins = false

  /// Read no start-up files.
  var noRC = false
  var isPlain = false
  /// Write each command before its answer.
  var echoes = false
  /// Go on at the prompt after commands.
  var isInteractive = false
  /// Never ask the user.
  var noInput = false

  var caps: TerminalCaps {
    TerminalCaps(
      options: TerminalCaps.Options(color: color, width: width, ascii: isASCII, noEdit: noEdit))
  }
}

extension TerminalCaps {
  var facts: [(name: String, value: String, origin: String)] {
    [
      ("terminal columns", String(width), widthOrigin),
      ("terminal color", color ? "on" : "off", colorOrigin),
      ("terminal characters", unicode ? "unicode" : "ascii", unicodeOrigin),
    ]
  }
}
