import LabSession
import LabLanguage
import LabTestKit
import LayoutCore
import Testing

@testable import layoutlab

@Suite("layoutlab test, check, run and replay")
struct TestCommandTests {
  /// What `test` prints and answers.
  private func test(
    _ command: TestSessions, _ files: MemoryFiles
  ) throws -> (out: [String], messages: [String], status: Int32) {
    var out: [String] = []
    var messages: [String] = []
    let status = command.run(
      in: try RepositorySessions.lab(), world: { files.world() }, out: { out.append($0) },
      message: { messages.append($0) })
    return (out, messages, status)
  }

  @Test("--update makes a failing file pass, and leaves a passing one alone")
  func update() throws {
    let files = MemoryFiles(["a.llab": "# one\nitems 1\ncontent\n| x\nnope\n|! y\nframes\n|* 9*\n"])
    let first = try test(TestSessions(paths: ["a.llab"], updates: true), files)
    #expect(first.status == 0)
    #expect(
      first.messages == ["a.llab:8: removed the matcher |* 9*", "updated a.llab: 3 commands"])
    #expect(first.out.first == ".")
    let text = files["a.llab"]
    #expect(
      text
        == "# one\nitems 1\ncontent\n| 390 x 90\nnope\n|! unknown command 'nope'\nframes\n"
        + "|   0     0.00     0.00   190.00    90.00\n")
    let second = try test(TestSessions(paths: ["a.llab"], updates: true), files)
    #expect(second.messages == [])
    #expect(second.out.last == "1 passed, 0 failed")
    #expect(files["a.llab"] == text)
  }

  @Test("--update changes the blocks of a guide where they stand")
  func updateGuide() throws {
    let files = MemoryFiles([
      "g.md":
        "# G\n```llab\nitems 1\ncontent\n| x\n```\n- text\n```llab\nitems 2\ncontent\n|\n```\nend\n"
    ])
    #expect(try test(TestSessions(paths: ["g.md"], updates: true), files).status == 0)
    #expect(
      files["g.md"]
        == "# G\n```llab\nitems 1\ncontent\n| 390 x 90\n```\n- text\n```llab\nitems 2\ncontent\n"
        + "| 390 x 90\n```\nend\n")
  }

  @Test(
    "a continued block has the state of the block before it, and --update keeps the text between")
  func continuedGuide() throws {
    let (first, text) = (
      "# G\n```llab\nitems 2\ncontent\n|", "```\n\n# Not a command\n| a | b |\n\n"
    )
    let (second, end) = ("```llab continued\nitems\ncontent\n", "```\n```llab\ncontent\n|")
    func guide(_ answers: [String]) -> String {
      "\(first)\(answers[0])\n\(text)\(second)|\(answers[1])\n\(end)\(answers[2])\n```\n"
    }
    let files = MemoryFiles(["g.md": guide([" x", " y", " z"])])
    #expect(try test(TestSessions(paths: ["g.md"], updates: true), files).status == 0)
    #expect(files["g.md"] == guide([" 390 x 90", " 390 x 90", " 390 x 600"]))
  }

  @Test("files that are tested at once are told in their order, each failure by itself")
  func atOnce() throws {
    let names = (10..<40).map { "s\($0).llab" }
    let files = MemoryFiles(
      Dictionary(
        uniqueKeysWithValues: names.enumerated().map { index, name in
          (name, "items \(index)\ncontent\n| \(name)\n" + (index % 3 == 0 ? "frmes\n" : ""))
        }))
    let alone = try test(TestSessions(paths: names), files)
    #expect(alone.out.filter { $0.hasPrefix("-| ") } == names.map { "-| \($0)" })
    for jobs in [2, 7, 100] {
      let together = try test(TestSessions(paths: names, jobs: jobs), files)
      #expect(together == alone)
      let json = try test(TestSessions(paths: names, isJSON: true, jobs: jobs), files)
      #expect(try json == test(TestSessions(paths: names, isJSON: true), files))
    }
  }

  @Test("whoever stops the test gets 130, and no file is begun after that")
  func stopped() throws {
    let files = MemoryFiles(["a.llab": "items 1\n", "b.llab": "items 1\n"])
    var world = files.world()
    world.stop = StopSignal { true }
    let stopped = world
    var out: [String] = []
    let status = TestSessions(paths: ["a.llab", "b.llab"], jobs: 2).run(
      in: try RepositorySessions.lab(), world: { stopped }, out: { out.append($0) },
      message: { _ in })
    #expect(status == 130)
    #expect(out.last == "0 passed, 0 failed")
  }

  private static let reviewed = [
    "a.llab": "items 1\ncontent\n| x\nnope\n|! y\ncheck count == 2\nframes\n| z\n",
    "b.llab": "items 2\ncontent\n| x\n",
  ]

  /// What a review with these answers writes, asks and returns.
  private func review(
    _ answers: [Review.Answer]
  ) throws -> (files: MemoryFiles, asked: [String], status: Int32) {
    let files = MemoryFiles(Self.reviewed)
    var (asked, rest) = ([String](), answers[...])
    let command = TestSessions(paths: ["a.llab", "b.llab"]) { failure in
      asked.append("\(failure.path):\(failure.line)")
      return rest.popFirst() ?? .skip
    }
    let status = try test(command, files).status
    return (files, asked, status)
  }

  @Test("a review asks about each difference, and writes what is accepted")
  func reviewSome() throws {
    let some = try review([.accept, .skip, .accept, .accept])
    #expect(some.asked == ["a.llab:2", "a.llab:4", "a.llab:7", "b.llab:2"])
    #expect(
      some.files["a.llab"]
        == "items 1\ncontent\n| 390 x 90\nnope\n|! y\ncheck count == 2\nframes\n"
        + "|   0     0.00     0.00   190.00    90.00\n")
    #expect(some.files["b.llab"] == "items 2\ncontent\n| 390 x 90\n")
    #expect(some.status == 1)
  }

  @Test("whoever leaves a review keeps what was accepted; Ctrl-C writes nothing of the file")
  func reviewLeft() throws {
    let left = try review([.accept, .leave])
    #expect(left.asked == ["a.llab:2", "a.llab:4"])
    #expect(left.files["a.llab"]?.contains("| 390 x 90\nnope\n|! y\n") == true)
    #expect(left.files["b.llab"] == Self.reviewed["b.llab"])
    #expect(left.status == 1)
    let interrupted = try review([.accept, .interrupt])
    #expect(interrupted.files["a.llab"] == Self.reviewed["a.llab"])
    #expect(interrupted.asked == ["a.llab:2", "a.llab:4"])
    #expect(interrupted.status == 130)
  }

  @Test("--filter takes a pattern of the path or of the file's name")
  func filter() throws {
    let files = MemoryFiles(["s/a.llab": "items 1\n", "s/b.llab": "items 1\n"])
    let command = TestSessions(paths: ["s/a.llab", "s/b.llab"], filter: "b.*")
    #expect(try test(command, files).out.last == "1 passed, 0 failed")
    #expect(try test(TestSessions(paths: ["s/a.llab"], filter: "x"), files).status == 2)
  }

  @Test("--junit writes XML, and a missing file ends with 2")
  func junit() throws {
    let files = MemoryFiles(["a.llab": "content\n| <&>\n"])
    let result = try test(TestSessions(paths: ["a.llab"], junit: "o.xml"), files)
    #expect(result.status == 1)
    #expect(files["o.xml"]?.contains("-| &lt;&amp;&gt;") == true)
    #expect(try test(TestSessions(paths: ["none.llab"]), files).status == 2)
  }

  @Test("--update tells what it cannot mend")
  func updateFails() throws {
    let files = MemoryFiles(["a.llab": "check count == 1\ncontent\n| x\n"])
    let result = try test(TestSessions(paths: ["a.llab"], updates: true), files)
    #expect(result.messages == ["updated a.llab: 1 command"])
    #expect(result.out.last == "0 passed, 1 failed")
    #expect(result.status == 1)
  }

  @Test("--strict fails what is not met")
  func strict() throws {
    let files = MemoryFiles(["a.llab": "@requires uikit\nitems 1\n"])
    #expect(try test(TestSessions(paths: ["a.llab"]), files).status == 0)
    let result = try test(TestSessions(paths: ["a.llab"], isStrict: true), files)
    #expect(result.status == 1)
    #expect(
      result.out.contains(
        "a.llab: error LL0416: needs uikit: no files are loaded here (help sessions)"))
  }

  @Test("with --json a missing file is told as JSON")
  func missing() throws {
    let result = try test(TestSessions(paths: ["none.llab"], isJSON: true), MemoryFiles())
    #expect(result.status == 2)
    #expect(result.messages == [])
    #expect(
      result.out == [
        #"{"schema":1,"ok":false,"error":{"id":"LL0301","message":"cannot read 'none.llab':"#
          + #" no such file or directory","help":"LL0301"}}"#
      ])
  }

  @Test("check finds what is wrong without running anything")
  func check() throws {
    let files = MemoryFiles([
      "a.llab": "items 1\n@include none.llab\n@nonsense\n", "b.llab": "nope\n",
    ])
    var out: [String] = []
    let command = CheckSessions(paths: ["a.llab", "b.llab"])
    let status = command.run(
      in: try RepositorySessions.lab(), world: files.world(), out: { out.append($0) })
    #expect(status == 2)
    #expect(out.last == "3 findings")
    #expect(out.contains { $0.hasPrefix("b.llab:1:1: error") })
    #expect(out.contains { $0.hasPrefix("a.llab:3:1: error LL0401") })
    #expect(out.contains { $0.hasPrefix("a.llab:2:1: error LL0301: cannot read 'none.llab'") })
  }
}
