import Foundation
import Glibc
import Measuring

/// `peers instructions`: counts what Instructions.tsv lists, and fails where a count is above its limit.
enum Enforcement {
  static let command = "swift run -c release --package-path Tests/Benchmarks peers instructions"

  /// Counts the operations of these names, or all; `--update` writes the counts, and a number counts
  /// so many times. Returns whether every count is within its limit, or was written to the file.
  static func run(_ options: ArraySlice<String>) throws -> Bool {
    #if arch(x86_64)
      guard let callgrind = Callgrind() else { return missing(Callgrind.missing) }
      let chosen = Operation.enforced.filter { options.contains($0.name) }
      let updates = options.contains("--update")
      let rounds = options.compactMap { Int($0) }.first ?? 1
      let table = try InstructionTable()
      let counts = try (chosen.isEmpty ? Operation.enforced : chosen).map { operation in
        let spread = Spread(try (0..<rounds).map { _ in try callgrind.count(operation) })
        print(verdict(operation, spread, table.entries[operation.name]))
        // Counting takes minutes: a log shows each line when it is known.
        fflush(nil)
        return (operation, spread.median)
      }
      if updates { try update(table, counts) }
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

  private static func update(_ table: InstructionTable, _ counts: [(Operation, Double)]) throws {
    var table = table
    for (operation, count) in counts { table.set(count, of: operation) }
    try table.write()
    try PerformancePage.write(table)
    print("written to Tests/Benchmarks/Instructions.tsv and Documentation/Performance.md")
  }

  /// `ok masonry-screen: 12,090 instructions per screen, 12,088 in the file, limit 13,297`.
  private static func verdict(
    _ operation: Operation, _ spread: Spread, _ entry: InstructionTable.Entry?
  ) -> String {
    let count = spread.median
    var now = "\(operation.name): \(digits(count)) instructions per \(operation.unit)"
    if spread.greatest > spread.least {
      now += " (\(digits(spread.least))–\(digits(spread.greatest)))"
    }
    guard let entry else { return "NEW\t\(now), not in the file" }
    let word =
      count > entry.limit
      ? "TOO MANY" : count < entry.count * (1 - InstructionTable.tolerance) ? "fewer" : "ok"
    return "\(word)\t\(now), \(digits(entry.count)) in the file, limit \(digits(entry.limit))"
  }

  private static func digits(_ value: Double) -> String { Figure.digits(value) }
}
