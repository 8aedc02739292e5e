import Foundation
import Measuring

/// The lab beside its peers. See README.md.
@main enum Main {
  static let usage = """
    usage: peers [ROW …]                    the table, or these rows of it
           peers instructions [OPERATION …] [--update] [ROUNDS]
                                            count what Instructions.tsv lists
           peers objects                    the lab beside code that apps contain
           peers work OPERATION SIZE        do what callgrind counts
    """

  static func main() {
    do {
      let arguments = CommandLine.arguments.dropFirst()
      exit(try run(Array(arguments)) ? 0 : 1)
    } catch let failure as Failure {
      print(failure.message)
    } catch {
      print("\(error)")
    }
    exit(1)
  }

  private static func run(_ arguments: [String]) throws -> Bool {
    switch arguments.first {
    case "work": try work(arguments.dropFirst())
    case "objects": print(try Line.table(ObjectRows.lines()))
    case "instructions":
      return try Enforcement.run(arguments.dropFirst())
    default:
      let rows = arguments.compactMap { Int($0) }
      guard rows.count == arguments.count else { throw Failure(usage) }
      try table(rows)
    }
    return true
  }

  private static func work(_ arguments: ArraySlice<String>) throws {
    let name = arguments.first ?? ""
    let operation = Operation.all.first { $0.name == name }
    guard case .library(let work)? = operation?.work, let size = arguments.last.flatMap({ Int($0) })
    else { throw Failure(usage) }
    try work(size)
  }

  private static let parts: [(rows: Set<Int>, measure: @Sendable () throws -> [Line])] = [
    ([1], EstimatedRows.lines), ([2], QueryRows.screens), ([2, 3], QueryRows.percents),
    ([4], PrepareRows.masonry), ([5], PrepareRows.large), ([6], PrepareRows.closedForms),
    ([7], ChangeRows.lines), ([8], ProgramRows.start), ([9], ProgramRows.pipe),
    ([10], ProgramRows.drawing), ([11], ProgramRows.frames), ([12], BuildRows.times),
    ([13], BuildRows.size),
  ]

  /// Measures the rows, or all of them, and prints them as one table.
  private static func table(_ rows: [Int]) throws {
    let chosen = parts.filter { rows.isEmpty || !$0.rows.isDisjoint(with: rows) }
    guard FileManager.default.isExecutableFile(atPath: Package.program) else {
      throw Failure("no program to measure: swift build -c release --product layoutlab")
    }
    var lines: [Line] = []
    for part in chosen {
      let names = part.rows.sorted().map(String.init).joined(separator: " and ")
      FileHandle.standardError.write(Data("measuring row \(names) …\n".utf8))
      lines += try part.measure()
    }
    print(Line.table(lines.sorted { $0.row < $1.row }))
  }
}
