import LabLanguage
import LabTestKit
import LayoutCore
import Testing

@Suite("Group descriptions")
struct TemplateTests {
  /// The `news` of the language's reference.
  static let news = """
    group vertical 1w 1h {
      item 1w 1/2h inset 10 10 5 10
      group horizontal 1w 1/2h {
        item 2/3w 1h inset 5 10 10 5
        group vertical 1/3w 1h { item 1w 1/3h inset 5 5 10 10 repeat 3 }
      }
    }
    """

  static let newsValue = SectionTemplate(
    name: "news",
    group: TemplateNode(
      .group(
        .vertical, spacing: .fixed(0),
        children: [
          TemplateNode(
            .item, width: .fractionOfWidth(1), height: .fractionOfHeight(1 / 2),
            insets: Insets(top: 10, leading: 10, bottom: 5, trailing: 10)),
          TemplateNode(
            .group(
              .horizontal, spacing: .fixed(0),
              children: [
                TemplateNode(
                  .item, width: .fractionOfWidth(2 / 3), height: .fractionOfHeight(1),
                  insets: Insets(top: 5, leading: 10, bottom: 10, trailing: 5)),
                TemplateNode(
                  .group(
                    .vertical, spacing: .fixed(0),
                    children: [
                      TemplateNode(
                        .item, width: .fractionOfWidth(1), height: .fractionOfHeight(1 / 3),
                        insets: Insets(top: 5, leading: 5, bottom: 10, trailing: 10),
                        repetition: .repeated(3))
                    ]), width: .fractionOfWidth(1 / 3), height: .fractionOfHeight(1)),
              ]), width: .fractionOfWidth(1), height: .fractionOfHeight(1 / 2)),
        ]), width: .fractionOfWidth(1), height: .fractionOfHeight(1)))

  @Test("the reference's example reads as the value it means and prints as it is written")
  func reference() throws {
    #expect(try TemplateParser.parse(name: "news", text: Self.news) == Self.newsValue)
    #expect(TemplatePrinter.text(of: Self.newsValue) == Self.news)
  }

  @Test("a command's tokens read as the text between the braces does, from any layout of lines")
  func tokens() throws {
    let flat = Self.news.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
    for separator in ["\n", "; ", " ", " ;;\n "] {
      let command = "template news {" + flat.joined(separator: separator) + "}; items 5"
      let line = try #require(try Statement.split(command).first)
      let tokens = line.arguments.dropFirst()
      #expect(try TemplateParser.parse(name: "news", tokens: tokens) == Self.newsValue)
    }
  }

  @Test("the printed command reads back as a command")
  func printedCommand() throws {
    let command = TemplatePrinter.command(for: Self.newsValue)
    #expect(command.hasPrefix("template news {\n  group vertical 1w 1h {\n    item 1w 1/2h inset"))
    let line = try #require(try Statement.split(command).first)
    let tokens = line.arguments.dropFirst()
    #expect(try TemplateParser.parse(name: "news", tokens: tokens) == Self.newsValue)
  }

  @Test("statements about the section stand before the group, in any order")
  func section() throws {
    let text = "footer 20.5 bottom; header 1w 60 pinned; inset 1 2 3 4; between 8; "
    let template = try TemplateParser.parse(
      name: "s", text: text + "group horizontal 390 0.25w spacing 2 { item 1/0.5w 1h count 3 }")
    #expect(template.betweenGroups == 8)
    #expect(template.insets == Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(
      template.headers == [
        Supplementary(
          .size(width: .fractionOfWidth(1), height: .absolute(60)), isPinned: true)
      ])
    #expect(template.footers == [Supplementary(.length(20.5), edges: .bottom)])
    #expect(
      TemplatePrinter.text(of: template) == """
        between 8
        inset 1 2 3 4
        header 1w 60 pinned
        footer 20.5 bottom
        group horizontal 390 1/4w spacing 2 { item 2w 1h count 3 }
        """)
  }

  @Test("what is printed reads back as the same value, for 500 random templates")
  func printing() throws {
    var random = SplitMix(seed: 500)
    for number in 0..<500 {
      let template = random.sectionTemplate(name: "t\(number)")
      let text = TemplatePrinter.text(of: template)
      #expect(try TemplateParser.parse(name: "t\(number)", text: text) == template, "\(text)")
    }
  }

  @Test("so do 500 that say everything there is to say, and as commands, with any separators")
  func fullPrinting() throws {
    var random = SplitMix(seed: 501)
    for number in 0..<500 {
      let name = ["news", "my news", "é", "x{"][number % 4]
      let template = random.fullSectionTemplate(name: name)
      let text = TemplatePrinter.text(of: template)
      #expect(try TemplateParser.parse(name: name, text: text) == template, "\(text)")
      let flat = text.split(separator: "\n").joined(separator: " ; ")
      #expect(try TemplateParser.parse(name: name, text: flat) == template, "\(flat)")
      let command = TemplatePrinter.command(for: template)
      let line = try #require(try Statement.split(command + "; items 5").first)
      let arguments = line.arguments
      #expect(arguments.first?.text == name)
      let tokens = arguments.dropFirst()
      #expect(try TemplateParser.parse(name: name, tokens: tokens) == template, "\(command)")
    }
  }

  @Test("without separators it reads the same, too: no statement takes the words of the next")
  func withoutSeparators() throws {
    var random = SplitMix(seed: 300)
    for _ in 0..<300 {
      let template = random.fullSectionTemplate(name: "t")
      let text = TemplatePrinter.text(of: template).split(separator: "\n").joined(separator: " ")
      #expect(try TemplateParser.parse(name: "t", text: text) == template, "\(text)")
    }
  }

  @Test("a third prints as 1/3, every fraction up to 24 as itself, others as decimals")
  func ratios() {
    #expect(Ratio(1 / 3) == Ratio(2 / 6))
    for denominator in 1...24 {
      for numerator in 1...48 {
        let value = Double(numerator) / Double(denominator)
        let ratio = Ratio(value)
        #expect(ratio.map { Double($0.numerator) / Double($0.denominator) } == value)
      }
    }
    for value in [0.1234, 1e9, .nan, .infinity] { #expect(Ratio(value) == nil) }
  }

  @Test("groups nest 64 deep and no deeper, whatever the depth")
  func depth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "group vertical 1w 1h { ", count: depth) + "item 1w 1h"
        + String(repeating: " }", count: depth)
    }
    #expect(throws: Never.self) { try TemplateParser.parse(name: "deep", text: nested(64)) }
    for depth in [65, 1000, 100_000] {
      #expect(throws: LabError(.nestedTooDeeply(limit: 64), at: SourceSpan(23 * 64, 23 * 64 + 5))) {
        try TemplateParser.parse(name: "deep", text: nested(depth))
      }
    }
  }
}
