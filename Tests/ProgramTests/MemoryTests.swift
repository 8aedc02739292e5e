import Foundation
import Testing

/// A script may go on for days: the program is as large after its last command as before.
///
/// What counts is the memory that the program has for itself: how much of its code is in memory
/// depends on the other programs of the machine.
@Suite("Memory")
struct MemoryTests {
  /// The program runs `commands` in turn until it ran `count` of them, then as many again.
  ///
  /// - Returns: by how many bytes its memory is larger in the end than halfway.
  private func growth(
    _ commands: [String], count: Int, options: [String] = []
  ) throws -> Int {
    let home = try Home()
    let output = try FileHandle(forUpdating: URL(filePath: try home.write("", to: "output")))
    let program = try RunningProgram(options, in: home.url, writingTo: output)
    let half = String(
      repeating: commands.map { $0 + "\n" }.joined(), count: count / commands.count)
    func size(_ name: String) throws -> Int {
      try program.write("\(half)define \(name) { width 390 }\nhelp \(name)\n")
      let file = try FileHandle(forReadingFrom: home.appendingPathComponent("output"))
      let isThere = RunningProgram.wait {
        let end = (try? file.seekToEnd()) ?? 0
        try? file.seek(toOffset: end - min(end, 400))
        return String(decoding: file.availableData, as: UTF8.self).contains("\(name) · your own")
      }
      try #require(isThere)
      return try #require(program.ownMemory)
    }
    let few = try size("few")
    return try size("many") - few
  }

  @Test(
    "twice as many commands take no more memory",
    arguments: [["query 0 80 320 20", "why 3.y"], ["width 320", "width 390"]])
  func flat(commands: [String]) throws {
    // The last 10,000 commands and changes stay: twice as many, before the first are dropped.
    let growth = try growth(commands, count: 24_000)
    #expect(growth < 1 << 20, "\(growth >> 10) KiB more")
  }

  @Test("twenty thousand commands that fail take no more memory than half of them")
  func failures() throws {
    let growth = try growth(["nope"], count: 10_000, options: ["--keep-going"])
    #expect(growth < 1 << 20, "\(growth >> 10) KiB more")
  }
}
