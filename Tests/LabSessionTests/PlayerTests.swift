import LabSession
import LabLanguage
import LabTestKit
import LayoutCore
import Testing

@Suite("A session file is played")
struct PlayerTests {
  @Test("narration, steps, commands and answers come in the order of the file")
  func order() throws {
    var lab = try TestLab(["a.llab": "# Hello\n@step one One\nwidth 320\n@pause\ncontent\n"])
    let (events, result) = lab.play("a.llab")
    #expect(
      events == [
        "file a.llab", "# Hello", "step one", "> width 320", "pause", "> content", "320 x 600",
      ])
    #expect(result.exitStatus == 0)
    #expect(result.commandCount == 2)
  }

  @Test("a file starts from the state at the start, and is one change to undo")
  func fresh() throws {
    var lab = try TestLab(["a.llab": "use list\nitems 2\nwidth 111\ncontent\n"])
    try lab.run("width 200; items 5")
    let before = try lab.run("show")
    #expect(lab.play("a.llab").events.last == "111 x 160")
    try lab.run("undo")
    #expect(try lab.run("show") == before)
    try lab.run("undo")
    #expect(
      try lab.run("show changed") == ["* width  200  was 390; 1–1,000,000 pt"]
    )
  }

  @Test("undo inside a file ends at the start of the file")
  func undoInside() throws {
    var lab = try TestLab(["a.llab": "width 100\nundo\nundo\n|! there is nothing to undo\n"])
    try lab.run("width 200")
    #expect(lab.play("a.llab").result.exitStatus == 0)
  }

  @Test("the first failure stops the file, with its place and a status of 3")
  func stops() throws {
    var lab = try TestLab(["a.llab": "width 320\n\nspacign 4\nwidth 100\n"])
    let (events, result) = lab.play("a.llab")
    #expect(
      events.last
        == "a.llab:3:1: error LL0101: unknown command 'spacign'; did you mean 'spacing'?")
    #expect(result.exitStatus == 3)
    #expect(result.commandCount == 2)
    #expect(lab.lab.state.request.container.width == 320)
  }

  @Test("a failure that is expected does not stop the file, on a line of several commands too")
  func expected() throws {
    var lab = try TestLab(["a.llab": "width 100; width 0; width 50\n|!\nheight 99\n"])
    let (_, result) = lab.play("a.llab")
    #expect(result.exitStatus == 0)
    #expect(lab.lab.state.request.container == Size(width: 100, height: 99))
  }

  @Test("with @keep-going failures count and the file goes on")
  func keepsGoing() throws {
    var lab = try TestLab(["a.llab": "@keep-going\nwidth 0\ncheck 1 == 2\nwidth 77\n"])
    let (_, result) = lab.play("a.llab")
    #expect(result.failures.count == 2)
    #expect(result.exitStatus == 3)
    #expect(lab.lab.state.request.container.width == 77)
  }

  @Test("hidden commands run and say that they are hidden; their story is not told")
  func hides() throws {
    var lab = try TestLab([
      "a.llab": "@hide\n# not told\n## nor this\n@step a Nor that\nwidth 50\n@show\nheight 60\n"
    ])
    #expect(lab.play("a.llab").events == ["file a.llab", "hidden width 50", "> height 60"])
  }

  @Test("@reset goes back to the start, without anything to undo")
  func resets() throws {
    var lab = try TestLab(["a.llab": "width 50\n@reset\ncheck container.width == 390\nundo\n|!\n"])
    #expect(lab.play("a.llab").result.exitStatus == 0)
  }

  @Test("an included file is found beside the file that names it, and shares the state")
  func includes() throws {
    var lab = try TestLab([
      "s/a.llab": "@include sub/b.llab\ncontent\n", "s/sub/b.llab": "@include c.llab\n",
      "s/sub/c.llab": "use list\nitems 1\n",
    ])
    #expect(lab.play("s/a.llab").events.last == "390 x 90")
  }

  @Test("a file that includes itself is refused at its line, whatever the path is called")
  func cycle() throws {
    var lab = try TestLab(["s/a.llab": "\n@include b.llab\n", "s/b.llab": "@include ../s/a.llab\n"])
    let (events, result) = lab.play("s/a.llab")
    #expect(events.last == "refused s/b.llab:1:1: error LL0413: '../s/a.llab' includes itself")
    #expect(result.exitStatus == 2)
  }

  @Test("files include each other up to 8 deep")
  func depth() throws {
    var files: [String: String] = [:]
    for number in 0..<12 { files["\(number).llab"] = "@include \(number + 1).llab\n" }
    var lab = try TestLab(files)
    #expect(
      lab.play("0.llab").events.last
        == "refused 8.llab:1:1: error LL0414: @include is nested more than 8 files deep")
    files["8.llab"] = "width 70\n"
    lab = try TestLab(files)
    #expect(lab.play("0.llab").result.exitStatus == 0)
  }

  @Test("conditions ask for strategies and systems")
  func conditions() throws {
    let text = """
      @if plugin:masonry
      width 100
      @else
      width 200
      @end
      @if not uikit
      height 3
      @end
      @if uikit
      height 4
      @end
      """
    var lab = try TestLab(["a.llab": text])
    #expect(lab.play("a.llab").events == ["file a.llab", "> width 100", "> height 3"])
  }

  @Test("a file that needs what is not here is skipped, and refused where one is strict")
  func requires() throws {
    var lab = try TestLab(["a.llab": "@requires plugin:Pinterest.swift\nwidth 1\n"])
    var (events, result) = lab.play("a.llab")
    #expect(events == ["skipped a.llab: needs plugin:Pinterest.swift"])
    #expect(result.exitStatus == 0)
    var options = Player.Options()
    options.isStrict = true
    (events, result) = lab.play("a.llab", options: options)
    #expect(
      events == [
        "refused a.llab: error LL0416: needs plugin:Pinterest.swift (help sessions)"
      ])
    #expect(result.exitStatus == 1)
  }

  @Test("a file of commands that all fail ends with the first after a stop signal")
  func stopped() throws {
    let lab = try TestLab(["a.llab": "nope\nnope\nnope\n"])
    var options = Player.Options()
    options.keepsGoing = true
    var player = Player(lab.lab, options: options)
    player.play("a.llab", in: lab.files.world(stop: StopSignal { true })) { _ in true }
    #expect(player.result.exitStatus == 130 && player.result.commandCount == 1)
  }

  @Test("a command that takes longer than @timeout is stopped, and the state stays")
  func timeout() throws {
    var lab = try TestLab(["a.llab": "@timeout 2s\nwidth 20\n"], tick: 3)
    let (events, _) = lab.play("a.llab")
    #expect(events.last == "a.llab:2:1: error LL0902: stopped after 2 s")
    #expect(lab.lab.state.request.container.width == 390)
  }

  @Test("somebody who wants to stop is obeyed, whatever the file expects")
  func interrupt() throws {
    var lab = try TestLab(["a.llab": "width 20\n|!\nwidth 30\n"])
    var player = Player(lab.lab)
    player.play("a.llab", in: lab.files.world(stop: StopSignal { true })) { _ in true }
    lab.lab = player.session
    #expect(player.result.exitStatus == 130)
    #expect(player.result.commandCount == 1)
    #expect(lab.lab.state.request.container.width == 390)
  }

  @Test("@seed is the seed of random sizes that have none of their own")
  func seed() throws {
    let frames = "sizes random 10..90\nframes\n"
    var lab = try TestLab([
      "a.llab": "@seed 42\n" + frames, "b.llab": "sizes random 10..90 seed=42\nframes\n",
      "c.llab": frames,
    ])
    let a = lab.play("a.llab").events.last
    #expect(a == lab.play("b.llab").events.last)
    #expect(a != lab.play("c.llab").events.last)
  }

  @Test("@tolerance is that of check, in the file alone")
  func tolerance() throws {
    var lab = try TestLab(["a.llab": "@tolerance 5\ncheck container.width == 386\n"])
    #expect(lab.play("a.llab").result.exitStatus == 0)
    #expect(lab.error("check container.width == 386") != "")
  }

  @Test("a watcher who leaves ends the file with the state there is")
  func leaves() throws {
    let lab = try TestLab(["a.llab": "width 20\n@pause\nwidth 30\n"])
    var player = Player(lab.lab)
    player.play("a.llab", in: lab.world) { event in
      if case .pause = event { false } else { true }
    }
    #expect(player.result.hasLeft)
    #expect(player.session.state.request.container.width == 20)
  }

  @Test("questions are told, counted and not answered")
  func questions() throws {
    let text =
      "@ask do Make it narrow\n@goal container.width < 9\n@solution\nwidth 5\n@hint a\n@end\n"
    var lab = try TestLab(["a.llab": text])
    let (events, result) = lab.play("a.llab")
    #expect(events == ["file a.llab", "question"])
    #expect(result.questionCount == 1)
    #expect(result.commandCount == 0)
  }

  @Test("a file that is missing or wrong is refused with a status of 2")
  func refuses() throws {
    var lab = try TestLab(["a.llab": "width 3\n@nonsense\n"])
    #expect(lab.play("a.llab").result.exitStatus == 2)
    let (events, result) = lab.play("none.llab")
    #expect(
      events == [
        "refused none.llab: error LL0301: cannot read 'none.llab': no such file or directory (help LL0301)"
      ])
    #expect(result.exitStatus == 2)
    #expect(lab.lab.state.request.container.width == 390)
  }

  @Test("in safe mode no file outside the folder is read or written")
  func safe() throws {
    let lab = try TestLab(["x.csv": "10", "s/a.llab": "sizes file ../x.csv\n", "s/y.csv": "10"])
    let world = lab.world.confined(toFolderOf: "s/a.llab")
    var player = Player(lab.lab)
    player.play("s/a.llab", in: world) { _ in true }
    #expect(
      player.result.failures.first?.error.message
        == "cannot read 's/../x.csv': it is outside the folder of the session")
    #expect(throws: LabError.self) { try world.write("other/z", [], .anything) }
    #expect(throws: LabError.self) { try world.write("/s/z", [], .anything) }
    #expect(try world.read("s/y.csv").count == 2)
  }
}

@Suite("Versions are compared")
struct VersionTests {
  @Test("what is missing counts as zero")
  func padded() throws {
    let test = try TestLab([:])
    let (lab, world) = (test.lab, test.world)
    let own = Session.version
    for met in [own, own + [0, 0], Array(own.prefix(1)), [0], [0, 0, 9]] {
      #expect(lab.unmet([.program(atLeast: met)], in: world) == nil, "\(met)")
    }
    for later in [own + [0, 1], [own[0], own[1] + 1], [own[0] + 1]] {
      let text = later.map(String.init).joined(separator: ".")
      #expect(
        lab.unmet([.program(atLeast: later)], in: world) == "needs layoutlab \(text) or later")
    }
  }
}
