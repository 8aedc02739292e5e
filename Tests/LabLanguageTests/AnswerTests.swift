import LabLanguage
import LayoutCore
import Testing

@Suite("Answers as people type them")
struct AnswerTests {
  private func items(_ indexes: Int...) -> ExpressionValue {
    .items(indexes.map { ElementID(.item, section: 0, index: $0) })
  }

  @Test("numbers, with their unit or without")
  func numbers() {
    let type = AnswerType.number
    #expect(type.value(of: "4") == .number(4))
    #expect(type.value(of: "  -4.5 ") == .number(-4.5))
    #expect(type.value(of: "68 pt") == .number(68))
    #expect(type.value(of: "68pt") == .number(68))
    #expect(type.value(of: "1,200,000") == .number(1_200_000))
    #expect(type.value(of: "1,200.5 pt") == .number(1200.5))
    for text in ["", "x", "nan", "inf", "1e999", "4 5", "pt", "0x10", "1,20", ",200", "1,,200"] {
      #expect(type.value(of: text) == nil, "\(text)")
    }
  }

  @Test("items in any order, with brackets, commas, ranges, or none at all")
  func items() {
    let type = AnswerType.items
    for text in [
      "[1,2,3]", "3 2 1", "1, 2,3", "1..3", "1-3", "items(1,2,3)", "3 1..2 2", " [ 1 2 3 ] ",
    ] {
      #expect(type.value(of: text) == items(1, 2, 3), "\(text)")
    }
    for text in ["none", "[]", "items()"] { #expect(type.value(of: text) == .items([])) }
    #expect(
      type.value(of: "1.2 0.5")
        == .items([
          ElementID(.item, section: 0, index: 5), ElementID(.item, section: 1, index: 2),
        ]))
    for text in [
      "", "x", "1 x", "-1", "1-", "3-1", "1-2-3", "1.2.3", "3..1", "0..99999999999", "1..", "..1",
      "1...3", "[1",
      "0..9223372036854775807",
    ] {
      #expect(type.value(of: text) == nil, "\(text)")
    }
  }

  @Test("rectangles are four numbers")
  func rects() {
    let type = AnswerType.rect
    let rect = ExpressionValue.rect(Rect(x: 1, y: 2, width: 3, height: 4))
    for text in ["1 2 3 4", "1,2,3,4", "rect(1, 2, 3, 4)", "[1 2 3 4]"] {
      #expect(type.value(of: text) == rect, "\(text)")
    }
    for text in ["", "1 2 3", "1 2 3 4 5", "1 2 3 x"] { #expect(type.value(of: text) == nil) }
  }

  @Test("a choice is a letter or its number, whatever the case")
  func choices() {
    for text in ["b", "B", "b)", "B.", "2", " 2 ", "2)"] {
      #expect(AnswerType.choice(text, among: 3) == 1, "\(text)")
    }
    for text in ["", "d", "4", "0", "-1", "ab", "`", "é", ")", "{", "9223372036854775808"] {
      #expect(AnswerType.choice(text, among: 3) == nil, "\(text)")
    }
    #expect(AnswerType.choice("a", among: 0) == nil)
    #expect(AnswerType.choice("1", among: 0) == nil)
  }

  @Test("numbers agree within the tolerance; words without case and blanks")
  func comparing() {
    #expect(ExpressionValue.number(1.005).answers(.number(1), tolerance: 0.01))
    #expect(!ExpressionValue.number(1.05).answers(.number(1), tolerance: 0.01))
    #expect(ExpressionValue.text("Content  Size").answers(.text("content size"), tolerance: 0))
    #expect(ExpressionValue.text("yes").answers(.boolean(true), tolerance: 0))
    #expect(ExpressionValue.text("off").answers(.boolean(false), tolerance: 0))
    #expect(!ExpressionValue.text("off").answers(.boolean(true), tolerance: 0))
    #expect(ExpressionValue.text("4").answers(.number(4), tolerance: 0))
    #expect(!ExpressionValue.text("4").answers(items(4), tolerance: 0))
    #expect(!ExpressionValue.number(4).answers(items(4), tolerance: 0))
    #expect(items(1, 2).answers(items(1, 2), tolerance: 0))
  }
}
