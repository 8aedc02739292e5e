/// A value of a JSON text, and where it begins.
public struct JSONNode: Sendable {
  /// What stands there.
  public indirect enum Value: Sendable {
    /// `null`
    case null
    /// `true` or `false`
    case bool(Bool)
    /// A finite number.
    case number(Double)
    /// Text.
    case string(String)
    /// Values in order.
    case array([JSONNode])
    /// Members in order.
    case object([JSONMember])
  }

  /// What stands there.
  public let value: Value
  /// The offset of its first byte in the file.
  let offset: Int
}

/// A name and a value of a JSON object; names may repeat.
public struct JSONMember: Sendable {
  /// The name.
  public let name: String
  /// The value.
  public let node: JSONNode
}

extension JSONNode {
  /// The value that `bytes` spell as JSON (RFC 8259), and nothing else; nil where they do not.
  ///
  /// - Complexity: O(n).
  public static func read(_ bytes: [UInt8]) -> JSONNode? {
    guard let text = try? DataLines(bytes) else { return nil }
    var reader = JSONReader(text)
    return try? reader.readDocument()
  }

  /// The member called `name`, the first where it repeats; nil if this is no object, or has none.
  public subscript(name: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.name == name }?.node
  }

  /// The text, if it is one.
  public var string: String? { if case .string(let text) = value { text } else { nil } }
  /// The number, if it is one.
  public var number: Double? { if case .number(let number) = value { number } else { nil } }
  /// The whole number, if it is one that an `Int` holds.
  public var int: Int? { number.flatMap { Int(exactly: $0) } }
  /// The truth, if it is one.
  public var bool: Bool? { if case .bool(let bool) = value { bool } else { nil } }
  /// The values in order, if it is an array.
  public var array: [JSONNode]? { if case .array(let nodes) = value { nodes } else { nil } }
  /// Whether it is `null`.
  public var isNull: Bool { if case .null = value { true } else { false } }

  /// The numbers, if it is an array of exactly `count`.
  public func numbers(_ count: Int) -> [Double]? {
    guard let array, array.count == count else { return nil }
    let numbers = array.compactMap(\.number)
    return numbers.count == count ? numbers : nil
  }
}
