import Foundation
import LabTestKit
import Testing

/// Every reader of external input, fed with random data.
///
/// `swift test` runs a few thousand inputs of a fixed seed. `LAYOUTLAB_FUZZ_SECONDS=600` continues
/// for so long a target, with seeds of its own, and saves the present input in a file, so that a
/// trap leaves it behind.
@Suite("Fuzzing", .serialized)
struct FuzzingTests {
  private static let seconds =
    ProcessInfo.processInfo.environment["LAYOUTLAB_FUZZ_SECONDS"].flatMap(Double.init)

  @Test("what is good breaks no promise", arguments: FuzzTarget.allCases)
  func corpus(target: FuzzTarget) {
    #expect(!target.corpus.isEmpty)
    for input in target.corpus {
      #expect(target.broken(by: input) == nil, "\(String(decoding: input, as: UTF8.self))")
    }
  }

  @Test("no input traps, hangs, or breaks a promise", arguments: FuzzTarget.allCases)
  func noise(target: FuzzTarget) {
    var corpus = target.corpus
    var mutator = Mutator(seed: 7, for: target)
    for _ in 0..<2_000 {
      let input = mutator.next(from: corpus)
      if let broken = target.broken(by: input) {
        Issue.record("\(target.rawValue): \(broken) by \(input)")
      }
      // What was made is broken further.
      if corpus.count < 200 { corpus.append(input) }
    }
  }

  @Test(
    "neither does any in a long time", .enabled(if: seconds != nil), arguments: FuzzTarget.allCases)
  func long(target: FuzzTarget) throws {
    let seconds = try #require(Self.seconds)
    let file = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(target.rawValue)")
    let clock = ContinuousClock()
    let start = clock.now
    let seed = UInt64(Date().timeIntervalSince1970)
    var mutator = Mutator(seed: seed, for: target)
    var corpus = target.corpus
    var rounds = 0
    while clock.now - start < .seconds(seconds) {
      let input = mutator.next(from: corpus)
      try Data(input).write(to: file)
      let before = clock.now
      if let broken = target.broken(by: input) {
        Issue.record("\(target.rawValue): \(broken) by \(input)")
      }
      let time = clock.now - before
      #expect(time < .seconds(5), "\(target.rawValue): \(time) for \(input)")
      let slot = Int(seed &+ UInt64(rounds)) % 500
      if slot < corpus.count { corpus[slot] = input } else { corpus.append(input) }
      if rounds % 5_000 == 0 { corpus = target.corpus }
      rounds += 1
    }
    print("\(target.rawValue): \(rounds) inputs, seed \(seed)")
  }
}
