import LabLanguage
import LabTestKit
import LayoutCore
import Testing

@Suite("Expressions")
struct ExpressionTests {
  private let facts = ExpressionFacts()
  private let sections = ExpressionFacts(counts: [2, 5])

  private func value(_ text: String, in facts: ExpressionFacts? = nil) throws -> ExpressionValue {
    try Expression(parsing: text).evaluate(in: facts ?? self.facts)
  }

  @Test(
    "an expression has a value",
    arguments: [
      ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("8 - 4 - 2", "2"), ("8 / 4 / 2", "1"),
      ("2 - -3", "5"), ("--2", "2"), ("-2 * -3", "6"), (".5 + 1e1", "10.5"), ("1e-1*10", "1"),
      ("count", "9"), ("content.height / 2", "205"), ("count-1", "8"), ("fill", "'balanced'"),
      ("1 < 2", "true"), ("2 <= 1 or 3 > 2", "true"), ("not 1 == 1", "false"),
      ("true and not false", "true"), ("true or false and false", "true"),
      ("fill == 'balanced'", "true"), ("fill != \"it's\"", "true"), ("rtl == false", "true"),
      ("frame(1)", "rect(112, 8, 96, 90)"), ("frame(1).x", "112"), ("frame(0.1).right", "208"),
      ("frame(count - 1).bottom", "98"), ("(frame(0)).width", "96"), ("frame(1e0).y", "8"),
      ("frame(2) == rect(216, 8, 96, 90.009)", "true"), ("column(4)", "1"),
      ("column(0.4)", "1"), ("column((4))", "1"), ("items(3, 1, 3)", "items(1, 3)"),
      ("items()", "items()"), ("items(2..4, 0)", "items(0, 2, 3, 4)"),
      ("items(0..count-7)", "items(0, 1, 2)"), ("items(0.2..0.3)", "items(2, 3)"),
      ("items(3, 1) == items(1, 3)", "true"), ("len(items(5..9))", "5"), ("len('né')", "2"),
      ("query(0, 0, 10, 10)", "items(0, 3, 6)"), ("len(query(0,0,999,9))", "9"),
      ("query(0,0,10,-10) == items()", "true"), ("min(3, 1, 2)", "1"), ("max(count, 1)", "9"),
      ("abs(-2.5)", "2.5"), ("round(2.5)", "3"), ("round(-0.4)", "0"), ("third", "0.33"),
      ("min(1) + max(2)", "3"), ("1\t<\n2", "true"), ("1 \\\n+ 2 \\\r\n+ 3", "6"),
      ("false and 1 / 0 == 1", "false"),
      ("true or nothing", "true"),
      (
        "items(0..30)",
        "items(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, "
          + "19, … of 31)"
      ),
    ])
  func values(text: String, expected: String) throws {
    #expect(try value(text).text() == expected)
  }

