import LabLanguage
import LayoutCore
import LayoutText

/// The commands of a session that succeeded, oldest first.
public struct Transcript: Sendable {
  /// The commands, without those that were dropped.
  public private(set) var lines: [TranscriptLine] = []
  private(set) var forgottenCount = 0

  /// How many commands there were, those that were dropped included: the number of the last one.
  var total: Int { forgottenCount + lines.count }

  mutating func add(_ line: consuming TranscriptLine) { lines.append(consume line) }

  /// The commands from number `first` on, counted from 0, that a saved session repeats.
  func saved(from first: Int) -> [String] {
    lines[min(max(first - forgottenCount, 0), lines.count)...].filter(\.isSaved).map(\.savedText)
  }

  /// The commands that lead to the state that command `number` left, as a saved session repeats them:
  /// none that was undone, and no `undo`.
  ///
  /// Undone commands whose effects outlast `undo` are repeated: definitions in their place; those
  /// that also change the state, such as `load`, first, with a `reset` behind them.
  func commands(leadingTo number: Int) -> [String] {
    var led: Set<Int> = []
    var number = number
    while number > forgottenCount {
      led.insert(number)
      number = lines[number - forgottenCount - 1].previous
    }
    var (first, rest): ([String], [String]) = ([], [])
    for (index, line) in lines.enumerated() where line.isSaved {
      if led.contains(forgottenCount + index + 1) || (line.isLasting && !line.changedState) {
        rest.append(line.savedText)
      } else if line.isLasting {
        first.append(line.savedText)
      }
    }
    return first.isEmpty ? rest : first + ["reset"] + rest
  }

  /// Drops the oldest commands beyond `limit`, but none from number `unwritten` on.
  ///
  /// - Complexity: O(1) a command, amortized: they go in blocks.
  mutating func trim(to limit: Int?, before unwritten: Int?) {
    guard let limit, lines.count > 2 * limit else { return }
    let written = unwritten.map { $0 - forgottenCount } ?? lines.count
    let count = min(lines.count - limit, written)
    forgottenCount += count
    lines.removeFirst(count)
  }

  /// Fails where the commands from the start on are needed and the first were dropped.
  func checkNothingIsForgotten(limit: Int?, at span: SourceSpan) throws(LabError) {
    guard forgottenCount > 0, let limit else { return }
    throw LabError(
      .notPossible(
        "the first \(NumberText.grouped(forgottenCount)) commands are gone: outside a "
          + "terminal, history keeps the last \(NumberText.grouped(limit)); --last writes those"),
      at: span)
  }
}

/// A command that ran and succeeded.
public struct TranscriptLine: Sendable {
  let command: CommandText
  /// Whether it changes what can be set.
  public var changes: Bool
  /// Whether a saved session repeats it.
  public var isSaved: Bool
  /// Whether its effects outlast `undo`: it defined a command or loaded strategies.
  var isLasting = false
  var changedState = false
  /// The number of the command before it among those that led to the state it left; 0 for none.
  var previous = 0

  /// The command as typed.
  public var text: String { command.string }

  /// The command in a saved session, which writes no files.
  var savedText: String { command.unredirected ?? text }
}

extension Session {
  /// Adds `line` to the transcript, and to the commands that led to the present state.
  package mutating func tell(_ line: consuming TranscriptLine) {
    line.previous = state.command
    line.isLasting = execution.record.isLasting
    transcript.add(consume line)
    // `undo` and `redo` lead to a state that other commands made.
    if !execution.record.hasTravelled { state.command = transcript.total }
  }

  /// Adds commands to the transcript that have the same effect as what ran.
  package mutating func tell(_ commands: [String]) {
    let prefix = scope.map { "section \($0) " } ?? ""
    for command in commands {
      tell(
        TranscriptLine(
          command: CommandText(prefix + command), changes: true, isSaved: true, changedState: true))
    }
  }
}
