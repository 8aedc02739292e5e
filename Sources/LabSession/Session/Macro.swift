public import LabLanguage
import LayoutCore
import LayoutText

/// A command that the user defined: `define NAME { … }`.
public struct Macro: Sendable {
  /// The name of the command.
  public let name: String
  /// The commands, as typed: `$1` to `$9` are the arguments after the name, `$*` all of them,
  /// `${1:3}` has the default 3.
  public let body: String
  /// Its summary, as `document` sets it; empty by default.
  public var summary = ""
  let source: MacroText

  /// The commands `body`, called `name`.
  init(name: String, body: String) {
    (self.name, self.body) = (name, body)
    source = MacroText(body)
  }

  /// The definition, as of any command.
  public var definition: CommandDefinition {
    CommandDefinition(
      name, .keep, summary.isEmpty ? "your own command" : summary, forms: [Form(source.shapes)],
      notes: ["Runs: \(Printable.escaped(commandsOnOneLine))"], related: ["define", "document"])
  }

  /// The commands, `;` between them.
  private var commandsOnOneLine: String {
    let commands = (try? Statement.split(body)) ?? []
    return commands.map(\.text).joined(separator: "; ")
  }

  /// The commands with `arguments` in the place of `$1` and the others.
  ///
  /// - Throws: a missing argument; a text that grows beyond `longestText`, as it does where macros
  ///   pass on all arguments several times.
  func text(with arguments: [String]) throws(LabError) -> String {
    var result = ""
    var missing: String?
    for piece in source.pieces where result.utf8.count <= Self.longestText {
      switch piece {
      case .text(let part): result += part
      case .argument("*"):
        result += arguments.isEmpty ? source.standards["*"] ?? "" : arguments.joined(separator: " ")
      case .argument(let digit):
        let number = digit.wholeNumberValue ?? 1
        if number <= arguments.count {
          result += arguments[number - 1]
        } else if let standard = source.standards[digit] {
          result += standard
        } else {
          missing = missing ?? "$\(digit)"
        }
      }
    }
    if let missing { throw LabError(.missingArgument(name: missing, command: name)) }
    guard result.utf8.count <= Self.longestText else {
      throw LabError(
        .notPossible("the commands of '\(name)' expand to more than \(Self.longestText >> 20) MB"))
    }
    return result
  }

  /// The most bytes of the expanded commands.
  static let longestText = 1 << 20
}
