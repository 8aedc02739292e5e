import LayoutCore
import LayoutText
import Testing

@testable import LabReport

@Suite("Names of elements")
struct ElementTextTests {
  @Test("every kind has its name, with the section but for items of the only one")
  func names() {
    for (id, one, several) in [
      (ElementID(.item, section: 0, index: 3), "3", "0.3"),
      (ElementID(.header, section: 0), "0.header", "0.header"),
      (ElementID(.header, section: 1, ordinal: 1), "1.header.1", "1.header.1"),
      (ElementID(.footer, section: 12), "12.footer", "12.footer"),
      (ElementID(.badge, section: 1, index: 30), "1.30.badge", "1.30.badge"),
      (ElementID(.badge, section: 1, index: 3, ordinal: 1), "1.3.badge.1", "1.3.badge.1"),
      (ElementID(.background, section: 2), "2.background", "2.background"),
      (ElementID(.background, section: 2, ordinal: 10), "2.background.10", "2.background.10"),
      (ElementID(.layoutHeader, section: 0), "layout.header", "layout.header"),
      (ElementID(.layoutFooter, section: 0, ordinal: 2), "layout.footer.2", "layout.footer.2"),
    ] {
      #expect(id.name(inSections: 1) == one)
      #expect(id.name(inSections: 20) == several)
    }
  }

  @Test("JSON tells a view by its kind and element kind")
  func json() {
    let frame = Rect(x: 0, y: 1, width: 2, height: 3)
    func text(_ id: ElementID, _ kind: String? = nil) -> String {
      let json = Element(id: id, frame: frame, elementKind: kind).json
      return json.text.split(separator: ",\"frame\"").first.map(String.init) ?? ""
    }
    #expect(
      text(ElementID(.item, section: 1, index: 3)) == #"{"kind":"item","section":1,"item":3"#)
    #expect(text(ElementID(.header, section: 1)) == #"{"kind":"header","section":1"#)
    #expect(
      text(ElementID(.header, section: 1, ordinal: 1), "title")
        == #"{"kind":"header","section":1,"ordinal":1,"elementKind":"title""#)
    #expect(
      text(ElementID(.badge, section: 1, index: 3), "dot")
        == #"{"kind":"supplementary","section":1,"item":3,"elementKind":"dot""#)
    #expect(
      text(ElementID(.background, section: 1))
        == #"{"kind":"decoration","section":1,"elementKind":"background""#)
    #expect(
      text(ElementID(.layoutHeader, section: 0))
        == #"{"kind":"supplementary","elementKind":"layout.header""#)
  }

  @Test("a scene is drawn from back to front, equals in the order they were given")
  func depth() {
    let elements = [("a", 1), ("b", 0), ("c", -1), ("d", 1), ("e", 0)].map { label, zIndex in
      SceneElement(label: label, frame: .zero, zIndex: zIndex)
    }
    let scene = Scene(
      view: .zero, container: .zero, elements: elements, total: elements.count)
    #expect(scene.elements.map(\.label) == ["c", "b", "e", "a", "d"])
  }
}
