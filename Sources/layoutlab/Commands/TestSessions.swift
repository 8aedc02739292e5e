import LayoutCore
import LabReport
import LabLanguage
import LabSession
import LayoutText

/// `layoutlab test`: plays sessions and guides, and compares them with what they expect.
struct TestSessions {
  /// Files and folders; `Sessions` if there are none.
  var paths: [String] = []
  /// Whether to write what commands print now as what is expected.
  var updates = false
  /// Asks about each difference whether to write what the command prints now; nil: never.
  var ask: ((SessionTest.Failure) -> Review.Answer)?
  /// Only sessions whose path or file name this pattern of `*` and `?` matches.
  var filter: String?
  var isStrict = false
  var isJSON = false
  var junit: String?
  /// How many files are played at once, at least 1.
  var jobs = 1

  /// Tests, prints with `out` and `message`, and returns the exit status.
  ///
  /// Each file is played in a world of its own: `world` makes it, on the thread that plays it.
  func run(
    in session: Session, world: @escaping @Sendable () -> World, out: (String) -> Void,
    message: (String) -> Void
  ) -> Int32 {
    let named = paths.isEmpty ? ["Sessions"] : paths
    var report = TestReport()
    do throws(LabError) {
      report = try self.report(on: named, in: session, world, out, message)
      let here = world()
      if let junit { _ = try here.write(here.located(junit), Array(report.junit.utf8), .anything) }
    } catch {
      let failure = Diagnostic(error, source: "")
      if isJSON {
        out(JSON.envelope(ok: false, [("error", failure.json)]).text)
      } else {
        for line in failure.lines { message(line) }
      }
      return error.kind == .interrupted ? error.exitStatus : 2
    }
    if isJSON {
      out(report.json.text)
    } else {
      out(report.dots)
      for line in (ask == nil ? report.failureLines : []) + report.lines { out(line) }
    }
    guard !report.tests.isEmpty || report.isInterrupted else {
      message("no sessions found in \(named.joined(separator: " "))")
      return 2
    }
    return report.exitStatus
  }

  /// Plays all files, some at once; then brings them up to date, one after the other.
  private func report(
    on named: [String], in session: Session, _ world: @escaping @Sendable () -> World,
    _ out: (String) -> Void, _ message: (String) -> Void
  ) throws(LabError) -> TestReport {
    let files = SessionSource.files(at: named).filter(isWanted)
    let (isStrict, changes) = (isStrict, updates || ask != nil)
    let play: @Sendable (String) -> Result<[SessionTest], LabError> = { path in
      Result { () throws(LabError) in
        try Self.tests(
          of: path, isNamed: named.contains(path), in: session, world(), isStrict: isStrict,
          goesOn: changes)
      }
    }
    let stop = world().stop
    let played = Concurrently.map(files, atOnce: jobs, isOver: { stop.isRequested }) { path in
      defer { Progress.advance(of: files.count) }
      return play(path)
    }
    Progress.end()
    var report = TestReport(isInterrupted: stop.isRequested || played.contains { $0 == nil })
    var review = ask.map { Review(ask: $0) }
    for case (let path, let result?) in zip(files, played) {
      let tests = try result.get()
      report.tests += tests
      guard changes, !report.isInterrupted else { continue }
      let accepted = tests.map { review?.accepted(of: $0, out: out) }
      report.isInterrupted = review?.isInterrupted == true
      guard !report.isInterrupted, try update(path, tests, accepted, world(), message) else {
        continue
      }
      let again = try play(path).get()
      let count = [tests, again].map { $0.reduce(0) { $0 + $1.failures.count } }
      message(
        "updated \(Printable.escaped(path)): \(NumberText.counted(count[0] - count[1], "command"))")
      report.tests.replaceSubrange((report.tests.count - tests.count)..., with: again)
    }
    return report
  }

  private static func tests(
    of path: String, isNamed: Bool, in session: Session, _ world: World, isStrict: Bool,
    goesOn: Bool
  ) throws(LabError) -> [SessionTest] {
    try SessionSource.sessions(at: path, isNamed: isNamed, in: world).map {
      SessionTest($0, in: session, world: world, isStrict: isStrict, goesOn: goesOn)
    }
  }

  private func isWanted(_ path: String) -> Bool {
    guard let filter else { return true }
    let pattern = ExpectedLine(.glob(filter))
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return pattern.accepts(path, tolerance: 0) || pattern.accepts(name, tolerance: 0)
  }

  /// Writes the file at `path` with what its commands print now, of each test those at the places
  /// that are `accepted`, or all; false if it does already.
  private func update(
    _ path: String, _ tests: [SessionTest], _ accepted: [Set<Int>?], _ world: World,
    _ message: (String) -> Void
  ) throws(LabError) -> Bool {
    let located = world.located(path)
    let old = try String(validatingFile: try world.read(located))
    var lines = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var text = old
    for (test, accepted) in zip(tests, accepted).reversed()
    where !test.isRefused && test.skipReason == nil {
      let update = test.update(accepting: accepted, stop: world.stop)
      for matcher in update.replaced {
        message("\(path):\(matcher.line): removed the matcher \(Printable.escaped(matcher.text))")
      }
      guard let blocks = test.source.lines else {
        text = update.text
        continue
      }
      for block in blocks.reversed() {
        let new = update.text(ofLines: block).split(
          separator: "\n", omittingEmptySubsequences: false)
        lines.replaceSubrange(
          block.lowerBound - 1..<block.upperBound - 1, with: new.dropLast().map(String.init))
      }
      text = lines.joined(separator: "\n")
    }
    guard !world.stop.isRequested else { throw LabError(.interrupted) }
    guard text != old else { return false }
    _ = try world.write(located, Array(text.utf8), .anything)
    return true
  }
}
