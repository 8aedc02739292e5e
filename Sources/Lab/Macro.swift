public import LabLanguage
import LabReport
import LayoutCore

/// Commands that a person gave a name: `define NAME { … }`.
public struct Macro: Sendable {
  /// The name one types.
  public let name: String
  /// The commands, as typed: `$1` to `$9` stand for what follows the name, `$*` for all of it.
  public let body: String
  /// What it does, as `document` says; empty until somebody did.
  public var summary = ""

  /// What is said about it, as about any command.
  public var card: CommandCard {
    let arguments: [Shape] =
      placeholders.isEmpty ? [] : [.optional([.many("ARGUMENT", .text)])]
    return CommandCard(
      name, .keep, summary.isEmpty ? "your own command" : summary, forms: [Form(arguments)],
      notes: ["It stands for: \(Printable.escaped(commandsOnOneLine))"],
      related: ["define", "document"])
  }

  /// The commands, `;` between them.
  private var commandsOnOneLine: String {
    let commands = (try? CommandLine.split(body)) ?? []
    return commands.map(\.text).joined(separator: "; ")
  }

  /// How many arguments it knows what to do with; all there are where it says `$*`.
  var mostArguments: Int {
    placeholders.contains("*") ? .max : placeholders.compactMap(\.wholeNumberValue).max() ?? 0
  }

  /// What follows each `$` that stands for an argument.
  private var placeholders: Set<Character> {
    var found: Set<Character> = []
    visitPieces { if case .argument(let character) = $0 { found.insert(character) } }
    return found
  }

  /// The commands with `arguments` in the place of `$1` and the others.
  ///
  /// - Throws: a missing argument; that the text grows beyond `longestText`, as it does where
  ///   macros hand on all they got several times.
  func text(with arguments: [String]) throws(Fault) -> String {
    var text = ""
    var missing: String?
    visitPieces { piece in
      guard text.utf8.count <= Self.longestText else { return }
      switch piece {
      case .text(let part): text += part
      case .argument("*"): text += arguments.joined(separator: " ")
      case .argument(let digit):
        let number = digit.wholeNumberValue ?? 1
        if number <= arguments.count {
          text += arguments[number - 1]
        } else {
          missing = missing ?? "$\(digit)"
        }
      }
    }
    if let missing { throw Fault(.missingArgument(name: missing, command: name)) }
    guard text.utf8.count <= Self.longestText else {
      throw Fault(
        .notPossible("the commands of '\(name)' come to more than \(Self.longestText >> 20) MB"))
    }
    return text
  }

  /// The most bytes that the commands may come to.
  static let longestText = 1 << 20

  private enum Piece {
    case text(Substring)
    case argument(Character)
  }

  private func visitPieces(_ visit: (Piece) -> Void) {
    var rest = body[...]
    while let sign = rest.firstIndex(of: "$") {
      let next = rest.index(after: sign)
      guard next < rest.endIndex, "123456789*".contains(rest[next]) else {
        visit(.text(rest[..<next]))
        rest = rest[next...]
        continue
      }
      visit(.text(rest[..<sign]))
      visit(.argument(rest[next]))
      rest = rest[rest.index(after: next)...]
    }
    visit(.text(rest))
  }
}

extension Lab {
  /// The most macros there may be.
  static let mostMacros = 1_000

  /// Macros may run each other so deep.
  private static var deepestMacro: Int { 16 }

  /// The cards of all commands and macros, in the order of `help`.
  public var commandCards: [CommandCard] { commands.map(\.card) + macros.map(\.card) }

  /// The command that runs the macro `name`; nil where there is none.
  func macroCommand(called name: String) -> Command? {
    macros.first { $0.name == name }.map { macro in
      Command(macro.card) { lab, arguments, world throws(Fault) in
        try lab.run(macro, arguments.command, in: world)
      }
    }
  }

  /// Runs the commands of `macro` as one change; if one of them fails, nothing has changed.
  private mutating func run(
    _ macro: Macro, _ command: CommandLine, in world: World
  ) throws(Fault) -> Reply {
    let arguments = Array(command.arguments)
    if arguments.count > macro.mostArguments {
      let extra = arguments[macro.mostArguments]
      throw Fault(.extraArgument(text: extra.text, command: macro.name), at: extra.span)
    }
    guard macroDepth < Self.deepestMacro else {
      throw Fault(
        .notPossible("macros run each other more than \(Self.deepestMacro) deep"),
        at: command.name.span)
    }
    let text: String
    do throws(Fault) {
      text = try macro.text(with: arguments.map { command.source.text(of: $0.span) })
    } catch {
      throw error.located(at: command.name.span)
    }
    macroDepth += 1
    defer { macroDepth -= 1 }
    let (answers, notes) = try performTogether(text, at: command.name.span, in: world)
    return Reply(
      MacroReport(answers: answers.map { ($0.command.name.text, $0.report) }), notes: notes)
  }

  /// What commands answered, and what was said beside it.
  typealias Answers = (answers: [(command: CommandLine, report: any Report)], notes: [Markup])

  /// Runs the commands of `text`, which stand for what is at `span`, as one change; if one of them
  /// fails, nothing has changed. With `showsFindings` an answer that finds something wrong is an
  /// answer.
  mutating func performTogether(
    _ text: String, at span: Span, in world: World, showsFindings: Bool = false
  ) throws(Fault) -> Answers {
    let before = self
    var result: Answers = ([], [])
    do throws(Fault) {
      for line in try CommandLine.split(text) {
        // Macros that run macros are a loop in all but name.
        do throws(LayoutError) { try world.stop.check() } catch { throw Fault(error) }
        let reply = try perform(line, in: world)
        if let failure = reply.failure, !showsFindings { throw failure.fault }
        result.answers.append((line, reply.report))
        result.notes += reply.notes
      }
    } catch {
      self = before
      throw Fault(error.kind, at: span, topic: error.topic)
    }
    joinChanges(since: before)
    return result
  }

  /// Makes all changes since `before` one step of `undo`.
  private mutating func joinChanges(since before: Lab) {
    let isSame =
      Difference(from: (before.state, before.layout), to: (state, layout)).report.changes.isEmpty
      && before.state.scrolling == state.scrolling
    past = before.past
    future = isSame ? before.future : []
    if !isSame { past.append(before.state) }
  }
}

/// What the commands of a macro answered, one after the other.
private struct MacroReport: Report {
  let answers: [(command: String, report: any Report)]

  func lines(on page: Page) -> [Markup] { answers.flatMap { $0.report.lines(on: page) } }

  var members: [(key: String, value: JSON)] {
    [
      (
        "results",
        .array(
          answers.map {
            .object([
              ("command", .string($0.command)), ("result", .object($0.report.members)),
            ])
          })
      )
    ]
  }
}
