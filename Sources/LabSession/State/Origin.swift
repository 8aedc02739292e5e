import LayoutText

/// Where a value was set, and by what command.
public struct Origin: Sendable {
  /// Who ran the command.
  public enum Source: Sendable {
    /// The prompt, or a script.
    case typed
    /// A session or start-up file: its text, and where in it the command begins.
    case file(path: String, text: String, offset: Int, firstLine: Int)
    /// An option of the process.
    case option(name: String)
    /// A variable of the environment.
    case environment(name: String)
  }

  let source: Source
  let command: String
  /// How many values were set before: the later of two counts.
  let number: Int

  /// `~/.layoutlabrc:3: set columns 4`, with the path shortened for the user of `world`.
  func words(in world: World) -> String {
    switch source {
    case .typed: return Printable.escaped(command)
    case .option(let name): return "\(name): \(Printable.escaped(command))"
    case .environment(let name): return "environment \(name): \(Printable.escaped(command))"
    case .file(let path, let text, let offset, let firstLine):
      let line = firstLine + text.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") }
      return "\(Printable.escaped(world.shortened(path))):\(line): \(Printable.escaped(command))"
    }
  }
}
