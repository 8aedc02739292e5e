import ArgumentParser
import LabSession

/// The options as they are typed; they are allowed anywhere.
struct OptionArguments: ParsableArguments {
  @Flag var formats: [OutputFormat] = []

  @Flag(help: "Print text only: no colour, pictures, pager or tips.")
  var plain = false

  @Flag(help: "Print each command before its answer.")
  var echo = false

  @Flag(
    name: .shortAndLong,
    help: "After -c, continue at the prompt; with test, ask at each difference.")
  var interactive = false

  @Flag(help: "Never ask for input: no prompt, no questions.")
  var noInput = false

  @Flag(help: "Draw with ASCII characters only.")
  var ascii = false

  @Option(help: ArgumentHelp("When to use colour: auto, always or never.", valueName: "when"))
  var color: ColorChoice = .auto

  @Flag(help: "The same as --color never.")
  var noColor = false

  @Option(help: ArgumentHelp("The width of a line, in cells.", valueName: "cells"))
  var width: Int?

  @Flag(help: "Read lines without editing, as from a pipe.")
  var noEdit = false

  @Flag(help: "Do not read or write the history.")
  var noHistory = false

  @Flag(name: .customLong("no-rc"), help: "Do not read start-up files at the prompt.")
  var noRC = false

  @Option(
    help: ArgumentHelp("What to show at start-up: all or none.", valueName: "what"),
    completion: .list(Greeting.allCases.map(\.rawValue)),
    transform: { word in
      if let greeting = Greeting(rawValue: word) { return greeting }
      throw ValidationError("choose all or none")
    })
  var startup: Greeting?

  @Flag(name: .shortAndLong, help: "Print no banner, no tips and no change reports.")
  var quiet = false

  @Flag(help: "Continue after a command that fails.")
  var keepGoing = false

  @Flag(help: "Disable load and allow files only below the current folder; for untrusted files.")
  var safe = false

  @Flag(help: "Let session files load strategies without confirmation.")
  var allowPlugins = false

  /// The format of answers for programs; nil: text.
  var format: OutputFormat? { formats.last }

  func validate() throws {
    if interactive, noInput {
      throw ValidationError("--interactive and --no-input contradict each other: choose one")
    }
    if Set(formats).count > 1 {
      let names = OutputFormat.allCases.map { "--\($0)" }.joined(separator: " and ")
      throw ValidationError("\(names) are different formats: choose one")
    }
    if safe, allowPlugins {
      throw ValidationError(
        "--safe and --allow-plugins contradict each other: choose one")
    }
  }

  enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never
  }

  var options: Options {
    let isColored: Bool? =
      color == .auto ? (noColor || plain ? false : nil) : color == .always
    return Options(
      format: format, isASCII: ascii, color: isColored, width: width, noEdit: noEdit,
      noHistory: noHistory, isQuiet: quiet, startup: startup, keepsGoing: keepGoing,
      isSafe: safe, allowsPlugins: allowPlugins, noRC: noRC,
      isPlain: plain, echoes: echo, isInteractive: interactive, noInput: noInput)
  }
}
