import Testing

@testable import SwiftImport

/// What is taken out of a file before it is compiled, what is moved, and what stays.
@Suite("The text of a file for UIKit")
struct UIKitTextTests {
  static let texts: [(source: String, rewritten: String)] = [
    ("@objc func f() {}", "      func f() {}"),
    ("@objc(other) var a = 1", "             var a = 1"),
    ("@objcMembers\nclass A {}", "            \nclass A {}"),
    ("@IBOutlet weak var a: B!", "          weak var a: B!"),
    ("@IBInspectable var a = 1", "@IBInspectable var a = 1"),
    ("@main struct A {}", "      struct A {}"),
    ("@available(iOS 13, *) @objc func f() {}", "@available(iOS 13, *)       func f() {}"),
    ("#selector(A.f(_:))", "Selector(\"A.f(_:)\")"),
    ("#selector(\n  f\n)", "Selector(\"  f\")\n\n"),
    ("#keyPath(A.b)", "\"A.b\""),
    ("func f() -> (A.B!) { g(b!) }", "func f() -> (A.B?) { g(b!) }"),
    (
      "#colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)",
      "UIColor(red: 1, green: 1, blue: 1, alpha: 1)"
    ),
    ("#imageLiteral(resourceName: \"a\")", "UIImage(imageLiteralResourceName: \"a\")"),
    ("#Preview { View() }\nlet a = 1", "                   \nlet a = 1"),
    ("@Observable final class A {}", "            final class A {}"),
    ("@Observable var a = 1", "@Observable var a = 1"),
    ("@Model final class A {}", "       final class A {}"),
    ("@Model var a = 1", "@Model var a = 1"),
    ("@Attribute(.unique) var a = 1", "@Attribute(.unique) var a = 1"),
    (
      "import SwiftData\n@Attribute(.unique) var a = 1",
      "import SwiftData\n                    var a = 1"
    ),
    ("#if os(iOS)\n#endif", "#if os(Linux)\n#endif"),
    ("#if os(macOS) || os(iOS)\n#endif", "#if os(macOS) || os(Linux)\n#endif"),
    ("#if canImport(UIKit.UIView)\n#endif", "#if canImport(UIKit       )\n#endif"),
    ("import UIKit.UIView", "import UIKit       "),
    ("import class UIKit.UIColor", "import       UIKit        "),
    ("import struct CoreGraphics.CGFloat", "import        CoreGraphics        "),
    ("import class CoreLocation.CLLocation", "import class CoreLocation.CLLocation"),
    ("import Foundation\nimport UIKit", "                 \nimport UIKit"),
    ("let\u{A0}a = 1", "let a = 1"),
    ("// @objc\n/* @objc /* @objc */ @objc */", "// @objc\n/* @objc /* @objc */ @objc */"),
    ("\"@objc \\(f(\"@objc\")) @objc\"", "\"@objc \\(f(\"@objc\")) @objc\""),
    ("\"\"\"\n@objc \"x\"\n\"\"\"", "\"\"\"\n@objc \"x\"\n\"\"\""),
    ("#\"@objc \\( \"#", "#\"@objc \\( \"#"),
    ("\"\\\"@objc\"", "\"\\\"@objc\""),
    ("\"never closed\n@objc", "\"never closed\n     "),
    ("/* never closed @objc", "/* never closed @objc"),
    ("@objc(never closed", "                  "),
    (
      "extension CGFloat { var a: CGFloat { abs(self) } }",
      "extension CGFloat { var a: CGFloat { Swift.abs(self) } }"
    ),
    (
      "extension Double { var a: Double { abs(self) } }",
      "extension Double { var a: Double { abs(self) } }"
    ),
    ("@objc public protocol P { func f() }", "      public protocol P: AnyObject { func f() }"),
    ("@objc protocol P: Q {}", "      protocol P: Q {}"),
    ("class A { open let a = 1, open = 2 }", "class A { public let a = 1, open = 2 }"),
    ("protocol P { weak var a: B? { get } }", "protocol P {      var a: B? { get } }"),
    ("class P { weak var a: B? }", "class P { weak var a: B? }"),
    ("(a[1] as AnyObject).frame", "DynamicObject(a[1]             ).frame"),
    ("f(a as AnyObject).frame", "f(a as AnyObject).frame"),
    ("(a as AnyObject) === b", "(a as AnyObject) === b"),
    ("set(a, forKey: b as NSCopying)", "set(a, forKey: b as AnyHashable)"),
    (
      "class A: UICollectionViewLayoutAttributes { override init() { super.init() } }",
      "class A: UICollectionViewLayoutAttributes { required init() { super.init() } }"
    ),
    (
      "class A: UICollectionViewLayoutAttributes { let a: Int; init(a: Int) { self.a = a } }",
      "class A: UICollectionViewLayoutAttributes { let a: Int; init(a: Int) { self.a = a } "
        + " required init() { Swift._unimplementedInitializer(className: \"A\") } }"
    ),
    (
      "class A: NSObject { override init() { super.init() } }",
      "class A: NSObject { override init() { super.init() } }"
    ),
  ]

