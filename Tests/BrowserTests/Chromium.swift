import Foundation

/// Chromium, which chromedriver drives: WebDriver over HTTP on this machine's loopback.
final class Chromium: BrowserDriver {
  private let process: Process
  private let port: Int
  private let session: String

  /// Starts chromedriver and, with it, Chromium without a window.
  init() async throws {
    (process, port) = try Self.started()
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
      let answer = try Self.answer(
        to: "POST", "/session", ["capabilities": ["alwaysMatch": capabilities]], port: port)
      session = (answer as? [String: Any])?["sessionId"] as? String ?? ""
    } catch {
      kill(process.processIdentifier, SIGKILL)
      throw error
    }
  }

  private static func started() throws -> (Process, port: Int) {
    let process = Process()
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
    return (process, port)
  }

  func end() async {
    _ = try? Self.answer(to: "DELETE", "/session/\(session)", nil, port: port)
    kill(process.processIdentifier, SIGKILL)
  }

  func send(_ command: WebDriverCommand, _ body: [String: Any]) async throws -> Any {
    let path =
      switch command {
      case .open: "/url"
      case .run: "/execute/sync"
      case .runLater: "/execute/async"
      case .act: "/actions"
      }
    return try send(path, body)
  }

  func resize(_ width: Int, _ height: Int) async throws {
    try devTools(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  func emulate(_ features: [String: String], on medium: String) async throws {
    let list = features.map { ["name": $0.key, "value": $0.value] }
    try devTools(
      "Emulation.setEmulatedMedia",
      ["media": medium == "screen" ? "" : medium, "features": list])
  }

  func offences() async throws -> [String] {
    try log("browser")
      + (try log("performance")).filter { event in
        guard event.contains("requestWillBeSent\"") else { return false }
        let root = try JSONSerialization.jsonObject(with: Data(event.utf8)) as? [String: Any]
        let message = root?["message"] as? [String: Any]
        let request = (message?["params"] as? [String: Any])?["request"] as? [String: Any]
        return (request?["url"] as? String)?.hasSuffix("/page.html") != true
      }
  }

  func accessibleNodes() async throws -> [String] {
    let answer = try devTools("Accessibility.getFullAXTree", [:]) as? [String: Any]
    let nodes = answer?["nodes"] as? [[String: Any]] ?? []
    let places = Dictionary(
      nodes.map { ($0["nodeId"] as? String ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    func texts(from node: [String: Any]) -> [String] {
      let inner = (node["childIds"] as? [String] ?? []).compactMap { places[$0] }.flatMap(texts)
      return node["ignored"] as? Bool == false ? [Self.text(of: node)] + inner : inner
    }
    return nodes.first.map(texts) ?? []
  }

  /// `slider Variants, value columns 2`: the role, the name, the value, and states that are not usual.
  private static func text(of node: [String: Any]) -> String {
    func value(_ member: Any?) -> String {
      (member as? [String: Any])?["value"].map { "\($0)" } ?? ""
    }
    let states = (node["properties"] as? [[String: Any]] ?? []).compactMap { property in
      let (name, value) = (property["name"] as? String ?? "", value(property["value"]))
      let isOfUse = ["live", "disabled", "pressed", "level", "selected"]
      return isOfUse.contains(name) && value != "0" ? "\(name) \(value)" : nil
    }
    let shown = value(node["value"])
    let start = [
      "\(value(node["role"])) \(value(node["name"]))", shown.isEmpty ? "" : "value \(shown)",
    ]
    return (start.filter { !$0.isEmpty } + states).joined(separator: ", ")
  }

  /// A command of the Chrome DevTools Protocol.
  @discardableResult
  private func devTools(_ name: String, _ parameters: [String: Any]) throws -> Any {
    try send("/goog/cdp/execute", ["cmd": name, "params": parameters])
  }

  /// What the browser has logged since the last call: `browser` is the console, `performance` the
  /// events of the DevTools, each as JSON.
  private func log(_ kind: String) throws -> [String] {
    let entries = try send("/se/log", ["type": kind]) as? [[String: Any]] ?? []
    return entries.compactMap { $0["message"] as? String }
  }

  private func send(_ path: String, _ body: [String: Any]) throws -> Any {
    try Self.answer(to: "POST", "/session/\(session)\(path)", body, port: port)
  }

  /// The value of the answer to a command.
  private static func answer(
    to method: String, _ path: String, _ body: [String: Any]?, port: Int
  ) throws -> Any {
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
