public import LayoutCore
import LayoutText

/// A regular expression for a whole line of output: what follows `|/`.
///
/// It is compiled to at most `largest` instructions and members of classes. A match tries all
/// alternatives side by side, so it takes at most one pass over the instructions for each character
/// of the line; no pattern makes it go back (Thompson, *Regular Expression Search Algorithm*,
/// 1968). That excludes what needs going back: references to groups, look-around, atomic groups and
/// possessive quantifiers.
///
/// Like Swift's, it matches characters as a reader sees them, not their scalars.
public struct LinePattern: Sendable {
  /// The most parts of a pattern, members of classes among them, counted repetitions written out.
  static let largest = 2_000

  /// The pattern as written.
  public let text: String
  private let program: [Instruction]

  /// One step of a match.
  enum Instruction: Sendable {
    /// One character of the set.
    case character(PatternSet)
    /// Go on at both places.
    case split(Int, Int)
    /// Go on there.
    case jump(Int)
    /// Go on if the place in the line is like this.
    case assertion(PatternNode.Assertion)
    /// The whole pattern is matched.
    case match
  }

  /// The pattern that `text` spells.
  ///
  /// - Throws: `invalidRegex` at its place in `text`.
  public init(_ text: String) throws(LabError) {
    self.text = text
    var reader = PatternReader(text)
    var writer = PatternWriter(text)
    try writer.write(try reader.pattern())
    program = writer.program + [.match]
  }

  /// Whether the whole of `line` matches the pattern; false if `stop` comes first.
  ///
  /// - Complexity: O(characters of the line × instructions).
  public func accepts(_ line: String, stop: StopSignal = .never) -> Bool {
    let line = Array(line)
    var (now, next) = (Threads(program.count), Threads(program.count))
    add(0, at: 0, in: line, to: &now)
    var steps = 0
    for (place, character) in line.enumerated() {
      guard !now.places.isEmpty else { return false }
      steps += now.places.count + 1
      if steps > Self.stepsBetweenLooks {
        steps = 0
        if stop.isRequested { return false }
      }
      next.removeAll()
      for thread in now.places {
        if case .character(let set) = program[thread], set.contains(character) {
          add(thread + 1, at: place + 1, in: line, to: &next)
        }
      }
      swap(&now, &next)
    }
    return now.places.contains(program.count - 1)
  }

  private static let stepsBetweenLooks = 10_000

  /// Adds a thread, and those that it continues as without a character.
  private func add(_ start: Int, at place: Int, in line: [Character], to threads: inout Threads) {
    threads.open.append(start)
    while let thread = threads.open.popLast() {
      guard threads.insert(thread) else { continue }
      switch program[thread] {
      case .character, .match: break
      case .jump(let target): threads.open.append(target)
      case .split(let first, let second):
        threads.open.append(second)
        threads.open.append(first)
      case .assertion(let assertion):
        if assertion.holds(at: place, in: line) { threads.open.append(thread + 1) }
      }
    }
  }
}

extension LinePattern: Hashable {
  public static func == (a: LinePattern, b: LinePattern) -> Bool { a.text == b.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// The instructions that a match is at, each once.
private struct Threads {
  private(set) var places: [Int] = []
  /// Instructions still to look at.
  var open: [Int] = []
  private var isThere: [Bool]

  init(_ count: Int) { isThere = Array(repeating: false, count: count) }

  /// False if it is there already.
  mutating func insert(_ place: Int) -> Bool {
    guard !isThere[place] else { return false }
    isThere[place] = true
    places.append(place)
    return true
  }

  mutating func removeAll() {
    for place in places { isThere[place] = false }
    places.removeAll(keepingCapacity: true)
  }
}

/// Writes the instructions of a pattern.
private struct PatternWriter {
  private(set) var program: [LinePattern.Instruction] = []
  private let text: String
  /// Counts parts too: a repetition of nothing writes no instruction.
  private var steps = 0

  init(_ text: String) { self.text = text }

  mutating func write(_ node: PatternNode) throws(LabError) {
    try count(1)
    switch node {
    case .set(let set):
      // A character is compared with each member.
      try count(set.members.count - 1)
      program.append(.character(set))
    case .assertion(let assertion): program.append(.assertion(assertion))
    case .sequence(let nodes): for node in nodes { try write(node) }
    case .choice(let nodes): try write(anyOf: nodes)
    case .repetition(let node, let range, let isEndless):
      for _ in 0..<range.lowerBound { try write(node) }
      guard !isEndless else { return try write(anyNumberOf: node) }
      var splits: [Int] = []
      for _ in range.dropFirst() {
        splits.append(program.count)
        program.append(.split(program.count + 1, 0))
        try write(node)
      }
      for place in splits { program[place] = .split(place + 1, program.count) }
    }
  }

  private mutating func write(anyOf nodes: [PatternNode]) throws(LabError) {
    var jumps: [Int] = []
    for node in nodes.dropLast() {
      let split = program.count
      program.append(.split(split + 1, 0))
      try write(node)
      jumps.append(program.count)
      program.append(.jump(0))
      program[split] = .split(split + 1, program.count)
    }
    if let last = nodes.last { try write(last) }
    for place in jumps { program[place] = .jump(program.count) }
  }

  private mutating func write(anyNumberOf node: PatternNode) throws(LabError) {
    let split = program.count
    program.append(.split(split + 1, 0))
    try write(node)
    program.append(.jump(split))
    program[split] = .split(split + 1, program.count)
  }

  private mutating func count(_ parts: Int) throws(LabError) {
    steps += max(0, parts)
    guard steps <= LinePattern.largest, program.count < LinePattern.largest else {
      let most = NumberText.grouped(LinePattern.largest)
      throw LabError(
        .invalidRegex(
          pattern: text,
          reason: "with its repetitions expanded, the pattern has more than \(most) parts"),
        at: SourceSpan(0, text.utf8.count))
    }
  }
}
