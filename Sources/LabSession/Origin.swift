public import LabLanguage
import LabReport
import LayoutCore
import LayoutText

/// Where a value was set, and by what command.
public struct Origin: Sendable {
  /// Who ran the command.
  public enum Source: Sendable {
    /// A person at the prompt, or a script.
    case typed
    /// A session or start-up file: its text, and where in it the command begins.
    case file(path: String, text: String, offset: Int, firstLine: Int)
    /// An option of the process.
    case option(name: String)
    /// A variable of the environment.
    case environment(name: String)
  }

  /// Who ran the command.
  let source: Source
  /// The command, as typed.
  let command: String
  /// How many values were set before: the later of two counts.
  let number: Int

  /// `~/.layoutlabrc:3: set columns 4`, as a person of `world` reads it.
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

extension Session {
  /// Remembers where the values in `changes` come from.
  mutating func rememberOrigin(of changes: [ChangeReport.Change]) {
    guard let running = execution.command else { return }
    state.originCount += 1
    let origin = Origin(source: execution.source, command: running.text, number: state.originCount)
    for change in changes where change.after != nil { state.origins[change.name] = origin }
  }

  /// Where the setting `name` of section `section` was set, with what it is called in `show`.
  func origin(of row: SettingsReport.Row, in world: World) -> String {
    guard row.isChanged else { return "default" }
    var names = [row.name]
    if row.name.hasPrefix("section "), let blank = row.name.dropFirst(8).firstIndex(of: " ") {
      // What was set of all sections at once has no number.
      let prefix = row.name[...blank]
      names.append(String(row.name[row.name.index(after: blank)...]))
      names.append(prefix + "strategy")
    }
    // A strategy brings its parameters along.
    if row.isOfStrategy { names.append("strategy") }
    let found = names.compactMap { state.origins[$0] }.max { $0.number < $1.number }
    return found?.words(in: world) ?? "set by a command"
  }

  /// Runs one command for `source`, before a person types anything.
  ///
  /// - Throws: what is wrong with it; nothing has changed then.
  public mutating func apply(
    _ command: String, from source: Origin.Source, in world: World
  ) throws(LabError) {
    let before = execution.source
    defer { execution.source = before }
    execution.source = source
    for line in try Statement.split(command) { _ = try perform(line, in: world) }
    history.forget()
  }

  /// Runs the commands of a start-up file in the present state, and passes events to `watch`. A
  /// command that fails is skipped, and `undo` does not go back before the file. Unless the file
  /// is your own, it loads only files that you permit.
  public mutating func startUp(
    _ path: String, isOwn: Bool, in world: World, _ watch: Player.Watcher
  ) {
    var options = Player.Options()
    options.keepsGoing = true
    var player = Player(self, options: options)
    var inner = world.inFolder(of: path)
    if !isOwn { inner = inner.asked(by: path) }
    inner.page.isInteractive = false
    do throws(LabError) {
      let text = try String(validatingFile: try world.read(path))
      _ = player.goOn(text, of: path, firstLine: 1, in: inner, watch)
    } catch {
      _ = watch(.refused(Diagnostic(error, source: "", file: path)))
    }
    self = player.session
    history.forget()
  }
}
