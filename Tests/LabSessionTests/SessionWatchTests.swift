import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import Synchronization
import Testing

@testable import LabSession

/// `watch FILE`: a session that runs whenever it is saved.
@Suite("Watching a session") struct SessionWatchTests {
  /// Files whose versions are their texts.
  private static func bench(_ files: [String: String]) throws -> (bench: Bench, files: MemoryFiles)
  {
    let memory = MemoryFiles(files)
    var bench = try Bench()
    bench.world = memory.world(page: Page(columns: 60, rows: 20, isInteractive: true))
    bench.world.version = { memory[$0] }
    return (bench, memory)
  }

  private static func text(_ watch: SessionWatch, rows: Int = 20) -> [String] {
    watch.screen(on: Page(columns: 60, rows: rows)).map(\.text)
  }

  @Test("it runs once for each time that it, or a file it uses, was saved")
  func saved() throws {
    let (bench, files) = try Self.bench([
      "s/a.llab": "@format 1\n@include b.llab\nsizes file sizes.csv\nrun c.llab\ncontent\n",
      "s/b.llab": "@format 1\nuse list\n", "s/c.llab": "@format 1\nwidth 300\n",
      "s/sizes.csv": "40\n", "s/other.csv": "1\n",
    ])
    var watch = SessionWatch("s/a.llab", of: bench.lab, in: bench.world)
    #expect(watch.runs == 1)
    #expect(watch.failure == nil)
    let ran1 = watch.look(in: bench.world)
    #expect(!ran1)
    files["s/other.csv"] = "2\n"
    let ran2 = watch.look(in: bench.world)
    #expect(!ran2)
    for (number, path) in ["s/a.llab", "s/b.llab", "s/c.llab", "s/sizes.csv"].enumerated() {
      files[path] = (files[path] ?? "") + (path.hasSuffix("csv") ? "50\n" : "# new\n")
      let ran3 = watch.look(in: bench.world)
      #expect(ran3, "\(path)")
      let ran4 = watch.look(in: bench.world)
      #expect(!ran4, "\(path)")
      #expect(watch.runs == number + 2)
    }
    #expect(Self.text(watch)[0] == "watch s/a.llab  it ran 5 times")
    #expect(watch.good?.state.itemCount == 12)
  }

  @Test("what it writes itself does not make it run again")
  func writes() throws {
    let (bench, files) = try Self.bench(["a.llab": "@format 1\nwidth 300\nsave b.llab\n"])
    var watch = SessionWatch("a.llab", of: bench.lab, in: bench.world)
    #expect(files["b.llab"] != nil)
    let ran5 = watch.look(in: bench.world)
    #expect(!ran5)
  }

  @Test("while it fails, the last good answers stay below the reason")
  func failing() throws {
    let (bench, files) = try Self.bench(["a.llab": "@format 1\ncontent\n"])
    var watch = SessionWatch("a.llab", of: bench.lab, in: bench.world)
    let good = Self.text(watch)
    #expect(good[1] == "390 x 600")
    #expect(good.last == "Ctrl-C exits")
    files["a.llab"] = "@format 1\nwidth 300\ncontnt\n"
    let ran6 = watch.look(in: bench.world)
    #expect(ran6)
    let bad = Self.text(watch)
    #expect(bad[0] == "watch a.llab  it ran 2 times; this is the last good run")
    #expect(bad[1].hasPrefix("a.llab:3:1: error LL0101: unknown command 'contnt'"))
    #expect(bad.contains("390 x 600"))
    #expect(watch.good?.state.request.container.width == 390)
    files["a.llab"] = "@format 1\nwidth 300\ncontent\n"
    let ran7 = watch.look(in: bench.world)
    #expect(ran7)
    #expect(Self.text(watch)[1].hasPrefix("300 x "))
  }

