import LabLanguage
import LayoutCore
import LayoutText

/// A limit on the time of one command.
struct TimeLimit {
  let seconds: Double
  private let outer: StopSignal

  init(seconds: Double, in world: World) {
    self.seconds = seconds
    outer = world.stop
  }

  /// The world with a stop signal that also watches the clock, from now on.
  func world(_ world: World) -> World {
    var limited = world
    let (clock, end) = (world.clock, world.clock() + seconds)
    limited.stop = outer.or { clock() > end }
    return limited
  }

  /// `error`; an interruption that nothing outside requested is reported as the time limit.
  func explained(_ error: LabError) -> LabError {
    guard error.kind == .interrupted, !outer.isRequested else { return error }
    return LabError(
      .timedOut(limit: "\(NumberText.formatShort(seconds)) s"), at: error.span, topic: error.topic)
  }
}

extension StopSignal {
  var isRequested: Bool {
    do throws(LayoutError) {
      try check()
      return false
    } catch {
      return true
    }
  }
}
