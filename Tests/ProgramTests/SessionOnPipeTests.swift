import Foundation
import Subprocess
import Testing

/// A session on a pipe is the session in its file.
@Suite("A session on a pipe")
struct SessionOnPipeTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The package's own session files, from its root.
  static let files: [String] = {
    let all = FileManager.default.enumerator(atPath: root.path + "/Sessions")
    let names = (all?.allObjects ?? []).compactMap { $0 as? String }
    return names.filter { $0.hasSuffix(".llab") }.map { "Sessions/\($0)" }.sorted()
  }()

  /// Runs `text` as the file `name` in `folder`, and on a pipe with `folder` to work in.
  private func bothWays(
    _ text: String, _ name: String, in folder: URL
  ) async throws -> (file: Program.Outcome, pipe: Program.Outcome) {
    let run = try await Program.run(
      ["run", "--allow-plugins", name], input: [], in: folder.path)
    return (run, try await Program.run([], input: Array(text.utf8), in: folder.path))
  }

  @Test("the package's files answer the same as `run F` and as `< F`", arguments: files)
  func packageFiles(_ path: String) async throws {
    let file = Self.root.appending(path: path)
    let (run, pipe) = try await bothWays(
      try String(contentsOf: file, encoding: .utf8), file.lastPathComponent,
      in: file.deletingLastPathComponent())
    #expect(!run.output.isEmpty)
    #expect(withoutTimes(pipe.output) == withoutTimes(run.output))
    #expect(pipe.status == run.status)
  }

  /// `output` without the rows of `measure`, the only answer that contains times.
  private func withoutTimes(_ output: String) -> [Substring] {
    output.split(separator: "\n").filter { line in
      [" us ", " ms ", "prepare"].allSatisfy { !line.contains($0) }
    }
  }

  static let directives: [(text: String, output: String, status: Int32)] = [
    ("@if linux\nitems 1\n@else\nitems 1\n@end\ncontent\n", "390 x 90\n", 0),
    (
      "@if plugin:none\nitems 5\n@if linux\nnope\n@end\n@else\nitems 1\n@end\ncontent\n",
      "390 x 90\n", 0
    ),
    ("@if not plugin:none\n\nnope\n|! x\ncontent\nnope\n@end\ncontent\n", "390 x 600\n", 3),
    ("items 1\n@reset\ncontent\nundo\n|! there is nothing\n", "390 x 600\n", 0),
    ("items 5\n@include inner.llab\ncontent\n", "390 x 90\n390 x 90\n", 0),
    ("content\n@include missing.llab\ncontent\n", "390 x 600\n", 2),
    ("@keep-going\nnope; content\ncontent\n", "390 x 600\n390 x 600\n", 3),
    ("@keep-going\ncheck count == 1\ncontent\n", "390 x 600\n", 1),
    ("@hide\ncontent\n@show\nwidth 100; content\n", "100 x 600\n", 0),
    ("@format 2\ncontent\n", "", 2), ("@nonsense\ncontent\n", "", 2),
    ("@requires plugin:none.swift\ncontent\n", "", 0),
    ("@requires layoutlab>=0.1.0\nitems 1; content\n", "390 x 90\n", 0),
    ("@tolerance 5\ncheck count == 14\n", "", 0),
    ("@ask number How many?\n@answer 12\n@end\nitems 1; content\n", "390 x 90\n", 0),
    ("@if linux\ncontent\n", "", 2), ("@end\n", "", 2),
    ("nope; content\n| x\n", "", 3),
    ("nope\n|! any\ncontent\n", "390 x 600\n", 0),
    ("width 100 \\\n|! goes no further\n", "", 0), ("items 1\nhistory\n", "1  items 1\n", 0),
    ("@step a A\n@pause\n@sleep 9s\n# text\n## heading\nquit\nnope\n", "", 0),
  ]

  @Test("a directive means on a pipe what it means in a file", arguments: directives)
  func directive(_ text: String, _ output: String, _ status: Int32) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try text.write(to: folder.appending(path: "a.llab"), atomically: true, encoding: .utf8)
    try "items 1\ncontent\n".write(
      to: folder.appending(path: "inner.llab"), atomically: true, encoding: .utf8)
    let (run, pipe) = try await bothWays(text, "a.llab", in: folder)
    #expect(run.output == output, "\(run.messages)")
    #expect(run.status == .exited(status))
    #expect(pipe.output == output, "\(pipe.messages)")
    #expect(pipe.status == .exited(status))
  }

  @Test("an error on a pipe is told with its line")
  func place() async throws {
    let text = "content\n@if linux\n\n  nope\n@end\n"
    let outcome = try await Program.run(input: text)
    #expect(outcome.messages.hasPrefix("standard input:4:3: error LL0101"))
  }

  @Test("after a load that failed, nothing answers in its place until something is chosen")
  func failedLoad() async throws {
    let line =
      "load nowhere.swift; content; set columns 3; width 300; use masonry; items 1; content"
    let outcome = try await Program.run("--keep-going", "-c", line)
    #expect(outcome.output == "390 x 90\n")
    #expect(outcome.messages.components(separatedBy: "nothing is loaded, because").count == 4)
  }

  @Test("--keep-going goes on with the rest of a line")
  func restOfLine() async throws {
    let outcome = try await Program.run("--keep-going", "-c", "bogus; content")
    #expect(outcome.output == "390 x 600\n")
    #expect(outcome.status == .exited(3))
  }

  @Test(
    "bytes that are no text are an error like any other",
    arguments: [([0x77, 0xFF], "LL0303", 2), ([0x77, 0x77, 0x00], "LL0304", 3)]
      as [([UInt8], String, Int)])
  func noText(_ bytes: [UInt8], _ id: String, _ column: Int) async throws {
    let outcome = try await Program.run(
      ["--json", "--keep-going"], input: Array("\n".utf8) + bytes + Array("\ncontent\n".utf8))
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains(#""ok":false,"error":{"id":"\#(id)""#) == true)
    #expect(lines.first?.contains(#""line":2,"column":\#(column),"#) == true)
    #expect(lines.last?.contains(#""content":[390,600]"#) == true)
    #expect(outcome.status == .exited(2))
  }
}
