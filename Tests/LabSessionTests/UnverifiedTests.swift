import Testing

/// Rules that no picture of UIKit shows are the lab's own choice, and `why` marks them where the
/// number depends on them, and only there.
@Suite("UIKit not verified")
struct UnverifiedTests {
  /// The lines of the answer to `question` about three items of `template` that are marked.
  private func said(_ template: String, _ question: String) throws -> [String] {
    var bench = try Bench()
    _ = try bench.replies("items 3; template x { \(template) }; use compositional template=x")
    return bench.answer(question).filter { $0.hasPrefix("UIKit not verified: ") }
      .map { String($0.dropFirst("UIKit not verified: ".count)) }
  }

  @Test(
    "`why` reports an unverified choice if a number depends on it",
    arguments: [
      ("group horizontal 1w 50 { item 1w 1h }", "why 1.x", []),
      (
        "group horizontal 1w 50 { item 1w 1h }", "rtl on; why 1.x",
        ["groups from right to left"]
      ),
      (
        "group horizontal 50 1h { item 1w 1h }", "direction horizontal; rtl on; why 1.x",
        ["groups that follow one another horizontally", "groups from right to left"]
      ),
      (
        "group horizontal 1w 50 spacing >=5 { item 250 1h }", "why 1.x",
        ["a lone subitem of a flexible spacing is leading-aligned"]
      ),
      (
        "group horizontal 1w 50 spacing >=5 { item 150 1h }", "why 1.x",
        ["flexible gaps share the remaining space equally"]
      ),
      (
        "inset 0 9 0 9; orthogonal groupPagingCentered; group horizontal 0.5w 50 { item 1w 1h }",
        "why 1.x", ["every group stops at the centre, regardless of the insets"]
      ),
      (
        "inset 0 9 0 9; orthogonal groupPaging; group horizontal 0.5w 50 { item 1w 1h }",
        "section 0 page 1; why 1.x", []
      ),
      ("header 20; group horizontal 1w 50 { item 1w 1h }", "why 0.header.x", []),
      ("inset 9 0 9 0; header 20; group horizontal 1w 50 { item 1w 1h }", "why 0.header.x", []),
      (
        "inset 9; header 20; group horizontal 1w 50 { item 1w 1h }", "why 0.header.x",
        ["insets narrow a header"]
      ),
      (
        "inset 9; followinsets off; footer 20; group horizontal 1w 50 { item 1w 1h }",
        "why 0.footer.x", ["insets do not narrow a footer"]
      ),
      (
        "header 60 20; group horizontal 1w 50 { item 1w 1h }", "why 0.header.x",
        ["a header that is not as wide as the available space"]
      ),
      (
        "header 20; background; group horizontal 1w 50 { item 1w 1h }", "why 0.background.height",
        ["it also includes headers and footers"]
      ),
      (
        "background; group horizontal 1w 50 { item 1w 1h }", "why 0.background.height", []
      ),
      (
        "group horizontal 1w 50 { item 1w 1h badge 9 9 top anchor bottom }", "why 1.badge.y",
        ["the point of the view is its own"]
      ),
      (
        "group horizontal 1w 50 { item 1w 1h }", "footer layout 20; why layout.footer.y",
        ["views of the whole layout come before and after all sections"]
      ),
    ] as [(String, String, [String])])
  func reported(template: String, question: String, choices: [String]) throws {
    #expect(try said(template, question) == choices)
  }

  @Test("flow says nothing of the kind about the breadth of its headers")
  func flow() throws {
    var bench = try Bench()
    #expect(
      bench.answer("inset 9; header 20; use flow; why 0.header.x")
        == ["insets do not narrow a header", "x = 0"])
  }
}
