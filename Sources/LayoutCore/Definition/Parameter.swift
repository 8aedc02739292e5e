/// The values that a parameter can have, and how they are typed.
public enum ParameterKind: Sendable, Hashable {
  /// A whole number in a range.
  case count(ClosedRange<Int>)
  /// A number of points in a range.
  case points(ClosedRange<Double>)
  /// A number of points, or `none`; `absent` describes what `none` does.
  case optionalPoints(ClosedRange<Double>, absent: String)
  /// A width and a height in points, or `none`; `absent` describes what `none` does.
  case optionalSize(ClosedRange<Double>, absent: String)
  /// One of some words.
  case choice([Choice])
  /// Some of these words again and again, with commas between them, or `none`; `absent` describes
  /// what `none` does.
  case pattern([Choice], absent: String)
  /// `on` or `off`.
  case flag
  /// The name of a template.
  case template
}

extension ParameterKind {
  /// Whether `value` is one of these values; any word may be the name of a template.
  ///
  /// ```swift
  /// ParameterKind.count(1...1000).allows(.count(0))  // false
  /// ```
  public func allows(_ value: ParameterValue) -> Bool {
    switch (self, value) {
    case (.count(let range), .count(let count)): range.contains(count)
    case (.points(let range), .points(let points)): range.contains(points)
    case (.optionalPoints(let range, _), .points(let points)): range.contains(points)
    case (.optionalSize(let range, _), .size(let size)):
      range.contains(size.width) && range.contains(size.height)
    case (.optionalPoints, .absent), (.optionalSize, .absent), (.pattern, .absent), (.flag, .flag),
      (.template, .word):
      true
    case (.pattern(let choices, _), .word(let words)):
      words.split(separator: ",", omittingEmptySubsequences: false)
        .allSatisfy { word in choices.contains { $0.name == word } }
    case (.choice(let choices), .word(let word)): choices.contains { $0.name == word }
    default: false
    }
  }

  /// The words that a value consists of, if it is a choice or a pattern.
  package var choices: [Choice] {
    switch self {
    case .choice(let choices), .pattern(let choices, _): choices
    default: []
    }
  }
}

/// One of the words of a parameter, with its effect.
public struct Choice: Sendable, Hashable {
  /// The word as typed.
  public var name: String
  /// Its effect, in a few words.
  public var summary: String

  /// A word and its effect.
  public init(_ name: String, _ summary: String) {
    (self.name, self.summary) = (name, summary)
  }
}

/// A value of a parameter.
public enum ParameterValue: Sendable, Hashable {
  /// A whole number.
  case count(Int)
  /// A number of points.
  case points(Double)
  /// A width and a height, in points.
  case size(Size)
  /// A word: a choice or a name.
  case word(String)
  /// `on` or `off`.
  case flag(Bool)
  /// `none`, for an optional value.
  case absent
}

/// A parameter without its owner, for the parser, help and completion. To declare one, use
/// `Parameter`.
public struct ParameterDefinition: Sendable, Hashable {
  /// The name in commands: `set columns 3`.
  public var name: String
  /// What it sets, as one sentence without a full stop.
  public var summary: String
  /// The values it takes.
  public var kind: ParameterKind
  /// The default.
  public var standard: ParameterValue
  /// Whether the lab supplies the value in place of an app, so that no other is expected to work.
  public var isSupplied: Bool

  /// A parameter of `kind`.
  public init(
    name: String, summary: String, kind: ParameterKind, standard: ParameterValue,
    isSupplied: Bool = false
  ) {
    (self.name, self.summary, self.kind, self.standard) = (name, summary, kind, standard)
    self.isSupplied = isSupplied
  }
}

/// A parameter of `Owner`: declared once, next to the property it sets.
///
/// ```swift
/// .points("padding", \.padding, 0...1000, "space around each item")
/// ```
public struct Parameter<Owner>: Sendable {
  /// The name in commands: `set columns 3`.
  public let name: String
  /// What it sets, as one sentence without a full stop.
  public let summary: String
  /// The values it takes.
  public let kind: ParameterKind
  @usableFromInline let read: @Sendable (Owner) -> ParameterValue
  @usableFromInline let write: @Sendable (inout Owner, ParameterValue) -> Void

  /// Where a property of `Owner` is: `\.columns`.
  ///
  /// The path is a closure, and what takes it is inlinable: so the compiler reads and writes the
  /// property itself. A path that is made at run time takes longer than all else in a definition.
  public typealias Path<Value> = @Sendable () -> any WritableKeyPath<Owner, Value> & Sendable

