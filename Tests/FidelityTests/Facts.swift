/// Why a case cannot be put to the lab.
struct Unmapped: Error, Equatable {
  var reason: String

  init(_ reason: String) { self.reason = reason }
}

/// The members of one object of a case, taken one by one.
///
/// What a mapping has not taken it does not know: `finish` names it, so that no parameter of a case
/// is passed over in silence.
struct Facts {
  let path: String
  private var rest: [String: Fact]

  init(_ members: [String: Fact], path: String) {
    self.path = path
    rest = members
  }

  /// Whether `key` is still unused, and not null.
  func has(_ key: String) -> Bool { (rest[key] ?? .null) != .null }

  /// The value of `key` for one who leaves it to another to take.
  func peek(_ key: String) -> Fact? { rest[key] }

  /// Replaces the value of `key` by what another is to take.
  mutating func put(_ fact: Fact, as key: String) { rest[key] = fact }

  /// The value of `key`, of any type; null where there is none.
  mutating func take(_ key: String) -> Fact { rest.removeValue(forKey: key) ?? .null }

  /// Takes members with explanations for a reader.
  mutating func skip(_ keys: String...) { for key in keys { rest[key] = nil } }

  /// The value of `key` as `type` has it; nil for null or none.
  mutating func value<Value>(
    _ key: String, _ type: (Fact) -> Value?
  ) throws(Unmapped) -> Value? {
    let fact = take(key)
    if fact == .null { return nil }
    guard let value = type(fact) else { throw Unmapped("\(path).\(key): \(fact)") }
    return value
  }

  mutating func number(_ key: String) throws(Unmapped) -> Double? { try value(key, \.number) }

  /// The number of `key`, or of `other` where there is none.
  mutating func number(_ key: String, or other: String) throws(Unmapped) -> Double? {
    try number(has(key) ? key : other)
  }

  mutating func text(_ key: String) throws(Unmapped) -> String? { try value(key, \.text) }

  /// The text of `key`, or of `other` where there is none.
  mutating func text(_ key: String, or other: String) throws(Unmapped) -> String? {
    try text(has(key) ? key : other)
  }

  mutating func flag(_ key: String) throws(Unmapped) -> Bool? { try value(key, \.flag) }
  mutating func list(_ key: String) throws(Unmapped) -> [Fact]? { try value(key, \.list) }

  /// The list of `key`, or of `other` where there is none.
  mutating func list(_ key: String, or other: String) throws(Unmapped) -> [Fact]? {
    try list(has(key) ? key : other)
  }

  /// The numbers of a list of `count`, none of them null.
  mutating func numbers(_ key: String, count: Int) throws(Unmapped) -> [Double]? {
    try value(key) { fact in
      guard let numbers = fact.numbers, numbers.count == count, !numbers.contains(nil) else {
        return nil
      }
      return numbers.compactMap(\.self)
    }
  }

  /// Takes `key` where its text is one that the mapping knows.
  mutating func choice<Value>(
    _ key: String, _ choices: [String: Value]
  ) throws(Unmapped) -> Value? {
    try value(key) { $0.text.flatMap { choices[$0] } }
  }

  /// What `read` makes of the object at `key`, of which it must take everything; nil for none.
  mutating func object<Value>(
    _ key: String, _ read: (inout Facts) throws(Unmapped) -> Value
  ) throws(Unmapped) -> Value? {
    guard let members = try value(key, \.members) else { return nil }
    return try Facts.read(members, path: "\(path).\(key)", read)
  }

  /// What `read` makes of each object of the list at `key`; nil for none.
  mutating func objects<Value>(
    _ key: String, _ read: (inout Facts) throws(Unmapped) -> Value
  ) throws(Unmapped) -> [Value]? {
    guard let list = try list(key) else { return nil }
    var values: [Value] = []
    for fact in list {
      guard let members = fact.members else { throw Unmapped("\(path).\(key): \(fact)") }
      values.append(try Facts.read(members, path: "\(path).\(key)", read))
    }
    return values
  }

  /// What `read` makes of `members`, of which it must take everything.
  static func read<Value>(
    _ members: [String: Fact], path: String, _ read: (inout Facts) throws(Unmapped) -> Value
  ) throws(Unmapped) -> Value {
    var facts = Facts(members, path: path)
    let value = try read(&facts)
    try facts.finish()
    return value
  }

  /// - Throws: the name of what was not taken.
  func finish() throws(Unmapped) {
    if let key = rest.keys.filter(has).sorted().first { throw Unmapped("\(path).\(key)") }
  }
}
