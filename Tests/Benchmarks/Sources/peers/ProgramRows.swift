import Foundation
import Measuring

/// Rows 8 to 11 and 13: the program as a person or another program meets it.
enum ProgramRows {
  /// From the start to the first prompt on a terminal, and to the end, of the program as it is installed.
  static func start() throws -> [Line] {
    let scratch = try Scratch()
    var lab = Command(path: try scratch.installedProgram() ?? Package.program)
    var lines: [Line] = []
    for (name, options, operation) in [
      ("first prompt", [], Operation.prompt),
      ("first prompt with options", ["--no-history", "--width", "80"], .promptWithOptions),
    ] {
      lab.arguments = options
      var faults = 0
      let line = try line(
        8, "\(name): processor time", rounds: 31, limit: 1.2, peers: ["sqlite3"],
        lab: {
          let usage = try lab.untilPrompt("n=12> ", in: scratch)
          faults = usage.pageFaults
          return usage.seconds
        },
        peer: { try Command(path: $0).untilPrompt("sqlite> ", in: scratch).seconds })
      lines +=
        line + [
          Line(row: 8, what: "\(name): page faults", ours: .count(Double(faults), "faults")),
          try Counts.line(operation, what: "\(name): instructions", goal: .none),
        ]
    }
    return lines
  }

  /// A hundred thousand commands on a pipe.
  static func pipe() throws -> [Line] {
    let scratch = try Scratch()
    let count = 100_000
    let inputs = try [
      "sqlite3": scratch.file("select", Array(repeating: "select 1+1;", count: count)),
      "bc": scratch.file("sum", Array(repeating: "1+1", count: count)),
    ]
    func peer(_ path: String) throws -> Double {
      let name = String(path.split(separator: "/").last ?? "")
      return try Command(
        path: path, arguments: name == "bc" ? ["-q"] : [], input: inputs[name] ?? ""
      ).run(in: scratch).seconds
    }
    let few = try lab("few", Scripts.queries(count), scratch)
    let screens = try lab("screens", Scripts.screens(count), scratch)
    return try line(
      9, "10⁵ queries of 12 items on a pipe", rounds: 7, limit: 0.5, peers: ["sqlite3", "bc"],
      lab: { try few.run(in: scratch).seconds }, peer: peer)
      + line(
        9, "10⁵ screens of 10⁶ items on a pipe", rounds: 3, limit: nil, peers: ["sqlite3"],
        lab: { try screens.run(in: scratch).seconds }, peer: peer)
      + [
        Counts.line(
          .pipe, what: "a query of 12 items on a pipe: instructions",
          goal: .atMost(.instructions(8000)))
      ]
  }

  /// A picture of 500 boxes, as often as it takes to hide the start of the program.
  static func drawing() throws -> [Line] {
    let scratch = try Scratch()
    let count = 1000
    let boxes = try lab("boxes", Scripts.drawings(count), scratch)
    let taken: [[Double]]
    var line = Line(
      row: 10, what: "500 boxes in 200 columns: a drawing",
      peer: "not here: apt-get install libncurses-dev", goal: .faster(10))
    if let ncurses = compiledBoxes(in: scratch) {
      taken = try inTurns(
        5,
        [
          { try boxes.run(in: scratch).seconds / Double(count) },
          {
            try Command(path: ncurses, arguments: ["\(count)"]).run(in: scratch).seconds
              / Double(count)
          },
        ])
      line.peer = "ncurses: \(Figure.seconds(Spread(taken[1]).median).text)"
      line.ratio = .faster(Spread(taken[1], over: taken[0]))
    } else {
      taken = try inTurns(5, [{ try boxes.run(in: scratch).seconds / Double(count) }])
    }
    line.ours = .seconds(Spread(taken[0]).median)
    return try [
      line, Counts.line(.drawing, what: "500 boxes in 200 columns: instructions", goal: .none),
    ]
  }

  /// The program on ncurses; nil where it does not compile, for want of ncurses.
  private static func compiledBoxes(in scratch: Scratch) -> String? {
    let source = Package.benchmarks.appending(path: "Sources/ncurses/boxes.c").path
    let program = "\(scratch.path)/ncurses"
    let compiler = Command.installed("cc").map {
      Command(path: $0, arguments: ["-O2", source, "-o", program, "-lncursesw"])
    }
    return (try? compiler?.run(in: scratch)) == nil ? nil : program
  }

  /// Every frame of a million items.
  static func frames() throws -> [Line] {
    let scratch = try Scratch()
    let cases = try [
      (
        "masonry", lab("masonry", Scripts.masonryFrames(1_000_000), scratch), 0.8,
        Operation.masonryFrames
      ),
      (
        "estimated sizes", lab("estimated", Scripts.estimatedFrames(1_000_000), scratch), 1.5,
        .estimatedFrames
      ),
    ]
    return try cases.flatMap { name, command, limit, operation in
      let taken = try inTurns(2, [{ try command.run(in: scratch).seconds }])[0]
      return [
        Line(
          row: 11, what: "frames all, 10⁶ items: \(name)", ours: .seconds(Spread(taken).median),
          goal: .atMost(.seconds(limit))),
        try Counts.line(
          operation, what: "frames all: \(name), instructions for each item", goal: .none),
      ]
    }
  }

  /// The lab with a script on standard input.
  private static func lab(
    _ name: String, _ script: [String], _ scratch: Scratch
  ) throws -> Command {
    Command(
      path: Package.program, arguments: ["-q", "--width", "200"],
      input: try scratch.file(name, script))
  }

  /// A line for each peer, all measured in the same rounds; the target is for the first.
  private static func line(
    _ row: Int, _ what: String, rounds: Int, limit: Double?, peers: [String],
    lab: @escaping () throws -> Double, peer: @escaping (String) throws -> Double
  ) throws -> [Line] {
    let paths = peers.map { Command.installed($0) }
    let taken = try inTurns(
      rounds, [lab] + paths.compactMap(\.self).map { path in { try peer(path) } })
    var others = taken.dropFirst()
    return zip(peers, paths).enumerated().map { number, peer in
      var line = Line(
        row: row, what: what, ours: .seconds(Spread(taken[0]).median),
        peer: "not here: apt-get install \(peer.0)")
      if number == 0, let limit { line.goal = .share(limit) }
      guard peer.1 != nil, let seconds = others.popFirst() else { return line }
      line.peer = "\(peer.0): \(Figure.seconds(Spread(seconds).median).text)"
      line.ratio = .share(Spread(taken[0], over: seconds))
      return line
    }
  }
}
