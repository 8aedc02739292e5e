import LabSession
import LabTerminal

/// The options of the command line, for all subcommands, as they were typed.
struct Options: Sendable, Hashable {
  var formats: [OutputFormat] = []
  var flags: [OptionFlag] = []
  var color = ColorChoice.auto
  /// The cells of a line; nil: those of the terminal.
  var width: Int?
  /// What to show above the first prompt; nil: what start-up files set.
  var startup: Greeting?

  static let definitions =
    OutputFormat.allCases.map(\.definition) + OptionFlag.allCases.map(\.definition)
    + [color, width, startup]
  private static let color = OptionDefinition(
    spellings: ["--color"], value: .init("when", .choice(ColorChoice.allCases.map(\.rawValue))),
    help: "When to use colour.", standard: ColorChoice.auto.rawValue)
  private static let width = OptionDefinition(
    spellings: ["--width"], value: .init("cells", .wholeNumber),
    help: "The width of a line, in cells.")
  private static let startup = OptionDefinition(
    spellings: ["--startup"], value: .init("what", .choice(Greeting.allCases.map(\.rawValue))),
    help: "What to show at start-up.")

  init() {}

  init(_ arguments: Arguments) {
    for (option, value) in arguments.given {
      let name = String(option.spellings.last?.dropFirst(2) ?? "")
      if let flag = OptionFlag(rawValue: name) { flags.append(flag) }
      if let format = OutputFormat(rawValue: name) { formats.append(format) }
      switch option {
      case Self.color: color = ColorChoice(rawValue: value) ?? .auto
      case Self.width: width = Int(value)
      case Self.startup: startup = Greeting(rawValue: value)
      default: break
      }
    }
  }

  /// When to use colour; `auto`: the terminal decides.
  enum ColorChoice: String, Sendable, CaseIterable {
    case auto, always, never
  }

  /// How answers are printed for programs; nil: as text.
  var format: OutputFormat? { formats.last }
  /// ASCII characters only.
  var isASCII: Bool { flags.contains(.ascii) }
  var noEdit: Bool { flags.contains(.noEdit) }
  var noHistory: Bool { flags.contains(.noHistory) }
  /// No banner, no tips, no word on what a command changed.
  var isQuiet: Bool { flags.contains(.quiet) }
  /// Go on after a command that fails.
  var keepsGoing: Bool { flags.contains(.keepGoing) }
  var isSafe: Bool { flags.contains(.safe) }
  var allowsPlugins: Bool { flags.contains(.allowPlugins) }
  /// Read no start-up files.
  var noRC: Bool { flags.contains(.noRC) }
  var isPlain: Bool { flags.contains(.plain) }
  /// Write each command before its answer.
  var echoes: Bool { flags.contains(.echo) }
  /// Go on at the prompt after commands.
  var isInteractive: Bool { flags.contains(.interactive) }
  /// Never ask the user.
  var noInput: Bool { flags.contains(.noInput) }

  /// What is wrong with options that exclude each other; nil: nothing.
  var contradiction: String? {
    if isInteractive, noInput {
      return "--interactive and --no-input contradict each other: choose one"
    }
    if formats.contains(where: { $0 != format }) {
      let names = OutputFormat.allCases.map { "--\($0.rawValue)" }.joined(separator: " and ")
      return "\(names) are different formats: choose one"
    }
    if isSafe, allowsPlugins {
      return "--safe and --allow-plugins contradict each other: choose one"
    }
    return nil
  }

  /// Whether to use colour; nil: the terminal decides.
  var isColored: Bool? {
    color == .auto ? (flags.contains(.noColor) || isPlain ? false : nil) : color == .always
  }

  var caps: TerminalCaps {
    TerminalCaps(
      options: TerminalCaps.Options(
        color: isColored, width: width, ascii: isASCII, noEdit: noEdit))
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
