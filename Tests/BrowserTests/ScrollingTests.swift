import LabLanguage
import LayoutCore
import Testing

/// What moves on a page, by which device, and what that costs.
extension BrowserTests {
  @Test("10,000 items scroll by wheel and keys; only those near the screen are there")
  func scrolling() async throws {
    let page = try ExportedPage("use masonry columns=4; items 10000")
    let browser = try await page.open()
    let place = "document.getElementById('screen').scrollTop"
    let first = "document.getElementById('element-0')"
    try await browser.wheel(at: (600, 400), by: 4000)
    try await browser.wait(for: "\(place) > 3500 && !\(first)")
    let _: Bool = try await browser.run("document.getElementById('screen').focus(); return true")
    try await browser.press([.pageDown])
    try await browser.wait(for: "\(place) > 4600")
    try await browser.press([.end])
    try await browser.wait(for: "document.getElementById('element-9999')?.matches('.selected')")
    #expect(try await count(".element", browser) < 300)
    try await browser.press([.home])
    try await browser.wait(for: "\(place) === 0 && \(first)?.matches('.selected')")
    #expect(try await count(".element", browser) < 300)
    try await expectSilence()
  }

  /// Scrolls 30 times by 300 pixels, and gives what each step added to the document, and how many
  /// elements are in it then.
  private static let countedScroll = """
    const screen = document.getElementById('screen');
    let added = 0;
    const observer = new MutationObserver(records => {
      for (const { addedNodes } of records) added += addedNodes.length;
    });
    observer.observe(document.getElementById('content'), { childList: true, subtree: true });
    const frame = () => new Promise(requestAnimationFrame);
    (async () => {
      const steps = [];
      while (steps.length < 30) {
        added = 0;
        screen.scrollTop += 300;
        for (let frames = 0; frames < 3; frames++) await frame();
        steps.push([added, document.querySelectorAll('.element').length]);
      }
      done(steps);
    })();
    """

  @Test("a step of scrolling adds the elements that come into sight, however many there are")
  func costOfScrolling() async throws {
    var counts: [[[Int]]] = []
    for items in [2000, 10_000, 20_000] {
      let browser = try await ExportedPage("use masonry columns=4; items \(items)").open()
      counts.append(try await browser.value(of: Self.countedScroll))
      // A screen reader gets them in their order, whatever came into sight first.
      let places: [String] = try await browser.run(
        "return [...document.querySelectorAll('.element')].map(node => node.ariaPosInSet)")
      #expect(places == places.sorted { Int($0) ?? 0 < Int($1) ?? 0 })
    }
    #expect(counts[0] == counts[1] && counts[1] == counts[2])
    let most = counts[0].reduce([0, 0]) { [max($0[0], $1[0]), max($0[1], $1[1])] }
    // Twice a screen of four columns, of items of 60 points and more.
    #expect((1...40).contains(most[0]) && (1...120).contains(most[1]), "\(most)")
    try await expectSilence()
  }

  @Test("a touch scrolls and taps; it draws a rectangle only where that is switched on")
  func touch() async throws {
    var page = try ExportedPage("use masonry columns=3; items 400")
    let browser = try await page.open()
    let origin: [Double] = try await browser.run(
      "const box = document.getElementById('content').getBoundingClientRect(); "
        + "return [box.left + 0.25, box.top + 0.25]")
    let (x, y) = (Int(origin[0]), Int(origin[1]))
    try await browser.drag(
      [(x + 150, y + 600), (x + 150, y + 500), (x + 150, y + 400), (x + 150, y + 300)], by: "touch")
    // Firefox gives the touches of WebDriver to pages, and does not scroll by them.
    if !InBrowser.isFirefox {
      try await browser.wait(for: "document.getElementById('screen').scrollTop > 100")
    }
    #expect(try await count("#rectangle, .hit, .selected", browser) == 0)
    #expect(try await text("#answer", browser).isEmpty)
    // The scroll has come to rest.
    let _: Bool = try await browser.value(
      of: """
        let [last, same] = [-1, 0];
        const look = () => {
          const place = document.getElementById('screen').scrollTop;
          same = place === last ? same + 1 : 0;
          last = place;
          if (same > 10) done(true); else requestAnimationFrame(look);
        };
        look();
        """)
    try await browser.drag([(x + 60, y + 250)], by: "touch")
    #expect(try await count(".selected", browser) == 1)
    let before: Double = try await browser.run("return document.getElementById('screen').scrollTop")
    try await click("draw", browser)
    try await browser.drag([(x + 30, y + 90), (x + 100, y + 200), (x + 260, y + 330)], by: "touch")
    let command = try await text("#answer code", browser)
    #expect(command.hasPrefix("query "))
    #expect(try await text("#hits", browser) == (try page.lines(command))[0])
    #expect(
      try await browser.run("return document.getElementById('screen').scrollTop") == before)
    try await expectSilence()
  }
}
