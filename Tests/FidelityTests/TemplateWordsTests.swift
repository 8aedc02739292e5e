import Foundation
import Testing

/// The words of compositional cases, in the spellings of their suites, as words of the lab.
@Suite("Fidelity: words of a template")
struct TemplateWordsTests {
  private static func facts(_ json: String) throws -> Facts {
    let fact = try JSONDecoder().decode(Fact.self, from: Data(json.utf8))
    return Facts(fact.members ?? [:], path: "section")
  }

  private static let plain = #""width": "fractionalWidth(1)", "height": "absolute(40)""#
  private static let group = #""group": {"axis": "horizontal", \#(plain), "subitems": []}"#

  /// Members of a section, and the statements for them.
  static let statements =
    [
      (#""interGroupSpacing": 8"#, "between 8"),
      (#""contentInsets": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4}"#, "inset 1 2 3 4"),
      (#""contentInsets": {"leading": 5}"#, "inset 0 5 0 0"),
      (#""contentInsets": [1, 2, 3, 4]"#, "inset 1 2 3 4"),
      (#""contentInsets": 6"#, "inset 6 6 6 6"),
      (#""contentInsetsReference": "layoutMargins""#, "reference layoutMargins"),
      (#""supplementariesFollowContentInsets": false"#, "followinsets off"),
      (#""supplementariesFollowContentInsets": true"#, "followinsets on"),
      (#""orthogonalScrollingBehavior": "groupPagingCentered""#, "orthogonal groupPagingCentered"),
      (#""orthogonalScrollingBehavior": "none""#, nil),
      (#""decorationItems": ["back"]"#, "background kind back"),
      (
        #""decorationItems": [{"kind": "background", "contentInsets": {"top": 4}, "zIndex": -1}]"#,
        "background inset 4 0 0 0 z -1"
      ),
    ] as [(String, String?)]

  @Test("a section's statements", arguments: statements)
  func statement(json: String, words: String?) throws {
    var facts = try Self.facts("{\(json), \(Self.group)}")
    let rest = "group horizontal 1w 40 {  }"
    #expect(try TemplateWords.section(&facts) == [words].compactMap(\.self) + [rest])
    try facts.finish()
  }

  /// Members of a header or footer besides its size.
  static let boundaries = [
    (#""kind": "header", "alignment": "top""#, "header 1w 40 top"),
    (#""kind": "footer", "alignment": "bottomTrailing""#, "footer 1w 40 bottom trailing"),
    (#""elementKind": "UICollectionElementKindSectionHeader""#, "header 1w 40"),
    (#""kind": "header", "pinToVisibleBounds": true, "zIndex": 2"#, "header 1w 40 pinned z 2"),
    (#""kind": "footer", "extendsBoundary": false"#, "footer 1w 40 over"),
    (#""kind": "header", "absoluteOffset": [3, -4]"#, "header 1w 40 offset 3 -4"),
    (#""kind": "header", "measuredHeight": 75.5"#, "header 1w 40"),
  ]

  @Test("headers and footers", arguments: boundaries)
  func boundary(json: String, words: String) throws {
    var facts = try Self.facts("{\(json), \(Self.plain)}")
    #expect(try TemplateWords.boundary(&facts) == words)
    try facts.finish()
  }

  /// Members of a group besides its size, and the words up to its subitems.
  static let groups = [
    (#""axis": "vertical", "interItemSpacing": "fixed(8)""#, "group vertical 1w 40 spacing 8 {  }"),
    (
      #""axis": "vertical", "interItemSpacing": "flexible(8)""#,
      "group vertical 1w 40 spacing >=8 {  }"
    ),
    (
      #""axis": "vertical", "edgeSpacing": {"leading": "flexible(0)", "top": "fixed(2)"}"#,
      "group vertical 1w 40 edge 2 >=0 0 0 {  }"
    ),
    (
      #""axis": "vertical", "subitem": {"width": 9, "height": ".estimated(44)"}, "count": 2"#,
      "group vertical 1w 40 { item 9 ~44 count 2 }"
    ),
    (
      #""axis": "vertical", "repeatingSubitem": {"width": "fractionalWidth( 1/3 )", "#
        + #""height": "uniformAcrossSiblings(estimate: 30)"}, "count": 3"#,
      "group vertical 1w 40 { item 1/3w ~=30 repeat 3 }"
    ),
    (
      #""axis": "vertical", "subitems": [{"item": {"width": 9, "contentInsets": 1}}, "#
        + #"{"group": {"axis": "horizontal", "width": 5, "height": 6, "subitems": []}}]"#,
      "group vertical 1w 40 { item 9 1h inset 1 1 1 1; group horizontal 5 6 {  } }"
    ),
    (
      #""axis": "custom", "frames": [[0, 1, 2, 3], {"frame": [4, 5, 6, 7], "zIndex": 1}]"#,
      "custom 1w 40 { frame 0 1 2 3; frame 4 5 6 7 z 1 }"
    ),
    (
      #""axis": "vertical", "supplementaryItems": [{"kind": "new", "width": 5, "height": 6, "#
        + #""containerAnchor": {"edges": ["top", "trailing"], "fractionalOffset": [0.5, -0.5]}, "#
        + #""itemAnchor": {"edges": ["leading"], "absoluteOffset": [1, 2]}, "zIndex": 3}]"#,
      "group vertical 1w 40 badge 5 6 top trailing offset 0.5w -0.5h "
        + "anchor leading offset 1 2 z 3 kind new {  }"
    ),
  ]

  @Test("groups and what is in them", arguments: groups)
  func group(json: String, words: String) throws {
    var facts = try Self.facts("{\(json), \(Self.plain)}")
    #expect(try TemplateWords.group(&facts) == words)
    try facts.finish()
    // The lab reads it, too, once there is something in it.
    var stage = try Stage()
    try stage.run("template t { \(words.replacing("{  }", with: "{ item 1 1 }")) }")
  }

  @Test("where content and strips are scrolled to")
  func scrolling() throws {
    func commands(_ container: String, _ config: String) throws -> [String] {
      let json = """
        {"id": "a", "truth": "uikit-measured", "container": {\(container)}, "config": {\(config)},
        "sectionsCounts": [3, 4], "expected": {}}
        """
      let fact = try JSONDecoder().decode(Fact.self, from: Data(json.utf8))
      var facts = try FidelityCase(fact, suite: "a")
      return try ScrollWords(&facts).commands
    }
    #expect(try commands(#""visibleRect": [0, 0, 9, 9]"#, "") == [])
    #expect(try commands(#""visibleRect": [0, 120, 9, 9]"#, "") == ["scroll to 120"])
    #expect(
      try commands(#""contentOffset": [7, 0]"#, #""scrollDirection": "horizontal""#)
        == ["scroll to 7"])
    for offsets in [#"[null, 390]"#, #"{"1": 390}"#, "[[1, 390]]", #"{"section 1": [390, 0]}"#] {
      #expect(
        try commands("", #""orthogonalOffsets": \#(offsets)"#) == ["section 1 scroll to 390"])
    }
    #expect(
      try commands("", #""section": {"orthogonalScrollOffset": 390}"#)
        == ["section 0 scroll to 390", "section 1 scroll to 390"])
    #expect(
      try commands("", #""sections": [{}, {"orthogonalOffset": 390}]"#)
        == ["section 1 scroll to 390"])
  }

  @Test("sections with descriptions of their own, measured headers and views of the whole layout")
  func sections() throws {
    let section =
      #"{"boundarySupplementaryItems": [{"kind": "header", "#
      + #""width": "fractionalWidth(1)", "height": "estimated(44)", "measuredHeight": 60}], "#
      + #"\#(Self.group.replacing("[]", with: #"[{"item": {"width": 9}}]"#))}"#
    let wide = #"{"kind": "footer", "width": "fractionalWidth(1)", "height": "absolute(20)"}"#
    let json = """
      {"id": "a", "truth": "uikit-measured", "container": {"width": 100, "height": 300},
      "config": {"api": "UICollectionViewCompositionalLayout", "sections": [\(section), \(section)],
      "configuration": {"interSectionSpacing": 8, "boundarySupplementaryItems": [\(wide)]}},
      "sectionsCounts": [1, 1],
      "expected": {"framesBySectionItem": [[0, 0, 0, 60, 9, 40], [1, 0, 0, 168, 9, 40]],
      "contentSize": [100, 228]}}
      """
    let fact = try JSONDecoder().decode(Fact.self, from: Data(json.utf8))
    #expect(Examination.outcome(of: fact, suite: "a", CompositionalMapping.plan) == .pass)
  }
}
