public import LabLanguage
import LayoutCore

extension Session {
  /// What is wrong with the commands of `file` whatever the lab's state is: names that are no
  /// command, arguments that no form of a command takes, a `check` that cannot be read. Read as
  /// running them reads them; commands that the file expects to fail are left out.
  ///
  /// - Complexity: O(bytes of the file).
  public func staticErrors(of file: SessionFile) -> [LabError] {
    var reading = StaticReading(commands: commands)
    reading.read(file.script.blocks)
    return reading.errors
  }
}

/// Reads the commands of a session without running them.
private struct StaticReading {
  let commands: CommandTable
  /// The commands that the session defines so far.
  var defined: Set<String> = []
  /// Whether the session runs others, which may define commands.
  var runsOthers = false
  var errors: [LabError] = []

  mutating func read(_ blocks: [Block]) {
    for block in blocks {
      switch block.kind {
      case .command(let step): read(step)
      case .conditional(_, let then, let otherwise): read(then + otherwise)
      case .question(let question): for step in question.solution { read(step) }
      case .include: runsOthers = true
      default: break
      }
    }
  }

  private mutating func read(_ step: CommandStep) {
    // What cannot be split is an error of the file.
    guard !step.expectsFailure, let lines = try? step.commands.completeStatements() else { return }
    for line in lines {
      if let error = error(in: line) { errors.append(error.moved(by: step.span.start)) }
    }
  }

  private mutating func error(in line: Statement) -> LabError? {
    do throws(LabError) {
      if let redirection = try line.redirection({ commands[$0]?.definition }) {
        return error(in: redirection.command)
      }
    } catch {
      return error
    }
    let name = line.name.text
    guard let definition = commands[name]?.definition else {
      guard !runsOthers, !defined.contains(name) else { return nil }
      let guesses = Suggestion.guesses(for: name, among: commands.builtIn.map(\.definition.name))
      return LabError(.unknownCommand(name: name, suggestions: guesses), at: line.name.span)
    }
    note(line, of: definition)
    let arguments: Arguments
    do throws(LabError) { arguments = try Binder.bind(line, to: definition) } catch {
      return error.kind.isStatic ? error.located(at: line.span, topic: definition.name) : nil
    }
    if definition.name == Command.check.definition.name { return errorOfExpression(arguments) }
    guard let form = definition.forms.first, case .rest(_, .command)? = form.shapes.last,
      let inner = line.command(after: form.shapes.count)
    else { return nil }
    return error(in: inner)
  }

  /// Remembers what `line` does to the commands there are.
  private mutating func note(_ line: Statement, of definition: CommandDefinition) {
    switch definition.name {
    case Command.define.definition.name:
      if let name = line.arguments.first { defined.insert(name.text) }
    case Command.run.definition.name, Command.replay.definition.name, Command.demo.definition.name:
      runsOthers = true
    default: break
    }
  }

  private func errorOfExpression(_ arguments: Arguments) -> LabError? {
    let span = arguments.span("EXPR")
    do throws(LabError) {
      _ = try Expression(parsing: arguments.word("EXPR") ?? "", at: span.start)
      return nil
    } catch {
      return error
    }
  }
}

extension ErrorKind {
  /// Whether no state of the lab would mend it: a word that cannot be read as a number may be the
  /// name of one, or a calculation.
  fileprivate var isStatic: Bool {
    switch self {
    case .notANumber, .notAWholeNumber, .malformed, .expression: false
    default: isAboutWriting
    }
  }
}
