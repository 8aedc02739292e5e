import LabLanguage
import LabReport
import LayoutCore
import Synchronization

/// Trying lines, so that only those are suggested that succeed.
extension Session {
  /// How often a line that is tried may ask whether to stop: some tenths of a second for a long
  /// layout. What asks more often fails neither at once nor for its wording. Seconds would make the
  /// suggestion depend on the load of the machine.
  private static let mostChecks = 10_000

  /// `error` of `line`, with the likeliest line to try that succeeds now, or with none.
  func suggesting(_ error: LabError, for line: Statement, in world: World) -> LabError {
    guard !execution.isTrial, error.kind != .interrupted else { return error }
    var error = error
    let corrections = Diagnostic(error, source: line.source).corrections
    // The lookup of an error is a page that there always is; none shows what a file lacks.
    let lookup = error.help == "load" ? nil : error.kind.lookup
    error.remedy = corrections.first { succeeds($0, in: world) } ?? lookup
    error.isRemedyTried = true
    return error
  }

  /// Whether `text` runs to its end, as far as a copy of the session without effects can show. A
  /// file that it loads has the content `loaded`, where that is known.
  func succeeds(_ text: String, in world: World, loading loaded: World.Loaded? = nil) -> Bool {
    var trial = self
    (trial.execution.command, trial.execution.scope) = (nil, nil)
    trial.execution.isTrial = true
    var world = world.withoutEffects
    let checks = Counter()
    world.stop = world.stop.or { checks.next() > Self.mostChecks }
    if let loaded { world.load = { _ throws(LabError) in loaded } }
    do throws(LabError) {
      var rest = try LexedText(text).completeStatements()
      while let line = rest.next() {
        let failure = try trial.run(line, before: &rest, in: world).failure
        if let failure { throw failure.error }
      }
      return true
    } catch {
      return error.kind == .interrupted
    }
  }
}

extension World {
  /// The same for a line that may never run: it writes nothing, starts no program and asks nothing;
  /// what needs that is interrupted.
  var withoutEffects: World {
    var world = self
    world.readFile = { [readFile] reading throws(LabError) in
      var reading = reading
      reading.takesSpecialFiles = false
      return try readFile(reading)
    }
    world.write = { _, _, _ throws(LabError) in throw LabError(.interrupted) }
    world.append = { _, _, _ throws(LabError) in throw LabError(.interrupted) }
    world.load = { [self] path throws(LabError) in
      _ = try read(path)
      throw LabError(.interrupted)
    }
    world.companion = { _ throws(LabError) in throw LabError(.interrupted) }
    world.permit = { _, _ throws(LabError) in throw LabError(.interrupted) }
    world.pixels = { _, _ throws(LabError) in throw LabError(.interrupted) }
    world.progress.write = { _ throws(LabError) in }
    world.progress.setAside = { () throws(LabError) in "" }
    world.typing?.edit = { _ throws(LabError) in nil }
    world.takeKeys = { [page] in LeavingKeys(page: page) }
    world.silenced = { nil }
    if confirm != nil { world.confirm = { _, _ in .yes } }
    return world
  }
}

private final class Counter: Sendable {
  private let count = Atomic(0)

  /// 1, then 2, and so on.
  func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}

/// A terminal whose user leaves at once.
private struct LeavingKeys: KeySource {
  let page: Page

  func next() -> PressedKey { .escape }
  func next(within seconds: Double) -> PressedKey? { .escape }
  func show(_ lines: [Markup]) {}
  func close() {}
}
