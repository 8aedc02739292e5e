/// Counts instructions with valgrind's callgrind, which other load on the machine does not disturb.
struct Callgrind {
  static let missing = "not here: apt-get install valgrind libc6-dbg"

  private let valgrind: String

  /// Nil where valgrind is not installed.
  init?() {
    guard let valgrind = Command.installed("valgrind") else { return nil }
    self.valgrind = valgrind
  }

  /// The instructions of one unit of an operation, in a new home folder: a file of history costs
  /// instructions, too.
  func count(_ operation: Operation) throws -> Double {
    let scratch = try Scratch()
    if case .prompt(let options) = operation.work {
      return try Double(
        collected(Package.program, options, scratch) {
          _ = try $0.untilPrompt("n=12> ", in: scratch)
        })
    }
    let totals = try [operation.small, operation.large].map {
      try total(operation, size: $0, scratch)
    }
    return Double(totals[1] - totals[0]) / Double(operation.large - operation.small)
  }

  private func total(_ operation: Operation, size: Int, _ scratch: Scratch) throws -> Int {
    switch operation.work {
    case .pipe(let script):
      let input = try scratch.file("script", script(size))
      return try collected(Package.program, ["-q", "--width", "200"], scratch) {
        var command = $0
        command.input = input
        try command.run(in: scratch)
      }
    default:
      return try collected(Package.peers, ["work", operation.name, "\(size)"], scratch) {
        try $0.run(in: scratch)
      }
    }
  }

  /// Runs a program under callgrind, and reads the total from its log.
  private func collected(
    _ program: String, _ arguments: [String], _ scratch: Scratch, run: (Command) throws -> Void
  ) throws -> Int {
    let log = "\(scratch.path)/log"
    let options = [
      "--tool=callgrind", "--callgrind-out-file=/dev/null", "--log-file=\(log)", program,
    ]
    try run(Command(path: valgrind, arguments: options + arguments))
    let text = Scratch.text(of: log)
    let line = text.split(separator: "\n").last { $0.contains("Collected : ") }
    guard let total = line?.split(separator: " ").last.flatMap({ Int($0) }) else {
      throw Failure("callgrind counted nothing: \(text)")
    }
    return total
  }
}
