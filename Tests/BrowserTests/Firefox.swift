import Foundation

/// Firefox, which speaks Marionette: WebDriver's commands as JSON over a plain connection.
final class Firefox: BrowserDriver {
  private let process = Process()
  private let profile = FileManager.default.temporaryDirectory
    .appendingPathComponent("layoutlab-firefox-\(UUID().uuidString)")
  private let connection: Int32

  /// Starts Firefox without a window, with a new profile.
  init() async throws {
    try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
    // Port 0: it takes any, and writes which to its profile.
    try Data("user_pref(\"marionette.port\", 0);\n".utf8)
      .write(to: profile.appendingPathComponent("user.js"))
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "HOME=\(profile.path)", InBrowser.firefox, "--headless", "--marionette",
      "--remote-allow-system-access", "--no-remote", "--profile", profile.path,
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let file = profile.appendingPathComponent("MarionetteActivePort")
    var port: Int?
    while port == nil, process.isRunning {
      try await Task.sleep(for: .milliseconds(50))
      port = (try? String(contentsOf: file, encoding: .utf8)).flatMap { Int($0) }
    }
    guard let port else { throw Browser.Failure(description: "firefox did not start") }
    connection = try Loopback.connected(to: port)
    // It begins with its name and version.
    _ = try message()
    _ = try command("WebDriver:NewSession", [:])
  }

  func end() async {
    _ = try? command("Marionette:Quit", ["flags": ["eForceQuit"]])
    close(connection)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: profile)
  }

  func send(_ command: WebDriverCommand, _ body: [String: Any]) async throws -> Any {
    let name =
      switch command {
      case .open: "Navigate"
      case .run: "ExecuteScript"
      case .runLater: "ExecuteAsyncScript"
      case .act: "PerformActions"
      }
    return try self.command("WebDriver:\(name)", body)
  }

  /// The size of the page in its window, which itself cannot be as narrow as a phone.
  func resize(_ width: Int, _ height: Int) async throws {
    _ = try command("WebDriver:SetWindowRect", ["width": 1700, "height": 1200])
    _ = try own(
      "Object.assign(gBrowser.selectedBrowser.style, { flex: 'none', width: `${arguments[0]}px`, "
        + "height: `${arguments[1]}px` })", width, height)
    let size = "innerWidth === \(width) && innerHeight === \(height)"
    _ = try command(
      "WebDriver:ExecuteAsyncScript",
      [
        "script":
          "const look = () => \(size) ? arguments[0](true) : requestAnimationFrame(look); look()",
        "args": [Int](),
      ])
  }

  func emulate(_ features: [String: String], on medium: String) async throws {
    _ = try own(
      """
      const [scheme, motion, medium] = arguments;
      const context = gBrowser.selectedBrowser.browsingContext;
      context.prefersColorSchemeOverride = scheme || 'none';
      context.mediumOverride = medium;
      Services.prefs.setIntPref('ui.prefersReducedMotion', motion === 'reduce' ? 1 : 0);
      """, features["prefers-color-scheme"] ?? "", features["prefers-reduced-motion"] ?? "",
      medium == "screen" ? "" : medium)
    // Style follows in a later frame.
    let conditions = features.map { "matchMedia('(\($0.key): \($0.value))').matches" }
    let isSet = (conditions + ["matchMedia('\(medium)').matches"]).joined(separator: " && ")
    _ = try command(
      "WebDriver:ExecuteAsyncScript",
      [
        "script": "const look = () => \(isSet) ? arguments[0](true) : setTimeout(look, 10); look()",
        "args": [Int](),
      ])
  }

  func offences() async throws -> [String] {
    let errors = try own(
      """
      const messages = Services.console.getMessageArray().filter(message =>
        message instanceof Ci.nsIScriptError && message.sourceName.endsWith('/page.html')
          && !(message.flags & Ci.nsIScriptError.warningFlag));
      Services.console.reset();
      return messages.map(message => message.errorMessage)
      """)
    let requests = try command(
      "WebDriver:ExecuteScript",
      [
        "script": "return performance.getEntriesByType('resource').map(entry => entry.name)",
        "args": [Int](),
      ])
    return [errors, requests].flatMap { $0 as? [String] ?? ["no list: \($0)"] }
  }

  /// Not for tests yet: its tree has other roles than Chromium's.
  func accessibleNodes() async throws -> [String] { [] }

  // MARK: Marionette

  /// The value of `script`, which runs in the browser itself rather than in the page.
  private func own(_ script: String, _ arguments: Any...) throws -> Any {
    _ = try command("Marionette:SetContext", ["value": "chrome"])
    defer { _ = try? command("Marionette:SetContext", ["value": "content"]) }
    return try command("WebDriver:ExecuteScript", ["script": script, "args": arguments])
  }

  /// The value of the answer to a command: `[0, id, name, parameters]` gets `[1, id, error, result]`.
  private func command(_ name: String, _ parameters: [String: Any]) throws -> Any {
    let body = try JSONSerialization.data(withJSONObject: [0, 1, name, parameters] as [Any])
    try Loopback.send(Data("\(body.count):".utf8) + body, on: connection)
    guard let answer = try message() as? [Any], answer.count == 4 else {
      throw Browser.Failure(description: "\(name): firefox gave no answer")
    }
    if let error = answer[2] as? [String: Any] {
      throw Browser.Failure(
        description: "\(name): \(error["error"] ?? ""): \(error["message"] ?? "")")
    }
    let result = answer[3]
    return (result as? [String: Any])?["value"] ?? result
  }

  /// The next message: its number of bytes, a colon, and JSON.
  private func message() throws -> Any {
    var length = 0
    while let byte = try Loopback.bytes(1, from: connection).first, byte != UInt8(ascii: ":") {
      length = 10 * length + Int(byte) - Int(UInt8(ascii: "0"))
    }
    return try JSONSerialization.jsonObject(with: try Loopback.bytes(length, from: connection))
  }
}
