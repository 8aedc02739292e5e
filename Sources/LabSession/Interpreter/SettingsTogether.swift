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
    // The commands of a macro are followed by what follows its name.
    let wasFollowed = execution.isFollowed
    defer { execution.isFollowed = wasFollowed }
    execution.isFollowed = wasFollowed || Self.follows(line, rest)
    do throws(LabError) {
      return try isNested ? perform(line, in: world) : run(line, in: world)
    } catch {
      guard case .layout = error.kind, Self.isSetting(line) else { throw error }
      var others: [Statement] = []
      var (ahead, behind) = (rest, rest)
      while let next = ahead.next(), Self.isSetting(next), line.isOnLine(of: next) {
        others.append(next)
        behind = ahead
      }
      guard let last = others.last else { throw error }
      execution.isFollowed = wasFollowed || Self.follows(last, behind)
      let whole = line.joined(with: others)
      let reply = try isNested ? perform(whole, in: world) : run(whole, in: world)
      rest = behind
      return reply
    }
  }

  /// Applies the settings of `lines`, which are at `span`, as one change.
  mutating func applyTogether(
    _ lines: [Statement], at span: SourceSpan, in world: World
  ) throws(LabError) -> Reply {
    var gathering = self
    gathering.execution.isGathering = true
    for line in lines { _ = try gathering.perform(line, in: world) }
    let state = gathering.state
    return try change(in: world, at: span) { $0 = state }
  }

  /// Whether `rest` begins with a command on the line of `line`.
  private static func follows(_ line: Statement, _ rest: Statements) -> Bool {
    guard !rest.isAtEnd else { return false }
    var rest = rest
    return rest.next().map { line.isOnLine(of: $0) } ?? false
  }

  /// Whether `line` does nothing but set what the layout is made of.
  private static func isSetting(_ line: Statement) -> Bool {
    let isSetting =
      ["use", "set", "unset"].contains(line.name.text)
      || Setting.named(line.name.text).map { $0.isCommand && $0.subject == .layout } ?? false
    return isSetting && line.redirectionPlace({ _ in nil }) == nil
  }
}
