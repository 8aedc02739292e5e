package import LayoutCore
import LayoutText

/// Where the points of a plot are, and the numbers on its axes.
extension Plot {
  /// A number on an axis.
  package struct Tick: Sendable, Hashable {
    /// Its place, from 0 at the start of the axis to 1 at its end.
    package let share: Double
    package let text: String
  }

  /// The numbers on the axis across (`horizontal`) or up, at most about `count`.
  package func ticks(on axis: Axis, atMost count: Int = 6) -> [Tick] {
    let (scale, ends) = (scale(on: axis), ends(on: axis))
    switch scale.spread {
    case .linear:
      let step = RoundNumber.atLeast((ends.upperBound - ends.lowerBound) / Double(max(1, count)))
      let first = (ends.lowerBound / step - 1e-9).rounded(.up)
      return (0...count + 1).map { (first + Double($0)) * step }
        .filter { $0 <= ends.upperBound + step * 1e-9 }
        .map { Tick(share: share($0, in: ends, scale), text: Self.text($0)) }
    case .logarithmic:
      let (low, high) = (Self.power(ends.lowerBound), Self.power(ends.upperBound))
      let step = max(1, (high - low + count - 1) / max(1, count))
      return stride(from: low, through: high, by: step).map { power in
        let number = Self.ten(to: power)
        return Tick(share: share(number, in: ends, scale), text: Self.text(number))
      }
    }
  }

  /// The place of each point of each series, from 0 to 1 on each axis.
  package var shares: [[Point]] {
    let (sides, heights) = (ends(on: .horizontal), ends(on: .vertical))
    return series.map { series in
      series.points.map { point in
        Point(x: share(point.x, in: sides, across), y: share(point.y, in: heights, up))
      }
    }
  }

  /// `columns 3: content height 1200 pt`.
  package func words(for point: Point) -> String {
    func number(_ value: Double, _ scale: Scale) -> String {
      "\(scale.name) \(Self.text(value))" + (scale.unit.isEmpty ? "" : " \(scale.unit)")
    }
    return "\(number(point.x, across)): \(number(point.y, up))"
  }

  /// All points in one paragraph, for screen readers.
  package var sentence: String {
    series.map { series in
      "\(series.name): \(series.points.map(words).joined(separator: "; "))."
    }.joined(separator: " ")
  }

  private func scale(on axis: Axis) -> Scale { axis == .horizontal ? across : up }

  /// Where the axis begins and ends: at round numbers around all points; up, a linear axis begins at
  /// zero where no number is below it.
  private func ends(on axis: Axis) -> ClosedRange<Double> {
    let numbers = series.flatMap(\.points).map { axis == .horizontal ? $0.x : $0.y }
    guard var low = numbers.min(), var high = numbers.max() else { return 0...1 }
    switch scale(on: axis).spread {
    case .linear:
      if axis == .vertical { (low, high) = (min(0, low), max(0, high)) }
      if low == high { high = low + 1 }
      guard axis == .vertical else { return low...high }
      let step = RoundNumber.atLeast((high - low) / 6)
      return (low / step).rounded(.down) * step...(high / step).rounded(.up) * step
    case .logarithmic:
      let first = Self.power(low)
      var last = Self.power(high)
      if Self.ten(to: last) < high * (1 - 1e-12) || last == first { last += 1 }
      return Self.ten(to: first)...Self.ten(to: last)
    }
  }

  private func share(_ number: Double, in ends: ClosedRange<Double>, _ scale: Scale) -> Double {
    switch scale.spread {
    case .linear:
      return (number - ends.lowerBound) / (ends.upperBound - ends.lowerBound)
    case .logarithmic:
      let whole = Self.logarithm(ends.upperBound) - Self.logarithm(ends.lowerBound)
      return (Self.logarithm(number) - Self.logarithm(ends.lowerBound)) / whole
    }
  }

  /// The logarithm of a positive number to base 2, by the exponent and by squaring the significand:
  /// each square gives one more binary digit.
  private static func logarithm(_ number: Double) -> Double {
    guard number.isFinite, number > 0 else { return 0 }
    var (result, rest, digit) = (Double(number.exponent), number.significand, 0.5)
    for _ in 0..<40 {
      rest *= rest
      if rest >= 2 {
        rest /= 2
        result += digit
      }
      digit /= 2
    }
    return result
  }

  /// The greatest power of ten that is not above a positive number.
  private static func power(_ number: Double) -> Int {
    guard number.isFinite, number > 0 else { return 0 }
    var power = 0
    while ten(to: power) > number * (1 + 1e-12), power > -300 { power -= 1 }
    while ten(to: power + 1) <= number * (1 + 1e-12), power < 300 { power += 1 }
    return power
  }

  private static func ten(to power: Int) -> Double {
    var number = 1.0
    for _ in 0..<power.magnitude { number *= 10 }
    return power < 0 ? 1 / number : number
  }

  private static func text(_ number: Double) -> String {
    number != 0 && number.magnitude < 0.1
      ? NumberText.formatExact(number) : NumberText.formatGrouped(number)
  }
}
