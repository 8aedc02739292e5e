import LayoutText
import Testing

@Suite("Joined texts")
struct JoinedTextsTests {
  @Test(
    "texts are joined as the standard library joins them",
    arguments: [[], ["a"], ["", ""], ["a", "b", ""], ["e", "\u{301}", "ü"]])
  func likeTheStandardLibrary(_ texts: [String]) {
    #expect(texts.joined() == texts[...].joined())
    #expect(texts.joined(separator: ", ") == texts[...].joined(separator: ", "))
  }
}
