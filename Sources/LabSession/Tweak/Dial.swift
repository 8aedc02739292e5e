import LabLanguage
import LayoutCore
import LayoutText

/// One parameter that keys turn: what it is now, and what is one step away.
struct Dial: Sendable {
  /// What one types after `set`: `columns`, `spacing line`.
  let name: String
  /// What it may be.
  let scale: Scale

  enum Scale: Sendable {
    /// Numbers within a range, so far apart.
    case numbers(ClosedRange<Double>, step: Double)
    /// The same, or `none`, which comes before the least.
    case numbersOrNone(ClosedRange<Double>, step: Double)
    /// These words, in a circle.
    case words([String])
  }

  /// The value `steps` away from `value`; nil where it has no neighbour on that side.
  func value(_ steps: Int, from value: String) -> String? {
    switch scale {
    case .words(let words):
      guard let place = words.firstIndex(of: value), words.count > 1 else { return words.first }
      let next = (place + steps) % words.count
      return words[next < 0 ? next + words.count : next]
    case .numbers(let range, let step):
      return Self.number(value, Double(steps) * step, within: range)
    case .numbersOrNone(let range, let step):
      guard value != "none" else {
        return steps > 0 ? NumberText.formatExact(range.lowerBound) : nil
      }
      return Self.number(value, Double(steps) * step, within: range) ?? (steps < 0 ? "none" : nil)
    }
  }

  /// `value` and `change`, held within `range`; nil where it is at the end already.
  private static func number(
    _ value: String, _ change: Double, within range: ClosedRange<Double>
  ) -> String? {
    guard let number = NumberText.double(value) else { return nil }
    let next = min(max(number + change, range.lowerBound), range.upperBound)
    return next == number ? nil : NumberText.formatExact(next)
  }

  /// What can be turned of `lab`: the parameters of the strategy that `set` means, then what belongs
  /// to every layout.
  static func all(of session: Session) -> [Dial] {
    let sections = session.state.request.sections
    var dials: [Dial] = []
    if !sections.isEmpty {
      let strategy = sections[min(session.scope ?? 0, sections.count - 1)].strategy
      let templates = session.state.request.templates.keys.sorted()
      dials += strategy.definition.parameters.compactMap { parameter in
        Scale(parameter.kind, templates: templates).map { Dial(name: parameter.name, scale: $0) }
      }
    }
    let side = Scale.numbers(1...1_000_000, step: 10)
    let distance = Scale.numbers(0...10_000, step: 1)
    dials += [
      Dial(name: "width", scale: side), Dial(name: "height", scale: side),
      Dial(name: "items", scale: .numbers(0...10_000_000_000, step: 1)),
      Dial(name: "spacing line", scale: distance), Dial(name: "spacing item", scale: distance),
      Dial(name: "spacing section", scale: distance), Dial(name: "inset", scale: distance),
      Dial(name: "direction", scale: .words(Axis.allCases.map(\.rawValue))),
      Dial(name: "rtl", scale: .words(["off", "on"])),
    ]
    return dials
  }

  /// What it is in `lab`, as it is typed.
  func value(in session: Session) -> String {
    let sections = session.state.request.sections
    let number = min(session.scope ?? 0, max(0, sections.count - 1))
    if let settable = Settable.all.first(where: { $0.name == name }) {
      guard !settable.isPerSection || !sections.isEmpty else { return "none" }
      let value = settable.value(session.state, number)
      // `inset` has four sides; its dial turns all of them together.
      return String(value.prefix { $0 != " " })
    }
    guard !sections.isEmpty else { return "none" }
    return sections[number].strategy.value(of: name).map(ParameterReader.text) ?? "none"
  }
}

extension Dial.Scale {
  /// That of a parameter; nil where keys cannot turn it.
  init?(_ kind: ParameterKind, templates: [String]) {
    switch kind {
    case .count(let range):
      self = .numbers(Double(range.lowerBound)...Double(range.upperBound), step: 1)
    case .points(let range): self = .numbers(range, step: 1)
    case .optionalPoints(let range, _): self = .numbersOrNone(range, step: 1)
    case .choice(let choices): self = .words(choices.map(\.name))
    case .flag: self = .words(["off", "on"])
    case .template: self = .words(templates)
    case .optionalSize: return nil
    }
  }
}
