import LabLanguage
import LayoutCore
import Testing

@testable import SwiftImport

@Suite("Places in Swift files")
struct SwiftPlacesTests {
  static let text = """
    import UIKit // é
    class Base: UICollectionViewLayout {
      override func prepare() { let s = "override func prepare() {" }
      override func prepare(forCollectionViewUpdates items: [X]) {}
    }
    final class /* ü */ Rows: Base, Sized {
      /* ü */ override var collectionViewContentSize: CGSize { .zero }
      func layoutAttributesForElements(of kind: String) {}
    }
    extension Rows {
      override func layoutAttributesForElements(
        in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
      final class Inner: UICollectionViewLayout {}
    }
    enum Factory {
      static func makeLayout() -> UICollectionViewLayout { Rows() }
    }
    struct Stairs: LayoutStrategy {}
    """

  private static func places(
    _ layout: String, _ methods: String..., trap: Trap? = nil
  ) -> [String] {
    SwiftPlaces(of: "/app/Rows.swift", text: text)
      .responsible(for: layout, methods: methods, after: trap)
      .map { "\($0.name) \($0.position.line):\($0.position.column)" }
  }

  @Test("a member is found in its class, in an extension, and in a superclass of the file")
  func members() {
    #expect(Self.places("Base", "prepare()") == ["Base.prepare() 3:17"])
    #expect(
      Self.places("Rows", "layoutAttributesForElements(in:)", "collectionViewContentSize")
        == [
          "Rows.layoutAttributesForElements(in:) 11:17", "Rows.collectionViewContentSize 7:24",
        ])
    #expect(Self.places("Rows", "prepare()") == ["Base.prepare() 3:17"])
  }

  @Test("without such a member it is the class, or the function that makes the layout")
  func declarations() {
    #expect(Self.places("Rows", "layoutAttributesForItem(at:)") == ["Rows 6:21"])
    #expect(Self.places("Rows_Inner", "prepare()") == ["Rows.Inner 13:15"])
    #expect(Self.places("Factory_makeLayout", "prepare()") == ["Factory.makeLayout 16:15"])
    #expect(Self.places("makeLayout", "prepare()") == ["Factory.makeLayout 16:15"])
    #expect(Self.places("stairs", "prepare()") == ["Stairs 18:8"])
    #expect(Self.places("Columns", "prepare()") == [])
  }

  @Test("the place of a trap comes first, in scalars, in the innermost declaration around it")
  func traps() {
    func places(_ file: String, _ line: Int, _ column: Int?) -> [String] {
      Self.places("Rows", "prepare()", trap: Trap(file: file, line: line, column: column))
    }
    #expect(places("Rows.swift", 7, 60) == ["Rows.collectionViewContentSize 7:59"])
    #expect(places("Rows.swift", 1, 1) == ["Rows 1:1"])
    #expect(places("Rows.swift", 70, 60) == ["Rows 70:60"])
    #expect(places("Rows.swift", 7, nil) == ["Base.prepare() 3:17"])
    #expect(places("Other.swift", 7, 60) == ["Base.prepare() 3:17"])
  }

  @Test("the runtime's report has the place of a trap, its reason, and whether it is about nil")
  func reports() {
    func trap(_ messages: String) -> Trap? {
      SwiftRuntime.trap(in: messages, of: "/app/Rows.swift")
    }
    #expect(
      trap("Fatal error: no\n 0x01 prepare() at /app/Rows.swift:12:34\n")
        == Trap(file: "Rows.swift", line: 12, column: 34, reason: "no"))
    #expect(
      trap("program/Feed.swift:9: Fatal error: Unexpectedly found nil while unwrapping\n")
        == Trap(
          file: "Feed.swift", line: 9, reason: "Unexpectedly found nil while unwrapping",
          isAboutNil: true))
    #expect(
      trap("*** Swift runtime failure: Division by zero ***\n0x01 at /app/Rows.swift:7:5")?.words
        == "at Rows.swift:7:5: Division by zero")
    for other in ["", "at /app/Rows.swift", "0x01 at /app/Rows.swift:x:y", "Fatal error: no"] {
      #expect(trap(other) == nil)
    }
  }

  @Test(
    "any text has places, or none",
    arguments: ["", "class", "class {", "func prepare(", "\u{FEFF}class A"])
  func broken(text: String) {
    let places = SwiftPlaces(of: "A.swift", text: text)
    let trap = Trap(file: "A.swift", line: 1, column: 1)
    #expect(places.responsible(for: "A", methods: ["prepare()"], after: trap).count == 1)
    #expect(places.responsible(for: "A", methods: ["prepare()"]).count <= 1)
  }
}
