import Testing

@testable import SourceHost

/// What is taken out of a file before it is compiled, and what stays.
@Suite("The text of a file for UIKit")
struct UIKitTextTests {
  static let texts: [(source: String, rewritten: String)] = [
    ("@objc func f() {}", "      func f() {}"),
    ("@objc(other) var a = 1", "             var a = 1"),
    ("@objcMembers\nclass A {}", "            \nclass A {}"),
    ("@IBOutlet weak var a: B!", "          weak var a: B!"),
    ("@IBInspectable var a = 1", "@IBInspectable var a = 1"),
    ("#selector(A.f(_:))", "Selector(\"A.f(_:)\")"),
    ("#selector(\n  f\n)", "Selector(\"  f\")\n\n"),
    ("#if os(iOS)\n#endif", "#if os(Linux)\n#endif"),
    ("#if os(macOS)\n#endif", "#if os(macOS)\n#endif"),
    ("let\u{A0}a = 1", "let a = 1"),
    ("// @objc\n/* @objc /* @objc */ @objc */", "// @objc\n/* @objc /* @objc */ @objc */"),
    ("\"@objc \\(f(\"@objc\")) @objc\"", "\"@objc \\(f(\"@objc\")) @objc\""),
    ("\"\"\"\n@objc \"x\"\n\"\"\"", "\"\"\"\n@objc \"x\"\n\"\"\""),
    ("#\"@objc \\( \"#", "#\"@objc \\( \"#"),
    ("\"\\\"@objc\"", "\"\\\"@objc\""),
    ("\"never closed\n@objc", "\"never closed\n     "),
    ("/* never closed @objc", "/* never closed @objc"),
    ("@objc(never closed", "                  "),
  ]

  @Test("attributes of Objective-C go, lines and texts stay", arguments: texts)
  func rewriting(source: String, rewritten: String) {
    #expect(UIKitText(source).rewritten == rewritten)
    #expect(UIKitText(source).rewritten.count { $0.isNewline } == source.count { $0.isNewline })
  }

  @Test("what was taken out is told")
  func told() {
    #expect(
      UIKitText("@objc @IBOutlet #selector(a)").changes == [
        "read without #selector, @IBOutlet, @objc"
      ])
    #expect(UIKitText("let a = 1").changes == [])
  }
}
