import LayoutCore
import SwiftImport
import Synchronization
import Testing

/// How often the compiler runs for a file that was loaded before, and was edited since.
@Suite("Runs of the compiler after an edit", .serialized)
struct EditedFileTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  private final class Steps: Sendable {
    let all = Mutex<[String]>([])
  }

  /// Loads Rows.swift with these members and heights: what the compiler did, the parameters, the
  /// heights, and what was assumed.
  private func load(
    _ height: String, members: String = "var gap: CGFloat = 4", before: String = ""
  ) throws -> (runs: [String], parameters: [String], heights: [Double], assumptions: [String]) {
    try project.write("Rows.swift", ProjectFolder.rows(height, members: members, before: before))
    let steps = Steps()
    let loaded = try project.load("Rows.swift") { [steps] step in
      let word = step.split(separator: " ").first.map(String.init) ?? ""
      if ["reading", "compiling"].contains(word) { steps.all.withLock { $0.append(word) } }
    }
    return (
      steps.all.withLock { $0 },
      loaded.strategies.flatMap { $0.definition.parameters.map(\.name) },
      try ProjectFolder.heights(loaded), loaded.assumptions
    )
  }

  @Test("one run compiles an edited body and reads the declarations, without those in bodies")
  func body() throws {
    let computed = "var gap: CGFloat = 4; var twice: CGSize { CGSize(width: 2, height: 2) }"
    let local = "struct Part { var low: CGFloat = 1 }; let gap = Part().low"
    #expect(try load("20", members: computed).runs == ["reading", "compiling"])
    let edited = try load("30 + gap", members: computed, before: local)
    #expect(edited.runs == ["compiling"])
    #expect(edited.parameters == ["gap"])
    #expect(edited.heights == [31, 31, 31])
  }

  @Test("a new property is a parameter after one more run")
  func property() throws {
    _ = try load("20 + gap")
    let edited = try load("20 + gap", members: "var gap: CGFloat = 6; var step: CGFloat = 3")
    #expect(edited.runs == ["compiling", "compiling"])
    #expect(edited.parameters == ["gap", "step"])
    #expect(edited.heights == [26, 26, 26])
  }

  @Test("what no longer compiles with what was added before is read again")
  func renamed() throws {
    _ = try load("20 + gap")
    let edited = try load("20 + space", members: "var space: CGFloat = 6")
    #expect(edited.runs == ["compiling", "reading", "compiling"])
    #expect(edited.parameters == ["space"])
    #expect(edited.heights == [26, 26, 26])
  }

  @Test("what was left out is left out at once, and found again where it was edited")
  func parts() throws {
    let members = "var gap: CGFloat = 4; func show() { Nowhere.show() }"
    let first = try load("20 + gap", members: members)
    let edited = try load("30 + gap", members: members, before: "let other = gap; _ = other")
    #expect(first.runs.count > 2)
    #expect(edited.runs == ["reading", "compiling"])
    #expect(edited.heights == [34, 34, 34])
    #expect(edited.assumptions == first.assumptions)
    let shown = try load(
      "30 + gap", members: members.replacing("Nowhere.show()", with: "Nowhere.show(1)"))
    #expect(shown.assumptions == first.assumptions)
    // A declaration, and one in another file, may be what was missing.
    let own = try load("30", members: "\(members); enum Nowhere { static func show() {} }")
    #expect(!own.assumptions.contains { $0.contains("without the parts") })
    _ = try load("20 + gap", members: members)
    try project.write("Nowhere.swift", "enum Nowhere { static func show() {} }\n")
    let other = try load("40 + gap", members: members)
    #expect(other.assumptions == ["compiled together with Nowhere.swift"])
  }

  @Test("files that were found after errors are read at once while all names are still used")
  func others() throws {
    try project.write(
      "Doubled.swift", "import UIKit\nextension CGFloat { var doubled: CGFloat { 2 * self } }\n")
    #expect(try load("gap.doubled").runs == ["reading", "compiling", "reading", "compiling"])
    let edited = try load("gap.doubled + 1")
    #expect(edited.runs == ["reading", "compiling"])
    #expect(edited.heights == [9, 9, 9])
    #expect(edited.assumptions.contains { $0.contains("Doubled.swift") })
    // A variable has another name, which no other file has.
    let renamed = try load("gap.doubled + more", before: "let more = 1.0")
    #expect(renamed.runs == ["reading", "compiling"])
    let again = try load("gap.doubled + rest", before: "let rest = 1.0")
    #expect(again.runs == ["reading", "compiling"])
    #expect(again.heights == [9, 9, 9])
    // The other file counts as it is now.
    try project.write(
      "Doubled.swift", "import UIKit\nextension CGFloat { var doubled: CGFloat { 3 * self } }\n")
    let other = try load("gap.doubled + rest", before: "let rest = 1.0")
    #expect(other.runs == ["reading", "compiling"])
    #expect(other.heights == [13, 13, 13])
    // Without the name, the file is not needed any more.
    let alone = try load("gap")
    #expect(alone.runs == ["reading", "compiling"])
    #expect(!alone.assumptions.contains { $0.contains("Doubled.swift") })
  }
}
