import Foundation
import Subprocess
import Testing

/// A strategy in Python, from the outside: loaded, drawn, questioned, set, and gone at the end.
@Suite("The program loads a program")
struct LoadTests {
  /// The example of the protocol.
  private static let spiral = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../PluginHostTests/Fixtures/spiral.py").standardizedFileURL.path

  @Test("a spiral loads, draws, answers and is set")
  func spiral() async throws {
    let script = """
      load \(Self.spiral)
      items 2
      sizes 10x10
      set turns 1
      frames
      query 0 0 200 200
      draw
      """
    let outcome = try await Program.run("-q", input: script)
    #expect(outcome.status == .exited(0), "\(outcome.messages)")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(6) == [
        "spiral  items on a spiral", "  turns  3, of 1–100  how many turns there are",
        "  0    92.50   190.00    10.00    10.00", "  1   385.00   190.00    10.00    10.00",
        "1 item: 0", "visited 2 of 2 items",
      ])
    #expect(lines.contains { $0.contains("content 390 × 200") })
  }

  @Test("a program that does not end by itself is gone when the lab is")
  func gone() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "stays.py")
    let text = """
      #!/usr/bin/env python3
      import os, sys
      told = '"name": "stays", "summary": "process %d"' % os.getpid()
      print('{"type": "hello", "protocol": 1, "strategies": [{' + told + '}]}', flush=True)
      sys.stdin.readline(), sys.stdin.readline()
      print('{"type":"frames","id":1}', flush=True)
      while True: pass
      """
    try text.write(to: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let outcome = try await Program.run(
      ["-q", "-c", "items 0; load stays.py"], input: [], in: folder.path)
    #expect(outcome.status == .exited(0), "\(outcome.messages)")
    let reported = try #require(outcome.output.firstMatch(of: /stays +process ([0-9]+)/))
    #expect(try kill(#require(Int32(reported.1)), 0) == -1)
  }
}
