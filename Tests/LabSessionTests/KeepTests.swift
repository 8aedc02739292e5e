import LabSession
import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import Testing

@Suite("Sessions are kept")
struct KeepTests {
  private static let lines = [
    "use masonry columns=3", "width 320; spacing 8", "items 4 6", "section 1 use list",
    "header 20 pinned", "undo", "template t { group vertical 1w 50 { item 1w 1h } }",
    "query 0 0 100 100", "sizes random 20..90 seed=3",
  ]

  @Test("a saved session runs to the same state")
  func saves() throws {
    var lab = try TestLab()
    for line in Self.lines { try lab.run(line) }
    _ = lab.error("width 0")
    try lab.run("save kept.llab")
    #expect(
      lab.files["kept.llab"]?.hasPrefix("@format 1\n\nuse masonry columns=3\nwidth 320\n") == true)
    var other = try TestLab(["kept.llab": try #require(lab.files["kept.llab"])])
    try other.run("run kept.llab")
    #expect(try other.run("show") == lab.run("show"))
    #expect(try other.run("frames all") == lab.run("frames all"))
  }

  @Test("a session that is saved with its output passes as a test")
  func savesOutput() throws {
    var lab = try TestLab()
    for line in Self.lines + ["content", "frames", "why 0.0.y"] { try lab.run(line) }
    try lab.run("save kept.llab --output")
    let file = SessionFile(try #require(lab.files["kept.llab"]))
    var compared = 0
    var player = Player(lab.lab)
    player.play(file, at: "kept.llab", in: lab.world) { event in
      guard case .outcome(let outcome, let command) = event else { return true }
      #expect(ExpectedOutput(command.step.expectations).mismatch(of: outcome) == nil)
      compared += command.step.expectations.count
      return true
    }
    #expect(compared > 10)
    #expect(player.result.exitStatus == 0)
  }

  @Test(
    "what may answer otherwise the next time is saved without its answer",
    arguments: ["measure 10", "section 0 measure 10", "run m.llab"])
  func savesNoTimes(_ line: String) throws {
    var lab = try TestLab(["m.llab": "measure 10\n"], tick: 1)
    try lab.run("items 3; \(line); content; save kept.llab --output")
    #expect(
      lab.files["kept.llab"]?.contains("\n\(line)\n\ncontent\n|~ ") == true,
      "\(lab.files["kept.llab"] ?? "")")
  }

  @Test("commands about the session itself are not saved, whatever they are called by")
  func savesNoHelp() throws {
    var lab = try TestLab()
    try lab.run("help; ? frames; history; width 100; save b.llab; save a.llab; quit")
    #expect(lab.files["a.llab"] == "@format 1\n\nwidth 100\n")
  }

  @Test("for machines save and stop tell the file, and check that it holds")
  func members() throws {
    var lab = try TestLab()
    func json(_ text: String) throws -> String {
      var last = ""
      for command in try Statement.split(text) {
        last = JSON.object(try lab.lab.run(command, in: lab.world).report.members).text
      }
      return last
    }
    #expect(try json("check count == 12") == #"{"holds":true}"#)
    #expect(try json("save a.llab") == #"{"path":"a.llab","commands":1}"#)
    #expect(try json("record r.llab; content; stop") == #"{"path":"r.llab","commands":1}"#)
  }

  @Test("only the last commands are saved where asked")
  func last() throws {
    var lab = try TestLab()
    try lab.run("width 100; width 200; width 300; save a.llab --last 2")
    #expect(lab.files["a.llab"] == "@format 1\n\nwidth 200\nwidth 300\n")
  }

  @Test("a recording holds what succeeded between record and stop")
  func records() throws {
    var lab = try TestLab()
    try lab.run("record r.llab; width 100")
    _ = lab.error("width none")
    try lab.run("content; stop; width 300")
    #expect(lab.files["r.llab"] == "@format 1\n\nwidth 100\ncontent\n")
    #expect(lab.error("stop") == "there is no recording to stop")
  }

  @Test("a recording is a whole session after each command, and there is none before the first")
  func recordsAtOnce() throws {
    var lab = try TestLab()
    try lab.run("record r.llab")
    #expect(lab.files["r.llab"] == nil)
    try lab.run("width 100")
    #expect(lab.files["r.llab"] == "@format 1\n\nwidth 100\n")
    try lab.run("content")
    #expect(lab.files["r.llab"] == "@format 1\n\nwidth 100\ncontent\n")
  }

  @Test("what could not be recorded is an error of the command, and is written with the next one")
  func recordsLater() throws {
    let files = MemoryFiles()
    let lab = try TestLab()
    var (broken, world) = (files.world(), files.world())
    broken.append = { path, _, _ throws(LabError) in
      throw LabError(.unwritableFile(path: path, reason: "no space left on device"))
    }
    func run(_ text: String, _ lab: inout Session, _ world: World) throws -> Reply? {
      try Statement.split(text).map { try lab.run($0, in: world) }.last
    }
    var state = lab.lab
    #expect(try run("record r.llab; width 100", &state, world)?.failure == nil)
    let failure = try run("width 200", &state, broken)?.failure
    #expect(failure?.error.message == "cannot write 'r.llab': no space left on device")
    #expect(state.state.request.container.width == 200)
    #expect(try run("width 300", &state, world)?.failure == nil)
    #expect(files["r.llab"] == "@format 1\n\nwidth 100\nwidth 200\nwidth 300\n")
    world.append = broken.append
    #expect(try run("stop", &state, world)?.failure == nil, "nothing is left to write")
  }

  @Test("a recording without stop is written when one quits")
  func quits() throws {
    var lab = try TestLab()
    try lab.run("record 'with blank.llab'; width 100; quit")
    #expect(lab.files["with blank.llab"] == "@format 1\n\nwidth 100\n")
  }

  @Test("a recording begins at the state at the start")
  func recordsFromStart() throws {
    var lab = try TestLab()
    try lab.run("width 100")
    #expect(
      lab.error("record r.llab") == "recording starts from the initial layout; run `reset` first")
    try lab.run("reset; record r.llab")
    #expect(lab.error("record q.llab") == "already recording to 'r.llab'; stop ends it")
  }

