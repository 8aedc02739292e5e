import LayoutText

/// A measured figure with its unit.
package enum Figure: Sendable {
  case seconds(Double)
  case instructions(Double)
  case bytes(Double)
  case count(Double, String)

  package var value: Double {
    switch self {
    case .seconds(let value), .instructions(let value), .bytes(let value), .count(let value, _):
      value
    }
  }

  /// `485 ns`, `2.48 µs`, `12,088 instructions`, `55.6 MB`.
  package var text: String {
    switch self {
    case .seconds(let value):
      Self.scaled(value, [(1, "s"), (1e-3, "ms"), (1e-6, "µs"), (1e-9, "ns")])
    case .instructions(let value):
      value < 1e6
        ? "\(Self.digits(value)) instructions" : "\(Self.digits(value / 1e6)) M instructions"
    case .bytes(let value):
      Self.scaled(value, [(1e9, "GB"), (1e6, "MB"), (1e3, "kB"), (1, "bytes")])
    case .count(let value, let unit): "\(Self.digits(value)) \(unit)"
    }
  }

  /// In the largest unit of which there is at least one.
  private static func scaled(_ value: Double, _ units: [(Double, String)]) -> String {
    let (size, name) = units.first { value >= $0.0 } ?? units[units.count - 1]
    return "\(digits(value / size)) \(name)"
  }

  /// A number with three digits or more, without needless zeros.
  package static func digits(_ value: Double) -> String {
    let scale =
      abs(value) >= 99.95 ? 1.0 : abs(value) >= 9.995 ? 10 : abs(value) >= 0.0995 ? 100 : 10_000
    return NumberText.formatGrouped((value * scale).rounded() / scale)
  }
}
