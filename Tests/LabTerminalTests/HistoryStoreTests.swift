import Foundation
import LabTerminal
import LabTestKit
import Testing

@Suite struct HistoryStoreTests {
  /// Runs in a new empty folder.
  private func inFolder(_ body: (String) throws -> Void) throws {
    var template = Array((NSTemporaryDirectory() + "/history.XXXXXX").utf8CString)
    let folder = try #require(mkdtemp(&template)).withMemoryRebound(to: CChar.self, capacity: 1) {
      String(cString: $0)
    }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func mode(_ path: String) throws -> mode_t {
    var status = stat()
    try #require(stat(path, &status) == 0)
    return status.st_mode & 0o777
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private func read(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test("the place follows the XDG rules")
  func place() {
    func path(_ environment: [String: String]) -> String? {
      HistoryStore.standardPath { environment[$0] }
    }
    #expect(path(["HOME": "/home/a"]) == "/home/a/.local/state/layoutlab/history")
    #expect(path(["HOME": "/home/a", "XDG_STATE_HOME": "/s"]) == "/s/layoutlab/history")
    #expect(
      path(["HOME": "/h", "XDG_STATE_HOME": "relative"]) == "/h/.local/state/layoutlab/history")
    #expect(path([:]) == nil)
  }

  @Test("a line that failed is known as one, here and later, until it runs again")
  func failures() throws {
    try inFolder { folder in
      var store = HistoryStore(path: folder + "/h")
      try store.append("set colums 3")
      store.reportFailure(of: "set colums 3")
      #expect(store.failed == ["set colums 3"])
      try store.append("draw")
      store.reportFailure(of: " draw")
      for project in [nil, folder, "/elsewhere"] {
        let later = HistoryStore(path: folder + "/h", project: project)
        #expect(later.entries.sorted() == ["draw", "set colums 3"])
        #expect(later.failed == ["set colums 3"])
      }
      var other = HistoryStore(path: folder + "/h")
      try other.append("set colums 3")
      #expect(other.failed.isEmpty)
      #expect(HistoryStore(path: folder + "/h").failed.isEmpty)
      store.refresh()
      #expect(store.failed.isEmpty)
      var small = HistoryStore(path: nil, limit: 1)
      try small.append("a")
      small.reportFailure(of: "a")
      try small.append("b")
      #expect(small.failed.isEmpty)
    }
  }

  @Test("file and folders are private from the beginning")
  func rights() throws {
    try inFolder { folder in
      var store = HistoryStore(path: folder + "/state/layoutlab/history")
      try store.append("draw")
      #expect(try mode(folder + "/state") == 0o700)
      #expect(try mode(folder + "/state/layoutlab") == 0o700)
      #expect(try mode(folder + "/state/layoutlab/history") == 0o600)
    }
  }

  @Test("a line is in the file at once, below a comment")
  func format() throws {
    try inFolder { folder in
      var store = HistoryStore(path: folder + "/h")
      try store.append("set a\\b\tc\n# two", epoch: 17, directory: "/tmp/é")
      try store.append("#5", epoch: 18, directory: "/x\ny")
      #expect(
        try read(folder + "/h")
          == "#17 /tmp/é\nset a\\\\b\\tc\\n# two\n#18 /x\u{FFFD}y\n\\#5\n")
      #expect(HistoryStore(path: folder + "/h").entries == ["set a\\b\tc\n# two", "#5"])
    }
  }

  @Test("each line is kept once, at its newest place")
  func unique() throws {
    try inFolder { folder in
      var store = HistoryStore(path: folder + "/h")
      for line in ["a", "b", "a", "c", "b"] { try store.append(line) }
      #expect(store.entries == ["a", "c", "b"])
      #expect(HistoryStore(path: folder + "/h").entries == ["a", "c", "b"])
      #expect(HistoryStore(path: folder + "/h", limit: 2).entries == ["c", "b"])
    }
  }

  @Test(
    "secrets, empty lines, documents and control characters are not kept",
    arguments: ["", " secret", "\tsecret", "a\u{1B}[2J", String(repeating: "x", count: 70_000)])
  func skipped(_ line: String) throws {
    try inFolder { folder in
      var store = HistoryStore(path: folder + "/h")
      try store.append(line)
      #expect(store.entries == [])
      #expect(!FileManager.default.fileExists(atPath: folder + "/h"))
    }
  }

