import LayoutCore
public import LayoutText

/// The version of the protocol in `Plugins/PROTOCOL.md`.
public let protocolVersion = 2
/// The versions that a child may speak: those of 1 place sections.
public let spokenVersions = 1...protocolVersion

/// A message of the protocol: a JSON object on a line, and the payload after it.
public struct Message: Sendable {
  /// What it is called: `hello`, `layout`.
  public let type: String
  /// The other members, `bytes` left out.
  public let members: [(key: String, value: JSON)]
  /// The raw bytes after the line.
  public let payload: [UInt8]

  /// A message to be written.
  public init(
    _ type: String, _ members: [(key: String, value: JSON)] = [], payload: [UInt8] = []
  ) {
    self.type = type
    self.members = members
    self.payload = payload
  }

  /// The bytes of the message: a line of JSON, then the payload.
  public var bytes: [UInt8] {
    let line = JSON.object(
      [("type", .string(type))] + members + [("bytes", .int(payload.count))])
    return Array(line.text.utf8) + [UInt8(ascii: "\n")] + payload
  }
}

/// The line of a message that arrived, its payload not yet.
public struct MessageLine: Sendable {
  /// The most bytes that a line may have.
  public static let longest = 1 << 20

  /// What it is called.
  public let type: String
  /// How many bytes follow it.
  public let payloadCount: Int
  private let node: JSONNode

  /// Reads a line without its end.
  ///
  /// - Throws: what the line should be, and what it is.
  public init(_ line: [UInt8]) throws(ProtocolError) {
    guard let node = JSONNode.read(line), let type = node["type"]?.string else {
      let text = String(decoding: line.prefix(200), as: UTF8.self)
      throw ProtocolError(
        "expected a JSON object with a \"type\" on a line, found \(Printable.quoted(text))")
    }
    self.node = node
    self.type = type
    guard let bytes = node["bytes"] else {
      payloadCount = 0
      return
    }
    guard let count = bytes.int, count >= 0 else {
      throw ProtocolError("\"bytes\" must be a whole number of 0 or more")
    }
    payloadCount = count
  }

  /// The member called `name`.
  public subscript(name: String) -> JSONNode? { node[name] }

  /// The member `name` as what `read` makes of it.
  ///
  /// - Throws: that it must be `expected`.
  public func required<Value>(
    _ name: String, _ expected: String, _ read: (JSONNode) -> Value?
  ) throws(ProtocolError) -> Value {
    guard let value = node[name].flatMap(read) else {
      throw ProtocolError("\"\(name)\" of \"\(type)\" must be \(expected)")
    }
    return value
  }
}

/// A message that breaks the protocol; the sentence has no subject and no full stop.
public struct ProtocolError: Error, Sendable, Hashable {
  /// What was wrong.
  public let sentence: String

  /// An error with `sentence`: `sent no 'type'`.
  public init(_ sentence: String) {
    self.sentence = sentence
  }
}
