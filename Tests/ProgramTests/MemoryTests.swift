import Foundation
import Testing

/// A script may go on for days: the program is as large after its last command as before.
@Suite("Memory")
struct MemoryTests {
  /// The most memory that the program had while it ran `count` times `commands` from a file.
  private func peak(
    _ commands: [String], count: Int, options: [String] = [], status expected: Int32 = 0
  ) throws -> Int {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let text = commands.map { $0 + "\n" }.joined()
    try Data(String(repeating: text, count: count / commands.count).utf8).write(to: file)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, file.path, O_RDONLY, 0)
    for descriptor: Int32 in [1, 2] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    let words = ([Program.path] + options).map { strdup($0) }
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    try #require(
      posix_spawn(&process, Program.path, &actions, nil, words + [nil], environ) == 0)
    var status: Int32 = 0
    var usage = rusage()
    try #require(wait4(process, &status, 0, &usage) == process)
    #expect(status == expected << 8)
    return Int(usage.ru_maxrss) << 10
  }

  @Test(
    "twice as many commands take no more memory",
    arguments: [["query 0 80 320 20", "why 3.y"], ["width 320", "width 390"]])
  func flat(commands: [String]) throws {
    let few = try peak(commands, count: 25_000)
    let many = try peak(commands, count: 50_000)
    #expect(many - few < 3 << 20, "\(few >> 10) KiB, then \(many >> 10) KiB")
  }

  @Test("a hundred thousand commands that fail take no more memory than half of them")
  func failures() throws {
    func peak(_ count: Int) throws -> Int {
      try self.peak(["nope"], count: count, options: ["--keep-going"], status: 3)
    }
    let (few, many) = (try peak(50_000), try peak(100_000))
    #expect(many - few < 3 << 20, "\(few >> 10) KiB, then \(many >> 10) KiB")
  }
}
