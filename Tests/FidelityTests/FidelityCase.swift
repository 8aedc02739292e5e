import Foundation

/// One case: what was measured somewhere else, and under which conditions.
struct FidelityCase {
  let suite: String
  let id: String
  let source: String
  let truth: String
  /// How far a number may be off, in points.
  let tolerance: Double
  let expected: [String: Fact]
  var container: Facts
  var config: Facts
  /// All else: `items`, `sections`, `sectionsCounts` …
  var given: Facts

  init(_ fact: Fact, suite: String) throws(Unmapped) {
    guard var rest = fact.members, let id = rest["id"]?.text, let truth = rest["truth"]?.text,
      let expected = rest["expected"]?.members
    else { throw Unmapped("a case without id, truth or expected") }
    self.suite = suite
    self.id = id
    self.truth = truth
    self.expected = expected
    source = rest["source"]?.text ?? ""
    tolerance = rest["tolerance"]?.number ?? Self.tolerance(of: truth)
    container = Facts(rest["container"]?.members ?? [:], path: "container")
    config = Facts(rest["config"]?.members ?? [:], path: "config")
    for key in [
      "id", "source", "strategy", "truth", "licence", "notes", "tolerance", "expected", "container",
      "config",
    ] { rest[key] = nil }
    given = Facts(rest, path: "case")
  }

  /// A picture with three pixels per point is exact to a third of a point.
  static func tolerance(of truth: String) -> Double {
    truth.hasSuffix("uikit-measured") ? 0.34 : 0.01
  }

  /// - Throws: what of the case the mapping has not taken.
  func finish() throws(Unmapped) {
    try container.finish()
    try config.finish()
    try given.finish()
  }
}

/// A file of cases.
struct FidelityFile {
  let suite: String
  let cases: [Fact]

  init(_ url: URL) throws {
    let file = try JSONDecoder().decode([String: Fact].self, from: Data(contentsOf: url))
    suite = file["suite"]?.text ?? url.deletingPathExtension().lastPathComponent
    cases = file["cases"]?.list ?? []
  }

  /// The files of `folder`, by name; none where there is no such folder.
  static func all(in folder: URL) throws -> [FidelityFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return try names.filter { $0.hasSuffix(".json") }.sorted().map {
      try FidelityFile(folder.appending(path: $0))
    }
  }
}