  @Test("a moment without the file is no news")
  func moment() throws {
    let (bench, files) = try Self.bench(["a.llab": "@format 1\ncontent\n"])
    var watch = SessionWatch("a.llab", of: bench.lab, in: bench.world)
    let text = files["a.llab"]
    files["a.llab"] = nil
    let ran8 = watch.look(in: bench.world)
    #expect(!ran8)
    files["a.llab"] = text
    let ran9 = watch.look(in: bench.world)
    #expect(!ran9)
  }

  @Test("the screen is as high and as broad as there is room, whatever there is to show")
  func screen() throws {
    let (bench, _) = try Self.bench(["a.llab": "@format 1\nframes\ndraw\nwrong\n"])
    var watch = SessionWatch("a.llab", of: bench.lab, in: bench.world)
    for rows in 4...40 {
      for columns in [1, 5, 20, 80] {
        let lines = watch.screen(on: Page(columns: columns, rows: rows))
        #expect(lines.count == rows)
        #expect(lines.allSatisfy { $0.width <= columns })
      }
    }
    let top = Self.text(watch)
    _ = watch.press(.down)
    #expect(Self.text(watch) != top)
    _ = watch.press(.up)
    #expect(Self.text(watch) == top)
    for _ in 0..<500 { _ = watch.press(.down) }
    #expect(Self.text(watch).contains { $0.contains("12 items") })
    let goesOn = watch.press(.escape)
    #expect(!goesOn)
  }

  /// Keys that come between what is saved.
  private struct Keys: KeySource {
    let page: Page
    let save: @Sendable (Int) -> Bool
    let shown: @Sendable ([String]) -> Void
    var asked = 0

    mutating func next() -> PressedKey { .escape }
    mutating func next(within seconds: Double) -> PressedKey? {
      asked += 1
      return save(asked) ? nil : .escape
    }
    func show(_ lines: [Markup]) { shown(lines.map(\.text)) }
    func close() {}
  }

  @Test("afterwards the lab is as the last good run left it, and one undo takes that back")
  func command() throws {
    var (bench, files) = try Self.bench(["a.llab": "@format 1\nwidth 300\ncontent\n"])
    let screens = Mutex<[[String]]>([])
    let texts = ["@format 1\nwidth 310\ncontent\n", "@format 1\nwidth 320\nwrong\n"]
    bench.world.takeKeys = { [files] in
      Keys(
        page: Page(columns: 60, rows: 12),
        save: { number in
          guard number <= texts.count else { return false }
          files["a.llab"] = texts[number - 1]
          return true
        }, shown: { lines in screens.withLock { $0.append(lines) } })
    }
    let reply = try bench.replies("height 700; watch a.llab").last
    #expect(reply?.notes.map(\.text) == ["a.llab ran 3 times"])
    #expect(
      screens.withLock { $0.map { $0[0] } } == [
        "watch a.llab  it ran once", "watch a.llab  it ran 2 times",
        "watch a.llab  it ran 3 times; this is the last good run",
      ])
    #expect(bench.lab.state.request.container == Size(width: 310, height: 844))
    _ = try bench.replies("undo")
    #expect(bench.lab.state.request.container == Size(width: 390, height: 700))
    _ = try bench.replies("save b.llab")
    #expect(files["b.llab"] == "@format 1\n\nheight 700\n")
  }

  @Test("without a terminal, in a file and for a file that is not there it is an error")
  func refused() throws {
    var (bench, _) = try Self.bench([
      "a.llab": "@format 1\nwidth 300\n", "b.llab": "@format 1\nwatch a.llab\n",
    ])
    let needs = "error LL0702: watch needs a terminal that can move its cursor: use run"
    #expect(bench.answer("watch a.llab")[0] == needs)
    #expect(bench.answer("watch no.llab")[0].hasPrefix("error LL0301: cannot read 'no.llab'"))
    let reply = try bench.replies("run b.llab").last
    #expect(reply?.failure.map { "error \($0.error.id): \($0.error.message)" } == needs)
    bench.world.page.isInteractive = false
    #expect(bench.answer("watch a.llab")[0] == needs)
  }
}
