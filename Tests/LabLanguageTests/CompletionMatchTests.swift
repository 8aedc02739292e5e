import LayoutCore
import Testing

@testable import LabLanguage

@Suite("Matching a word to complete")
struct CompletionMatchTests {
  private func best(_ typed: String, _ words: String...) -> [String] {
    CompletionMatch.best(for: typed, among: words.map { Choice($0, "") }).map(\.name)
  }

  @Test("nothing typed matches everything, in its order")
  func everything() {
    #expect(best("", "b", "a") == ["b", "a"])
  }

  @Test("the beginning comes first, then the same in other letters, then a part, then a slip")
  func order() {
    #expect(best("co", "columns", "Cobalt", "deco") == ["columns"])
    #expect(best("CO", "columns", "deco") == ["columns"])
    #expect(best("eco", "columns", "deco") == ["deco"])
    #expect(best("clumns", "columns", "rows") == ["columns"])
  }

  @Test("parts of a name are found by how they begin")
  func parts() {
    #expect(best("noc", "numberOfColumns", "nothing-odd") == ["numberOfColumns"])
    #expect(best("numCol", "numberOfColumns") == ["numberOfColumns"])
    #expect(best("colnum", "numberOfColumns") == [])
    #expect(best("nuOfC", "numberOfColumns") == ["numberOfColumns"])
    #expect(best("cg", "column-gap") == ["column-gap"])
  }

  @Test("a beginning with one mistake is a slip; two letters are too few to tell")
  func slips() {
    #expect(best("colun", "columns") == ["columns"])
    #expect(best("oclum", "columns") == ["columns"])
    #expect(best("xx", "ax") == [])
    #expect(best("colqqn", "columns") == [])
    #expect(best(String(repeating: "x", count: 41), String(repeating: "x", count: 40)) == [])
  }
}