  @Test("run at the prompt shows all results, then what stopped the file and where")
  func run() throws {
    var lab = try TestLab(["a.llab": "content\nwidth 100\ncontent\nnope\ncontent\n"])
    #expect(
      try lab.run("run a.llab") == [
        "390 x 600", "100 x 600", "a.llab:4:1: error LL0101: unknown command 'nope'", "  nope",
        "  ^~~~ (help commands)", "  try: help",
      ])
    #expect(lab.lab.state.request.container.width == 100)
    try lab.run("undo")
    #expect(lab.lab.state.request.container.width == 390)
  }

  @Test("run, typing and a file of the same commands come to the same")
  func same() throws {
    let text = "use grid columns=3\nitems 7\nframes\nquery 0 0 200 200\nwhy 4.y\n"
    var typed = try TestLab(["a.llab": text])
    var pasted = typed
    var ran = typed
    let one = try text.split(separator: "\n").flatMap { try typed.run(String($0)) }
    #expect(try pasted.run(text) == one)
    #expect(try ran.run("run a.llab") == one)
    #expect(try ran.run("show") == typed.run("show"))
  }

  @Test("a file that runs itself is stopped")
  func recursion() throws {
    var lab = try TestLab(["a.llab": "run a.llab\n"])
    let last = try #require(try lab.run("run a.llab").first)
    #expect(
      last == "a.llab:1:1: error LL0115: session files run each other more than 8 levels deep")
  }

  @Test("replay tells the narration and echoes the commands")
  func replay() throws {
    var lab = try TestLab(["a.llab": "# One word.\n@step x Title\nitems 1\ncontent\nwidth 0\n|!\n"])
    #expect(
      try lab.run("replay a.llab") == [
        "One word.", "", "Title", "ll> items 1", "ll> content", "390 x 90", "ll> width 0",
        "error LL0114: width must be 1–1,000,000 pt (got 0)",
      ])
  }

  @Test("demo lists the demos, and plays one from wherever it is")
  func demo() throws {
    let lab = try TestLab(["/d/one.llab": "content\n"])
    var world = lab.world
    world.demos = {
      [World.Demo(name: "one", summary: "the first", path: "/d/one.llab")]
    }
    var session = lab.lab
    func run(_ text: String) throws -> [String] {
      let command = try #require(try Statement.split(text).first)
      return try session.run(command, in: world).report.lines(on: Page()).map(\.text)
    }
    #expect(try run("demo") == ["one  the first"])
    #expect(try run("demo one") == ["ll> content", "390 x 600"])
    #expect(throws: LabError.self) { try run("demo on") }
  }
}