  @Test("two terminals share a file and lose nothing")
  func shared() throws {
    try inFolder { folder in
      let path = folder + "/h"
      DispatchQueue.concurrentPerform(iterations: 2) { terminal in
        var store = HistoryStore(path: path)
        for number in 0..<200 { try? store.append("line \(number) of \(terminal)") }
      }
      let entries = HistoryStore(path: path).entries
      #expect(Set(entries).count == 400)
      for terminal in 0..<2 {
        let own = entries.filter { $0.hasSuffix("of \(terminal)") }
        #expect(own == (0..<200).map { "line \($0) of \(terminal)" })
      }
    }
  }

  @Test("what another terminal appended is seen after refresh")
  func refresh() throws {
    try inFolder { folder in
      var one = HistoryStore(path: folder + "/h")
      var two = HistoryStore(path: folder + "/h")
      try one.append("a")
      try two.append("b")
      var news = [one.refresh(), two.refresh()]
      #expect(news == [true, true])
      #expect(one.entries == ["b", "a"])
      #expect(two.entries == ["a", "b"])
      news = [one.refresh(), two.refresh()]
      #expect(news == [false, false])
    }
  }

  @Test("lines of others come before one's own, those of the project nearer; each line once")
  func others() throws {
    try inFolder { folder in
      let path = folder + "/h"
      var before = HistoryStore(path: path)
      for (line, place) in [("old", "/q"), ("mine", "/p"), ("both", "/q")] {
        try before.append(line, epoch: 1, directory: place)
      }
      var own = HistoryStore(path: path, project: "/p")
      var other = HistoryStore(path: path)
      #expect(own.entries == ["old", "both", "mine"])
      try own.append("x", epoch: 2, directory: "/p")
      for (line, place) in [("a", "/q"), ("x", "/q"), ("b", "/p"), ("old", "/q"), ("mine", "/q")] {
        try other.append(line, epoch: 2, directory: place)
      }
      let news4 = own.refresh()
      #expect(news4)
      #expect(own.entries == ["both", "a", "old", "mine", "b", "x"])
      try own.append("b", epoch: 3, directory: "/p")
      try own.append("old", epoch: 3, directory: "/p")
      let news5 = own.refresh()
      #expect(!news5)
      #expect(own.entries == ["both", "a", "mine", "x", "b", "old"])
      try other.append("both", epoch: 4, directory: "/p/deep")
      let news6 = own.refresh()
      #expect(news6)
      #expect(own.entries == ["a", "mine", "both", "x", "b", "old"])
    }
  }

  @Test("whatever two terminals type, each has every line once and its own in its own order")
  func random() throws {
    var numbers = SplitMix(seed: 5)
    for limit in [3, 8, 1_000] {
      try inFolder { folder in
        var stores = [
          HistoryStore(path: folder + "/h", limit: limit, project: "/p"),
          HistoryStore(path: folder + "/h", limit: limit),
        ]
        var own: [[String]] = [[], []]
        for _ in 0..<200 {
          let typist = Int.random(in: 0...1, using: &numbers)
          let line = "line \(Int.random(in: 0..<12, using: &numbers))"
          let place = ["/p", "/q"].randomElement(using: &numbers)
          if Bool.random(using: &numbers) { stores[typist].refresh() }
          try stores[typist].append(line, epoch: 1, directory: place)
          own[typist].removeAll { $0 == line }
          own[typist].append(line)
          let entries = stores[typist].entries
          #expect(Set(entries).count == entries.count)
          #expect(entries.count <= limit)
          #expect(Array(entries.suffix(own[typist].count)) == own[typist].suffix(limit))
        }
        for typist in 0...1 where limit == 1_000 {
          stores[typist].refresh()
          #expect(Set(stores[typist].entries) == Set(own[0] + own[1]))
        }
      }
    }
  }

  @Test("a file that takes the place of the old one, or was cut, is read anew")
  func replaced() throws {
    try inFolder { folder in
      var store = HistoryStore(path: folder + "/h")
      try store.append("mine")
      try write("#1 /\nnew\n", to: folder + "/g")
      try FileManager.default.removeItem(atPath: folder + "/h")
      let news7 = store.refresh()
      #expect(!news7)
      try FileManager.default.moveItem(atPath: folder + "/g", toPath: folder + "/h")
      let news8 = store.refresh()
      #expect(news8)
      #expect(store.entries == ["new", "mine"])
      try write("#1 /\nx\n", to: folder + "/h")
      let news9 = store.refresh()
      #expect(news9)
      #expect(store.entries == ["new", "x", "mine"])
    }
  }

