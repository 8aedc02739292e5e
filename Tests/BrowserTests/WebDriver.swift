import Foundation

/// A browser that a test drives: WebDriver's commands, however the browser gets them.
final class Browser: Sendable {
  /// What went wrong, as the driver reports it.
  struct Failure: Error, CustomStringConvertible { let description: String }

  private let driver: any BrowserDriver

  /// A browser that has been started without a window.
  init(_ driver: any BrowserDriver) { self.driver = driver }

  /// Ends the browser and its driver.
  func end() async { await driver.end() }

  /// Opens the file at `path`.
  func open(_ path: String) async throws {
    _ = try await driver.send(.open, ["url": URL(fileURLWithPath: path).absoluteString])
  }

  /// The value that the JavaScript function body `script` returns, as JSON: false, true, a number,
  /// a string, an array or a dictionary.
  func run<Value>(_ script: String, _ arguments: Any..., as type: Value.Type = Value.self)
    async throws -> Value
  {
    try await value(of: .run, script, arguments)
  }

  /// The value that `script` gives to `done`, now or later.
  func value<Value>(of script: String, as type: Value.Type = Value.self) async throws -> Value {
    try await value(of: .runLater, "const done = arguments[0];\n" + script, [])
  }

  private func value<Value>(
    of command: WebDriverCommand, _ script: String, _ arguments: [Any]
  ) async throws -> Value {
    let value = try await driver.send(command, ["script": script, "args": arguments])
    guard let value = value as? Value else {
      throw Failure(description: "\(script) returned \(value)")
    }
    return value
  }

  /// Waits until `condition`, a JavaScript expression, is true: a page can take some frames.
  func wait(for condition: String) async throws {
    let _: Bool = try await value(
      of: "const look = () => (\(condition)) ? done(true) : requestAnimationFrame(look); look();")
  }

  /// The width and height of the page's window, in CSS pixels.
  func resize(_ width: Int, _ height: Int) async throws { try await driver.resize(width, height) }

  /// What media queries find, by feature; others are as the system has them. `medium` is `screen` or
  /// `print`.
  func emulate(_ features: [String: String], on medium: String = "screen") async throws {
    try await driver.emulate(features, on: medium)
  }

  /// What the page did that it must not do: errors on the console, and requests, but for files called
  /// `page.html`; since the last call.
  func offences() async throws -> [String] { try await driver.offences() }

  /// The roles, names and states of what a screen reader finds, in its order.
  func accessibleNodes() async throws -> [String] { try await driver.accessibleNodes() }

  // MARK: Input

  /// The mouse or a touch, from one point of the window over others, with the button held.
  func drag(_ points: [(x: Int, y: Int)], by pointer: String = "mouse") async throws {
    var actions = points.enumerated().map { number, point in
      // A touch that moves at once is no gesture.
      let duration = pointer == "touch" && number > 0 ? 50 : 0
      return ["type": "pointerMove", "duration": duration, "x": point.x, "y": point.y]
        as [String: Any]
    }
    actions.insert(["type": "pointerDown", "button": 0], at: min(1, actions.count))
    actions.append(["type": "pointerUp", "button": 0])
    try await act([
      "type": "pointer", "id": pointer, "parameters": ["pointerType": pointer], "actions": actions,
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
    _ = try await driver.send(.act, ["actions": [source]])
  }
}

/// A command of WebDriver (W3C); its parameters are the same for all drivers.
enum WebDriverCommand {
  case open, run, runLater, act
}

/// What starts a browser, passes commands on to it, and ends it.
protocol BrowserDriver: Sendable {
  /// The value of the answer to a command.
  func send(_ command: WebDriverCommand, _ body: [String: Any]) async throws -> Any
  func resize(_ width: Int, _ height: Int) async throws
  func emulate(_ features: [String: String], on medium: String) async throws
  func offences() async throws -> [String]
  func accessibleNodes() async throws -> [String]
  func end() async
}
