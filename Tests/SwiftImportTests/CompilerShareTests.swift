import LabLanguage
import LabTestKit
import PluginHost
@testable import SwiftImport
import Testing

/// Texts that two runs of the compiler share.
@Suite("Shares of the compiler's runs", .serialized)
struct CompilerShareTests {
  private let project: ProjectFolder

  init() throws { project = try ProjectFolder() }

  @Test("files that are compiled in two shares at once have the errors of one run")
  func sharedErrors() throws {
    /// A body as long as a share of a project is.
    let long = String(repeating: "    // A line of a body that is long.\n", count: 400)
    func error(_ height: String, _ low: String, _ filling: String) throws -> String {
      try project.write(
        "Rows.swift", ProjectFolder.rows(height, members: filling + "var unit = Unit()"))
      try project.write(
        "Unit.swift", "struct Unit {\n\(filling)  func low() -> Double { \(low) }\n}\n")
      // The lines differ.
      return project.error("Rows.swift").filter { !$0.isNumber }
    }
    #expect(try error("unit.low()", "20", long) == "")
    let (missing, unreturned) = ("nothing", "if self.low() > 1 { return 20 }")
    let closure = "{ () -> CGFloat in if unit.low() > 1 { return 20 } }()"
    for (height, low) in [
      (missing, "20"), ("unit.low()", missing), ("unit.low()", unreturned), (missing, unreturned),
      (missing, missing), (closure, missing), (closure, unreturned),
    ] {
      let expected = try error(height, low, "")
      #expect(expected != "")
      #expect(try error(height, low, long) == expected)
    }
  }

  @Test("what two shares are rejected for is compiled in one only where the result is not certain")
  func joinedErrors() throws {
    try project.write("Rows.swift", "")
    let file = try SourceFile(project.path("Rows.swift"))
    func error(_ message: String) -> String { "\(file.path):3:1: error: \(message)\n" }
    let missing = error("cannot find 'low' in scope [cannot_find_in_scope]")
    let unreturned = error("missing return in getter [missing_return_decl]")
    let other = error("invalid redeclaration of 'low' [invalid_redecl]")
    func joined(_ first: String, _ second: String) -> String? {
      CompilerFailure.joined(first, second, of: file)
    }
    #expect(joined(missing, other + missing) == "\(missing)\n\(other)\(missing)")
    let wrong = error(
      "cannot convert value of type '()' to closure result type 'Bool' "
        + "[cannot_convert_closure_result]")
    // There is no check of data flow where a type is wrong.
    #expect(joined(wrong, unreturned) == wrong)
    #expect(joined(missing, unreturned) == missing)
    #expect(joined(unreturned, missing) == missing)
    #expect(joined(unreturned, unreturned) == "\(unreturned)\n\(unreturned)")
    #expect(joined(missing, other) == nil)
    #expect(joined(unreturned, unreturned + other) == nil)
    #expect(joined(missing, "") == nil)
  }

  @Test("texts are compiled in two shares where each has ten thousand bytes")
  func shares() throws {
    func texts(_ sizes: [Int]) throws -> [String] {
      try sizes.enumerated().map { number, size in
        let name = "\(number).swift"
        try project.write(name, String(repeating: " ", count: size))
        return project.path(name)
      }
    }
    let small = try texts([4_000, 4_000])
    #expect(ObjectFiles.shares(of: small) == [small])
    let one = try texts([100_000])
    #expect(ObjectFiles.shares(of: one) == [one])
    let two = try texts([9_000, 9_000])
    #expect(ObjectFiles.shares(of: two) == [[two[0]], [two[1]]])
    let many = try texts([30_000, 2_000, 2_000, 2_000, 12_000])
    #expect(ObjectFiles.shares(of: many).map(\.count) == [1, 4])
    #expect(ObjectFiles.shares(of: many).flatMap(\.self) == many)
  }
}
