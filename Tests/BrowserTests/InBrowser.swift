import Foundation
import Testing

/// Runs the tests of a suite in a browser that they share: Chromium, or Firefox where
/// `LAYOUTLAB_BROWSER` is `firefox`.
struct InBrowser: SuiteTrait, TestScoping {
  @TaskLocal static var browser: Browser?

  private static let environment = ProcessInfo.processInfo.environment

  static let isFirefox = environment["LAYOUTLAB_BROWSER"] == "firefox"

  /// What Firefox is called here: Debian has the version with long support.
  static let firefox = ["firefox-esr", "firefox"].first(where: isInPath) ?? "firefox"

  private static func isInPath(_ name: String) -> Bool {
    (environment["PATH"]?.split(separator: ":") ?? []).contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  /// Whether the programs are in the search path.
  static let isInstalled =
    isFirefox ? isInPath(firefox) : ["chromium", "chromedriver"].allSatisfy(isInPath)

  /// What to do where they are not.
  static var remedy: Comment {
    isFirefox
      ? "no firefox: apt-get install -y firefox-esr"
      : "no chromium and chromedriver: apt-get install -y chromium chromium-driver"
  }

  /// Where the tests of `.ci/run` run, a missing browser is a failure.
  static let isRequired: Bool = {
    #if os(Linux)
      environment["CI"]?.isEmpty == false
    #else
      false
    #endif
  }()

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let driver: any BrowserDriver =
      if Self.isFirefox { try await Firefox() } else { try await Chromium() }
    let browser = Browser(driver)
    do {
      try await Self.$browser.withValue(browser, operation: function)
    } catch {
      await browser.end()
      throw error
    }
    await browser.end()
  }
}

extension Trait where Self == InBrowser {
  static var inBrowser: InBrowser { InBrowser() }
}

extension Trait where Self == ConditionTrait {
  static var withBrowser: ConditionTrait {
    .enabled(if: InBrowser.isInstalled || InBrowser.isRequired, InBrowser.remedy)
  }
}
