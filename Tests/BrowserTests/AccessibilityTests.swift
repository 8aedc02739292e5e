import Testing

/// What people get who do not see the page, or do not use a pointer.
extension BrowserTests {
  @Test(
    "a screen reader finds a list of elements, named fields and buttons, and regions that announce",
    .disabled(if: InBrowser.isFirefox, "roles are compared in Chromium"))
  func screenReader() async throws {
    let page = try ExportedPage("use list; sizes 40; items 2; sweep spacing 0 10")
    let browser = try await page.open()
    try await browser.press([.tab, .down])
    let roles = ["heading", "listbox", "option", "slider", "textbox", "button", "status"]
    let nodes = try await browser.accessibleNodes().filter { node in
      roles.contains { node.hasPrefix($0 + " ") }
    }
    #expect(
      nodes == [
        "heading list: 2 items, level 1", "listbox Elements of list: 2 items",
        "option item 0, x 0, y 0, width 390, height 40, selected 1",
        "option item 1, x 0, y 50, width 390, height 40", "heading Variants, level 2",
        "slider Variants, value 1", "status , live polite", "status , live polite",
        "heading Element, level 2", "status , live polite", "heading Query, level 2",
        "textbox x, value 0", "textbox y, value 0", "textbox width, value 390",
        "textbox height, value 844", "button Query", "button Clear, disabled 1",
        "button Draw by touch, pressed false", "status , live polite",
        "heading Prepare, step by step, level 2", "button Previous step",
        "slider Prepare, step by step, value 2", "button Next step, disabled 1",
        "button Play, pressed false", "status , live polite",
      ])
    let values: [String] = try await browser.run(
      "return [...document.querySelectorAll('input[type=range]')].map(node => node.ariaValueText)")
    #expect(values == ["spacing 10", "2 elements placed"])
    // What a screen reader announces: the arithmetic of the element, and the answer of a query.
    #expect(try await text("#element[role=status] .name", browser).hasPrefix("0"))
    try await browser.press([.tab, .tab, .tab, .tab, .tab, .enter])
    #expect(try await text("#answer[role=status] #hits", browser) == "2 items: 0 1")
    try await expectSilence()
  }

  @Test("the tabulator goes to the screen, then to the panels from top to bottom, and leaves")
  func focusOrder() async throws {
    let browser = try await ExportedPage("use masonry; items 30; sweep columns 1 2").open()
    var order: [String] = []
    for _ in 0..<10 {
      try await browser.press([.tab])
      order.append(
        try await browser.run(
          "const { id, textContent } = document.activeElement; return id || textContent"))
    }
    #expect(
      order == [
        "screen", "variant", "query-x", "query-y", "query-width", "query-height", "Query", "draw",
        "back", "step",
      ])
    try await expectSilence()
  }
}
