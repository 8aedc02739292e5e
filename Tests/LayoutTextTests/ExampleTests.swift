import LabTestKit
import Testing

@Suite("Examples in the comments of LayoutText")
struct ExampleTests {
  @Test("examples of numbers show their results") func numbers() {
    #expect(NumberText.double("1e3") == 1000)
    #expect(NumberText.double("12pt") == nil)
    #expect(NumberText.format2(-0.5) == "-0.50")
    #expect(NumberText.formatShort(286.0 / 3) == "95.33")
    #expect(NumberText.grouped(digits: "49500035.5") == "49,500,035.5")
    #expect(NumberText.grouped(digits: "1200") == "1200")
    #expect(RoundNumber.atLeast(13) == 20)
    #expect(RoundNumber.atLeast(0.3) == 0.5)
    var random = SplitMix(seed: 0)
    #expect(random.next() == 16_294_208_416_658_607_535)
  }

  @Test("examples of text show their results") func text() {
    #expect(Printable.escaped("a\u{1B}[2J") == "a\\u{1B}[2J")
    #expect(Printable.quoted("three\n") == "'three\\n'")
    #expect(Printable.shortened("masonry", limit: 3) == "mas…")
    #expect(displayWidth("流れ") == 4)
    #expect(prefix(of: "流れ", cells: 3) == "流")
    #expect("8".padded(to: 3, isRight: true) == "  8")
  }

  @Test("examples of JSON show their results") func json() {
    let value = JSON.object([("width", .number(44)), ("name", .string("a\"b"))])
    #expect(value.text == #"{"width":44,"name":"a\"b"}"#)
    #expect(JSONNode.read(Array(#"{"width": 44}"#.utf8))?["width"]?.number == 44)
    #expect(JSONNode.read(Array("[0, 10, 320, 44]".utf8))?.numbers(4) == [0, 10, 320, 44])
  }
}
