import LabSession
import LabTerminal

/// The options of the command line, for all subcommands.
struct Options {
  /// One JSON object a command.
  var isJSON = false
  /// ASCII characters only.
  var isASCII = false
  /// Whether to use colour; nil: the terminal decides.
  var color: Bool?
  /// The cells of a line; nil: those of the terminal.
  var width: Int?
  /// No line editing.
  var noEdit = false
  /// No history file.
  var noHistory = false
  /// No banner, no tips, no word on what a command changed.
  var isQuiet = false
  /// What to show above the first prompt; nil: what start-up files set.
  var startup: Greeting?
  /// Go on after a command that fails.
  var keepsGoing = false
  /// Load nothing, and write nowhere else.
  var isSafe = false
  /// Let sessions load what they ask for.
  var allowsPlugins = false

  /// Read no start-up files.
  var noRC = false
  /// Frames as comma-separated values.
  var isCSV = false
  /// Text alone.
  var isPlain = false
  /// Write each command before its answer.
  var echoes = false
  /// Go on at the prompt after commands.
  var isInteractive = false
  /// Never ask the user.
  var noInput = false

  /// Whether a program reads the answers.
  var isForPrograms: Bool { isJSON || isCSV }

  /// What the terminal can do, with these options.
  var caps: TerminalCaps {
    TerminalCaps(
      options: TerminalCaps.Options(color: color, width: width, ascii: isASCII, noEdit: noEdit))
  }
}

extension TerminalCaps {
  /// What was decided, and by what.
  var facts: [(name: String, value: String, origin: String)] {
    [
      ("terminal columns", String(width), widthOrigin),
      ("terminal color", color ? "on" : "off", colorOrigin),
      ("terminal characters", unicode ? "unicode" : "ascii", unicodeOrigin),
    ]
  }
}
