/// The options that are on or off.
///
/// The cases are the options; the raw value is the name behind `--`.
enum OptionFlag: String, CaseIterable {
  case plain, echo, interactive
  case noInput = "no-input"
  case ascii
  case noColor = "no-color"
  case noEdit = "no-edit"
  case noHistory = "no-history"
  case noRC = "no-rc"
  case quiet
  case keepGoing = "keep-going"
  case safe
  case allowPlugins = "allow-plugins"

  var definition: OptionDefinition {
    let letter: [String] =
      switch self {
      case .interactive: ["-i"]
      case .quiet: ["-q"]
      default: []
      }
    return OptionDefinition(spellings: letter + ["--" + rawValue], help: help)
  }

  private var help: String {
    switch self {
    case .plain: "Print text only: no colour, pictures, pager or tips."
    case .echo: "Print each command before its answer."
    case .interactive: "After -c, continue at the prompt; with test, ask at each difference."
    case .noInput: "Never ask for input: no prompt, no questions."
    case .ascii: "Draw with ASCII characters only."
    case .noColor: "The same as --color never."
    case .noEdit: "Read lines without editing, as from a pipe."
    case .noHistory: "Do not read or write the history."
    case .noRC: "Do not read start-up files at the prompt."
    case .quiet: "Print no banner, no tips and no change reports."
    case .keepGoing: "Continue after a command that fails."
    case .safe: "Disable load and allow files only below the current folder; for untrusted files."
    case .allowPlugins: "Let session files load strategies without confirmation."
    }
  }
}
