import ArgumentParser
import LabSession
import LabTerminal

/// The program: a prompt on a terminal, a script for a pipe, and the subcommands.
@main
struct Main {
  static func main() {
    System.openStandardStreams()
    CharacterLocale.install()
    // A file that may not grow is an error of writing, and no end of the program.
    signal(SIGXFSZ) { _ in }
    let status = status(of: Array(CommandLine.arguments.dropFirst()))
    exit(Signals.ending.map { 128 + $0 } ?? status)
  }

  private static func status(of arguments: [String]) -> Int32 {
    do {
      if let start = Start(arguments) { return try start.status() }
      let command = try LayoutLab.parseAsRoot(arguments)
      guard let command = command as? any LabCommand else {
        // `--help` and `--version` are commands of the parser's own.
        var other = command
        try other.run()
        return 0
      }
      return try command.status()
    } catch {
      return report(error)
    }
  }

  private static func report(_ error: any Error) -> Int32 {
    let isFailure = LayoutLab.exitCode(for: error) != .success
    let text = LayoutLab.fullMessage(for: error)
    if !text.isEmpty {
      var output = Output(isFailure ? 2 : 1)
      output.write(text)
      output.flush()
    }
    return isFailure ? 2 : 0
  }
}
