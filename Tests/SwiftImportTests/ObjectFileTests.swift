import Foundation
import LayoutCore
import SwiftImport
import Testing

/// Which object files of several files are used again after an edit, and which are not.
@Suite("Object files after an edit", .serialized)
struct ObjectFileTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  /// Loads Rows.swift with this text before its class: the heights.
  private func heights(_ height: String, _ declarations: String = "", before: String = "") throws
    -> [Double]
  {
    try project.write(
      "Rows.swift", ProjectFolder.rows(height, members: "", before: before) + declarations)
    return try ProjectFolder.heights(project.load("Rows.swift"))
  }

  /// The object files in the cache: the number of each file, by its name.
  private func objects() throws -> [String: Int] {
    let cache = URL(filePath: project.path("cache/layoutlab/swift"))
    let files = try #require(
      FileManager.default.enumerator(at: cache, includingPropertiesForKeys: nil))
    var numbers: [String: Int] = [:]
    for case let url as URL in files where url.pathExtension == "o" {
      #expect(numbers[url.lastPathComponent] == nil, "two builds keep an object file")
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
      numbers[url.lastPathComponent] = attributes[.systemFileNumber] as? Int
    }
    return numbers
  }

  /// The names of those that `work` makes again.
  private func made(by work: () throws -> Void) throws -> [String] {
    let before = try objects()
    try work()
    let after = try objects()
    #expect(before.keys == after.keys)
    return after.filter { before[$0.key] != $0.value }.keys.sorted()
  }

  @Test("a file alone keeps none")
  func alone() throws {
    _ = try heights("20")
    #expect(try objects().isEmpty)
  }

  @Test("only the file with the edited body is compiled, whichever it is")
  func body() throws {
    try project.write("Unit.swift", "struct Unit { var low: Double { 20 } }\n")
    try project.write("Step.swift", "struct Step { var low: Double { Unit().low } }\n")
    #expect(try heights("Step().low") == [20, 20, 20])
    #expect(try objects().count == 4)
    let more = "\n\nlet more = Double?.some(1)!"
    let first = try made { () throws in
      let heights = try heights("Step().low + more", before: more)
      #expect(heights == [21, 21, 21])
    }
    #expect(first == ["Rewritten0.o"])
    let other = try made { () throws in
      try project.write("Unit.swift", "// Edited.\nstruct Unit { var low: Double { 30 } }\n")
      let heights = try heights("Step().low + more", before: more)
      #expect(heights == [31, 31, 31])
    }
    #expect(other == ["Rewritten2.o"])
  }

  @Test(
    "a declaration that changes is there in all files",
    arguments: [
      // A property of a base class moves those of its subclasses.
      (
        "class Base { var low = 20.0 }", "class Base { var more = [1.0, 2]; var low = 20.0 }",
        "class Unit: Base { var high = 30.0; var all: Double { low + high } }", "Unit().all",
        [50.0, 50]
      ),
      // A requirement of a protocol, and what answers it.
      (
        "protocol Base { var high: Double { get } }",
        "protocol Base { var low: Double { get }; var high: Double { get } }",
        "struct Unit: Base { var low = 20.0; var high = 30.0 }", "(Unit() as any Base).high",
        [30, 30]
      ),
      // Cases are numbered.
      (
        "enum Base { case low, high }", "enum Base { case none, high, low }",
        "struct Unit { var base: Base { .low } }", "Unit().base == .low ? 20 : 30", [20, 20]
      ),
      // A default argument, and the initial value of a property.
      (
        "func base(_ low: Double = 20) -> Double { low }",
        "func base(_ low: Double = 30) -> Double { low }",
        "struct Unit { var low: Double { base() } }", "Unit().low", [20, 30]
      ),
      (
        "struct Base { var low = 20.0; var high = 1.0 }",
        "struct Base { var low = 30.0; var high = 1.0 }",
        "struct Unit { var low: Double { Base(high: 2).low } }", "Unit().low", [20, 30]
      ),
      // A computed property becomes a stored one.
      (
        "struct Base { var low: Double { 20 } }", "struct Base { var low: Double = 30 }",
        "struct Unit { var low: Double { Base().low } }", "Unit().low", [20, 30]
      ),
      // A better overload.
      (
        "func base(_ low: Any) -> Double { 20 }",
        "func base(_ low: Any) -> Double { 20 }; func base(_ low: Int) -> Double { 30 }",
        "struct Unit { var low: Double { base(1) } }", "Unit().low", [20, 30]
      ),
      // The type that a body gives to an opaque one.
      (
        "func base() -> some Sequence<Double> { [20] }",
        "func base() -> some Sequence<Double> { CollectionOfOne(30) }",
        "struct Unit { var low: Double { base().reduce(0, +) } }", "Unit().low", [20, 30]
      ),
    ])
  func declaration(
    _ old: String, _ new: String, _ other: String, _ height: String, _ heights: [Double]
  ) throws {
    try project.write("Unit.swift", other + "\n")
    for (text, height, expected) in [(old, height, heights[0]), (new, height, heights[1])] {
      #expect(try self.heights(height, text + "\n") == [expected, expected, expected])
    }
  }

  @Test("a generic function is compiled again for the types of the other files")
  func generic() throws {
    try project.write("Unit.swift", "struct Unit { var low: Double { twice(10.0) } }\n")
    let function = "@inlinable func twice<T: Numeric>(_ low: T) -> T { low + low }\n"
    #expect(try heights("Unit().low", function) == [20, 20, 20])
    let edited = function.replacingOccurrences(of: "+ low", with: "+ low + low")
    #expect(try heights("Unit().low", edited) == [30, 30, 30])
  }
}
