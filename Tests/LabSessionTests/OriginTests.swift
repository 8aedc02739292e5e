import LabLanguage
import LabReport
import LayoutCore
import Testing

@testable import LabSession

@Suite("Where settings come from") struct OriginTests {
  private func origins(_ lab: inout TestLab) throws -> [String: String] {
    let line = try Statement.split("show origin")[0]
    let report = try #require(try lab.lab.run(line, in: lab.world).report as? OriginsReport)
    return Dictionary(report.rows.map { ($0.name, $0.origin) }) { first, _ in first }
  }

  @Test("the command, the line of a file, a variable, or nobody")
  func origins() throws {
    var lab = try TestLab(["rc": "# mine\n\nset tips off\nwidth 320\n"])
    lab.lab.startUp("rc", isOwn: true, in: lab.world) { _ in true }
    try lab.lab.apply(
      "set output text", from: .environment(name: "LAYOUTLAB_ACCESSIBLE"), in: lab.world)
    try lab.run("use grid columns=4; spacing 3")
    let found = try origins(&lab)
    #expect(found["tips"] == "rc:3: set tips off")
    #expect(found["width"] == "rc:4: width 320")
    #expect(found["output"] == "environment LAYOUTLAB_ACCESSIBLE: set output text")
    #expect(found["columns"] == "use grid columns=4")
    #expect(found["spacing line"] == "spacing 3")
    #expect(found["height"] == "default")
  }

  @Test("a file of the person is told from home on")
  func home() throws {
    var bench = try Bench(files: ["/h/.layoutlabrc": "set columns 3\n"])
    bench.world.home = "/h"
    bench.lab.startUp("/h/.layoutlabrc", isOwn: true, in: bench.world) { _ in true }
    let report = try bench.replies("show origin").last?.report as? OriginsReport
    let row = try #require(report?.rows.first { $0.name == "columns" })
    #expect(row.origin == "~/.layoutlabrc:1: set columns 3")
    #expect(bench.world.shortened("/hh/a") == "/hh/a")
  }

  @Test("undo takes the origin back, too; the later command counts")
  func undo() throws {
    var lab = try TestLab()
    try lab.run("width 300; width 310")
    #expect(try origins(&lab)["width"] == "width 310")
    try lab.run("undo")
    #expect(try origins(&lab)["width"] == "width 300")
    try lab.run("reset")
    #expect(try origins(&lab)["width"] == "default")
    try lab.run("items 2 3; section 1 spacing 4; spacing 5")
    #expect(try origins(&lab)["section 1 spacing line"] == "spacing 5")
    try lab.run("section 1 spacing 4")
    #expect(try origins(&lab)["section 1 spacing line"] == "section 1 spacing 4")
  }

  @Test("a start-up file goes on after a mistake, says where it is, and is no step of undo")
  func startUp() throws {
    var lab = try TestLab(["rc": "width 320\nset colums 3\nset columns 3\ndefine a { width 200 }\n"]
    )
    var failures: [String] = []
    lab.lab.startUp("rc", isOwn: true, in: lab.world) { event in
      if case .error(let failure, isExpected: false, of: _) = event {
        failures += failure.lines.prefix(1)
      }
      return true
    }
    #expect(
      failures == ["rc:2:5: error LL0104: unknown parameter 'colums'; did you mean 'columns'?"])
    #expect(lab.error("undo") == "there is nothing to undo")
    #expect(try lab.run("show changed").count == 2)
    try lab.run("a")
  }

  @Test("a start-up file that cannot be read or parsed is told")
  func unreadable() throws {
    var lab = try TestLab(["bad": "@nothing\n"])
    for path in ["missing", "bad"] {
      var refused = 0
      lab.lab.startUp(path, isOwn: true, in: lab.world) { event in
        if case .refused = event { refused += 1 }
        return true
      }
      #expect(refused == 1)
    }
  }

  @Test("text in the place of pictures says the same without a frame")
  func text() throws {
    var lab = try TestLab()
    let lines = try lab.run("use grid columns=3; spacing 8; width 320; set output text; draw")
    #expect(lines.contains("3 columns of 101.33 points, gaps 8."))
    let boxes = try lab.run(
      "side ltr rtl; sweep columns 1 2; mark a; width 300; diff a; scroll 0..10 step 5")
    #expect(!(lines + boxes).contains { $0.contains("│") || $0.contains("┌") })
    let long = (lines + boxes).filter { !$0.contains("×") && !$0.contains("→") }
    #expect(long.allSatisfy { $0.count < 80 })
  }
}
