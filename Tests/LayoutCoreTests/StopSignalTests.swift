import LayoutCore
import Synchronization
import Testing

@Suite("Stopping and progress")
struct StopSignalTests {
  private final class Told: Sendable {
    let shares = Mutex<[Double]>([])
    var signal: StopSignal {
      StopSignal({ false }, tell: { [self] share in shares.withLock { $0.append(share) } })
    }
  }

  @Test("what is a share of a step is a smaller share of the whole")
  func parts() throws {
    let told = Told()
    for step in 0..<4 {
      let part = told.signal.part(step, of: 4)
      try part.check(done: 0, of: 2)
      part.part(0, of: 1).reached(1, of: 2)
      part.or { false }.reached(9, of: 3)
    }
    #expect(
      told.shares.withLock { $0 }
        == [0, 0.125, 0.25, 0.25, 0.375, 0.5, 0.5, 0.625, 0.75, 0.75, 0.875, 1])
  }

  @Test("a share of nothing is not told, and telling stops nobody")
  func nothing() {
    let told = Told()
    told.signal.reached(0, of: 0)
    told.signal.reached(1, of: -1)
    #expect(told.shares.withLock { $0 }.isEmpty)
    #expect(!told.signal.isRequested)
    #expect(told.signal.or { true }.isRequested)
    #expect(StopSignal { true }.part(1, of: 3).isRequested)
  }
}
