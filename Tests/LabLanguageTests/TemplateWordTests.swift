import LabLanguage
import LayoutCore
import Testing

@Suite("Words of group descriptions")
struct TemplateWordTests {
  private func template(_ text: String) throws -> SectionTemplate {
    try TemplateParser.parse(name: "t", text: text)
  }

  /// The node of a group of one.
  private func node(_ text: String) throws -> TemplateNode {
    let group = try template("group vertical 1w 1h { \(text) }").group
    guard case .group(_, _, let children) = group.content else { return group }
    return try #require(children.first)
  }

  @Test("what is said of the section is what NSCollectionLayoutSection has")
  func section() throws {
    let text = """
      between 8
      inset 0
      reference layoutMargins
      followinsets off
      header 60
      header 1/2w ~44 top trailing offset 4 -4 pinned over z 7 kind title
      footer 0.5w 20 bottom leading
      background
      background inset 1 2 3 4 z -5 kind "a b"
      orthogonal groupPagingCentered
      group vertical 1w 100 { item 1w 1h }
      """
    let template = try template(text)
    #expect(template.betweenGroups == 8)
    #expect(template.insets == .zero)
    #expect(template.insetsReference == .layoutMargins)
    #expect(!template.followsInsets)
    #expect(
      template.headers == [
        Supplementary(length: 60),
        Supplementary(
          .size(width: .fractionOfWidth(0.5), height: .estimated(44)), isPinned: true,
          edges: [.top, .trailing], offset: Point(x: 4, y: -4), extendsBoundary: false, zIndex: 7,
          kind: "title"),
      ])
    #expect(
      template.footers == [
        Supplementary(
          .size(width: .fractionOfWidth(0.5), height: .absolute(20)), edges: [.bottom, .leading])
      ])
    #expect(
      template.backgrounds == [
        Background(),
        Background(
          kind: "a b", insets: Insets(top: 1, leading: 2, bottom: 3, trailing: 4), zIndex: -5),
      ])
    #expect(template.orthogonal == .groupPagingCentered)
    #expect(
      TemplatePrinter.text(of: template)
        == text.replacing("0.5w 20", with: "1/2w 20"))
  }

  @Test("defaults need not be said, and are not printed")
  func defaults() throws {
    let said = try template(
      "between 0; reference automatic; followinsets on; header 60 offset 0 0 z 1; background z -1 "
        + "inset 0 kind background; group vertical 1w 1h inset 0 spacing 0 edge 0 { "
        + "item 1w 1h edge 0 0 0 0 badge 20 20 offset 0 0 z 1 kind badge }")
    let unsaid = try template(
      "header 60; background; group vertical 1w 1h { item 1w 1h badge 20 20 }")
    #expect(said == unsaid)
    #expect(
      TemplatePrinter.text(of: said) == """
        header 60
        background
        group vertical 1w 1h { item 1w 1h badge 20 20 }
        """)
  }

  @Test("every way to write a length")
  func dimensions() throws {
    let written: [(String, Dimension)] = [
      ("120", .absolute(120)), ("0.5w", .fractionOfWidth(0.5)), ("1/3w", .fractionOfWidth(1 / 3)),
      ("1/2h", .fractionOfHeight(0.5)), ("~44", .estimated(44)), ("~0.5", .estimated(0.5)),
      ("~=44", .uniformAcrossSiblings(44)), ("1e2", .absolute(100)),
    ]
    for (text, dimension) in written {
      let node = try node("item \(text) \(text)")
      #expect(node.width == dimension && node.height == dimension, "\(text)")
    }
  }

  @Test("distances are fixed, or at least so many points")
  func distances() throws {
    let group = try template("group horizontal 1w 40 spacing >=8 { item 1/4w 1h }").group
    #expect(
      group.content
        == .group(
          .horizontal, spacing: .flexible(8),
          children: [
            TemplateNode(.item, width: .fractionOfWidth(0.25), height: .fractionOfHeight(1))
          ]))
    let all = try node("item 1w 1h edge >=0")
    #expect(
      all.edges
        == EdgeSpacing(
          top: .flexible(0), leading: .flexible(0), bottom: .flexible(0), trailing: .flexible(0)))
    let each = try node("item 1w 1h edge 1 >=2 3 >=4")
    #expect(
      each.edges
        == EdgeSpacing(
          top: .fixed(1), leading: .flexible(2), bottom: .fixed(3), trailing: .flexible(4)))
  }

  @Test("a badge has a point of its node, perhaps one of its own, and offsets")
  func badges() throws {
    let node = try node(
      """
      item 1w 1h badge 20 1/4h top trailing offset 0.5w -1/2h badge ~30 10 anchor \
        badge 8 8 leading offset 1 2 anchor bottom trailing offset -3 4 z 9 kind "a b" repeat 2
      """)
    #expect(node.repetition == .repeated(2))
    #expect(
      node.views == [
        AnchoredView(
          width: .absolute(20), height: .fractionOfHeight(0.25),
          anchor: Anchor([.top, .trailing], offset: .fractional(Point(x: 0.5, y: -0.5)))),
        AnchoredView(
          width: .estimated(30), height: .absolute(10), anchor: Anchor([]), itemAnchor: Anchor([])),
        AnchoredView(
          kind: "a b", width: .absolute(8), height: .absolute(8),
          anchor: Anchor(.leading, offset: .absolute(Point(x: 1, y: 2))),
          itemAnchor: Anchor(
            [.bottom, .trailing], offset: .absolute(Point(x: -3, y: 4))), zIndex: 9),
      ])
  }

  @Test("a custom group is a list of frames, outermost or in a group")
  func customGroups() throws {
    let outer = try template(
      "custom 1w 200 inset 8 { frame -4 0w 1/2w 1h; frame -1/2w 10 40 0.25h z 3 }"
    ).group
    let frames = [
      CustomFrame(
        x: .absolute(-4), y: .fractionOfWidth(0), width: .fractionOfWidth(0.5),
        height: .fractionOfHeight(1)),
      CustomFrame(
        x: .fractionOfWidth(-0.5), y: .absolute(10), width: .absolute(40),
        height: .fractionOfHeight(0.25), zIndex: 3),
    ]
    #expect(
      outer
        == TemplateNode(
          .custom(frames), width: .fractionOfWidth(1), height: .absolute(200), insets: Insets(8)))
    let inner = try node("custom 1w 50 count 2 edge 4 { frame 0 0 1w 1h }")
    #expect(inner.repetition == .counted(2))
    #expect(
      TemplatePrinter.text(of: SectionTemplate(name: "t", group: outer)) == """
        custom 1w 200 inset 8 {
          frame -4 0w 1/2w 1h
          frame -1/2w 10 40 1/4h z 3
        }
        """)
    #expect(
      TemplatePrinter.text(of: SectionTemplate(name: "t", group: inner))
        == "custom 1w 50 edge 4 count 2 { frame 0 0 1w 1h }")
  }

  @Test("help and completion have every word that errors name, and no other")
  func everyWord() {
    func expected(_ text: String) -> Set<String> {
      let error = #expect(throws: LabError.self) { try template(text) }
      let message = error?.message ?? ""
      let list =
        message.firstRange(of: "expected ").map { message[$0.upperBound...].prefix { $0 != ";" } }
        ?? ""
      return Set(list.split(whereSeparator: { !$0.isLetter }).map(String.init)).subtracting(["or"])
    }
    func names(_ words: [TemplateWord]) -> Set<String> { Set(words.map(\.name)) }
    #expect(expected("") == names(TemplateWords.statements).union(["group", "custom"]))
    let settings = names(TemplateWords.settings)
    #expect(expected("group vertical 1w 1h") == settings)
    #expect(expected("custom 1w 1h") == settings.subtracting(["spacing"]))
    let inside = expected("group vertical 1w 1h { x }")
    let frames = expected("custom 1w 1h { x }")
    #expect(inside.union(frames) == names(TemplateWords.nodes))
    let all = TemplateWords.all.map(\.name)
    #expect(Set(all).count == all.count)
    #expect(TemplateWords.all.allSatisfy { $0.form.hasPrefix($0.name) && $0.summary.count <= 75 })
  }

  @Test("a custom group has up to 100,000 frames")
  func mostFrames() throws {
    func text(_ count: Int) -> String {
      "custom 1w 1h {\n" + String(repeating: "frame 0 0 1 1\n", count: count) + "}"
    }
    guard case .custom(let frames) = try template(text(100_000)).group.content else {
      Issue.record("no custom group")
      return
    }
    #expect(frames.count == 100_000)
    let place = SourceSpan(15 + 14 * 100_000, 20 + 14 * 100_000)
    let error = LabError(.template("a custom group has at most 100,000 frames"), at: place)
    #expect(throws: error) { try template(text(100_001)) }
  }
}