  @Test(
    "another history is imported: libedit's, ours, and plain lines",
    arguments: [
      ("_HiStOrY_V2_\nset\\040a\n\\^[[2J\n\\303\\251\nset\\040a\n", ["é", "set a"], 1),
      ("#17 /tmp\na\\tb\n#18 /\n\\#5\n", ["a\tb", "#5"], 0),
      ("a\\040b\n#1700000000\nc\r\n\n c\n\u{1B}[2J\n", ["a\\040b", "c"], 2), ("", [], 0),
    ])
  func imported(text: String, lines: [String], leftOut: Int) {
    let read = HistoryImport(Array(text.utf8))
    #expect(read.lines == lines)
    #expect(read.leftOut == leftOut)
    #expect(HistoryImport([0xFF, 0x0A, 0x61]).lines == ["a"])
  }

  @Test("imported lines are older than what was typed, and are there the next time")
  func added() throws {
    try inFolder { folder in
      var store = HistoryStore(path: folder + "/h", project: "/p")
      try store.append("own", epoch: 1, directory: "/p")
      try store.add(["a", "own", " secret", "b"])
      #expect(store.entries == ["a", "b", "own"])
      #expect(HistoryStore(path: folder + "/h", project: "/p").entries == ["a", "b", "own"])
    }
  }

  @Test("an unwritable place is reported once, and the lines stay in memory")
  func unwritable() throws {
    try inFolder { folder in
      // A file where a folder should be stops root too.
      try write("", to: folder + "/file")
      var store = HistoryStore(path: folder + "/file/h")
      let error = #expect(throws: HistoryError.self) { try store.append("a") }
      #expect(
        error?.description
          == "the history cannot be saved to \(folder)/file/h: Not a directory; it lasts until you quit"
      )
      try store.append("b")
      store.refresh()
      #expect(store.entries == ["a", "b"])
    }
  }

  @Test(
    "a full disk is reported once",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func full() throws {
    var store = HistoryStore(path: "/dev/full")
    let error = #expect(throws: HistoryError.self) { try store.append("a") }
    #expect(error?.code == ENOSPC)
    try store.append("b")
    #expect(store.entries == ["a", "b"])
  }

  @Test("a line that a crash cut off does not swallow the next")
  func cutOff() throws {
    try inFolder { folder in
      try write("dra", to: folder + "/h")
      var store = HistoryStore(path: folder + "/h")
      try store.append("list", epoch: 1, directory: "/")
      #expect(try read(folder + "/h") == "dra\n#1 /\nlist\n")
    }
  }

  @Test("a file of libedit is read, what would steer the terminal is left out")
  func foreign() throws {
    try inFolder { folder in
      try write(
        "_HiStOrY_V2_\nset\\040columns\\0404\\012\nlabel\\040\\M-C\\M-)\n\\^[[2J\n\u{1B}[2J\na\\qb\\\n",
        to: folder + "/h")
      #expect(
        HistoryStore(path: folder + "/h").entries == ["set columns 4", "label é", "a\\qb\\"])
    }
  }

  @Test("lines that were typed in this project come last, so that they are met first")
  func project() throws {
    try inFolder { folder in
      var store = HistoryStore(path: folder + "/h")
      for (line, place) in [
        ("a", "/p"), ("b", "/q"), ("c", "/p/deep"), ("d", "/pq"), ("a", "/q"), ("e", "/p"),
      ] {
        try store.append(line, epoch: 1, directory: place)
      }
      func entries(_ project: String?, limit: Int = 10) -> [String] {
        HistoryStore(path: folder + "/h", limit: limit, project: project).entries
      }
      #expect(entries(nil) == ["b", "c", "d", "a", "e"])
      #expect(entries("/p") == ["b", "d", "a", "c", "e"])
      #expect(entries("/q") == ["c", "d", "e", "b", "a"])
      #expect(entries("/elsewhere") == ["b", "c", "d", "a", "e"])
      #expect(entries("/p", limit: 2) == ["a", "e"])
    }
  }

  @Test("nothing is read from what is not a file")
  func noFile() throws {
    try inFolder { folder in
      #expect(HistoryStore(path: folder).entries == [])
      #expect(HistoryStore(path: folder + "/missing").entries == [])
      #expect(HistoryStore(path: "/dev/zero").entries == [])
    }
  }
}
