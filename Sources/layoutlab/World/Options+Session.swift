import LabLanguage
import LabSession
import LabTerminal
import Strategies

extension Options {
  /// A session of the lab's own strategies. Its initial state follows --plain, and
  /// `LAYOUTLAB_ACCESSIBLE`, which selects sentences in place of pictures.
  ///
  /// - Parameter caps: The terminal of these options.
  func session(on caps: TerminalCaps) throws(LabError) -> Session {
    var session = try Session(strategies: Registry.strategies, modules: SessionModule.all)
    let world = System.world(
      page: System.page(caps, isInteractive: false, isForPrograms: format != nil))
    if isPlain {
      try session.begin(
        with: "set output text; set tips off; set pager off", from: .option(name: "--plain"),
        in: world)
    }
    if caps.accessible {
      try session.begin(
        with: "set output text", from: .environment(name: TerminalCaps.accessibleName), in: world)
    }
    return session
  }
}
