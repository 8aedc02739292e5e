import Foundation
import LayoutText
import Measuring

/// The file Instructions.tsv: how many instructions each operation takes, and how many it may take.
///
/// The counts are those of x86-64, in a release build.
struct InstructionTable {
  static let file = Package.benchmarks.appending(path: "Instructions.tsv")
  /// An operation may take so much more than the file states.
  static let tolerance = 0.1

  struct Entry {
    let count: Double
    let limit: Double
  }
  private(set) var entries: [String: Entry] = [:]

  /// The table that is checked in.
  init() throws {
    for line in try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
      .dropFirst()
    {
      let cells = line.split(separator: "\t").map(String.init)
      guard cells.count == 4, let count = Double(cells[2]), let limit = Double(cells[3]) else {
        throw Failure("Instructions.tsv: not a line of four cells: \(line)")
      }
      entries[cells[0]] = Entry(count: count, limit: limit)
    }
  }

  /// Sets a new count, and the limit that follows from it.
  mutating func set(_ count: Double, of operation: Operation) {
    entries[operation.name] = Entry(
      count: Self.rounded(count), limit: Self.rounded(count * (1 + Self.tolerance)))
  }

  func write() throws {
    let rows = Operation.enforced.compactMap { operation in
      entries[operation.name].map {
        [
          operation.name, operation.unit, NumberText.formatExact($0.count),
          NumberText.formatExact($0.limit),
        ].joined(separator: "\t")
      }
    }
    try (["operation\tunit\tinstructions\tlimit"] + rows).joined(separator: "\n").appending("\n")
      .write(to: Self.file, atomically: true, encoding: .utf8)
  }

  /// Whole instructions from 1000 on, tenths below.
  private static func rounded(_ count: Double) -> Double {
    count < 1000 ? (count * 10).rounded() / 10 : count.rounded()
  }
}

/// The same counts in the guide.
enum PerformancePage {
  private static let file = Package.root.appending(path: "Documentation/Performance.md")

  /// Writes the counts into the rows that begin with an operation's name.
  static func write(_ table: InstructionTable) throws {
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let cells = line.split(separator: "|").map { $0.drop { $0 == " " } }
        guard cells.count == 3, let name = cells.first?.split(separator: "`").first,
          let entry = table.entries[String(name)]
        else { return String(line) }
        return "| `\(name)` | \(cells[1])| \(NumberText.formatGrouped(entry.count)) |"
      }
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
  }
}
