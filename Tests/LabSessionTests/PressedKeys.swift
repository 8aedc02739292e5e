import LabReport
import LabSession
import Synchronization

/// A key source with keys pressed in advance; after them, Escape.
struct PressedKeys: KeySource {
  var keys: [PressedKey]
  var page: Page
  let seen: SeenScreens

  mutating func next() -> PressedKey { keys.isEmpty ? .escape : keys.removeFirst() }
  mutating func next(within seconds: Double) -> PressedKey? { next() }
  func show(_ lines: [Markup]) { seen.state.withLock { $0.screens.append(lines) } }
  func close() { seen.state.withLock { $0.closed += 1 } }
}

/// What a command showed on the terminal that it took over.
final class SeenScreens: Sendable {
  fileprivate let state = Mutex<(screens: [[Markup]], closed: Int)>(([], 0))

  var screens: [[Markup]] { state.withLock { $0.screens } }
  /// How often the terminal was given back.
  var closed: Int { state.withLock { $0.closed } }
  /// The last line of each screen.
  var lastLines: [String] { screens.map { $0.last?.text ?? "" } }
}

extension World {
  /// The same world at a terminal of this size, where the user presses `keys`.
  func taking(_ keys: [PressedKey], on page: Page, _ seen: SeenScreens) -> World {
    var world = self
    world.page.isInteractive = true
    world.takeKeys = { PressedKeys(keys: keys, page: page, seen: seen) }
    return world
  }
}
