import LayoutCore
public import LayoutText

/// The version of the protocol in `Plugins/PROTOCOL.md`. Version 2 added whole collections, with
/// traces and audits; a child of version 1 places sections.
public let protocolVersion = 2
/// The versions that a child may answer `hello` with.
public let spokenVersions = 1...protocolVersion

/// A message of the protocol to send: a JSON object on one line, and the payload after it.
///
/// ```swift
/// Message("query", [("id", .int(8)), ("layout", .int(7))]).bytes
/// // {"type":"query","id":8,"layout":7,"bytes":0} and a line feed
/// ```
///
/// To read one, use `MessageLine`: its payload is read separately, because its size is known only
/// after the line.
public struct Message: Sendable {
  /// The name of the message: `hello`, `layout`.
  public let type: String
  /// The other members, without `type` and `bytes`.
  public let members: [(key: String, value: JSON)]
  /// The raw bytes after the line.
  public let payload: [UInt8]

  /// A message of `type`; without members and payload by default.
  public init(_ type: String, _ members: [(key: String, value: JSON)] = [], payload: [UInt8] = []) {
    (self.type, self.members, self.payload) = (type, members, payload)
  }

  /// The bytes of the message: a line of JSON, then the payload.
  ///
  /// - Complexity: O(bytes).
  public var bytes: [UInt8] {
    let line = JSON.object([("type", .string(type))] + members + [("bytes", .int(payload.count))])
    return Array(line.text.utf8) + [UInt8(ascii: "\n")] + payload
  }
}

/// The line of a received message, before its payload is read.
///
/// Unknown members are ignored, so that newer programs can add some.
///
/// ```swift
/// let line = try MessageLine(Array(#"{"type":"indexes","id":8,"bytes":12}"#.utf8))
/// line.type  // "indexes"
/// line.payloadCount  // 12
/// try line.required("id", "a whole number", \.int)  // 8
/// ```
public struct MessageLine: Sendable {
  /// The most bytes of a line, without its payload: 1 MiB.
  public static let longest = 1 << 20

  /// The name of the message.
  public let type: String
  /// How many bytes of payload follow the line: the member `bytes`; 0 by default.
  public let payloadCount: Int
  private let node: JSONNode

  /// Reads a line without its line feed.
  ///
  /// - Throws: an error with the beginning of the line, if it is not a JSON object with a `type`, or
  ///   its `bytes` is not a whole number of 0 or more.
  /// - Complexity: O(bytes of the line).
  public init(_ line: [UInt8]) throws(ProtocolError) {
    guard let node = JSONNode.read(line), let type = node["type"]?.string else {
      let text = String(decoding: line.prefix(200), as: UTF8.self)
      throw ProtocolError(
        "expected a JSON object with a \"type\" on a line, found \(Printable.quoted(text))")
    }
    (self.node, self.type) = (node, type)
    guard let bytes = node["bytes"] else {
      payloadCount = 0
      return
    }
    guard let count = bytes.int, count >= 0 else {
      throw ProtocolError("\"bytes\" must be a whole number of 0 or more")
    }
    payloadCount = count
  }

  /// The member called `name`; nil where there is none.
  public subscript(name: String) -> JSONNode? { node[name] }

  /// The member `name`, converted by `read`.
  ///
  /// - Parameters:
  ///   - name: the member.
  ///   - expected: what it must be, for the error: `a whole number`.
  ///   - read: the conversion; nil for a wrong value.
  /// - Throws: `"id" of "query" must be a whole number`, if the member is missing or wrong.
  public func required<Value>(
    _ name: String, _ expected: String, _ read: (JSONNode) -> Value?
  ) throws(ProtocolError) -> Value {
    guard let value = node[name].flatMap(read) else {
      throw ProtocolError("\"\(name)\" of \"\(type)\" must be \(expected)")
    }
    return value
  }
}

/// A message that breaks the protocol. The lab ends the child and shows the sentence after the name
/// of its file, so the sentence has no subject and no full stop.
public struct ProtocolError: Error, Sendable, Hashable {
  /// What is wrong with the message: `offers two strategies called 'spiral'`.
  public let sentence: String

  /// An error with `sentence`: `sent no 'type'`.
  public init(_ sentence: String) { self.sentence = sentence }
}