  private func rewritten(_ source: String) -> String {
    UIKitText([SourceText(path: "/a.swift", text: source)]).rewritten[0]
  }

  @Test("words of Apple's compilers go, lines and texts stay", arguments: texts)
  func rewriting(source: String, rewritten: String) {
    #expect(self.rewritten(source) == rewritten)
    #expect(self.rewritten(source).count { $0.isNewline } == source.count { $0.isNewline })
  }

  @Test("what was removed is reported")
  func reported() {
    func changes(_ source: String) -> [String] {
      UIKitText([SourceText(path: "/a.swift", text: source)]).changes
    }
    #expect(
      changes("@objc @IBOutlet #selector(a)") == ["compiled without #selector, @IBOutlet, @objc"])
    #expect(
      changes("@objc protocol P {\n  @objc optional func f()\n}") == [
        "compiled without @objc", "optional requirements return nil, unless the lab knows a size",
      ])
    #expect(changes("let a = 1") == [])
  }

  @Test("an optional requirement may throw, and a property of its name calls it")
  func optionalRequirements() {
    let text = rewritten(
      """
      @objc public protocol P: Q {
        func a()
        @objc optional func b(_ view: V, at path: I) -> C?
        @objc optional var c: Int { get }
      }
      let after = 1
      """)
    #expect(text.hasPrefix("      public protocol P: Q, P_LayoutLabOptional {\n  func a()\n"))
    #expect(text.contains("protocol P_LayoutLabOptional: Q {"))
    #expect(text.contains("func b(_ view: V, at path: I) throws -> C?"))
    #expect(text.contains("-> C? { try? asked.b(view, at: path) }"))
    #expect(text.contains("var c: Int? { nil }"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 6)
    #expect(text.hasSuffix("\nlet after = 1"))
  }

  @Test("an extension that overrides moves into its class, and its lines keep their numbers")
  func foldedExtensions() {
    let text = rewritten("class A: B {\n}\nextension A {\n  override func f() {}\n}\n")
    #expect(
      text == """
        class A: B {

        #sourceLocation(file: "/a.swift", line: 3)
                     
          override func f() {}

        #sourceLocation(file: "/a.swift", line: 2)
        }
        extension A {
                              
        }

        """)
    for kept in [
      "class A {}\nextension A { func f() {} }", "extension A { override func f() {} }",
      "class A<T> {}\nextension A where T: B { override func f() {} }",
    ] { #expect(rewritten(kept) == kept) }
  }

  @Test("an extension of a class in another file moves into that")
  func foldedAcross() {
    let files = [
      SourceText(path: "/a.swift", text: "public class A: B {}"),
      SourceText(path: "/b.swift", text: "public extension A { override func f() {} }"),
    ]
    let texts = UIKitText(files).rewritten
    #expect(texts[0].contains("#sourceLocation(file: \"/b.swift\", line: 1)"))
    #expect(texts[0].contains("override public func f() {}"))
    #expect(!texts[1].contains("func"))
  }
}
