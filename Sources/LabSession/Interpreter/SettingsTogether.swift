public import LabLanguage
import LayoutCore

extension Session {
  /// Runs `line`, which `rest` follows on its line. Where settings have a layout only together, as
  /// `use masonry columns=40; spacing 1`, they are one change, and those behind `line` are taken
  /// out of `rest`.
  ///
  /// - Throws: what is wrong with the command, or with the layout of all of them.
  public mutating func run(
    _ line: Statement, before rest: inout Statements, in world: World
  ) throws(LabError) -> Reply {
    try run(line, before: &rest, isNested: false, in: world)
  }

  /// Runs the commands of `text`, up to the first that fails; the last reply.
  @discardableResult
  package mutating func run(text: String, in world: World) throws(LabError) -> Reply {
    var rest = try LexedText(text).completeStatements()
    var last = Reply.silent
    while let line = rest.next() { last = try run(line, before: &rest, in: world) }
    return last
  }

  /// Runs `line` before the `rest` of its line; where it is nested, the transcript does not have it.
  package mutating func run(
    _ line: Statement, before rest: inout Statements, isNested: Bool, in world: World
  ) throws(LabError) -> Reply {
    do throws(LabError) {
      return try isNested ? perform(line, in: world) : run(line, in: world)
    } catch {
      guard case .layout = error.kind, Self.isSetting(line) else { throw error }
      var lines = [line]
      var behind = rest
      var ahead = rest
      while let next = ahead.next(), Self.isSetting(next) {
        lines.append(next)
        behind = ahead
      }
      guard let last = lines.dropFirst().last else { throw error }
      let whole = line.joined(to: last)
      let command = Command(together: lines)
      let reply =
        try isNested
        ? perform(whole, by: command, in: world) : run(whole, by: command, in: world)
      rest = behind
      return reply
    }
  }

  /// Whether `line` does nothing but set what the layout is made of.
  private static func isSetting(_ line: Statement) -> Bool {
    ["use", "set", "unset"].contains(line.name.text)
      || Setting.named(line.name.text).map { $0.isCommand && $0.subject == .layout } ?? false
  }
}

extension Command {
  /// Applies the settings of `lines` as one change.
  fileprivate init(together lines: [Statement]) {
    let form = Form([.optional([.rest("VALUE", .text)])])
    self.init(CommandDefinition(lines[0].name.text, .change, "", forms: [form])) {
      session, arguments, world throws(LabError) in
      var gathering = session
      gathering.execution.isGathering = true
      for line in lines { _ = try gathering.perform(line, in: world) }
      let state = gathering.state
      return try session.change(in: world, at: arguments.command.span) { $0 = state }
    }
  }
}
