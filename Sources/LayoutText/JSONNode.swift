/// A value read from JSON text (RFC 8259), with its place there, so that an error can show it.
///
/// To write JSON, use `JSON`. To decode your own types, use Foundation's `JSONDecoder`: this reader
/// exists because the lab is built without Foundation.
public struct JSONNode: Sendable {
  /// The six kinds of JSON values.
  public indirect enum Value: Sendable {
    case null
    case bool(Bool)
    /// A finite number.
    case number(Double)
    case string(String)
    case array([JSONNode])
    /// Members in the order of the text; names may repeat.
    case object([JSONMember])
  }

  /// What the text spells at `offset`.
  public let value: Value
  /// The index of the value's first byte in the text.
  public let offset: Int
}

/// A name and a value of a JSON object.
public struct JSONMember: Sendable {
  public let name: String
  public let node: JSONNode
}

/// The first place at which a text is not JSON, or more than is read.
public struct JSONProblem: Error, Hashable {
  /// What is wrong, without a full stop: `expected ',' or ']', found 'x'`.
  public let reason: String
  /// The index of the byte at which reading stopped.
  public let offset: Int
}

extension JSONNode {
  /// Reads `bytes`, which must be UTF-8 without a byte order mark: no comments, no trailing commas,
  /// nothing after the value.
  ///
  /// - Throws: the first thing that is not JSON, more than 32 levels, or more than 40,000,000 values.
  /// - Complexity: O(bytes).
  public init(parsing bytes: ArraySlice<UInt8>) throws(JSONProblem) {
    var reader = JSONReader(bytes)
    self = try reader.readDocument()
  }

  /// The value that `bytes` spell in UTF-8, with or without a byte order mark; nil where they are
  /// not JSON.
  ///
  ///     JSONNode.read(Array(#"{"width": 44}"#.utf8))?["width"]?.number  // 44
  ///
  /// - Complexity: O(bytes).
  public static func read(_ bytes: [UInt8]) -> JSONNode? {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return try? JSONNode(parsing: text)
  }

  /// The first member called `name`; nil if this is not an object, or has none.
  public subscript(name: String) -> JSONNode? {
    if case .object(let members) = value { members.first { $0.name == name }?.node } else { nil }
  }

  /// The text of a JSON string, with its escapes decoded; nil for any other kind, as below.
  public var string: String? { if case .string(let text) = value { text } else { nil } }
  /// The number, whole or not.
  public var number: Double? { if case .number(let number) = value { number } else { nil } }
  /// The number, if it is whole and an `Int` holds it.
  public var int: Int? { number.flatMap { Int(exactly: $0) } }
  /// `true` or `false`.
  public var bool: Bool? { if case .bool(let bool) = value { bool } else { nil } }
  /// The values of an array, in order.
  public var array: [JSONNode]? { if case .array(let nodes) = value { nodes } else { nil } }
  /// Whether this is `null`; a member that is absent is nil instead.
  public var isNull: Bool { if case .null = value { true } else { false } }

  /// The numbers of an array of exactly `count` numbers; nil for anything else.
  ///
  /// ```swift
  /// JSONNode.read(Array("[0, 10, 320, 44]".utf8))?.numbers(4)  // [0, 10, 320, 44]
  /// ```
  public func numbers(_ count: Int) -> [Double]? {
    guard let array, array.count == count else { return nil }
    let numbers = array.compactMap(\.number)
    return numbers.count == count ? numbers : nil
  }
}
