import Lab
import LabLanguage
import LabReport
import LabTestKit
import LayoutCore
import Testing

@testable import Lab
@testable import layoutlab

@Suite("audit finds what a layout owes")
struct AuditTests {
  /// A strategy, and the first two lines of what is found.
  struct Case: Sendable, CustomTestStringConvertible {
    var strategy: AnyStrategy
    var finding: [String]
    var testDescription: String { finding.first ?? "" }

    init(_ strategy: AnyStrategy, _ first: String, _ line: String) {
      self.strategy = strategy
      finding = [first, "  see it: \(line)"]
    }
  }

  static let cases: [Case] = [
    Case(
      AnyStrategy(Broken<MissesItemThree>.self),
      "error missed-in-rect: a query of 0 300 1 1 misses item 3 of 1",
      "items 4; query 0 300 1 1")
  ]

  private static func answer(_ strategy: AnyStrategy) throws -> (lines: [String], reply: Reply) {
    var lab = try Lab(strategies: [strategy])
    let world = MemoryFiles().world()
    let command = try #require(try CommandLine.split("audit").first)
    let reply = try lab.run(command, in: world)
    return (reply.report.lines(on: world.page).map(\.text), reply)
  }

  @Test("dump")
  func dump() throws {
    for strategy in [
      AnyStrategy(Broken<NoFlaw>.self),
      AnyStrategy(Broken<MissesItemThree>.self), AnyStrategy(Broken<ReturnsEverything>.self),
      AnyStrategy(Broken<LooksAtEverything>.self), AnyStrategy(Broken<LooksAtAQuarter>.self),
      AnyStrategy(Broken<NeverTwiceTheSame>.self), AnyStrategy(Broken<GrowsEachTime>.self),
      AnyStrategy(Broken<ShiftsItemTwo>.self), AnyStrategy(Broken<HandsOutTwice>.self),
      AnyStrategy(Broken<ResizesNothing>.self), AnyStrategy(Broken<ContentTooShort>.self),
      AnyStrategy(Broken<ContentGrowsWithTheSquare>.self),
      AnyStrategy(Broken<PutsFourOnThree>.self), AnyStrategy(Broken<PutsTwoOutside>.self),
      AnyStrategy(Broken<WarnsOfWidth>.self), AnyStrategy(Broken<NoNumber>.self),
      AnyStrategy(Broken<ContentIsNoNumber>.self), AnyStrategy(Broken<NeedsAnItem>.self),
      AnyStrategy(Broken<SaysNothing>.self), AnyStrategy(Broken<NeedsWidth>.self),
    ] {
      print("=====")
      do { print(try Self.answer(strategy).lines.joined(separator: "\n")) } catch { print("THROWN", error) }
    }
  }
}
