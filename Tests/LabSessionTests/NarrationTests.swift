import LabReport
import Testing

@testable import LabSession

@Suite("Narration")
struct NarrationTests {
  private func lines(_ text: String, columns: Int) -> [String] {
    Narration.lines(text, columns: columns).map(\.text)
  }

  @Test("a line is wrapped between words; a word longer than the line is cut") func wrapping() {
    #expect(lines("one two three", columns: 8) == ["one two", "three"])
    #expect(lines("an extraordinary day", columns: 8) == ["an", "extraord", "inary", "day"])
    #expect(lines("", columns: 8) == [""])
  }

  @Test("a line that four blanks begin is code, and stands as it is") func code() {
    #expect(
      lines("      bottoms[column] = frame.maxY", columns: 8)
        == ["      bottoms[column] = frame.maxY"])
  }
}
