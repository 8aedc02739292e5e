import Testing

extension BrowserTests {
  func text(_ selector: String, _ browser: Browser) async throws -> String {
    try await browser.run(
      "return document.querySelector(arguments[0])?.textContent ?? ''", selector)
  }

  func count(_ selector: String, _ browser: Browser) async throws -> Int {
    try await browser.run("return document.querySelectorAll(arguments[0]).length", selector)
  }

  func click(_ id: String, _ browser: Browser) async throws {
    let _: Bool = try await browser.run(
      "document.getElementById(arguments[0]).click(); return true", id)
  }

  /// Moves the slider to variant `number`; whether elements move to their places.
  func choose(_ number: Int, _ browser: Browser) async throws -> Bool {
    try await browser.run(
      "const slider = document.getElementById('variant'); slider.value = arguments[0]; "
        + "slider.dispatchEvent(new Event('input')); "
        + "return document.getElementById('content').classList.contains('moving') "
        + "&& getComputedStyle(document.querySelector('.element')).transitionDuration !== '0s'",
      number)
  }

  /// No error on the console, and no request but for the files themselves.
  func expectSilence() async throws {
    let browser = try #require(InBrowser.browser)
    #expect(try await browser.offences() == [])
  }
}
