import LabLanguage
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
    _ layout: String, _ methods: String..., message: String = ""
  ) -> [String] {
    SwiftPlaces(of: "/app/Rows.swift", text: text)
      .responsible(for: message, of: layout, methods: methods)
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
    func trap(_ message: String) -> [String] {
      Self.places("Rows", "prepare()", message: message)
    }
    #expect(
      trap("Rows.swift was ended by signal 4 (trap); at Rows.swift:7:60: Index out of range")
        == ["Rows.collectionViewContentSize 7:59"])
    #expect(trap("it ended; at Rows.swift:1:1") == ["Rows 1:1"])
    for other in ["at Other.swift:7:60", "at Rows.swift", "at Rows.swift:7", "at Rows.swift:x:y"] {
      #expect(trap("it ended; \(other)") == ["Base.prepare() 3:17"])
    }
  }

  @Test("the sentence of a trap and its place agree")
  func sentence() throws {
    let messages = "Fatal error: no\n 0x01 prepare() at /app/Rows.swift:12:34\n"
    let sentence = try #require(SwiftTrap(in: messages, of: "/app/Rows.swift")?.sentence)
    let place = SwiftTrap.place(in: "it was ended; \(sentence)", of: "/app/Rows.swift")
    #expect(place == SourcePosition(line: 12, column: 34))
  }

  @Test(
    "any text has places, or none",
    arguments: ["", "class", "class {", "func prepare(", "\u{FEFF}class A"])
  func broken(text: String) {
    let places = SwiftPlaces(of: "A.swift", text: text)
    let found = places.responsible(for: "at A.swift:1:1", of: "A", methods: ["prepare()"])
    #expect(found.count <= 1)
    _ = places.responsible(for: "", of: "A", methods: ["prepare()"])
  }
}
