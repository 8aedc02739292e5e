import LabSession
import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import Synchronization
import Testing

/// `load FILE watch`: loaded again when the file is saved, and never a half-written one.
@Suite("Watching")
struct WatchTests {
  /// A file that is saved again and again.
  private final class File: Sendable {
    let version = Mutex("1")
    let error = Mutex<String?>(nil)
    let most = Mutex(100)
    let step = Mutex(20)

    func world(_ world: World) -> World {
      var world = world
      world.version = { [self] _ in version.withLock { $0.isEmpty ? nil : $0 } }
      world.load = { [self] _ throws(LabError) in
        if let sentence = error.withLock(\.self) { throw LabError(.load(sentence)) }
        return World.Loaded(strategies: [
          MemoryPrograms.strategy(
            "stair", most: most.withLock(\.self), step: step.withLock(\.self))
        ])
      }
      return world
    }

    func save(_ version: String, error: String? = nil, most: Int = 100) {
      self.version.withLock { $0 = version }
      self.error.withLock { $0 = error }
      self.most.withLock { $0 = most }
    }
  }

  private static func watching(_ words: String) throws -> (file: File, bench: Bench) {
    let file = File()
    var bench = try Bench()
    bench.world = file.world(bench.world)
    _ = try bench.replies(words)
    return (file, bench)
  }

  private static func news(_ bench: inout Bench) -> [String] {
    bench.lab.reloadWatched(in: bench.world).map(\.text)
  }

  @Test("it is loaded again once for each time it is saved, with the values that were set")
  func saved() throws {
    for word in ["watch", "--watch"] {
      var (file, bench) = try Self.watching("load a/stair.py \(word); set turns 7; items 9")
      #expect(bench.lab.isWatching)
      #expect(Self.news(&bench) == [])
      file.save("2", most: 50)
      #expect(Self.news(&bench) == ["stair.py was loaded again", "nothing changed"])
      #expect(Self.news(&bench) == [])
      #expect(bench.answer("set turns 51")[0] == "error LL0114: turns must be 1–50 (got 51)")
      #expect(bench.lab.state.request.sections[0].strategy.value(of: "turns") == .count(7))
      _ = bench.answer("undo")
      _ = try bench.replies("set turns 51")
      #expect(bench.lab.state.request.sections[0].strategy.value(of: "turns") == .count(51))
    }
  }

  @Test("what is saved may place items elsewhere: how many moved is told, a person sees where")
  func moved() throws {
    var (file, bench) = try Self.watching("load stair.py watch; items 3")
    file.step.withLock { $0 = 30 }
    file.save("2")
    #expect(Self.news(&bench) == ["stair.py was loaded again", "content 60 → 80 · 2 items moved"])
    bench.world.page = Page(columns: 80, rows: 24, isInteractive: true)
    file.step.withLock { $0 = 40 }
    file.save("3")
    let news = Self.news(&bench)
    #expect(news.prefix(2) == ["stair.py was loaded again", "content 80 → 100 · 2 items moved"])
    #expect(news.count > 5)
    file.save("4")
    #expect(Self.news(&bench) == ["stair.py was loaded again", "nothing changed"])
  }

  @Test("what does not compile is told once, and what was loaded last stays")
  func broken() throws {
    var (file, bench) = try Self.watching("load stair.py watch; items 3")
    let before = bench.whole()
    file.save("2", error: "stair.py:3:1: expected '}'")
    #expect(
      Self.news(&bench) == [
        "error LL0701: stair.py:3:1: expected '}'", "the previous version stays in use",
      ])
    #expect(Self.news(&bench) == [])
    #expect(bench.whole() == before)
    bench.world.page = Page(columns: 20, isInteractive: true)
    file.save("3", error: "stair.py:3:1: expected a closing brace")
    #expect(
      Self.news(&bench) == [
        "error LL0701:", "stair.py:3:1:", "expected a closing", "brace",
        "the previous version stays in use",
      ])
    file.save("4")
    #expect(Self.news(&bench).first == "stair.py was loaded again")
  }

  @Test("a moment without the file is no news, and loading it without watch ends it")
  func ends() throws {
    var (file, bench) = try Self.watching("load stair.py watch")
    file.save("")
    #expect(Self.news(&bench) == [])
    file.save("1")
    #expect(Self.news(&bench) == [])
    _ = try bench.replies("load stair.py")
    #expect(!bench.lab.isWatching)
    file.save("2")
    #expect(Self.news(&bench) == [])
  }
}

