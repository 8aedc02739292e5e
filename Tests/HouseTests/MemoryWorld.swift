import Foundation
import Lab
import LabLanguage
import Synchronization

/// A world without a disk and without a clock: what is written can be read again; what was not
/// written is read from the package's own files, so that examples may use those of `Sessions`.
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
          $0 += 0.001
          return $0
        }
      })
  }
}
