import LabLanguage
import LabTestKit
import LayoutCore
import Testing

@Suite("Errors of expressions")
struct ExpressionErrorTests {
  /// The error as `message @ start..<end`.
  private func error(_ text: String, counts: [Int] = [9]) -> String {
    do {
      let value = try Expression(parsing: text, at: 6)
        .evaluate(in: ExpressionFacts(counts: counts))
      return "no error: \(value)"
    } catch {
      let span = error.span ?? SourceSpan(0, 0)
      let topic = error.topic.map { " help \($0)" } ?? ""
      return "\(error.message) @ \(span.start - 6)..<\(span.end - 6)\(topic)"
    }
  }

  @Test(
    "a mistake in the form is shown where it is",
    arguments: [
      ("", "expected a value, but found the end of the expression @ 0..<0"),
      ("1 +", "expected a value, but found the end of the expression @ 3..<3"),
      ("1 2", "expected an operator or the end, but found '2' @ 2..<3"),
      ("(1", "expected ')', but found the end of the expression @ 2..<2"),
      ("1)", "expected an operator or the end, but found ')' @ 1..<2"),
      ("and", "expected a value, but found 'and' @ 0..<3"),
      ("1 < 2 < 3", "comparisons cannot be chained; write 'a < b and b < c' @ 6..<7"),
      ("count = 3", "'=' is not an operator; write '==' @ 6..<7"),
      ("rtl && rtl", "'&&' is not an operator; write 'and' @ 4..<6"),
      ("!rtl", "'!' is not an operator; write 'not' @ 0..<1"),
      ("5 % 2", "'%' is not part of an expression @ 2..<3"),
      ("5 × 2", "'×' is not part of an expression @ 2..<4"),
      ("\u{1B}[2J", "'\\u{1B}' is not part of an expression @ 0..<1"),
      ("12pt", "a value must be a number (got '12pt') @ 0..<4"),
      ("1e999", "a value must be a number (got '1e999') @ 0..<5"),
      ("0x10", "a value must be a number (got '0x10') @ 0..<4"),
      (
        "'abc",
        "the quoted text does not end on its line; \\ at the end of the line continues it @ 0..<4"
      ),
      ("frame 0", "expected an operator or the end, but found '0' @ 6..<7"),
      ("fram(0)", "unknown function 'fram'; did you mean 'frame'? @ 0..<4"),
      ("count()", "'count' takes no arguments; omit the parentheses @ 0..<5"),
      ("frame()", "frame is written frame(ITEM) (got 0 values) @ 0..<7"),
      (
        "query(1, 2, 3)", "query is written query(X, Y, WIDTH, HEIGHT) (got 3 values) @ 0..<14"
      ),
      ("frame(1", "expected ',' or ')', but found the end of the expression @ 7..<7"),
      ("frame(1..2)", "a range is allowed only in items(A..B) @ 7..<9"),
      (
        "frame(0).top",
        "a side must be x, y, width, height, right or bottom (got 'top') @ 9..<12"
      ),
      ("frame(0).x.y", "expected an operator or the end, but found '.' @ 10..<11"),
      (
        "frame(0).",
        "expected x, y, width, height, right or bottom, but found the end of the expression @ 9..<9"
      ),
    ])
  func forms(text: String, expected: String) {
    #expect(error(text) == expected)
  }

  @Test(
    "a part without a value is shown with the reason",
    arguments: [
      ("cuont + 1", "unknown name 'cuont'; did you mean 'count'? @ 0..<5"),
      ("1 < minimun", "unknown name 'minimun'; did you mean 'minimum'? @ 4..<11"),
      (
        "content.hight",
        "unknown name 'content.hight'; did you mean 'content.height'? @ 0..<13"
      ),
      ("columns", "'columns' has no value in this layout @ 0..<7"),
      ("frame == 3", "frame needs arguments: frame(ITEM) @ 0..<5"),
      ("2 * broken", "item 3 does not fit @ 4..<10"),
      ("frame(0) + 1", "expected a number, but 'frame(0)' is a rect @ 0..<8"),
      ("1 + (1 < 2)", "expected a number, but '(1 < 2)' is true or false @ 4..<11"),
      ("-items()", "expected a number, but 'items()' is a set of items @ 1..<8"),
      ("count and rtl", "expected true or false, but 'count' is a number @ 0..<5"),
      ("not fill", "expected true or false, but 'fill' is text @ 4..<8"),
      ("count.x", "unknown name 'count.x'; did you mean 'count'? @ 0..<7"),
      ("(count).x", "expected a rect, but '(count)' is a number @ 0..<7"),
      ("len(3)", "expected a set of items, but '3' is a number @ 4..<5"),
      ("1 == rtl", "cannot compare a number with true or false @ 0..<8"),
      ("fill < 'b'", "'<' compares numbers, not text @ 0..<10"),
      ("1 / (2 - 2)", "cannot divide by zero: '(2 - 2)' is 0 @ 4..<11"),
      ("1e308 * 10", "'1e308 * 10' is too large a number @ 0..<10"),
      (
        "rect(1e308, 0, 1e308, 1).right",
        "'rect(1e308, 0, 1e308, 1)' is too large a number @ 0..<24"
      ),
      ("frame(9)", "item must be 0–8 (got 9) @ 6..<7"),
      ("column(1.0)", "section must be 0 (got 1) @ 7..<10"),
      ("frame(0.9).x", "item must be 0–8 (got 9) @ 6..<9"),
      ("frame(1.5 + 0)", "an item is a whole number from 0, not 1.5 @ 6..<13"),
      ("frame(-1)", "an item is a whole number from 0, not -1 @ 6..<8"),
      ("frame(1e300)", "an item is a whole number from 0, not 1e+300 @ 6..<11"),
      ("items(3..1)", "'3..1' must go upwards, in one section @ 6..<10"),
      ("items(0.1..1.2)", "'0.1..1.2' must go upwards, in one section @ 6..<14"),
      ("items(0..1e9)", "items(…) names more than 100,000 items @ 6..<12"),
      ("items(0..60000, 1e5..16e4)", "items(…) names more than 100,000 items @ 16..<25"),
    ])
  func values(text: String, expected: String) {
    #expect(error(text) == expected)
  }

