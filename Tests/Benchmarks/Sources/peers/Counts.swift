import Measuring

/// Lines of the table that count instructions.
enum Counts {
  /// What an operation costs, and what it costs the peer.
  static func line(
    _ operation: Operation, what: String, beside peer: Operation? = nil, goal: Line.Goal
  ) throws -> Line {
    var line = Line(row: operation.row, what: what, goal: goal)
    guard let callgrind = Callgrind() else {
      line.peer = Callgrind.missing
      return line
    }
    line.ours = .instructions(try callgrind.count(operation))
    if let peer {
      line.peer = "C++: \(Figure.instructions(try callgrind.count(peer)).text)"
    }
    return line
  }
}
