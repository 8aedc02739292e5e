import Foundation
import Testing

/// The lab against published figures: the shared ones where they exist, and the package's own
/// selection of them.
@Suite("Fidelity")
struct FidelityTests {
  private static let here = URL(filePath: #filePath).deletingLastPathComponent()
  private static let fixtures = here.appending(path: "Fixtures")

  /// The folder in `LAYOUTLAB_FIDELITY`, or the one beside the package.
  private static let shared: URL = {
    if let path = ProcessInfo.processInfo.environment["LAYOUTLAB_FIDELITY"] {
      return URL(filePath: path)
    }
    return here.appending(path: "../../../shared/fidelity").standardizedFileURL
  }()

  /// The totals of the suites of `folder` that `reach` names.
  private static func totals(_ reach: Reach, in folder: URL) throws -> [SuiteTotal] {
    let files = try FidelityFile.all(in: folder)
    return reach.suites.flatMap { suite in
      files.filter { $0.suite == suite.name }.map { SuiteTotal($0, suite.mapping) }
    }
  }

  /// Records each failing case of the suites that must match.
  private static func hold(_ totals: [SuiteTotal]) {
    for total in totals where !total.failures.isEmpty {
      Issue.record(Comment(rawValue: ([total.line] + total.details).joined(separator: "\n")))
    }
  }

  @Test("the shared figures come out as measured, and enough of them can be asked for")
  func sharedFigures() throws {
    guard FileManager.default.fileExists(atPath: Self.shared.path) else {
      print("\(Self.shared.path) is not there: only the package's own figures are compared")
      return
    }
    var all: [SuiteTotal] = []
    for reach in Reach.all {
      let totals = try Self.totals(reach, in: Self.shared)
      all += totals
      guard let share = reach.share else { continue }
      Self.hold(totals)
      let suites = totals.map(\.suite).joined(separator: ", ")
      #expect(totals.share >= share, "of \(suites) too few cases can be put to the lab")
      for total in totals where !reach.countedTogether.contains(total.suite) {
        #expect([total].share >= share, "\(total.line): too few can be put to the lab")
      }
    }
    print(all.table)
  }

  @Test("the package's own figures come out as measured, all of them", arguments: Reach.all)
  func ownFigures(reach: Reach) throws {
    let totals = try Self.totals(reach, in: Self.fixtures)
    Self.hold(totals)
    #expect(!totals.isEmpty)
    #expect(totals.allSatisfy { $0.expressible == $0.cases })
  }

  @Test("every file of figures has a mapping", arguments: [shared, fixtures])
  func everyFile(folder: URL) throws {
    let names = Set(Reach.all.flatMap(\.suites).map(\.name))
    #expect(try FidelityFile.all(in: folder).map(\.suite).filter { !names.contains($0) } == [])
  }
}
