import LabLanguage
import LabSession
import LabTerminal

/// The program: a prompt on a terminal, a script for a pipe, and the subcommands.
@main
struct Main {
  static func main() {
    let words = ProcessArguments.read()
    System.keepFreedMemory()
    System.openStandardStreams()
    CharacterLocale.install()
    // A file that may not grow is an error of writing, and no end of the program. A closure of the
    // main actor would check where it runs, and link what is asynchronous: there is none here.
    signal(SIGXFSZ) { @Sendable _ in }
    let status = status(of: Array(words.dropFirst()))
    guard let signal = Signals.ending else { exit(status) }
    exit(128 + signal)
  }

  private static func status(of words: [String]) -> Int32 {
    let arguments = Arguments(words)
    do {
      if let answer = try arguments.answer(
        version: Welcome.version, shell: System.environment("SHELL"))
      {
        write(answer, to: 1)
        return 0
      }
      try arguments.check()
      return try arguments.subcommand.run(arguments)
    } catch let error as UsageError {
      write(error.lines, to: 2)
    } catch let error as LabError {
      write(["error \(error.id): \(error.message)"], to: 2)
    } catch {
      write(["error: an unexpected failure"], to: 2)
    }
    return 2
  }

  static func write(_ lines: [String], to descriptor: Int32) {
    var output = Output(descriptor)
    output.write(lines.joined(separator: "\n"))
    output.flush()
  }
}
