import LabSession
import LabTerminal

/// What the command line asks for, whatever is run.
struct Options {
  var isJSON = false
  /// ASCII characters only.
  var isASCII = false
  /// Whether to use colour; nil: as the terminal says.
  var color: Bool?
  /// The cells of a line; nil: as the terminal says.
  var width: Int?
  var noEdit = false
  var noHistory = false
  /// No banner, no tips, no word on what a command changed.
  var isQuiet = false
  /// What stands above the first prompt; nil: as start-up files say.
  var startup: Greeting?
  /// Go on after a command that fails.
  var keepsGoing = false
  var isSafe = false
  var allowsPlugins = false

  /// Read no start-up files.
  var noRC = false
  var isCSV = false
  var isPlain = false
  /// Write each command before its answer.
  var echoes = false
  /// Go on at the prompt after commands.
  var isInteractive = false
  /// Ask nobody anything.
  var noInput = false

  var isForPrograms: Bool { isJSON || isCSV }

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
