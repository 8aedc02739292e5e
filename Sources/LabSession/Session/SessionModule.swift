package import LabLanguage

/// What a module above the session adds to it: commands, and what they need beside them.
///
/// The program joins modules when it makes a session:
///
/// ```swift
/// let session = try Session(strategies: strategies, modules: [.audit, .lessons, .help])
/// ```
public struct SessionModule: Sendable {
  /// Runs a line in place of the session; nil: the session runs it itself.
  package typealias Interceptor =
    @Sendable (Statement, inout Session, World) throws(LabError) -> Reply?

  private let commands: @Sendable () -> [Command]
  let place: String?
  let intercept: Interceptor?
  let complete: @Sendable (inout Vocabulary, Session, World) -> Void
  let advise: @Sendable (String, Session, World) -> String?

  /// A module with `commands`, which `help` lists behind the command `place`; nil: before the others
  /// of their groups. `intercept` runs lines in place of the session once a module keeps state in it,
  /// `complete` adds names to those that completion proposes, and `advise` gives a command to try in
  /// place of a line, or a strategy's name, that is unknown.
  package init(
    commands: @escaping @autoclosure @Sendable () -> [Command], after place: String? = nil,
    intercept: Interceptor? = nil,
    complete: @escaping @Sendable (inout Vocabulary, Session, World) -> Void = { _, _, _ in },
    advise: @escaping @Sendable (String, Session, World) -> String? = { _, _, _ in nil }
  ) {
    (self.commands, self.place, self.intercept) = (commands, place, intercept)
    (self.complete, self.advise) = (complete, advise)
  }

  /// Its commands, as `CommandTable` keeps them.
  var entries: [CommandTable.Entry] { commands().map { CommandTable.Entry($0) } }
}

/// State that a module above the session stores in it: `session[Learning.self]`.
package protocol ModuleState: Sendable {
  /// The state before the module did anything.
  init()
}

/// The modules above the session, each with its state.
struct Modules: Sendable {
  let all: [SessionModule]
  let interceptors: [SessionModule.Interceptor]
  /// Whether no module keeps state: then none takes a line.
  var isIdle: Bool { states.isEmpty }
  private(set) var states: [ObjectIdentifier: any ModuleState] = [:]

  init(_ modules: [SessionModule]) {
    all = modules
    interceptors = modules.compactMap(\.intercept)
  }

  subscript<State: ModuleState>(type: State.Type) -> State {
    get { states[ObjectIdentifier(type)] as? State ?? State() }
    set { states[ObjectIdentifier(type)] = newValue }
  }
}

extension Session {
  package subscript<State: ModuleState>(type: State.Type) -> State {
    get { modules[type] }
    set { modules[type] = newValue }
  }

  /// What the first module that takes `line` replies; nil where none does.
  mutating func intercepted(_ line: Statement, in world: World) throws(LabError) -> Reply? {
    for intercept in modules.interceptors {
      if let reply = try intercept(line, &self, world) { return reply }
    }
    return nil
  }
}