  @Test("an item without its section is refused where there are several") func sections() {
    #expect(
      error("frame(3)", counts: [2, 5])
        == "item 3 of which section? Write 0.3 for the first of 2 sections @ 6..<7")
    #expect(error("frame(0.3)", counts: [2, 5]) == "item must be 0–1 (got 3) @ 6..<9")
    #expect(error("column(1.3)", counts: [2, 5]) == "this layout has no columns @ 0..<11")
    #expect(error("frame(0.0)", counts: []) == "there is no section to ask for @ 6..<9")
    #expect(error("frame(0)", counts: [0]) == "there is no item to ask for @ 6..<7")
  }

  @Test("a view must be there, and its section named where there are several") func views() {
    #expect(
      error("frame(header)", counts: [2, 5])
        == "which of the 2 sections? Write it as in 0.header @ 0..<13")
    #expect(error("frame(2.header)", counts: [2, 5]) == "section must be 0–1 (got 2) @ 0..<15")
    #expect(error("frame(0.footer).y") == "this layout has no such view @ 0..<15")
    #expect(
      error("column(0.header)") == "a side must be x, y, width, height, right or bottom "
        + "(got 'header') @ 9..<15")
  }

  @Test("a check must be true or false") func notBoolean() {
    #expect(
      throws: LabError(
        .expression("expected true or false, but 'count' is a number"), at: SourceSpan(0, 5))
    ) {
      try Expression(parsing: "count").check(in: ExpressionFacts())
    }
  }

  @Test("depth and length have limits, a long flat expression has none of depth") func limits() {
    func nested(_ opening: String, _ closing: String, _ count: Int) -> String {
      String(repeating: opening, count: count) + "1" + String(repeating: closing, count: count)
    }
    #expect(error(nested("(", ")", 32)) == "no error: number(1.0)")
    for text in [
      nested("(", ")", 33), nested("-", "", 33), nested("not ", "", 33), nested("min(", ")", 33),
      nested("(-", ")", 20_000),
    ] {
      #expect(error(text).hasPrefix("nested more than 32 levels deep @ "))
    }
    #expect(error("1" + String(repeating: "+1", count: 49_000)) == "no error: number(49001.0)")
    let logic = "rtl" + String(repeating: " or rtl", count: 10_000)
    #expect(error(logic) == "no error: boolean(false)")
    let huge = String(repeating: "(", count: 10_000_000)
    #expect(error(huge) == "the line is longer than 100000 bytes @ 0..<10000000")
  }

  @Test("random words and bytes have a value or an error inside them, never a crash") func noise() {
    var generator = SplitMix(seed: 3)
    let words = [
      "1", "1.3", ".5", "..", ".", "(", ")", ",", "+", "-", "*", "/", "==", "<", "and", "or", "not",
      "frame(", "items(", "query(", "len(", "count", "content.width", "x", "fill", "rtl", "'a'",
      "'", "é", "1e9", "\0", "\n", "min(", "frame(0)", "9e99",
    ]
    for _ in 0..<20_000 {
      let text = (0..<generator.int(in: 0...7))
        .map { _ in words[generator.int(in: 0...words.count - 1)] }
        .joined(separator: generator.int(in: 0...1) == 0 ? " " : "")
      do {
        let expression = try Expression(parsing: text, at: 4)
        _ = try expression.evaluate(in: ExpressionFacts())
        _ = try expression.explain(in: ExpressionFacts())
      } catch {
        let span = error.span ?? SourceSpan(-1, -1)
        if span.start < 4 || span.end > 4 + text.utf8.count || span.length < 0 {
          Issue.record("\(text.debugDescription): \(span)")
        }
      }
    }
  }
}
