import LabLanguage

/// What became of a case.
enum Outcome: Equatable {
  case pass
  case fail([String])
  case notExpressible(String)
}

/// A case in progress: the session after the plan's commands, and the mismatches so far.
struct Examination {
  var stage: Stage
  let plan: Plan
  let tolerance: Double
  /// What the plan's commands failed with.
  private(set) var fault: String?
  private(set) var mismatches: [String] = []
  /// Whether some comparer took the fault for what is expected.
  var expectsFault = false
  private var failedCommand = ""
  private var read: [SeenElement]?

  /// Runs `case` in a new session, with the commands of `mapping`, and compares everything that it
  /// expects.
  static func outcome(of facts: Fact, suite: String, _ mapping: Mapping) -> Outcome {
    do throws(Unmapped) {
      var fidelityCase = try FidelityCase(facts, suite: suite)
      let plan = try mapping(&fidelityCase)
      try fidelityCase.finish()
      var examination = try Examination(plan, tolerance: fidelityCase.tolerance)
      try examination.compare(fidelityCase.expected)
      return examination.mismatches.isEmpty ? .pass : .fail(examination.mismatches)
    } catch {
      return .notExpressible(error.reason)
    }
  }

  init(_ plan: Plan, tolerance: Double) throws(Unmapped) {
    guard let stage = try? Stage() else { throw Unmapped("there is no lab") }
    self.stage = stage
    self.plan = plan
    self.tolerance = tolerance
    for command in plan.commands where fault == nil { run(command) }
  }

  private mutating func run(_ command: String) {
    do throws(LabError) {
      try stage.run(command)
    } catch {
      fault = error.message
      failedCommand = command
    }
  }

  /// All elements, in order; computed once.
  var elements: [SeenElement] {
    mutating get {
      if let read { return read }
      let elements = answers("frames all")
      read = elements
      return elements
    }
  }

  /// Compares each member of `expected`, except for explanations in words.
  private mutating func compare(_ expected: [String: Fact]) throws(Unmapped) {
    let comparers = Comparers.general.merging(plan.comparers) { _, own in own }
    let keys = expected.keys.filter {
      !Comparers.words.contains($0) && (expected[$0] != .null || plan.comparers[$0] != nil)
    }
    if let key = keys.filter({ comparers[$0] == nil }).sorted().first {
      throw Unmapped("expected.\(key)")
    }
    if keys.isEmpty { throw Unmapped("nothing is expected") }
    for key in keys.sorted() { try comparers[key]?(expected[key] ?? .null, &self) }
    if let fault, !expectsFault { mismatches.insert("\(failedCommand): \(fault)", at: 0) }
  }

  /// The elements in the answer to `command`; none where it fails, which is a mismatch.
  mutating func answers(_ command: String) -> [SeenElement] {
    guard fault == nil else { return [] }
    do throws(LabError) {
      return try stage.elements(command)
    } catch {
      mismatches.append("\(command): \(error.message)")
      return []
    }
  }

  /// The answer to `command`; empty where it fails, which is a mismatch.
  mutating func answer(_ command: String) -> [String: Fact] {
    guard fault == nil else { return [:] }
    do throws(LabError) {
      return try stage.run(command)
    } catch {
      mismatches.append("\(command): \(error.message)")
      return [:]
    }
  }

  mutating func miss(_ what: String, expected: some CustomStringConvertible, got: String) {
    guard fault == nil else { return }
    mismatches.append("\(what): expected \(expected), got \(got)")
  }

  /// Compares numbers one by one; nil is not asserted.
  mutating func compare(_ what: String, _ expected: [Double?], with got: [Double]?) {
    let asserted = Fact.list(expected.map { $0.map(Fact.number) ?? .null })
    guard let got, got.count == expected.count else {
      return miss(what, expected: asserted, got: got.map { "\($0)" } ?? "none")
    }
    // Figures are given with four digits: a difference of exactly the tolerance is not one.
    let holds = zip(expected, got).allSatisfy { expected, got in
      expected.map { abs($0 - got) <= tolerance + 1e-6 } ?? true
    }
    if !holds { miss(what, expected: asserted, got: "\(got.map { Fact.number($0) })") }
  }
}
