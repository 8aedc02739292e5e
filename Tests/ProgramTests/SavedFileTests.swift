import Foundation
import LabTestKit
import Subprocess
import Testing

/// Files that commands write, on a real file system.
@Suite("Files that are written", .promise("files-survive"))
struct SavedFileTests {
  private let home: Home

  init() throws { home = try Home() }

  private func run(_ commands: String) async throws -> Program.Outcome {
    try await Program.run(["-c", commands], input: [], in: home.path)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: home.appendingPathComponent(name).path, encoding: .utf8)
  }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []).sorted()
  }

  @Test("a script does not replace a file, --force does, and the permissions stay")
  func force() async throws {
    let path = try home.write("mine\n", to: "a.llab")
    chmod(path, 0o640)
    let refused = try await run("width 320; save a.llab")
    #expect(refused.status == .exited(3))
    #expect(refused.messages.contains("it exists (1 line, 5 bytes); use --force to replace it"))
    #expect(refused.messages.contains("try: save a.llab --force"))
    #expect(try text("a.llab") == "mine\n")
    #expect(try await run("width 320; save a.llab --force").status == .exited(0))
    #expect(try text("a.llab") == "@format 1\n\nwidth 320\n")
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o7777 == 0o640)
    #expect(names == ["a.llab"])
  }

  @Test(
    "a link stays a link and its target is replaced; a link without a target is an error")
  func links() async throws {
    try FileManager.default.createDirectory(
      at: home.appendingPathComponent("sub"), withIntermediateDirectories: true)
    try home.write("mine\n", to: "sub/a.llab")
    symlink("sub/a.llab", home.appendingPathComponent("link").path)
    symlink("nowhere", home.appendingPathComponent("dangling").path)
    #expect(try await run("save link").messages.contains("it exists (1 line, 5 bytes)"))
    #expect(try await run("width 320; save link --force").status == .exited(0))
    #expect(try text("sub/a.llab") == "@format 1\n\nwidth 320\n")
    let link = home.appendingPathComponent("link").path
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "sub/a.llab")
    for option in ["", " --force"] {
      #expect(
        try await run("save dangling\(option)").messages.contains(
          "it is a link to a file that does not exist"))
    }
    #expect(names == ["dangling", "link", "sub"])
  }

  @Test(
    "what is no file to replace is refused, with --force too",
    arguments: [
      ("folder", "is a directory"), ("missing/a.llab", "no such file or directory"),
      ("readonly", "it is read-only"), ("socket", "it is not a regular file"),
    ])
  func others(name: String, reason: String) async throws {
    try FileManager.default.createDirectory(
      at: home.appendingPathComponent("folder"), withIntermediateDirectories: true)
    chmod(try home.write("mine\n", to: "readonly"), 0o444)
    try makeSocket("socket")
    let before = names
    for command in ["save \(name)", "save \(name) --force"] {
      let outcome = try await run(command)
      #expect(outcome.status == .exited(3))
      #expect(outcome.messages.contains("cannot write '\(name)': \(reason)"), "\(outcome.messages)")
    }
    #expect(try text("readonly") == "mine\n")
    #expect(names == before)
  }

  private func makeSocket(_ name: String) throws {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let path = Array(home.appendingPathComponent(name).path.utf8)
    try #require(path.count < MemoryLayout.size(ofValue: address.sun_path))
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
    #if canImport(Darwin)
      let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    defer { close(descriptor) }
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    try #require(isBound)
  }

  @Test("where the new content does not fit, the old is whole and nothing else is left")
  func full() async throws {
    try home.write("mine\n", to: "a.llab")
    let line = "cd '\(home.path)'; trap '' XFSZ; ulimit -f 0; layoutlab -c 'save a.llab --force'"
    let outcome = try await Program.run(shell: line, input: [])
    #expect(outcome.messages.contains("cannot write 'a.llab': file too large"))
    #expect(try text("a.llab") == "mine\n")
    #expect(names == ["a.llab"])
  }

  @Test("of many that save to a new name at once, one does, and the others say that it exists")
  func race() async throws {
    let line = """
      cd '\(home.path)'
      for i in 1 2 3 4 5 6; do layoutlab -q -c "width 30$i; save a.llab" & done; wait
      """
    let outcome = try await Program.run(shell: line, input: [])
    let refusals = outcome.messages.split(separator: "\n").count { $0.contains("exists") }
    #expect(refusals == 5, "\(outcome.messages)")
    #expect(names == ["a.llab"])
  }

  @Test("what goes to standard output is written, and is no file to replace")
  func standardOutput() async throws {
    let outcome = try await run("width 320; save /dev/stdout; save /dev/stdout")
    #expect(outcome.status == .exited(0))
    #expect(outcome.output.contains("@format 1\n\nwidth 320\n"))
  }

  @Test("a name with escape codes is printed without them")
  func escapes() async throws {
    for _ in 1...2 {
      let outcome = try await run("save \"a\\u{1b}[31mb\"")
      #expect(!outcome.messages.utf8.contains(0x1B) && outcome.messages.contains("a\\u{1B}[31mb"))
    }
  }

  @Test("a recording without a command writes no file")
  func emptyRecording() async throws {
    for line in ["record a.llab; stop", "record a.llab", "record a.llab; frmes"] {
      #expect(try await run(line).messages.contains("recording to a.llab; `stop` ends it"))
      #expect(names.isEmpty)
    }
  }

  @Test("a recording can start after settings of the lab, but not after changes of the layout")
  func displaySettings() async throws {
    let outcome = try await run(
      "set tips off; set scale 2; set startup none; timer on; record a.llab; width 300; stop")
    #expect(outcome.status == .exited(0), "\(outcome.messages)")
    #expect(try text("a.llab") == "@format 1\n\nwidth 300\n")
    for line in ["width 300", "scroll to 9; items 40; scroll to 9", "set keep last"] {
      let outcome = try await run("\(line); record b.llab")
      #expect(
        outcome.messages.contains("recording starts from the initial layout; run `reset` first"),
        "\(line)")
    }
  }
}
