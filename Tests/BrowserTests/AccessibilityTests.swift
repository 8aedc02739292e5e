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
    let nodes = try await browser.accessibleNodes()
    let expected = [
      "RootWebArea | list: 2 items", "heading | list: 2 items | level 1",
      "listbox | Elements of list: 2 items",
      "option | item 0, x 0, y 0, width 390, height 40 | selected 1",
    ]
    #expect(nodes == expected)
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
