// What files log with, of Apple's modules `os` and `OSLog`. Nothing is logged.

public enum OSLogType: Sendable { case `default`, info, debug, error, fault }
public enum OSLogPrivacy: Sendable { case auto, `public`, `private`, sensitive }

public struct OSLogMessage: ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    /// The value is never computed.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) {}
  }

  public init(stringLiteral text: String) {}
  public init(stringInterpolation text: StringInterpolation) {}
}

public struct OSLog: Sendable {
  public static let `default` = OSLog(subsystem: "", category: ""), disabled = `default`

  public init(subsystem: String, category: String) {}
}

/// Takes a message for any level: `logger.debug("…")`.
@dynamicMemberLookup public struct Logger: Sendable {
  public init(_ log: OSLog = .default) {}
  public init(subsystem: String, category: String) {}

  public subscript(dynamicMember level: String) -> (OSLogMessage) -> Void { { _ in } }
  public func log(level: OSLogType = .default, _ message: OSLogMessage) {}
}

public func os_log(
  _ message: String, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any?...
) {}
public func os_log(_ type: OSLogType, log: OSLog = .default, _ text: String, _ values: Any?...) {}
