@testable import LabExport
import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import LayoutText
import Testing

@testable import LabSession

@Suite("Answers in files") struct RedirectionTests {
  @Test("an answer goes to a file as text, as rows or as JSON, by the end of its name")
  func forms() throws {
    var lab = try TestLab()
    #expect(try lab.run("use list; sizes 40; items 2; frames > a.txt") == [])
    #expect(try lab.run("frames").map { $0 + "\n" }.joined() == lab.files["a.txt"])
    try lab.run("frames > a.csv; frames > A.JSON")
    #expect(lab.files["a.csv"]?.hasPrefix("kind,section,item,") == true)
    #expect(lab.files["a.csv"]?.split(separator: "\n").count == 3)
    #expect(
      lab.files["A.JSON"]?.hasPrefix(#"{"schema":1,"command":"frames","ok":true,"result":{"#)
        == true)
    #expect(lab.files["A.JSON"]?.hasSuffix("}\n") == true)
  }

  @Test("a document that is printed goes to a file as it is, whatever the name of the file")
  func documents() throws {
    var lab = try TestLab()
    let document = try lab.run("use list; items 2; export - as csv").map { $0 + "\n" }.joined()
    try lab.run("export - as csv > a.csv; export - as csv > a.json")
    #expect(document.hasPrefix("kind,section,item,"))
    #expect(lab.files["a.csv"] == document && lab.files["a.json"] == document)
  }

