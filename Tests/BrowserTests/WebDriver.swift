import Foundation

/// A browser that chromedriver drives: WebDriver (W3C) over HTTP on this machine's loopback.
final class Browser: Sendable {
  private let driver: Driver
  private let session: String

  /// What went wrong, as the driver reports it.
  struct Failure: Error, CustomStringConvertible { let description: String }

  /// Starts chromedriver and, with it, Chromium without a window.
  init() async throws {
    driver = try Driver()
    let options: [String: Any] = [
      "args": [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--hide-scrollbars", "--window-size=1600,1000",
      ]
    ]
    let capabilities: [String: Any] = [
      "browserName": "chrome", "goog:chromeOptions": options,
      "goog:loggingPrefs": ["browser": "ALL", "performance": "ALL"],
    ]
    do {
      let answer = try await driver.send(
        "POST", "/session", ["capabilities": ["alwaysMatch": capabilities]])
      session = (answer as? [String: Any])?["sessionId"] as? String ?? ""
    } catch {
      driver.end()
      throw error
    }
  }

  /// Ends the browser and its driver.
  func end() async {
    _ = try? await driver.send("DELETE", "/session/\(session)", nil)
    driver.end()
  }

  private func send(_ path: String, _ body: [String: Any]) async throws -> Any {
    try await driver.send("POST", "/session/\(session)\(path)", body)
  }

  /// Opens the file at `path`.
  func open(_ path: String) async throws {
    _ = try await send("/url", ["url": URL(fileURLWithPath: path).absoluteString])
  }

  /// The value that the JavaScript function body `script` returns, as JSON: false, true, a number,
  /// a string, an array or a dictionary.
  func run<Value>(_ script: String, _ arguments: Any..., as type: Value.Type = Value.self)
    async throws -> Value
  {
    let value = try await send("/execute/sync", ["script": script, "args": arguments])
    guard let value = value as? Value else {
      throw Failure(description: "\(script) returned \(value)")
    }
    return value
  }

  /// Waits until `condition`, a JavaScript expression, is true: a page can take some frames.
  func wait(for condition: String) async throws {
    let script = """
      const done = arguments[0];
      const look = () => (\(condition)) ? done(true) : requestAnimationFrame(look);
      look();
      """
    _ = try await send("/execute/async", ["script": script, "args": []])
  }

  /// A command of the Chrome DevTools Protocol.
  func command(_ name: String, _ parameters: [String: Any]) async throws {
    _ = try await send("/goog/cdp/execute", ["cmd": name, "params": parameters])
  }

  /// The width and height of the page's window, in CSS pixels.
  func resize(_ width: Int, _ height: Int) async throws {
    try await command(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// What media queries find, by feature; others are as the system has them.
  func emulate(_ features: [String: String]) async throws {
    let list = features.map { ["name": $0.key, "value": $0.value] }
    try await command("Emulation.setEmulatedMedia", ["features": list])
  }

  /// The mouse, from one point of the window over others, with the button held.
  func drag(_ points: [(x: Int, y: Int)]) async throws {
    var actions = points.map {
      ["type": "pointerMove", "duration": 0, "x": $0.x, "y": $0.y] as [String: Any]
    }
    actions.insert(["type": "pointerDown", "button": 0], at: min(1, actions.count))
    actions.append(["type": "pointerUp", "button": 0])
    try await act([
      "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"], "actions": actions,
    ])
  }

  /// A turn of the wheel over a point of the window, in CSS pixels.
  func wheel(at point: (x: Int, y: Int), by distance: Int) async throws {
    let action: [String: Any] = [
      "type": "scroll", "x": point.x, "y": point.y, "deltaX": 0, "deltaY": distance, "duration": 0,
    ]
    try await act(["type": "wheel", "id": "wheel", "actions": [action]])
  }

  /// Keys, one after another.
  func press(_ keys: [Key]) async throws {
    let actions = keys.flatMap { key in
      [["type": "keyDown", "value": key.rawValue], ["type": "keyUp", "value": key.rawValue]]
    }
    try await act(["type": "key", "id": "keyboard", "actions": actions])
  }

  /// Keys by their code points in WebDriver.
  enum Key: String {
    case tab = "\u{E004}"
    case enter = "\u{E007}"
    case escape = "\u{E00C}"
    case space = " "
    case pageDown = "\u{E00F}"
    case end = "\u{E010}"
    case home = "\u{E011}"
    case left = "\u{E012}"
    case up = "\u{E013}"
    case right = "\u{E014}"
    case down = "\u{E015}"
  }

  private func act(_ source: [String: Any]) async throws {
    _ = try await send("/actions", ["actions": [source]])
  }

  /// What the browser has logged since the last call: `browser` is the console, `performance` the
  /// events of the DevTools, each as JSON.
  func log(_ kind: String) async throws -> [String] {
    let entries = try await send("/se/log", ["type": kind]) as? [[String: Any]] ?? []
    return entries.compactMap { $0["message"] as? String }
  }
}

/// The process that drives browsers.
private final class Driver: Sendable {
  private let process: Process
  private let port: Int

  init() throws {
    process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["chromedriver", "--port=0"]
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    // It prints the port once it listens.
    var text = ""
    while let piece = try output.fileHandleForReading.read(upToCount: 1), !piece.isEmpty {
      text += String(decoding: piece, as: UTF8.self)
      if text.contains("successfully on port"), text.hasSuffix("\n") { break }
    }
    let sentence = text.components(separatedBy: "successfully on port ").last ?? ""
    guard let port = Int(sentence.prefix { $0.isNumber }) else {
      process.terminate()
      throw Browser.Failure(description: "chromedriver did not start: \(text)")
    }
    self.port = port
  }

  func end() { kill(process.processIdentifier, SIGKILL) }

  /// The value of the answer to a command.
  func send(_ method: String, _ path: String, _ body: [String: Any]?) async throws -> Any {
    let data = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let answer = try JSONSerialization.jsonObject(
      with: try Loopback.answer(to: method, path, data, port: port))
    let value = (answer as? [String: Any])?["value"] ?? NSNull()
    if let error = (value as? [String: Any])?["error"] as? String {
      let message = (value as? [String: Any])?["message"] as? String ?? ""
      throw Browser.Failure(description: "\(path): \(error): \(message)")
    }
    return value
  }
}
