import ArgumentParser
import LabSession

/// The options as they are typed; they may stand anywhere.
struct OptionArguments: ParsableArguments {
  @Flag(help: "One JSON object a command, on standard output.")
  var json = false

  @Flag(help: "Frames as comma-separated values; other answers as text.")
  var csv = false

  @Flag(help: "Text alone: no colour, no pictures, no pager, no tips.")
  var plain = false

  @Flag(help: "Write each command before its answer.")
  var echo = false

  @Flag(
    name: .shortAndLong,
    help: "Go on at the prompt after the commands of -c; of test: ask at each difference.")
  var interactive = false

  @Flag(help: "Ask nobody anything: no prompt, no questions.")
  var noInput = false

  @Flag(help: "Draw with ASCII characters only.")
  var ascii = false

  @Option(help: ArgumentHelp("When to use colour: auto, always or never.", valueName: "when"))
  var color: ColorChoice = .auto

  @Flag(help: "The same as --color never.")
  var noColor = false

  @Option(help: ArgumentHelp("The cells of a line.", valueName: "cells"))
  var width: Int?

  @Flag(help: "Read lines without editing, as from a pipe.")
  var noEdit = false

  @Flag(help: "Neither read nor write the history.")
  var noHistory = false

  @Flag(name: .customLong("no-rc"), help: "Read no start-up files at the prompt.")
  var noRC = false

  @Option(
    help: ArgumentHelp("What stands above the first prompt: all or none.", valueName: "what"),
    completion: .list(Greeting.allCases.map(\.rawValue)),
    transform: { word in
      if let greeting = Greeting(rawValue: word) { return greeting }
      throw ValidationError("choose all or none")
    })
  var startup: Greeting?

  @Flag(name: .shortAndLong, help: "No banner, no tips, no word on what a command changed.")
  var quiet = false

  @Flag(help: "Go on after a command that fails.")
  var keepGoing = false

  @Flag(help: "Disable load, and allow files only below the current folder; for untrusted files.")
  var safe = false

  @Flag(help: "Let session files load strategies without asking.")
  var allowPlugins = false

  func validate() throws {
    if interactive, noInput {
      throw ValidationError("--interactive asks for commands, --no-input for none: choose one")
    }
    if json, csv { throw ValidationError("--json and --csv are two forms: choose one") }
    if safe, allowPlugins {
      throw ValidationError(
        "--safe loads nothing, --allow-plugins loads without asking: choose one")
    }
  }

  enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never
  }

  var options: Options {
    let isColored: Bool? =
      color == .auto ? (noColor || plain ? false : nil) : color == .always
    return Options(
      isJSON: json, isASCII: ascii, color: isColored, width: width, noEdit: noEdit,
      noHistory: noHistory, isQuiet: quiet, startup: startup, keepsGoing: keepGoing,
      isSafe: safe, allowsPlugins: allowPlugins, noRC: noRC,
      isCSV: csv, isPlain: plain, echoes: echo, isInteractive: interactive, noInput: noInput)
  }
}
