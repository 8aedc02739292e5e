import LayoutCore
import Synchronization
import Testing

@Suite("Stopping and progress")
struct StopSignalTests {
  private final class Reports: Sendable {
    let shares = Mutex<[Double]>([])
    var signal: StopSignal {
      StopSignal({ false }, tell: { [self] share in shares.withLock { $0.append(share) } })
    }
  }

  @Test("what is a share of a step is a smaller share of the whole")
  func parts() throws {
    let reported = Reports()
    for step in 0..<4 {
      let part = reported.signal.part(step, of: 4)
      try part.check(done: 0, of: 2)
      part.part(0, of: 1).reached(1, of: 2)
      part.or { false }.reached(9, of: 3)
    }
    #expect(
      reported.shares.withLock { $0 }
        == [0, 0.125, 0.25, 0.25, 0.375, 0.5, 0.5, 0.625, 0.75, 0.75, 0.875, 1])
  }

  @Test("a share of nothing is not told, and telling stops nobody")
  func nothing() {
    let reported = Reports()
    reported.signal.reached(0, of: 0)
    reported.signal.reached(1, of: -1)
    #expect(reported.shares.withLock { $0 }.isEmpty)
    #expect(!reported.signal.isRequested)
    #expect(reported.signal.or { true }.isRequested)
    #expect(StopSignal { true }.part(1, of: 3).isRequested)
  }
}
