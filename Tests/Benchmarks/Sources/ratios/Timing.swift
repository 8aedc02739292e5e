/// The seconds that `work` takes.
func seconds(_ work: () throws -> Void) rethrows -> Double {
  let time = try ContinuousClock().measure(work)
  return Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
}

/// The middle one of several measurements.
func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

/// A time in the unit that suits it.
func words(_ seconds: Double) -> String {
  let (value, unit) =
    seconds < 1e-6
    ? (seconds * 1e9, "ns")
    : seconds < 1e-3 ? (seconds * 1e6, "µs") : seconds < 1 ? (seconds * 1e3, "ms") : (seconds, "s")
  return "\(words(value, decimals: 2)) \(unit)"
}

/// A number with few decimals, for people.
func words(_ number: Double, decimals: Int) -> String {
  var scale = 1.0
  for _ in 0..<decimals { scale *= 10 }
  return "\((number * scale).rounded() / scale)"
}

/// A row of a table, in columns of fixed width.
func row(_ cells: String...) {
  var line = ""
  for (number, cell) in cells.enumerated() {
    let width = number == 0 ? 34 : 16
    line += cell + String(repeating: " ", count: max(1, width - cell.count))
  }
  print(line)
}
