import Foundation
import LabTestKit
import Subprocess
import Testing

/// `--safe`: no file outside the current folder is read or written, whatever leads there.
@Suite("Safe mode", .serialized)
struct SafeModeTests {
  private let home: Home
  private var folder: String { home.appendingPathComponent("in").path }

  init() throws {
    home = try Home()
    try FileManager.default.createDirectory(
      atPath: folder + "/sub", withIntermediateDirectories: true)
    try home.write("top secret words\n", to: "secret.llab")
    for name in ["ok.llab", "sub/ok.llab"] { try home.write("content\n", to: "in/\(name)") }
    for (name, target) in [
      ("out.llab", "../secret.llab"), ("up", ".."), ("dangling", "../new.llab"),
      ("device", "/dev/stdout"), ("fine.llab", "ok.llab"), ("inner", "sub"),
      ("far", "inner/../../secret.llab"), ("sub/back.llab", "../ok.llab"),
      ("circle.llab", "circle.llab"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(name)", withDestinationPath: target)
    }
    try #require(mkfifo("\(folder)/pipe", 0o600) == 0)
    try #require(mkfifo(home.appendingPathComponent("pipe").path, 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/pipelink", withDestinationPath: "../pipe")
  }

  private func run(_ arguments: String...) async throws -> Program.Outcome {
    try await Program.run(["--safe", "-q"] + arguments, input: [], in: folder)
  }

  /// The names in the folder and above it.
  private func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: home.path).sorted()
  }

  @Test(
    "no command reads outside the folder, and no error tells what is there",
    .promise("safe-mode"),
    arguments: [
      "../secret.llab", "out.llab", "up/secret.llab", "far", "sub/../../secret.llab",
      "inner/../../secret.llab", "/etc/passwd", "/dev/stdin", "/proc/self/environ",
      "/proc/self/cwd/ok.llab", "pipe", "pipelink", "circle.llab", "..", "device",
    ])
  func reading(path: String) async throws {
    for command in ["run", "replay", "sizes file", "sizes text"] {
      let outcome = try await run("-c", "\(command) \(path)")
      #expect(outcome.status == .exited(3))
      #expect(outcome.messages.contains("error LL0301: cannot read '\(path)': "))
      #expect(!outcome.messages.contains("top") && !outcome.messages.contains("root"))
    }
    try home.write("@include \(path)\n", to: "in/include.llab")
    for arguments in [["run", path], ["replay", path], ["run", "include.llab"]] {
      let outcome = try await Program.run(["--safe"] + arguments, input: [], in: folder)
      #expect(outcome.status == .exited(2))
      #expect(!outcome.messages.contains("top") && !outcome.messages.contains("root:"))
    }
    for command in ["check", "test"] {
      let outcome = try await run(command, path)
      #expect(outcome.status == .exited(2))
      let text = outcome.output + outcome.messages
      #expect(!text.contains("top secret") && !text.contains("root:"))
      // Nor the names of what is there.
      if path == ".." { #expect(!text.contains("secret")) }
    }
  }

  @Test(
    "what is in the folder is read, through links that stay there, too", .promise("safe-mode"),
    arguments: [
      "ok.llab", "./ok.llab", "fine.llab", "inner/ok.llab", "sub/back.llab", "sub/../ok.llab",
    ])
  func inside(path: String) async throws {
    #expect(try await run("-c", "run \(path)").output == "390 x 600\n")
    #expect(try await run("run", path).output == "390 x 600\n")
    #expect(try await run("run", "\(folder)/\(path)").output == "390 x 600\n")
  }

  @Test(
    "no command writes outside the folder, through a link, or to anything but a regular file",
    .promise("safe-mode"),
    arguments: [
      "../new.llab", "out.llab", "up/new.llab", "dangling", "device", "pipe", "pipelink",
      "fine.llab",
      "inner/../../new.llab", "/dev/full", "/dev/stdout", "/tmp/layoutlab-new.llab", "sub", "..",
      "none/new.llab",
    ])
  func writing(path: String) async throws {
    let before = try names()
    for command in ["save \(path)", "width 300; save \(path)", "record \(path); width 300"] {
      let outcome = try await run("-c", command)
      #expect(outcome.status == .exited(3), "\(command)")
      #expect(outcome.messages.contains("error LL0302: cannot write '\(path)': "))
      #expect(outcome.output.isEmpty)
    }
    let junit = try await run("test", "--junit", path, "ok.llab")
    #expect(junit.status == .exited(2))
    #expect(try names() == before)
    let secret = home.appendingPathComponent("secret.llab")
    #expect(try String(contentsOf: secret, encoding: .utf8) == "top secret words\n")
  }

  @Test("a hard link keeps what it leads to: saving replaces the name", .promise("safe-mode"))
  func hardLink() async throws {
    let (secret, name) = (home.appendingPathComponent("secret.llab"), folder + "/hard.llab")
    try #require(link(secret.path, name) == 0)
    _ = try await run("-c", "save hard.llab")
    #expect(try String(contentsOf: secret, encoding: .utf8) == "top secret words\n")
    // Something else takes the name while it is recorded.
    let program = try RunningProgram(
      ["--safe"], in: URL(filePath: folder))
    try program.write("record r.llab\ncontent\ncontent\n")
    #expect(program.see("390 x 600"))
    try #require(
      RunningProgram.wait { access(folder + "/r.llab", F_OK) == 0 })
    unlink(folder + "/r.llab")
    try #require(link(secret.path, folder + "/r.llab") == 0)
    try program.write("content\n")
    try program.close()
    #expect(program.exitStatus() == 3)
    #expect(try String(contentsOf: secret, encoding: .utf8) == "top secret words\n")
  }

  @Test(
    "save and record write in the folder, and below a link that stays in it", .promise("safe-mode"))
  func writingInside() async throws {
    let outcome = try await run(
      "-c", "record sub/r.llab; width 300; width 310; stop; save inner/s.llab")
    #expect(outcome.status == .exited(0), "\(outcome.messages)")
    let recorded = try String(contentsOfFile: folder + "/sub/r.llab", encoding: .utf8)
    #expect(recorded == "@format 1\n\nwidth 300\nwidth 310\n")
    #expect(FileManager.default.fileExists(atPath: folder + "/sub/s.llab"))
  }

  @Test("the lab's own demos and lessons can be seen", .promise("safe-mode"))
  func own() async throws {
    #expect(try await run("-c", "demo masonry").status == .exited(0))
    #expect(try await run("-c", "learn").status == .exited(0))
  }

  @Test("a folder that becomes a link while it is read never leads out", .promise("safe-mode"))
  func swapped() async throws {
    try FileManager.default.createDirectory(
      at: home.appendingPathComponent("other"), withIntermediateDirectories: true)
    try home.write("top\n", to: "other/ok.llab")
    let (name, aside) = (folder + "/swap", folder + "/aside")
    try FileManager.default.createDirectory(atPath: name, withIntermediateDirectories: true)
    try home.write("content\n", to: "in/swap/ok.llab")
    let link = folder + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../other")
    let swapping = Task.detached {
      while !Task.isCancelled {
        rename(name, aside)
        rename(link, name)
        await Task.yield()
        rename(name, link)
        rename(aside, name)
      }
    }
    let lines = Array(String(repeating: "run swap/ok.llab\n", count: 5_000).utf8)
    let outcome = try await Program.run(
      ["--safe", "-q", "--keep-going"], input: lines, in: folder)
    swapping.cancel()
    #expect(!outcome.messages.contains("top"), "the other folder's file was read")
  }

  @Test("Tab completes no path that leads out of the current folder", .promise("safe-mode"))
  func completionOutside() throws {
    let terminal = try TerminalProgram()
    try terminal.start(["-q", "--safe"], home: home.path)
    try terminal.see("n=12> ")
    terminal.type("run /etc/passw\t\r")
    try terminal.see("cannot read '/etc/passw'")
    terminal.type("\u{4}")
  }

  @Test("Tab shows the invisible characters of file names", .promise("safe-text"))
  func completion() throws {
    let terminal = try TerminalProgram()
    for name in ["zwa\u{200B}.llab", "zwb\u{200D}.llab", "zwc\u{1B}[31m.llab"] {
      try home.write("content\n", to: name)
    }
    try terminal.start(["-q"], home: home.path)
    try terminal.see("n=12> ")
    terminal.type("run \(home.path)/zw\t\t")
    try terminal.see(#"zwa\u{200B}.llab"#)
    try terminal.see(#"zwb\u{200D}.llab"#)
    try terminal.see(#"zwc\u{1B}[31m.llab"#)
    terminal.type("\u{15}\u{4}")
  }
}
