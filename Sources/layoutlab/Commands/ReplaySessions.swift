import LabReport
import LabLanguage
import LabSession

/// `layoutlab replay F`: plays a session with its texts, for an audience.
struct ReplaySessions {
  /// The user's answer at a stop.
  enum Answer: Sendable {
    /// Go on.
    case next
    /// Leave for a prompt, in the state there is.
    case leave
  }

  var path: String
  /// Whether to wait after each command.
  var isStepwise = false

  /// Plays the file. `ask` is called where the session waits, and after each command if stepwise;
  /// `rest` pauses after each command. Returns the exit status; the session keeps the state that
  /// was reached, and `hasLeft` is whether the user left for a prompt.
  func run(
    in session: inout Session, world: World, printer: inout Printer, ask: () -> Answer,
    rest: () -> Void = {}
  ) -> (status: Int32, hasLeft: Bool) {
    var options = Player.Options()
    options.fitsScreen = world.page.rows != nil
    var player = Player(session, options: options)
    let safe = world.confined(toFolderOf: world.located(path))
    player.play(path, in: safe) { event in
      printer.show(event, as: .story)
      guard waits(at: event) else {
        if case .outcome = event { rest() }
        return true
      }
      printer.flush()
      return ask() == .next
    }
    session = player.session
    printer.flush()
    return (player.result.exitStatus, player.result.hasLeft)
  }

  private func waits(at event: SessionEvent) -> Bool {
    switch event {
    case .pause: true
    case .outcome(_, of: let command): isStepwise && !command.isHidden
    default: false
    }
  }
}
