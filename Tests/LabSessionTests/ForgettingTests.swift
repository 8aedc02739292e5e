import LabLanguage
import LabReport
import LayoutCore
import Testing

@testable import LabSession

/// What a session with input from a pipe stores.
@Suite("Forgetting")
struct ForgettingTests {
  @Test("history keeps the last commands and changes, and `save` reports what is gone")
  func kept() throws {
    var bench = try Bench()
    bench.lab.history.limit = 10
    for number in 1...35 { _ = try bench.replies("width \(300 + number)") }
    #expect((10...20).contains(bench.lab.transcript.lines.count))
    #expect(bench.lab.transcript.lines.count + bench.lab.transcript.forgottenCount == 35)
    #expect(bench.lab.transcript.lines.last?.text == "width 335")
    #expect(
      bench.answer("save a.llab").first
        == "error LL0115: the first \(bench.lab.transcript.forgottenCount) commands are gone:"
        + " outside a terminal, history keeps the last 10; --last writes those")
    #expect(bench.answer("save a.llab --last 3").isEmpty)
    #expect(bench.answer("history 2").first == "35  width 335")
    _ = try bench.replies("undo 10")
    #expect(bench.lab.state.request.container.width == 325)
  }

  @Test("a recording of any length is written whole and keeps no more commands than without")
  func recorded() throws {
    var bench = try Bench()
    bench.lab.history.limit = 10
    _ = try bench.replies("record a.llab")
    for number in 1...35 {
      _ = try bench.replies("width \(300 + number)")
      #expect(bench.lab.transcript.lines.count <= 20)
    }
    #expect(try bench.json("stop").contains(#""commands":35"#))
    let text = String(decoding: try bench.world.read("a.llab"), as: UTF8.self)
    #expect(text == "@format 1\n\n" + (1...35).map { "width \(300 + $0)\n" }.joined())
  }

  @Test("of the failures of an endless script the first are kept, and all count")
  func failures() throws {
    var options = Player.Options()
    options.keepsGoing = true
    var player = Player(try Bench().lab, options: options)
    let failure = Diagnostic(LabError(.notPossible("nothing")), source: "")
    for _ in 1...5_000 {
      let goesOn = player.count(failure)
      #expect(goesOn)
    }
    #expect(player.result.failures.count == PlayResult.mostFailures)
    #expect(player.result.exitStatus == 3)
    let goesOn = player.count(Diagnostic(LabError(.interrupted), source: ""))
    #expect(!goesOn)
    #expect(player.result.exitStatus == 130)
  }

  @Test("a lab that is not told to forgets nothing")
  func all() throws {
    var bench = try Bench()
    for number in 1...35 { _ = try bench.replies("width \(300 + number)") }
    #expect(bench.lab.transcript.lines.count == 35 && bench.lab.history.count == 35)
  }
}
