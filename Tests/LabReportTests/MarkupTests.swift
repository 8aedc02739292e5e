import LabReport
import Testing

@Suite("Markup")
struct MarkupTests {
  @Test("plain text is the text without its roles")
  func plain() {
    var markup = Markup("error", .error)
    markup.append(": ")
    markup.append("3", .number)
    #expect(PlainFormatter().format(markup) == "error: 3")
    #expect(PlainFormatter().format([markup, markup]) == "error: 3\nerror: 3\n")
  }

  @Test("colours are closed where they end, and plain text has none")
  func colours() {
    var markup = Markup("a", .error)
    markup.append("b")
    markup.append("c", .dim)
    #expect(ANSIFormatter().format(markup) == "\u{1B}[1;31ma\u{1B}[0mb\u{1B}[2mc\u{1B}[0m")
  }

  @Test("neighbours of one role are one span")
  func spans() {
    var markup = Markup("ä", .name)
    markup.append("日", .name)
    markup.append(Markup("x", .plain))
    #expect(markup.spans.map(\.role) == [.name, .plain])
    #expect(markup.spans.map { String($0.text) } == ["ä日", "x"])
    #expect(markup.width == 4)
  }

  @Test("only the 16 colours of the user, bold and dim are used", arguments: Role.allCases)
  func palette(role: Role) {
    let text = ANSIFormatter().format(Markup("x", role))
    let codes = text.split(separator: "\u{1B}").filter { $0.hasPrefix("[") }
      .flatMap { $0.dropFirst().prefix { $0 != "m" }.split(separator: ";") }
      .compactMap { Int($0) }
    #expect(codes.allSatisfy { [0, 1, 2].contains($0) || 30...37 ~= $0 || 90...97 ~= $0 })
  }

  @Test("data cannot bring escape codes into markup")
  func data() {
    var markup = Markup()
    markup.append(data: "\u{1B}[31mred", .name)
    #expect(markup.text == "\\u{1B}[31mred")
  }
}
