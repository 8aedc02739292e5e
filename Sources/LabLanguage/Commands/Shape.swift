public import LayoutCore
import LayoutText

/// What is possible at one place of a command.
public indirect enum Shape: Sendable, Hashable {
  case word(String)
  /// A value with a name, such as `X` or `COLUMNS`.
  case slot(String, Slot)
  /// Nothing, or all of these.
  case optional([Shape])
  /// One of these.
  case either([Shape])
  /// One or more values, up to the end of the command.
  case many(String, Slot)
  /// `--name` followed by a value, anywhere in the command.
  case option(String, Slot)
  /// `--name`, anywhere in the command, with its effect.
  case flag(String, String)
  /// The rest of the command as it was typed; it may be empty only inside `optional`.
  case rest(String, Slot)
}

/// The values that a place takes: read by the binder, by help, and by completion.
public enum Slot: Sendable, Hashable {
  /// A number of points within a range.
  case points(ClosedRange<Double>)
  /// A number without a unit, within a range.
  case factor(ClosedRange<Double>)
  /// A whole number within a range.
  case count(ClosedRange<Int>)
  /// One of a few words.
  case choice([Choice])
  /// The name of a mark, or one of a few words.
  case mark([Choice])
  /// The name of a command that the user defined.
  case macro
  /// `WIDTHxHEIGHT`, each side within a range of points.
  case size(ClosedRange<Double>)
  /// A rectangle that is called something: `$.frame`, `frame(3)`.
  case rect
  /// An element: `3`, `1.3`, `1.header`, `1.3.badge`, `layout.footer`.
  case element
  /// A number of an item's frame: `3.y`, `1.3.width`.
  case frameNumber
  /// A range of indexes: `3..7`.
  case indexes
  /// `name=value`, for a parameter of the strategy that is named before it.
  case assignment
  /// The name of a strategy.
  case strategy
  /// The name of a parameter of the lab, or of the strategy in use.
  case parameter
  /// A value for the parameter that is named before it.
  case parameterValue
  /// The name of a template.
  case template
  /// The text between braces.
  case braces
  /// The name of a file.
  case path
  /// The name of a file to write, whose end selects what it contains: `.csv`.
  case file(endings: [Choice])
  /// The name of a command.
  case command
  /// Any topic of `help`.
  case topic
  /// The name of a demo.
  case demo
  /// The name or the number of a lesson, or its file.
  case lesson
  /// What `sizes` takes.
  case sizes
  /// What `check` takes.
  case expression
  /// The argument of a user's command for `$1` and the like, with its default, if it has one.
  case argument(standard: String?)
  case text
  /// Text that the command keeps as it was typed: a `>` is a part of it.
  case kept
}

extension Shape {
  /// As help shows it: `X`, `[pinned]`, `N …`.
  public var usage: String {
    switch self {
    case .word(let word): word
    case .slot(let name, .choice(let choices)) where choices.count <= 4:
      choices.isEmpty ? name : choices.map(\.name).joined(separator: "|")
    case .slot(_, .size): "WIDTHxHEIGHT"
    case .slot(let name, .argument(let standard?)): "\(name)=\(Printable.escaped(standard))"
    case .slot(let name, _): name
    case .optional(let shapes): "[" + shapes.map(\.usage).joined(separator: " ") + "]"
    case .either(let shapes): shapes.map(\.usage).joined(separator: "|")
    case .many(let name, _): "\(name) …"
    case .option(let name, let slot): "[--\(name) \(slot.placeholder)]"
    case .flag(let name, _): "[--\(name)]"
    case .rest(let name, _): name
    }
  }
}

extension Slot {
  /// What a value of this kind may be: `0–10,000 pt`, `on|off`.
  public var allowed: String {
    switch self {
    case .points(let range), .size(let range): NumberText.range(range) + " pt"
    case .factor(let range): NumberText.range(range)
    case .count(let range): NumberText.range(range)
    case .choice(let choices): choices.map(\.name).joined(separator: "|")
    default: placeholder
    }
  }

  /// What a value of this kind is called in help.
  public var placeholder: String {
    switch self {
    case .points: "POINTS"
    case .factor: "NUMBER"
    case .count: "N"
    case .choice: "WORD"
    case .size: "WxH"
    case .rect: "RECT"
    case .element, .frameNumber: "ITEM"
    case .indexes: "A..B"
    case .assignment: "PARAM=VALUE"
    case .strategy, .parameter, .template, .demo, .mark, .macro: "NAME"
    case .lesson: "LESSON"
    case .parameterValue: "VALUE"
    case .braces: "{ … }"
    case .path, .file: "FILE"
    case .command: "COMMAND"
    case .topic: "TOPIC"
    case .sizes: "SIZES"
    case .expression: "EXPR"
    case .argument, .text, .kept: "TEXT"
    }
  }
}