  @Test("two signs add to a file, which may not exist yet; the sign may touch the name")
  func adding() throws {
    var lab = try TestLab(["mine.txt": "mine\n"])
    try lab.run("use list; sizes 40; items 1; content >> new.txt; content >>new.txt")
    #expect(lab.files["new.txt"] == "390 x 40\n390 x 40\n")
    try lab.run("content >> mine.txt")
    #expect(lab.files["mine.txt"] == "mine\n390 x 40\n")
    // It is still the user's file.
    #expect(
      lab.error("content > mine.txt")
        == "cannot write 'mine.txt': it exists (2 lines, 14 bytes); use --force to replace it")
    try lab.run("content > mine.txt --force")
    #expect(lab.files["mine.txt"] == "390 x 40\n")
  }

  @Test("a command that fails writes nothing, and one whose file cannot be written changes nothing")
  func failures() throws {
    var lab = try TestLab(["mine.txt": "mine\n"])
    let before = try lab.run("show; frames")
    for line in [
      "frames 99..100 > a.txt", "nonsense > a.txt", "set columns x > a.txt",
      "width 200 > mine.txt", "width 200 > a.csv", "width 200 >", "width 200 > a.txt b.txt",
      "> a.txt", "run none.llab > a.txt", "width 200 > \"\"",
    ] { #expect(!lab.error(line).isEmpty, "\(line)") }
    #expect(lab.files["a.txt"] == nil)
    #expect(lab.files["mine.txt"] == "mine\n")
    #expect(try lab.run("show; frames") == before)
  }

  @Test("an answer with a failure is written, and the failure stays")
  func failedAnswer() throws {
    var lab = try TestLab(["fails.llab": "items 3\nwidth 0\n"])
    let line = try Statement.split("run fails.llab > a.txt")[0]
    let reply = try lab.lab.run(line, in: lab.world)
    #expect(reply.failure != nil)
    #expect(lab.files["a.txt"] != nil)
  }

  @Test("an answer that is no table is refused as .csv, with a line that works")
  func noTable() throws {
    var lab = try TestLab()
    let line = try Statement.split("content > a.csv")[0]
    let error = #expect(throws: LabError.self) { try lab.lab.run(line, in: lab.world) }
    #expect(
      error?.message == "the answer to 'content' is not a table, as a .csv file needs")
    try lab.run(try #require(error?.remedy))
    #expect(lab.files["a.txt"] != nil)
  }

  @Test("in an expression > compares, and the error about a file has a line that works")
  func expressions() throws {
    var lab = try TestLab()
    #expect(try lab.run("items 4; check width > 300; print 2 > 1").last == "true")
    try lab.run("section 0 check width > 300 and columns > 1")
    try lab.run("items 2 3")
    for line in [
      "check width == 390 > a.txt", "print width >> a.txt", "section 1 print count > a.txt",
    ] {
      let command = try Statement.split(line)[0]
      let error = #expect(throws: LabError.self) { try lab.lab.run(command, in: lab.world) }
      #expect(error?.message.contains("> compares: `last` can write the answer to a file") == true)
      try lab.run(try #require(error?.remedy))
      #expect(lab.files["a.txt"] != nil)
      lab.files["a.txt"] = nil
    }
  }

  @Test("it works inside sections, macros and session files, and for what a macro answers")
  func nested() throws {
    var lab = try TestLab(["s.llab": "items 2\nframes > in.csv\n"])
    try lab.run("define pair { items 2; frames > pair.csv }; pair; pair > both.txt --force")
    #expect(lab.files["pair.csv"] != nil)
    try lab.run("section 0 frames > s.csv")
    #expect(lab.files["s.csv"] == lab.files["pair.csv"])
    try lab.run("run s.llab")
    #expect(lab.files["in.csv"] == lab.files["pair.csv"])
  }

  @Test("`last` repeats the answer that went to a file; `undo` reverts the change")
  func lastAndUndo() throws {
    var lab = try TestLab()
    let before = try lab.run("show")
    try lab.run("items 3; frames > a.txt")
    #expect(try lab.run("last").count == 3)
    try lab.run("width 200 > w.txt; undo; undo")
    #expect(try lab.run("show") == before)
  }

  @Test("a saved session repeats the command and writes no file; history has the line")
  func saved() throws {
    var lab = try TestLab()
    try lab.run("width 200 > w.txt; frames > f.csv; save a.llab")
    #expect(lab.files["a.llab"] == "@format 1\n\nwidth 200\nframes\n")
    #expect(try lab.run("history").contains { $0.hasSuffix("frames > f.csv") })
  }

  @Test("a watched session does not depend on the files it writes")
  func watching() throws {
    let lab = try TestLab(["s.llab": "frames > out.csv\n", "out.csv": "old"])
    var world = lab.world
    world.version = { lab.files[$0] }
    let before = SessionFiles(of: "s.llab", in: world)
    lab.files["out.csv"] = "new"
    #expect(SessionFiles(of: "s.llab", in: world) == before)
  }

  @Test("completion proposes files after the sign, and a hint names the form")
  func completion() throws {
    let bench = try Bench()
    let completer = Completer(bench.lab.vocabulary(in: bench.world))
    #expect(completer.proposals(for: PromptLine("frames > ")).takesPath)
    #expect(completer.proposals(for: PromptLine("section 0 frames >> a")).takesPath)
    #expect(!completer.proposals(for: PromptLine("check width > ")).takesPath)
    #expect(
      completer.proposals(for: PromptLine("frames > a.txt ")).words.map(\.name) == ["--force"])
    #expect(completer.usages(for: PromptLine("frames > ")) == ["COMMAND > FILE [--force]"])
    let line = PromptLine("frames 0..3 > a.txt")
    #expect(!completer.parts(of: line).contains { $0.kind == .mistake })
    #expect(
      completer.parts(of: PromptLine("frames nonsense > a.txt")).contains { $0.kind == .mistake })
  }

  @Test("completion proposes the ends of files: those of the kinds of `export`, or of answers")
  func endings() throws {
    let bench = try Bench()
    let completer = Completer(bench.lab.vocabulary(in: bench.world))
    func words(_ text: String) -> [String] {
      completer.proposals(for: PromptLine(text)).words.map(\.name)
    }
    let suffixes = ExportKind.all.flatMap(\.suffixes).filter { $0.hasPrefix(".") }
    #expect(words("export a.") == suffixes.map { "a" + $0 })
    #expect(words("export b/a.b.s") == suffixes.filter { $0.hasPrefix(".s") }.map { "b/a.b" + $0 })
    #expect(words("frames > a.") == ["a.txt", "a.csv", "a.json"])
    #expect(words("export --f") == ["--force"])
    #expect(words("section 0 frames >> ../a.c") == ["../a.csv"])
    for none in [
      "export ", "export a", "export ..", "export .", "export a.x", "frames > a/", "run a.",
    ] { #expect(words(none) == [], "\(none)") }
  }

  @Test("in text that a command keeps, > is a character")
  func keptText() throws {
    var lab = try TestLab()
    try lab.run("abbr f frames > f.csv; define wide { width 700 }; document wide width > 600")
    #expect(try lab.run("abbr") == ["abbr f frames > f.csv"])
    #expect(try lab.run("help wide").joined(separator: "\n").contains("width > 600"))
    try lab.run("abbr > all.txt")
    #expect(lab.files["all.txt"] == "abbr f frames > f.csv\n")
    #expect(lab.files["f.csv"] == nil && lab.files["600"] == nil)
  }

  @Test("the checker of sessions reads the command before the sign")
  func staticErrors() throws {
    let lab = try TestLab()
    let good = SessionFile("frames 0..1 > a.csv\ncheck width > 300\n")
    #expect(lab.lab.staticErrors(of: good) == [])
    let bad = SessionFile("nonsense > a.csv\nframes >\n")
    #expect(lab.lab.staticErrors(of: bad).count == 2)
  }
}