  /// A parameter that reads and writes the property at `path`; `unwrap` returns nil for a value of
  /// another kind.
  @inlinable
  init<Value>(
    _ name: String, _ path: @escaping Path<Value>, _ kind: ParameterKind, _ summary: String,
    wrap: @escaping @Sendable (Value) -> ParameterValue,
    unwrap: @escaping @Sendable (ParameterValue) -> Value?
  ) {
    self.name = name
    self.summary = summary
    self.kind = kind
    read = { wrap($0[keyPath: path()]) }
    write = { owner, value in
      if let value = unwrap(value) { owner[keyPath: path()] = value }
    }
  }
}

extension Parameter {
  /// The value of the property in `owner`.
  public func value(in owner: Owner) -> ParameterValue { read(owner) }

  /// Sets the property of `owner` to a value that `kind` allows; a value of another kind changes
  /// nothing. The caller checks the range: see `ParameterKind.allows(_:)`.
  public func set(_ value: ParameterValue, in owner: inout Owner) { write(&owner, value) }

  /// A whole number in `range`.
  @inlinable
  public static func count(
    _ name: String, _ path: @autoclosure @escaping Path<Int>, _ range: ClosedRange<Int>,
    _ summary: String
  ) -> Parameter {
    Parameter(name, path, .count(range), summary) {
      .count($0)
    } unwrap: {
      if case .count(let count) = $0 { count } else { nil }
    }
  }

  /// A number of points in `range`.
  @inlinable
  public static func points(
    _ name: String, _ path: @autoclosure @escaping Path<Double>,
    _ range: ClosedRange<Double>, _ summary: String
  ) -> Parameter {
    Parameter(name, path, .points(range), summary) {
      .points($0)
    } unwrap: {
      if case .points(let points) = $0 { points } else { nil }
    }
  }

  /// A number of points in `range`, or `none`; `absent` describes what `none` does.
  @inlinable
  public static func points(
    _ name: String, _ path: @autoclosure @escaping Path<Double?>,
    _ range: ClosedRange<Double>, absent: String, _ summary: String
  ) -> Parameter {
    Parameter(name, path, .optionalPoints(range, absent: absent), summary) {
      $0.map { .points($0) } ?? .absent
    } unwrap: {
      if case .points(let points) = $0 { .some(points) } else { $0 == .absent ? .some(nil) : nil }
    }
  }

  /// A width and a height in `range`, or `none`; `absent` describes what `none` does.
  @inlinable
  public static func size(
    _ name: String, _ path: @autoclosure @escaping Path<Size?>,
    _ range: ClosedRange<Double>, absent: String, _ summary: String
  ) -> Parameter {
    Parameter(name, path, .optionalSize(range, absent: absent), summary) {
      $0.map { .size($0) } ?? .absent
    } unwrap: {
      if case .size(let size) = $0 { .some(size) } else { $0 == .absent ? .some(nil) : nil }
    }
  }

  /// One case of an enumeration whose raw values are the words; `summaries` has one for each
  /// case, in order.
  @inlinable
  public static func choice<C: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ path: @autoclosure @escaping Path<C>, _ summary: String,
    _ summaries: [String]
  ) -> Parameter {
    let choices = zip(C.allCases, summaries).map { Choice($0.rawValue, $1) }
    return Parameter(name, path, .choice(choices), summary) {
      .word($0.rawValue)
    } unwrap: {
      if case .word(let word) = $0 { C(rawValue: word) } else { nil }
    }
  }

  /// Cases of an enumeration that repeat; an empty array is `none`, and `absent` describes what that
  /// does. `summaries` has one for each case, in order.
  @inlinable
  public static func pattern<C: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ path: @autoclosure @escaping Path<[C]>, absent: String, _ summary: String,
    _ summaries: [String]
  ) -> Parameter {
    let choices = zip(C.allCases, summaries).map { Choice($0.rawValue, $1) }
    return Parameter(name, path, .pattern(choices, absent: absent), summary) {
      $0.isEmpty ? .absent : .word($0.map(\.rawValue).joined(separator: ","))
    } unwrap: {
      if case .word(let words) = $0 {
        words.split(separator: ",").compactMap { C(rawValue: String($0)) }
      } else {
        $0 == .absent ? [] : nil
      }
    }
  }

  /// `on` or `off`.
  @inlinable
  public static func flag(
    _ name: String, _ path: @autoclosure @escaping Path<Bool>, _ summary: String
  ) -> Parameter {
    Parameter(name, path, .flag, summary) {
      .flag($0)
    } unwrap: {
      if case .flag(let flag) = $0 { flag } else { nil }
    }
  }

  /// The name of a template: one of the strategy's presets, or one that the user defined. The name
  /// is not checked here; `layout(_:)` throws `unknownTemplate`.
  @inlinable
  public static func template(
    _ name: String, _ path: @autoclosure @escaping Path<String>, _ summary: String
  ) -> Parameter {
    Parameter(name, path, .template, summary) {
      .word($0)
    } unwrap: {
      if case .word(let word) = $0 { word } else { nil }
    }
  }
}