  @Test("an item of several sections is named with its section") func manySections() throws {
    #expect(try value("frame(1.3).y", in: sections) == .number(108))
    #expect(
      try value("items(1.30, 0.1..0.2)", in: sections).text(namesSections: true)
        == "items(0.1, 0.2, 1.30)")
    #expect(
      try Expression(parsing: "items(1.3) == items(0.3)").explain(in: sections)
        == "items(1.3) == items(0.3) is false (only left: items(1.3); only right: items(0.3))")
  }

  @Test("a view round the items is named as in commands") func views() throws {
    #expect(try value("frame(1.header).y", in: sections) == .number(100))
    #expect(try value("frame(header).height") == .number(20))
    #expect(try value("frame(layout.header).width", in: sections) == .number(320))
    #expect(try value("frame(0.header.0).bottom", in: sections) == .number(20))
  }

  @Test("of <, == and > exactly one holds, up to the tolerance") func tolerance() throws {
    for (second, relation) in [
      ("1", "=="), ("1.009", "=="), ("0.991", "=="), ("1.02", "<"), ("0.98", ">"),
    ] {
      for sign in ["<", "==", ">"] {
        #expect(try value("1 \(sign) \(second)") == .boolean(sign == relation))
      }
      #expect(try value("1 <= \(second)") == .boolean(relation != ">"))
      #expect(try value("1 >= \(second)") == .boolean(relation != "<"))
      #expect(try value("1 != \(second)") == .boolean(relation != "=="))
    }
    #expect(try value("1 == 1.009", in: ExpressionFacts(tolerance: 0)) == .boolean(false))
  }

  @Test(
    "a check that holds says nothing, one that does not shows both sides",
    arguments: [
      ("content.height == 410", "holds"),
      ("content.height < 342", "'content.height < 342' is false: 410 < 342 is false"),
      (
        "count == 9 and content.height < 300 + 42 and 1 / 0 == 1",
        "'count == 9 and content.height < 300 + 42 and 1 / 0 == 1' is false: "
          + "410 < 342 is false"
      ),
      ("count < 3 or rtl", "'count < 3 or rtl' is false: 9 < 3 is false or rtl is false"),
      ("not overlaps == 0", "'not overlaps == 0' is false: 0 == 0 is true"),
      ("rtl", "'rtl' is false: rtl is false"), ("false", "'false' is false: false"),
      ("third != 0.33", "'third != 0.33' is false: 0.3333333333333333 != 0.33 is false"),
      (
        "query(0,0,10,10) == items(0,3,4)",
        "'query(0,0,10,10) == items(0,3,4)' is false: items(0, 3, 6) == items(0, 3, 4) "
          + "is false (only left: items(6); only right: items(4))"
      ),
      (
        "frame(0) == rect(0,8,96,90)",
        "'frame(0) == rect(0,8,96,90)' is false: "
          + "rect(8, 8, 96, 90) == rect(0, 8, 96, 90) is false"
      ),
    ])
  func checks(text: String, expected: String) {
    do {
      try Expression(parsing: text, at: 6).check(in: facts)
      #expect(expected == "holds")
    } catch {
      #expect(error.message == expected)
      #expect(error.span == SourceSpan(6, 6 + text.utf8.count))
      #expect(error.id == "LL0602" && error.help == "check")
    }
  }

  @Test("help and completion know every name") func names() {
    let all = ExpressionNames.values + ExpressionNames.functions + ExpressionNames.members
    #expect(all.allSatisfy { !$0.summary.isEmpty && $0.form.contains($0.name) })
    #expect(Set(all.map(\.form)).count == all.count)
    #expect(ExpressionNames.functions.allSatisfy { $0.isFunction })
    #expect(ExpressionNames.functions.contains { $0.form == "frame(ITEM)" })
  }

  // MARK: Against naive evaluators

  @Test("sums and products go from left to right, products first, for all short ones")
  func arithmetic() throws {
    let signs = ["+", "-", "*", "/"]
    let numbers = [3.0, 2, 5, 4]
    for code in 0..<64 {
      let row = [signs[code % 4], signs[code / 4 % 4], signs[code / 16]]
      let text = zip(numbers.dropFirst(), row).reduce("3") { "\($0) \($1.1) \(Int($1.0))" }
      var terms = [numbers[0]]
      for (number, sign) in zip(numbers.dropFirst(), row) {
        switch sign {
        case "+": terms.append(number)
        case "-": terms.append(-number)
        case "*": terms[terms.count - 1] *= number
        default: terms[terms.count - 1] /= number
        }
      }
      #expect(try value(text) == .number(terms.reduce(0, +)), "\(text)")
    }
  }

  @Test("not binds before and, and before or, for all short ones") func logic() throws {
    let atoms: [(String, Bool)] = [
      ("true", true), ("false", false), ("not true", false), ("not false", true),
      ("not not 1 < 2", true), ("not (1 < 2 and true)", false),
    ]
    for a in atoms {
      for b in atoms {
        for c in atoms {
          #expect(try value("\(a.0) and \(b.0) or \(c.0)") == .boolean(a.1 && b.1 || c.1))
          #expect(try value("\(a.0) or \(b.0) and \(c.0)") == .boolean(a.1 || b.1 && c.1))
          #expect(try value("(\(a.0) or \(b.0)) and \(c.0)") == .boolean((a.1 || b.1) && c.1))
        }
      }
    }
  }

  @Test("parentheses decide, for random trees") func trees() throws {
    var generator = SplitMix(seed: 5)
    func tree(_ depth: Int) -> (text: String, value: Double) {
      let leaf = generator.int(in: 0...9)
      if depth == 0 || leaf < 2 { return ("\(leaf)", Double(leaf)) }
      let (a, b) = (tree(depth - 1), tree(depth - 1))
      switch leaf % 5 {
      case 0: return ("(\(a.text)+\(b.text))", a.value + b.value)
      case 1: return ("(\(a.text) - \(b.text))", a.value - b.value)
      case 2: return ("(\(a.text)*\(b.text))", a.value * b.value)
      case 3: return ("max(\(a.text), \(b.text))", max(a.value, b.value))
      default: return ("-\(a.text)", -a.value)
      }
    }
    for _ in 0..<500 {
      let (text, expected) = tree(5)
      #expect(try value(text) == .number(expected), "\(text)")
    }
  }
}
