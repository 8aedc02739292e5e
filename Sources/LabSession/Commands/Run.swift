import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let run = Command(
    CommandDefinition(
      "run", .keep, "run a session file from the initial state",
      forms: [Form([.slot("FILE", .path)])],
      notes: [
        "The run stops at the first command that fails, unless the file expects the failure. One "
          + "`undo` reverts the whole run. File names in the session are relative to its folder.",
        "The directives of the file work as in `layoutlab run`.",
      ], related: ["replay", "save", "demo"], next: ["show changed", "undo"],
      examples: [
        Example("width 320; draw; save mine.llab; run mine.llab", "the same picture again")
      ])
  ) { session, arguments, world throws(LabError) in
    try session.play(arguments.word("FILE") ?? "", isNarrated: false, in: world, at: arguments)
  }

  static let replay = Command(
    CommandDefinition(
      "replay", .keep, "replay a session file with its narration and commands",
      forms: [Form([.slot("FILE", .path)])],
      notes: ["At the prompt, the replay does not pause; `layoutlab replay FILE` waits for Enter."],
      related: ["run", "demo"], next: ["show changed", "undo"],
      examples: [
        Example("width 320; draw; save mine.llab; replay mine.llab", "each command with its answer")
      ])
  ) { session, arguments, world throws(LabError) in
    try session.play(arguments.word("FILE") ?? "", isNarrated: true, in: world, at: arguments)
  }

  static let demo = Command(
    CommandDefinition(
      "demo", .keep, "play a demo; without a name, list the demos",
      forms: [Form([.optional([.slot("NAME", .demo)])])],
      notes: ["The demo's final state stays; one `undo` reverts it."],
      related: ["replay", "use"], next: ["undo", "show changed", "draw"],
      examples: [Example("demo masonry", "how masonry fills the shortest column")])
  ) { session, arguments, world throws(LabError) in
    guard let name = arguments.word("NAME") else {
      return Reply(TextReport(session.demoList(in: world), name: "demos"))
    }
    let demos = world.demos()
    guard let demo = demos.first(where: { $0.name == name }) else {
      throw LabError(.unknown(.demo, name, among: demos.map(\.name)), at: arguments.span("NAME"))
    }
    var outside = world
    outside.folder = ""
    return try session.play(demo.path, isNarrated: true, in: outside, at: arguments)
  }
}

extension Session {
  fileprivate func demoList(in world: World) -> [Markup] {
    let demos = world.demos()
    let width = demos.map { displayWidth($0.name) }.max() ?? 0
    guard !demos.isEmpty else { return [Markup("there are no demos here", .note)] }
    return demos.map { demo in
      Markup(data: demo.name.padded(to: width + 2), .name).adding(data: demo.summary)
    }
  }

  /// Plays the file at `path` as a command of this lab.
  fileprivate mutating func play(
    _ path: String, isNarrated: Bool, in world: World, at arguments: Arguments
  ) throws(LabError) -> Reply {
    guard execution.scriptDepth < ScriptWalk.deepestInclude else {
      throw LabError(
        .notPossible(
          "session files run each other more than \(ScriptWalk.deepestInclude) levels deep"),
        at: arguments.command.span)
    }
    let located = world.located(path)
    let file = try LabError.located(at: arguments.given.first?.span ?? arguments.command.span) {
      () throws(LabError) in SessionFile(try String(validatingFile: try world.readNamed(located)))
    }
    var player = Player(self)
    player.session.execution.scriptDepth += 1
    var report = PlayReport(isNarrated: isNarrated)
    var page = world.page
    page.isInteractive = false
    player.play(file, at: located, in: world) { event in
      report.add(event, on: page)
      return true
    }
    let depth = execution.scriptDepth
    self = player.session
    execution.scriptDepth = depth
    var reply = Reply(report, notes: report.notes, failure: player.result.failures.first)
    reply.varies = report.varies
    return reply
  }
}
