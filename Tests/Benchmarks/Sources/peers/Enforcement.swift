import Foundation
import Glibc
import Measuring

/// `peers instructions`: counts what Instructions.tsv lists, and fails where a count is above its limit.
enum Enforcement {
  static let command = "swift run -c release --package-path Tests/Benchmarks peers instructions"

  /// Returns whether every count is within its limit, or was written to the file.
  static func run(updates: Bool, rounds: Int) throws -> Bool {
    #if arch(x86_64)
      guard let callgrind = Callgrind() else { return missing(Callgrind.missing) }
      let table = try InstructionTable()
      let counts = try count(with: callgrind, rounds: rounds) {
        print(verdict($0, $1, table.entries[$0.name]))
      }
      if updates { try update(counts) }
      let isWithin = counts.allSatisfy { $1 <= table.entries[$0.name]?.limit ?? 0 }
      if !isWithin && !updates {
        print(
          "if the change is intended, write the new counts and commit them: \(command) --update")
      }
      return isWithin || updates
    #else
      return missing("the counts of Instructions.tsv are those of x86-64")
    #endif
  }

  /// Without counts there is nothing to compare. That is an error only where `CI` is set.
  private static func missing(_ reason: String) -> Bool {
    print("instructions are not counted: \(reason)")
    return ProcessInfo.processInfo.environment["CI"]?.isEmpty ?? true
  }

  /// Counts every operation, and returns the medians.
  private static func count(
    with callgrind: Callgrind, rounds: Int, _ report: (Operation, Double) -> Void
  ) throws -> [(Operation, Double)] {
    try Operation.enforced.map { operation in
      let spread = Spread(try (0..<rounds).map { _ in try callgrind.count(operation) })
      report(operation, spread.median)
      if rounds > 1 {
        let range = (spread.greatest - spread.least) / spread.median * 100
        print("\t\(rounds) counts differ by at most \(digits(range)) %")
      }
      // Counting takes minutes: a log shows each line when it is known.
      fflush(nil)
      return (operation, spread.median)
    }
  }

  private static func update(_ counts: [(Operation, Double)]) throws {
    let table = InstructionTable(counts)
    try table.write()
    try PerformancePage.write(table)
    print("written to Tests/Benchmarks/Instructions.tsv and Documentation/Performance.md")
  }

  /// `ok masonry-screen: 12,090 instructions for a screen, 12,088 in the file, limit 13,297`.
  private static func verdict(
    _ operation: Operation, _ count: Double, _ entry: InstructionTable.Entry?
  ) -> String {
    let now = "\(operation.name): \(digits(count)) instructions per \(operation.unit)"
    guard let entry else { return "NEW\t\(now), not in the file" }
    let word =
      count > entry.limit
      ? "TOO MANY" : count < entry.count * (1 - InstructionTable.tolerance) ? "fewer" : "ok"
    return "\(word)\t\(now), \(digits(entry.count)) in the file, limit \(digits(entry.limit))"
  }

  private static func digits(_ value: Double) -> String { Figure.digits(value) }
}
