public import LabSession
import LabLanguage
public import LabReport
public import LayoutCore
import Synchronization

/// Files that exist only while a test runs, and a clock that advances by a step at each reading.
public final class MemoryFiles: Sendable {
  private let files: Mutex<[String: String]>
  private let time = Mutex(0.0)
  private let tick: Double

  /// These files, and a clock that advances by `tick` seconds at each reading.
  public init(_ files: [String: String] = [:], tick: Double = 0) {
    self.files = Mutex(files)
    self.tick = tick
  }

  /// The text of the file at `path`.
  public subscript(path: String) -> String? {
    get { files.withLock { $0[path] } }
    set { files.withLock { $0[path] = newValue } }
  }

  /// A world of these files.
  public func world(page: Page = Page(), stop: StopSignal = .never) -> World {
    var world = World(
      readFile: { [self] reading throws(LabError) in
        guard let text = self[reading.path] else {
          throw LabError(.unreadableFile(path: reading.path, reason: "no such file or directory"))
        }
        return Array(text.utf8)
      },
      write: { [self] path, bytes, old throws(LabError) in
        let isAllowed = files.withLock { files in
          let isAllowed = old == .anything || files[path].map { .version($0) } ?? old == old
          if isAllowed { files[path] = String(decoding: bytes, as: UTF8.self) }
          return isAllowed
        }
        guard isAllowed else {
          throw LabError(.unwritableFile(path: path, reason: "another program changed it"))
        }
        return .version(String(decoding: bytes, as: UTF8.self))
      },
      append: { [self] path, bytes, content throws(LabError) in
        guard let text = self[path] else { return false }
        guard content == .version(text) else {
          throw LabError(.unwritableFile(path: path, reason: "another program changed it"))
        }
        let longer = text + String(decoding: bytes, as: UTF8.self)
        self[path] = longer
        content = .version(longer)
        return true
      },
      clock: { [self] in
        time.withLock { time in
          time += tick
          return time
        }
      }, stop: stop, page: page, lessons: { [self] in lessons }, progress: progress,
      load: MemoryPrograms.load)
    world.gallery = { $0 == "ShelvesViewController.swift" ? "Gallery/shelves.py" : nil }
    world.replaceable = { [self] path throws(LabError) in
      self[path].map { text in
        ReplaceableFile(
          version: text, byteCount: text.utf8.count,
          lineCount: text.split(separator: "\n", omittingEmptySubsequences: false).count - 1)
      }
    }
    return world
  }

  /// The files below `Lessons`, translations left out.
  private var lessons: [String] {
    let paths = files.withLock { Array($0.keys) }.filter { $0.hasPrefix("Lessons/") }.sorted()
    return paths.filter { path in
      Translation.base(of: path).map { !paths.contains($0.path) } ?? true
    }
  }

  /// Progress is in `progress.json`; a damaged file moves to `damaged.json`.
  private var progress: World.ProgressFile {
    World.ProgressFile(
      read: { [self] () throws(LabError) in self["progress.json"].map { Array($0.utf8) } },
      write: { [self] bytes throws(LabError) in
        files.withLock { $0["progress.json"] = String(decoding: bytes, as: UTF8.self) }
      },
      setAside: { [self] () throws(LabError) in
        files.withLock {
          $0["damaged.json"] = $0["progress.json"]
          $0["progress.json"] = nil
        }
        return "damaged.json"
      })
  }
}
