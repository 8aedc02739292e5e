import LayoutCore
import Lab
import LabLanguage
import LabReport

/// `layoutlab test`: plays sessions and guides, and compares them with what they expect.
struct TestSessions {
  /// Files and folders; `Sessions` if there are none.
  var paths: [String] = []
  /// Whether to write what commands print now as what is expected.
  var updates = false
  /// Only sessions whose path or file name this pattern of `*` and `?` matches.
  var filter: String?
  /// Whether a missing requirement is a failure.
  var isStrict = false
  /// One JSON object in place of text.
  var isJSON = false
  /// A file to write as JUnit's XML.
  var junit: String?

  /// Tests, prints with `out` and `message`, and answers the exit status.
  func run(
    in lab: Lab, world: World, out: (String) -> Void, message: (String) -> Void
  ) -> Int32 {
    let named = paths.isEmpty ? ["Sessions"] : paths
    var report = TestReport()
    do throws(Fault) {
      for path in SessionSource.files(at: named) where isWanted(path) {
        var tests = try tests(of: path, in: lab, world)
        if updates, try update(path, tests, world, message) {
          let failedBefore = tests.reduce(0) { $0 + $1.failures.count }
          tests = try self.tests(of: path, in: lab, world)
          let count = failedBefore - tests.reduce(0) { $0 + $1.failures.count }
          message("updated \(Printable.escaped(path)): \(NumberText.counted(count, "command"))")
        }
        report.tests += tests
        if report.exitStatus == 130 { break }
      }
      if let junit { try world.write(world.located(junit), Array(report.junit.utf8)) }
    } catch {
      let failure = Diagnostic(error, source: "")
      if isJSON {
        out(
          JSON.object([("schema", .int(1)), ("ok", .bool(false)), ("error", failure.json)]).text)
      } else {
        for line in failure.lines { message(line) }
      }
      return 2
    }
    if isJSON {
      out(report.json.text)
    } else {
      out(report.dots)
      for line in report.lines { out(line) }
    }
    if report.tests.isEmpty { message("no sessions found in \(named.joined(separator: " "))") }
    return report.tests.isEmpty ? 2 : report.exitStatus
  }

  private func tests(
    of path: String, in lab: Lab, _ world: World
  ) throws(Fault) -> [SessionTest] {
    try SessionSource.sessions(at: path, in: world).map {
      SessionTest($0, in: lab, world: world, isStrict: isStrict, goesOn: updates)
    }
  }

  private func isWanted(_ path: String) -> Bool {
    guard let filter else { return true }
    let pattern = ExpectedLine(.glob(filter))
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return pattern.accepts(path, tolerance: 0) || pattern.accepts(name, tolerance: 0)
  }

  /// Writes the file at `path` with what its commands print now; false if it does already.
  private func update(
    _ path: String, _ tests: [SessionTest], _ world: World, _ message: (String) -> Void
  ) throws(Fault) -> Bool {
    let located = world.located(path)
    let old = try String(validatingFile: try world.read(located))
    var lines = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var text = old
    for test in tests.reversed() where !test.isRefused && test.skipReason == nil {
      let update = test.update
      for matcher in update.replaced {
        message("\(path):\(matcher.line): gave up the matcher \(Printable.escaped(matcher.text))")
      }
      guard let firstLine = test.source.firstLine else {
        text = update.text
        continue
      }
      let count = test.source.file.source.utf8.count { $0 == UInt8(ascii: "\n") } - firstLine + 1
      let new = update.text.split(separator: "\n", omittingEmptySubsequences: false)
        .dropFirst(firstLine - 1).dropLast().map(String.init)
      lines.replaceSubrange(firstLine - 1..<firstLine - 1 + count, with: new)
      text = lines.joined(separator: "\n")
    }
    guard text != old else { return false }
    try world.write(located, Array(text.utf8))
    return true
  }
}
