import LabLanguage
import LayoutCore
import LayoutText

/// How the values of a setting are typed and shown.
struct SettingFormat<Value: Sendable>: Sendable {
  /// The ways to type a value of a setting; `summary` is the help of the first of them, and
  /// `general` that of the setting.
  let forms: @Sendable (_ setting: String, _ summary: String, _ general: String) -> [Form]
  let read: @Sendable (Arguments, inout Session, World) throws(LabError) -> Value
  let text: @Sendable (Value) -> String
  /// The facts for `check`, by name.
  let facts: @Sendable (String, Value) -> [Fact]
  /// How keys turn it; nil: they do not.
  var scale: ValueScale?
  var unit: String?
  /// The kind of the values, where each is a number or a word.
  var kind: ParameterKind?
  var parameterValue: (@Sendable (Value) -> ParameterValue)?
}

// MARK: Numbers and words

extension SettingFormat {
  /// Values of `kind`, which `slot` reads.
  private init(
    _ kind: ParameterKind, step: Double = 1, slot: @escaping @Sendable (_ general: String) -> Slot,
    _ parameterValue: @escaping @Sendable (Value) -> ParameterValue,
    read: @escaping @Sendable (ArgumentValue) -> Value?
  ) {
    forms = { [Form([.slot($0.uppercased(), slot($2))], $1)] }
    self.read = { arguments, _, _ throws(LabError) in
      guard let value = arguments.given.last.flatMap({ read($0.value) }) else {
        throw LabError(.internalError("no value of the setting's kind was bound"))
      }
      return value
    }
    text = { ParameterReader.text(parameterValue($0)) }
    facts = { Fact.all($0, kind, parameterValue($1)) }
    scale = ValueScale(kind, templates: [], step: step)
    unit = kind.unit
    (self.kind, self.parameterValue) = (kind, parameterValue)
  }
}

extension SettingFormat where Value == Double {
  /// Points in `range`; a key changes them by `step`.
  static func points(_ range: ClosedRange<Double>, step: Double = 1) -> Self {
    Self(.points(range), step: step, slot: { _ in .points(range) }, ParameterValue.points) {
      if case .number(let number) = $0 { number } else { nil }
    }
  }
}

extension SettingFormat where Value == Bool {
  /// `on` or `off`, each with its effect; by default, `on` has the effect in the setting's summary.
  static func flag(on: String? = nil, off: String = "not so") -> Self {
    Self(
      .flag, slot: { .choice([Choice("on", on ?? $0), Choice("off", off)]) }, ParameterValue.flag
    ) {
      if case .word(let word) = $0 { word == "on" } else { nil }
    }
  }
}

extension SettingFormat where Value: RawRepresentable<String> & Hashable & SendableMetatype {
  /// One of these words, each with what it does.
  static func choice(_ summaries: KeyValuePairs<Value, String>) -> Self {
    let choices = summaries.map { Choice($0.rawValue, $1) }
    return Self(.choice(choices), slot: { _ in .choice(choices) }, { .word($0.rawValue) }) {
      if case .word(let word) = $0 { Value(rawValue: word) } else { nil }
    }
  }
}

// MARK: Several numbers

extension SettingFormat where Value == Insets {
  /// A distance for all four sides, or one for each.
  static var insets: Self {
    Self(
      forms: { _, _, _ in .insets },
      read: { arguments, _, _ throws(LabError) in arguments.insets },
      text: \.typed, facts: { Fact.sides($0, $1) },
      scale: .numbers(Slot.distances, step: 1), unit: "pt")
  }
}

extension SettingFormat where Value == [Background] {
  /// A background, smaller than its section by insets, or none.
  static var background: Self {
    Self(
      forms: { name, _, _ in
        [Form([], "as large as the section")]
          + [Form([.slot("INSET", .distance)], "smaller on all four sides")]
          + [Form(.sides, "in the order of NSDirectionalEdgeInsets")]
          + [Form([.word("none")], "no \(name)")]
      },
      read: { arguments, _, _ throws(LabError) in
        arguments.has("none") ? [] : [Background(insets: arguments.insets)]
      },
      text: { $0.first?.insets.typed ?? "none" },
      facts: { Fact.sides($0, $1.first?.insets) },
      scale: .numbersOrNone(Slot.distances, step: 1), unit: "pt")
  }
}

extension SettingFormat where Value == Size {
  /// A width and a height in `range`.
  static func size(_ range: ClosedRange<Double>) -> Self {
    Self(
      forms: { name, summary, _ in [Form([.slot("SIZE", .size(range))], summary)] },
      read: { arguments, _, _ throws(LabError) in arguments.size("SIZE") ?? .zero },
      text: { ParameterReader.text(.size($0)) }, facts: { _, _ in [] }, unit: "pt")
  }
}

extension SettingFormat where Value == [Supplementary] {
  /// A header or a footer, or none; those of a template are shown as none.
  static var view: Self {
    Self(
      forms: { name, summary, _ in
        [
          Form([.slot("LENGTH", .distance), .optional([.word("pinned")])], summary),
          Form([.word("none")], "no \(name)"),
        ]
      },
      read: { arguments, _, _ throws(LabError) in
        arguments.number("LENGTH").map {
          [Supplementary(length: $0, isPinned: arguments.has("pinned"))]
        } ?? []
      },
      text: { views in
        guard let view = views.first, let length = view.length else { return "none" }
        return NumberText.formatExact(length) + (view.isPinned ? " pinned" : "")
      },
      facts: { name, views in
        let words = name.split(separator: ".")
        return [.points(name, views.first?.length, orSetBy: words.joined(separator: " ") + " 40")]
      }, unit: "pt")
  }
}

extension Supplementary {
  /// The length that a command has set; views of a template have none.
  fileprivate var length: Double? {
    if case .length(let length) = extent { length } else { nil }
  }
}

extension Insets {
  fileprivate var typed: String {
    [top, leading, bottom, trailing].map(NumberText.formatExact).joined(separator: " ")
  }
}

extension Fact {
  /// The four distances of `insets`, or of none.
  fileprivate static func sides(_ name: String, _ insets: Insets?) -> [Fact] {
    [
      ("top", insets?.top), ("leading", insets?.leading), ("bottom", insets?.bottom),
      ("trailing", insets?.trailing),
    ].map { .points("\(name).\($0)", $1, orSetBy: "\(name) 8") }
  }
}

extension Slot {
  static let distances = 0.0...10_000
  /// Items with a negative spacing overlap.
  static let spacings = -10_000.0...10_000
  static let distance = Slot.points(distances)
}

extension [Form] {
  fileprivate static let insets: [Form] = [
    Form([.slot("INSET", .distance)], "all four sides"),
    Form(.sides, "in the order of NSDirectionalEdgeInsets"),
  ]
}

extension [Shape] {
  /// A distance for each side, in the order of NSDirectionalEdgeInsets.
  fileprivate static let sides: [Shape] = [
    .slot("TOP", .distance), .slot("LEADING", .distance), .slot("BOTTOM", .distance),
    .slot("TRAILING", .distance),
  ]
}

extension Arguments {
  /// The distance of each side, or the one for all; 0 where neither is given.
  fileprivate var insets: Insets {
    guard let top = number("TOP"), let leading = number("LEADING"),
      let bottom = number("BOTTOM"), let trailing = number("TRAILING")
    else { return Insets(number("INSET") ?? 0) }
    return Insets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
