import ArgumentParser
import LabSession

/// The options as the parser reads them; they are allowed anywhere.
struct OptionArguments: ParsableArguments {
  @Flag var formats: [OutputFormat] = []

  @Flag var flags: [OptionFlag] = []

  @Option(help: ArgumentHelp("When to use colour: auto, always or never.", valueName: "when"))
  var color: Options.ColorChoice = .auto

  @Option(help: ArgumentHelp("The width of a line, in cells.", valueName: "cells"))
  var width: Int?

  @Option(
    help: ArgumentHelp("What to show at start-up: all or none.", valueName: "what"),
    completion: .list(Greeting.allCases.map(\.rawValue)),
    transform: { word in
      if let greeting = Greeting(rawValue: word) { return greeting }
      throw ValidationError("choose all or none")
    })
  var startup: Greeting?

  func validate() throws {
    if let contradiction = options.contradiction { throw ValidationError(contradiction) }
  }

  var options: Options {
    Options(formats: formats, flags: flags, color: color, width: width, startup: startup)
  }
}

extension Options.ColorChoice: ExpressibleByArgument {}
