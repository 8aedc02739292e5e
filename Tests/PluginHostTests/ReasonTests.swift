import LayoutCore
import LayoutText
import PluginProtocol
import Testing

/// The question why a number of a frame has its value, and its answer.
@Suite("Reasons of programs")
struct ReasonTests {
  @Test("every reason reads back as it was written", arguments: 0..<200)
  func readsBack(seed: Int) throws {
    var numbers = SplitMix(seed: UInt64(seed))
    let reason = Reason(["fact \(seed)"], formula(4, &numbers))
    let message = ReasonAnswer.message(8, reason)
    #expect(try ReasonAnswer.read(try line(message)) == reason)
  }

  private func formula(_ depth: Int, _ numbers: inout SplitMix) -> Formula {
    func terms() -> [Formula] { (0...Int(numbers.next() % 3)).map { _ in term() } }
    func term() -> Formula { formula(depth - 1, &numbers) }
    switch depth == 0 ? 0 : numbers.next() % 7 {
    case 1: return .sum(terms())
    case 2: return .difference(term(), term())
    case 3: return .product(term(), term())
    case 4: return .quotient(term(), term())
    case 5: return .largest(terms())
    case 6: return .smallest(terms())
    default: return .number(Double(numbers.next() % 1_000) / 8, ["", "width"][Int(depth % 2)])
    }
  }

  @Test("a question reads back as it was written", arguments: FrameNumber.allCases)
  func question(number: FrameNumber) throws {
    let question = ReasonQuestion(id: 8, layout: 7, item: 3, number: number)
    #expect(try ReasonQuestion(try line(question.message)) == question)
  }

  @Test(
    "a formula that cannot be read is sent as its value",
    arguments: [
      Formula.largest((0...1_000).map { .number(Double($0), "") }),
      .sum([.number(1_000, ""), .sum([])]), .sum([.number(1_000, ""), .number(.nan, "")]),
    ])
  func unreadable(formula: Formula) throws {
    let message = ReasonAnswer.message(8, Reason(["fact"], formula))
    if formula.value.isFinite {
      #expect(try ReasonAnswer.read(try line(message)) == Reason(["fact"], .number(1_000, "")))
    } else {
      #expect(throws: ProtocolError.self) { try ReasonAnswer.read(try line(message)) }
    }
  }

  @Test("members that are not described may come first")
  func unknownMembers() throws {
    let line = try MessageLine(
      Array(
        #"{"type":"reason","facts":[],"formula":{"name":"end","sum":[{"id":1,"number":2}]}}"#.utf8))
    #expect(try ReasonAnswer.read(line).formula == .sum([.number(2, "")]))
  }

  @Test(
    "an answer that is no arithmetic is refused",
    arguments: [
      "{}", "[]", "7", #"{"number":"7"}"#, #"{"sum":[]}"#, #"{"sum":7}"#, #"{"power":[]}"#,
      #"{"difference":[{"number":1}]}"#, #"{"sum":[{"sum":[]}]}"#,
      #"{"sum":["# + Array(repeating: #"{"number":1}"#, count: 1_000).joined(separator: ",") + "]}",
    ])
  func refused(formula: String) throws {
    let line = try MessageLine(
      Array(#"{"type":"reason","id":8,"facts":[],"formula":\#(formula)}"#.utf8))
    #expect(
      throws: ProtocolError(
        #""formula" of "reason" must be arithmetic of at most 1000 terms"#)
    ) { try ReasonAnswer.read(line) }
  }

  @Test("texts of a program are escaped and shortened")
  func escaped() throws {
    let long = String(repeating: "x", count: 10_000)
    let line = try MessageLine(
      Array(
        #"{"type":"reason","facts":["a\u001b[2Jb"],"formula":{"number":1,"name":"\#(long)"}}"#.utf8)
    )
    let reason = try ReasonAnswer.read(line)
    #expect(reason.facts.allSatisfy { !$0.contains("\u{1B}") })
    #expect("\(reason)".count < 400)
  }

  private func line(_ message: Message) throws -> MessageLine {
    try MessageLine(message.bytes.dropLast())
  }
}
