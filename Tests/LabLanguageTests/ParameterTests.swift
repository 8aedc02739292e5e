import LabLanguage
import LayoutCore
import Testing

/// What has a size that may be left out.
private struct Estimating: LayoutStrategy {
  var estimate: Size?

  static var definition: StrategyDefinition<Self> {
    StrategyDefinition(name: "estimating", summary: "", parameters: [parameter], examples: [])
  }

  func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
    throw .impossible(reason: "it is only a definition")
  }

  static let parameter = Parameter<Estimating>.size(
    "estimate", \.estimate, 1...10_000, absent: "items say themselves", "how large an item is")
}

@Suite("Parameters that are sizes")
struct ParameterTests {
  private static let definition = ParameterDefinition(
    name: "estimate", summary: "how large an item is", kind: Estimating.parameter.kind,
    standard: .absent)

  private func read(_ text: String) throws -> ParameterValue {
    try ParameterReader.read(
      Token(.word, text, SourceSpan(4, 4 + text.utf8.count)), for: Self.definition)
  }

  @Test("are written as they are read, or as none")
  func values() throws {
    for text in ["100x44", "none", "1x10000", "1.5x2.25"] {
      let value = try read(text)
      #expect(ParameterReader.text(value) == text)
      var owner = Estimating(estimate: Size(width: 7, height: 7))
      Estimating.parameter.set(value, in: &owner)
      #expect(Estimating.parameter.value(in: owner) == value)
    }
    #expect(try read("100x44") == .size(Size(width: 100, height: 44)))
  }

  @Test("a value of another kind changes nothing")
  func otherKinds() {
    var owner = Estimating(estimate: Size(width: 7, height: 9))
    for value in [ParameterValue.count(3), .points(3), .word("x"), .flag(true)] {
      Estimating.parameter.set(value, in: &owner)
      #expect(owner.estimate == Size(width: 7, height: 9))
    }
  }

  @Test(
    "what is none is refused with what is allowed",
    arguments: [
      ("44", "estimate must be written WIDTHxHEIGHT (got '44')"),
      ("1x2x3", "estimate must be written WIDTHxHEIGHT (got '1x2x3')"),
      ("x", "width must be a number (got '')"), ("1xnan", "height must be a number (got 'nan')"),
      ("0x44", "width must be 1–10,000 pt (got 0)"),
      ("44x1e9", "height must be 1–10,000 pt (got 1e9)"),
    ])
  func errors(text: String, message: String) {
    let error = #expect(throws: LabError.self) { try read(text) }
    #expect(error?.message == message)
  }

  @Test("help says what it may be")
  func help() {
    #expect(
      ParameterReader.allowed(Self.definition)
        == "WIDTHxHEIGHT, each 1–10,000 pt, or none: items say themselves")
  }

  @Test("completion proposes none, with what stands for it")
  func completion() {
    let strategy = AnyStrategy(Estimating.self).definition
    let use = CommandDefinition(
      "use", .change, "use",
      forms: [Form([.slot("NAME", .strategy), .many("PARAM=VALUE", .assignment)])])
    let completer = Completer(
      Vocabulary(commands: [use], strategies: [strategy], strategy: "estimating"))
    #expect(
      completer.proposals(for: PromptLine("use estimating estimate=")).words
        == [Choice("estimate=none", "items say themselves")])
  }
}
