import SwiftLanguage
import Testing

/// The declarations that the words of a file show.
@Suite("The outline of a Swift file")
struct SwiftOutlineTests {
  @Test("declarations, with modifiers, members and bodies")
  func outline() {
    let outline = SwiftOutline(
      SwiftTokens(
        """
        @available(iOS 13, *)
        public final class A<T: B>: C, D where T: E {
          private(set) var a = [1, 2].map { $0 + 1 }
            .count
          var b: Int { didSet { f() } }
          static let c = { 1 }()
          override func f(_ g: () -> Void = {}) -> Int { if true { return 1 }; return 2 }
          #if os(iOS)
          enum E { case x, y(Int) }
          #endif
        }
        protocol P { func a() -> Int
          var b: Int { get } }
        """))
    #expect(outline.declarations.map(\.name) == ["A", "P"])
    let type = outline.declarations[0]
    #expect(type.inherited == ["C", "D"] && type.isConstrained)
    #expect(type.modifiers == ["public", "final"])
    #expect(type.members.map(\.name) == ["a", "b", "c", "f", "E"])
    #expect(type.members[0].modifiers == ["private(set)"])
    #expect(type.members[4].members.map(\.keyword) == ["case"])
    #expect(outline.declarations[1].members.map(\.name) == ["a", "b"])
  }

  @Test("regular expressions are texts, whatever brackets and quotation marks they contain")
  func patterns() {
    for pattern in [
      #"/(!?\[[^\]]*\])\(([^)]+)\)/"#, #"/"[^"]*/"#, "/[({]/", #"/a\/b/"#, "#/a/b {/#",
      "##/\n ( /# /##",
    ] {
      for before in ["let a = ", "f(", "return ", "[1, ", "x: ", "\n"] {
        let source = SwiftTokens("\(before)\(pattern)\nvar b = 1 }")
        #expect(
          source.tokens.map(\.range).map(source.text).contains(pattern), "\(before)\(pattern)")
        #expect(source.text(source.tokens.count - 5) == "var")
      }
    }
  }

  @Test(
    "divisions and operators are no regular expressions",
    arguments: [
      "a / b / c", "a/b/c", "f(1) /2/ 3", "x[0]/y[1]/2", "reduce(1, /) + reduce(2, /)",
      "Scope(state: /A.b, action: /A.c)", "f( /* a / b */ c) // d / e", "#/ #/ a",
      "(a) / (b) // c/d", "let a = / b /", "a /= b / c",
    ])
  func divisions(_ text: String) {
    let source = SwiftTokens(text)
    #expect(!source.tokens.contains { $0.kind == .quoted })
  }

  @Test("an extension of a type in brackets is one of an array or of a dictionary")
  func brackets() {
    let outline = SwiftOutline(
      SwiftTokens(
        "extension [String: Int] { func a() {} }\nextension [[Int: Int]]: P {}\nextension A: Q {}"))
    #expect(outline.declarations.map(\.name) == ["Dictionary", "Array", "A"])
    #expect(outline.declarations.map(\.isConstrained) == [true, true, false])
    #expect(outline.declarations.map(\.inherited) == [[], ["P"], ["Q"]])
  }

  @Test("a literal holds any text, control characters written out")
  func literals() {
    #expect("How \u{1B}[5mmany\n\u{85}é".quotedInSwift == #""How \u{1b}[5mmany\u{a}\u{85}é""#)
    #expect(#"a "b" \(c)"#.quotedInSwift == #""a \"b\" \\(c)""#)
  }

  @Test("an argument is called by its label, or by its own name where that is only a preposition")
  func argumentNames() {
    let source = SwiftTokens("columns: Int, for kind: Kind, _ gap: Int, in: Bool")
    let parameters = SwiftParameter.read(source, source.tokens.indices)
    #expect(parameters.map(\.argumentName) == ["columns", "kind", "gap", "in"])
  }

  @Test("a subscript is called by its keyword")
  func subscripts() {
    let outline = SwiftOutline(SwiftTokens("struct Grid { subscript(row: Int) -> Int { 0 } }"))
    #expect(outline.all.flatMap(\.members).map(\.name) == ["subscript"])
  }
}
