import Foundation
import Testing

/// Runs the tests of a suite in a browser that they share.
struct InBrowser: SuiteTrait, TestScoping {
  @TaskLocal static var browser: Browser?

  /// Whether chromium and chromedriver are in the search path.
  static let isInstalled: Bool = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return ["chromium", "chromedriver"].allSatisfy { name in
      folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
  }()

  /// Where the tests of `.ci/run` run, a missing browser is a failure.
  static let isRequired: Bool = {
    #if os(Linux)
      ProcessInfo.processInfo.environment["CI"]?.isEmpty == false
    #else
      false
    #endif
  }()

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let browser = try await Browser()
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
    .enabled(
      if: InBrowser.isInstalled || InBrowser.isRequired,
      "no chromium and chromedriver: apt-get install -y chromium chromium-driver")
  }
}
