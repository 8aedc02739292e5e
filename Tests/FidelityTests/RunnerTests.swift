import Testing

/// The comparison itself: that it can fail, and passes nothing over in silence.
@Suite("Fidelity: the comparison")
struct RunnerTests {
  /// Two items of 100 × 50 in a list, 10 points apart; `change` edits the case first.
  private static func outcome(_ change: (inout [String: Fact]) -> Void = { _ in }) -> Outcome {
    var facts: [String: Fact] = [
      "id": .text("two"), "truth": .text("library-asserted"),
      "container": .members(["width": .number(100), "height": .number(200)]),
      "config": .members(["spacing": .number(10)]),
      "items": .list([numbers([100, 50]), numbers([100, 50])]),
      "expected": expected("frames", .list([.null, numbers([0, 60, 100, 50])])),
    ]
    change(&facts)
    return Examination.outcome(of: .members(facts), suite: "two") { facts throws(Unmapped) in
      var commands = try Words.container(&facts.container) + ["use list", "inset 0"]
      commands.append("spacing \(Words.number(try facts.config.number("spacing") ?? 0))")
      return Plan(commands + (try Words.items(facts.given.take("items"))))
    }
  }

  private static func numbers(_ values: [Double?]) -> Fact {
    .list(values.map { $0.map(Fact.number) ?? .null })
  }

  private static func expected(_ key: String, _ fact: Fact) -> Fact { .members([key: fact]) }

  @Test("what is so passes, and null is not asserted")
  func passes() {
    #expect(Self.outcome() == .pass)
    let half = Fact.list([.null, Self.numbers([nil, 60, nil, 50])])
    #expect(Self.outcome { $0["expected"] = Self.expected("frames", half) } == .pass)
  }

  @Test("a wrong number fails, and is told beside the right one")
  func wrongNumber() {
    let wrong = Fact.list([Self.numbers([0, 1, 100, 50])])
    #expect(
      Self.outcome { $0["expected"] = Self.expected("frames", wrong) }
        == .fail(["item 0: expected [0, 1, 100, 50], got [0, 0, 100, 50]"]))
  }

  @Test("an item that is not there fails")
  func missingItem() {
    let third = Fact.list([.null, .null, Self.numbers([0, 0, 1, 1])])
    #expect(
      Self.outcome { $0["expected"] = Self.expected("frames", third) }
        == .fail(["item 2: expected [0, 0, 1, 1], got none"]))
  }

  @Test("a picture may be off by a third of a point, an assertion by a hundredth")
  func tolerance() {
    let near = Fact.list([Self.numbers([0.3, 0, 100, 50])])
    let truths = ["uikit-measured": true, "rendered-by-uikit-measured": true, "uikit-dump": false]
    for (truth, passes) in truths {
      let outcome = Self.outcome {
        $0["truth"] = .text(truth)
        $0["expected"] = Self.expected("frames", near)
      }
      #expect((outcome == .pass) == passes, "\(truth)")
    }
    let loose = Self.outcome {
      $0["tolerance"] = .number(1)
      $0["expected"] = Self.expected("frames", near)
    }
    #expect(loose == .pass)
  }

  @Test("a key that nobody reads makes the case not expressible, whatever object it is in")
  func unknownKeys() {
    let more = Fact.number(1)
    #expect(
      Self.outcome { $0["config"] = .members(["spacing": .number(10), "tilt": more]) }
        == .notExpressible("config.tilt"))
    #expect(
      Self.outcome { $0["container"] = .members(["width": .number(100), "depth": more]) }
        == .notExpressible("container.depth"))
    #expect(Self.outcome { $0["weather"] = more } == .notExpressible("case.weather"))
    #expect(
      Self.outcome { $0["expected"] = Self.expected("colours", more) }
        == .notExpressible("expected.colours"))
    let query = Fact.members(["rect": Self.numbers([0, 0, 1, 1]), "colours": more])
    #expect(
      Self.outcome { $0["expected"] = Self.expected("query", query) }
        == .notExpressible("expected.query.colours"))
  }

  @Test("a command that fails is a failure of the case")
  func failingCommand() {
    let outcome = Self.outcome { $0["config"] = .members(["spacing": .number(-1e5)]) }
    guard case .fail(let mismatches) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(mismatches.first?.hasPrefix("spacing -100000: ") == true)
  }

  @Test("what a rectangle finds is compared item by item, and counted")
  func queries() {
    let rect = Self.numbers([0, 0, 100, 60])
    let hit = Fact.list([.members(["rect": rect, "items": Self.numbers([0]), "count": .number(1)])])
    let miss = Fact.list([.members(["rect": rect, "items": Self.numbers([0, 1])])])
    #expect(Self.outcome { $0["expected"] = Self.expected("query", hit) } == .pass)
    #expect(
      Self.outcome { $0["expected"] = Self.expected("query", miss) }
        == .fail(["query [0, 0, 100, 60]: expected [0, 1], got [0]"]))
  }

  @Test("a total counts each outcome, and tells reasons and failures")
  func totals() {
    var total = SuiteTotal("some")
    total.add(.pass, id: "a")
    total.add(.fail(["x"]), id: "b")
    total.add(.notExpressible("config.tilt"), id: "c")
    #expect(total.line == "some: 3 cases, 2 expressible, 1 pass")
    #expect(total.details == ["  not expressible: config.tilt (1: c)", "  b: x"])
    #expect([total].share == 2.0 / 3)
  }
}
