import LabLanguage
import LabTestKit
import LayoutCore
import Testing

@Suite("Names of elements")
struct ElementNameTests {
  static let names: [(String, ElementName)] = [
    ("3", ElementName(.item, section: nil, index: 3)),
    ("1.3", ElementName(.item, section: 1, index: 3)),
    ("header", ElementName(.header, section: nil, index: 0)),
    ("1.header", ElementName(.header, section: 1, index: 0)),
    ("1.header.1", ElementName(.header, section: 1, index: 0, ordinal: 1)),
    ("2.footer.7", ElementName(.footer, section: 2, index: 0, ordinal: 7)),
    ("3.badge", ElementName(.badge, section: nil, index: 3)),
    ("1.3.badge", ElementName(.badge, section: 1, index: 3)),
    ("1.3.badge.1", ElementName(.badge, section: 1, index: 3, ordinal: 1)),
    ("1.background", ElementName(.background, section: 1, index: 0)),
    ("1.background.1", ElementName(.background, section: 1, index: 0, ordinal: 1)),
    ("layout.header", ElementName(.layoutHeader, section: nil, index: 0)),
    ("layout.footer", ElementName(.layoutFooter, section: nil, index: 0)),
    ("layout.header.1", ElementName(.layoutHeader, section: nil, index: 0, ordinal: 1)),
  ]

  @Test("are read as what they name", arguments: names.indices)
  func reading(number: Int) {
    let (text, name) = Self.names[number]
    #expect(ElementName(text) == name)
  }

  @Test("a number of a frame comes on top", arguments: names.indices)
  func frameNumbers(number: Int) throws {
    let (text, name) = Self.names[number]
    let definition = CommandDefinition(
      "why", .ask, "why", forms: [Form([.slot("ITEM.NUMBER", .frameNumber)])])
    for number in FrameNumber.allCases {
      let line = try #require(try Statement.split("why \(text).\(number.rawValue)").first)
      let arguments = try Binder.bind(line, to: definition)
      #expect(arguments.given.map(\.value) == [.frameNumber(name, number)])
    }
  }

  @Test(
    "nothing else is one",
    arguments: [
      "", ".", "x", "-1", "1.", ".1", "1..2", "1.2.3", "1.2.3.4", "badge", "badge.1", "1.2.3.badge",
      "1.2.header", "1.2.background", "layout", "layout.1", "1.layout.header", "layout.badge",
      "layout.header.footer", "header.footer", "1.header.-1", "1.header.1.2", "1.-3.badge",
      "1.header.x", "Header", "99999999999999999999", "1.header.99999999999999999999",
      "1.3.badge.1.x.y", "layoutHeader", "1.item",
    ])
  func refused(text: String) {
    #expect(ElementName(text) == nil)
  }

  @Test("no soup of their parts crashes the reader")
  func soup() {
    let parts = [
      "", "0", "3", "-1", "99999999999999999999", "header", "footer", "badge", "background",
      "layout", "x", "é",
    ]
    var random = SplitMix(seed: 4)
    var read = 0
    for _ in 0..<5000 {
      let words = (0..<random.int(in: 1...5)).map { _ in parts[random.int(in: 0...11)] }
      guard let name = ElementName(words.joined(separator: ".")) else { continue }
      #expect(name.index >= 0 && name.ordinal >= 0 && name.section ?? 0 >= 0)
      read += 1
    }
    #expect(read > 100)
  }
}
