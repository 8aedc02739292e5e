import LabLanguage
import LabTestKit
import LayoutCore
import Synchronization
import Testing

@testable import LabSession

/// Commands that write a file, where one of that name exists.
@Suite("Replacing files", .promise("files-survive"))
struct ReplacingTests {
  private static let old = "mine\n"

  private static func lab() throws -> TestLab { try TestLab(["a.llab": old]) }

  @Test(
    "where no one is asked, a file that exists is left alone, and the error says what replaces it",
    arguments: ["save a.llab", "save a.llab --output", "record a.llab", "learn --new a.llab"])
  func refuses(line: String) throws {
    var lab = try Self.lab()
    #expect(
      lab.error(line)
        == "cannot write 'a.llab': it exists (1 line, 5 bytes); use --force to replace it")
    #expect(lab.files["a.llab"] == Self.old)
    #expect(lab.lab.files.recording == nil)
    do throws(LabError) {
      for command in try Statement.split(line) { _ = try lab.lab.run(command, in: lab.world) }
    } catch {
      try lab.run(error.remedy ?? "")
    }
    try lab.run(lab.lab.files.recording == nil ? "content" : "content; stop")
    #expect(lab.files["a.llab"] != Self.old)
  }

  @Test(
    "the person at the prompt is asked what the file is, and only yes replaces it",
    arguments: [Consent.yes, .no], ["save", "record"])
  func asks(answer: Consent, command: String) throws {
    let lab = try Self.lab()
    let (world, asked) = (lab.world, Asked())
    var prompt = world
    prompt.confirm = { statement, question in
      asked.note("\(statement) \(question)")
      return answer
    }
    var session = lab.lab
    func run(_ text: String) throws {
      for line in try Statement.split(text) { _ = try session.run(line, in: prompt) }
    }
    if answer == .yes {
      try run("\(command) a.llab; content")
      _ = try session.endRecording(in: prompt)
      #expect(lab.files["a.llab"] != Self.old)
    } else {
      #expect(throws: LabError.self) { try run("\(command) a.llab") }
      #expect(lab.files["a.llab"] == Self.old)
    }
    #expect(asked.questions == ["a.llab exists: 1 line, 5 bytes. Replace it? (y/N)"])
  }

  @Test("what this session wrote itself is saved again without a question")
  func again() throws {
    var lab = try TestLab()
    try lab.run(
      "width 100; save a.llab; width 200; save a.llab; reset; record a.llab; items 3; stop")
    #expect(lab.files["a.llab"] == "@format 1\n\nitems 3\n")
  }

  @Test("what this session wrote and another program changed since is not replaced")
  func changed() throws {
    var lab = try TestLab()
    try lab.run("width 100; save a.llab")
    lab.files["a.llab"] = "edited by hand\n"
    #expect(lab.error("save a.llab").contains("it exists (1 line, 15 bytes)"))
    #expect(lab.files["a.llab"] == "edited by hand\n")
  }

  @Test("a file that was run is not replaced without a question")
  func ran() throws {
    var lab = try TestLab(["a.llab": "width 100\n"])
    #expect(lab.error("run a.llab; save a.llab").contains("--force"))
  }

  @Test("a recording does not replace what another program wrote to its file meanwhile")
  func recordingChanged() throws {
    var lab = try TestLab()
    try lab.run("record a.llab; width 100")
    try lab.lab.files.saveRecording(of: lab.lab.transcript, in: lab.world)
    lab.files["a.llab"] = "edited by hand\n"
    #expect(lab.error("width 200; stop").contains("another program changed it"))
    #expect(lab.files["a.llab"] == "edited by hand\n")
    // Once it is out of the way, nothing of the recording is lost.
    lab.files["a.llab"] = nil
    try lab.run("stop")
    #expect(lab.files["a.llab"] == "@format 1\n\nwidth 100\nwidth 200\n")
  }

  @Test("a session that is played asks no one, though a person plays it")
  func played() throws {
    let lab = try TestLab(["a.llab": "x\n", "b.llab": "save a.llab\n"])
    var world = lab.world
    let asked = Asked()
    world.confirm = { statement, _ in
      asked.note(statement)
      return .yes
    }
    var session = lab.lab
    let line = try #require(try Statement.split("run b.llab").first)
    #expect(try session.run(line, in: world).failure != nil)
    #expect(asked.questions.isEmpty && lab.files["a.llab"] == "x\n")
  }

  @Test("a file that is called --force is written in quotes, and options stand anywhere")
  func spelling() throws {
    var lab = try Self.lab()
    try lab.run("width 100; save \"--force\"; save --force a.llab --last 1")
    #expect(lab.files["--force"] == "@format 1\n\nwidth 100\n")
    #expect(lab.files["a.llab"] == "@format 1\n\nwidth 100\n")
    #expect(lab.error("save a.llab --force --force").contains("twice"))
  }
}

/// The recorded questions.
private final class Asked: Sendable {
  private let texts = Mutex<[String]>([])

  var questions: [String] { texts.withLock { $0 } }
  func note(_ text: String) { texts.withLock { $0.append(text) } }
}