/// What a session file may load.
@Suite("Sessions that load")
struct SessionLoadTests {
  @Test("a session asks before it loads, what one types does not")
  func asks() throws {
    let session = "@format 1\nload stair.py\nitems 3\n"
    var bench = try Bench(files: ["s/mine.llab": session])
    bench.world.permit = { path, session throws(LabError) in
      throw LabError(.load("\(session) may not load \(path)"))
    }
    #expect(bench.answer("load stair.py").count == 2)
    let reply = try bench.replies("reset; run s/mine.llab").last
    #expect(reply?.failure?.error.message == "s/mine.llab may not load s/stair.py")
    bench.world.permit = { _, _ in }
    _ = try bench.replies("run s/mine.llab")
    #expect(bench.lab.strategyName == "stair")
  }

  @Test("what a session watches is loaded again only as somebody permits")
  func watches() throws {
    let version = Mutex("1")
    let permitted = Mutex(true)
    var bench = try Bench(files: ["s/mine.llab": "@format 1\nload stair.py watch\nitems 3\n"])
    bench.world.version = { _ in version.withLock(\.self) }
    bench.world.permit = { path, session throws(LabError) in
      if !permitted.withLock(\.self) { throw LabError(.load("\(session) may not load \(path)")) }
    }
    _ = try bench.replies("run s/mine.llab")
    #expect(bench.lab.isWatching)
    version.withLock { $0 = "2" }
    #expect(bench.lab.reloadWatched(in: bench.world)[0].text == "stair.py was loaded again")
    permitted.withLock { $0 = false }
    version.withLock { $0 = "3" }
    let news = bench.lab.reloadWatched(in: bench.world).map(\.text)
    #expect(news.count == 2)
    #expect(news[0].hasSuffix("s/mine.llab may not load s/stair.py"))
    #expect(bench.lab.reloadWatched(in: bench.world).isEmpty)
  }

  @Test("the start-up file of a project loads what somebody permits, one's own loads anything")
  func startUp() throws {
    var bench = try Bench(files: ["rc": "load stair.py\n"])
    bench.world.permit = { path, session throws(LabError) in
      throw LabError(.load("\(session) may not load \(path)"))
    }
    bench.lab.startUp("rc", isOwn: false, in: bench.world) { _ in true }
    #expect(bench.lab.strategyName == "masonry")
    bench.lab.startUp("rc", isOwn: true, in: bench.world) { _ in true }
    #expect(bench.lab.strategyName == "stair")
  }

  @Test("a session that is played safely loads what lies beside it, where that is allowed")
  func allowed() throws {
    var bench = try Bench()
    var world = bench.world
    world.allowsPlugins = true
    bench.world = world.confined(toFolderOf: "s/a.llab")
    #expect(bench.answer("load s/stair.py").count == 2)
    #expect(
      bench.answer("load t/stair.py")[0]
        == "error LL0301: cannot read 't/stair.py': it is outside the folder of the session")
  }

  @Test("what needs UIKit is skipped where no file for it can be loaded")
  func uikit() throws {
    var bench = try Bench(files: ["a.llab": "@format 1\n@requires uikit\nitems 3\n"])
    #expect(
      try bench.notes("run a.llab").first == "skipped a.llab: needs uikit: no files are loaded here"
    )
    bench.world.missingUIKit = { nil }
    _ = try bench.replies("run a.llab")
    #expect(bench.lab.state.itemCount == 3)
  }

  @Test("paths lists each folder, its contents, and how to remove it")
  func paths() throws {
    var bench = try Bench()
    #expect(bench.answer("paths") == ["no files are stored here"])
    bench.world.places = {
      [
        World.Place(name: "config", path: "/c/layoutlab", holds: "settings", byteCount: nil),
        World.Place(name: "cache", path: "/my 'c'/layoutlab", holds: "programs", byteCount: 1200),
        World.Place(name: "state", path: nil, holds: "history", byteCount: nil),
      ]
    }
    #expect(
      bench.answer("paths") == [
        "config  /c/layoutlab  does not exist yet", "        settings",
        "cache   /my 'c'/layoutlab  1,200 bytes", "        programs",
        "state   no folder: set HOME  does not exist yet", "        history",
        #"to remove them: rm -r '/my '\''c'\''/layoutlab'"#,
      ])
  }
}
