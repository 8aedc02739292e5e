import SwiftLanguage
import Testing

/// The statements that contain a word; the word is `here`.
@Suite("Statements")
struct SwiftStatementsTests {
  static let bodies: [(body: String, statements: [String])] = [
    ("a()\nhere()\nb()", ["here()"]),
    ("a(); here(); b()", ["here()"]),
    ("let x = here\n  .first\n  ?? 2\nb()", ["let x = here\n  .first\n  ?? 2"]),
    ("let x =\n  here\nb()", ["let x =\n  here"]),
    ("if here { a() } else { b() }\nc()", ["if here { a() } else { b() }"]),
    ("if a { here() }\nelse { b() }", ["here()", "if a { here() }\nelse { b() }"]),
    ("a { x in\n  here()\n}", ["here()", "a { x in\n  here()\n}"]),
    ("a { x in here() }", ["here()", "a { x in here() }"]),
    ("a { here in\n  b()\n}", ["a { here in\n  b()\n}"]),
    ("a(b: { x in\n  c()\n  here()\n})", ["here()", "a(b: { x in\n  c()\n  here()\n})"]),
    ("a(here, in: b)\nc()", ["a(here, in: b)"]),
    ("for x in here { a() }", ["for x in here { a() }"]),
    (
      "guard\n  let a = here,\n  b\nelse { c() }\nd()",
      ["guard\n  let a = here,\n  b\nelse { c() }"]
    ),
    ("if\n  here\n{\n  a()\n}\nb()", ["if\n  here\n{\n  a()\n}"]),
    (
      "switch a {\ncase .b(let c):\n  here()\n  d()\ndefault: e()\n}",
      ["here()", "switch a {\ncase .b(let c):\n  here()\n  d()\ndefault: e()\n}"]
    ),
    ("switch a {\ncase here: b()\n}", ["switch a {\ncase here: b()\n}"]),
    ("#if DEBUG\nhere()\n#endif", ["here()"]),
  ]

  @Test(arguments: bodies)
  func statements(body: String, statements: [String]) throws {
    let source = SwiftTokens("func f() {\n\(body)\n}")
    let inside = try #require(SwiftOutline(source).declarations.first?.body)
    let here = try #require(source.tokens.indices.first { source.isToken($0, "here") })
    let found = source.statements(around: here, in: inside)
    #expect(found.map { source.text(source.bytes(of: $0)) } == statements)
  }

  @Test("lines and columns are bytes, and end with their lines")
  func positions() {
    let source = SwiftTokens("ä b\ncd\n")
    #expect(source.position(line: 1, column: 4) == 3)
    #expect(source.position(line: 2, column: 2) == 6)
    #expect(source.position(line: 1, column: 99) == 4)
    #expect(source.position(line: 99, column: 1) == 8)
    #expect(source.token(at: 6).map { source.text($0) } == "cd")
    #expect(source.token(at: 8) == nil)
  }
}
