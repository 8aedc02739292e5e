import Foundation

/// A value of a case, as JSON has it.
enum Fact: Sendable, Hashable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([Fact])
  case members([String: Fact])

  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var text: String? { if case .text(let value) = self { value } else { nil } }
  var flag: Bool? { if case .flag(let value) = self { value } else { nil } }
  var list: [Fact]? { if case .list(let values) = self { values } else { nil } }
  var members: [String: Fact]? { if case .members(let values) = self { values } else { nil } }

  /// The numbers of a list, nil for `null`; nil if this is not a list of numbers.
  var numbers: [Double?]? {
    guard let list, list.allSatisfy({ $0 == .null || $0.number != nil }) else { return nil }
    return list.map(\.number)
  }
}

extension Fact: Decodable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([Fact].self) {
      self = .list(list)
    } else {
      self = .members(try value.decode([String: Fact].self))
    }
  }
}

extension Fact: CustomStringConvertible {
  /// The value for the message of a failure: numbers without needless digits.
  var description: String {
    switch self {
    case .null: "null"
    case .flag(let value): "\(value)"
    case .number(let value): value == value.rounded() ? String(format: "%.0f", value) : "\(value)"
    case .text(let value): "\"\(value)\""
    case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .members(let values):
      "{\(values.keys.sorted().map { "\($0): \(values[$0] ?? .null)" }.joined(separator: ", "))}"
    }
  }
}
