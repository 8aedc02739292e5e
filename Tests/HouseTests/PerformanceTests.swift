import LayoutText
import Testing

/// What Documentation/Performance.md shows, against the file of counts that `.ci/run` enforces.
@Suite("Performance")
struct PerformanceTests {
  private static let page = House.file("Documentation/Performance.md")
  /// The cells of the file of counts: an operation, its unit, its instructions, and its limit.
  private static let counts = House.file("Tests/Benchmarks/Instructions.tsv").lines.dropFirst()
    .filter { !$0.isEmpty }.map { $0.split(separator: "\t").map(String.init) }

  @Test("the page shows the counts of the file, in its order, and no others")
  func counts() {
    let expected = Self.counts.map { cells in
      "| `\(cells[0])` | \(cells[1]) | \(NumberText.grouped(digits: cells[2])) |"
    }
    let shown = Self.page.lines.map(String.init).filter { $0.hasPrefix("| `") }
    #expect(!expected.isEmpty && shown == expected)
  }

  @Test("every limit is the count and 10 %")
  func limits() throws {
    for cells in Self.counts {
      try #require(cells.count == 4)
      let (count, limit) = (try #require(Double(cells[2])), try #require(Double(cells[3])))
      #expect(abs(limit - count * 1.1) <= 1, "\(cells[0])")
    }
  }

  @Test("the page explains each of the 13 rows of its table")
  func rows() {
    let shown = Self.page.lines.compactMap { line in
      line.hasPrefix("| ") ? Int(line.split(separator: " ")[1]) : nil
    }
    #expect(Set(shown) == Set(1...13) && shown == shown.sorted())
    let explained = Self.page.lines.compactMap { line -> Int? in
      let parts = line.split(separator: ".", maxSplits: 1)
      return parts.count == 2 && parts[1].hasPrefix(" **") ? Int(parts[0]) : nil
    }
    #expect(explained == Array(1...13))
  }
}
