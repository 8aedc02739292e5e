import Foundation
import Lab
import LabLanguage
import Synchronization

/// A world in memory: what is written can be read again; what was not written is read from the
/// package's own files, so that examples may use those of `Sessions`. Its clock goes on by a
/// second whenever somebody looks.
final class MemoryWorld: Sendable {
  private let files = Mutex<[String: [UInt8]]>([:])
  private let seconds = Mutex(0.0)

  var world: World {
    World(
      read: { [self] path throws(Fault) in
        if let bytes = files.withLock({ $0[path] }) { return bytes }
        guard let data = try? Data(contentsOf: House.url(path)) else {
          throw Fault(.unreadableFile(path: path, reason: "no such file"))
        }
        return Array(data)
      },
      write: { [self] path, bytes throws(Fault) in files.withLock { $0[path] = bytes } },
      clock: { [self] in
        seconds.withLock {
          $0 += 1
          return $0
        }
      })
  }
}
