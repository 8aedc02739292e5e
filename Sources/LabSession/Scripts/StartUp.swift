public import LabLanguage
import LabReport
import LayoutCore

extension Session {
  /// Runs one command for `source`, before the first prompt.
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

  /// The same before anything else: what the command sets is part of the initial state, to which
  /// `reset` and every session file go back.
  public mutating func begin(
    with command: String, from source: Origin.Source, in world: World
  ) throws(LabError) {
    try apply(command, from: source, in: world)
    start = Start(state, layout, strategies)
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
    execution.hasFailedLoad = false
    history.forget()
  }
}
