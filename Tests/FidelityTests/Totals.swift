/// What became of the cases of one suite.
struct SuiteTotal {
  let suite: String
  private(set) var cases = 0
  private(set) var passes = 0
  /// Why cases cannot be put to the lab, with their ids.
  private(set) var reasons: [String: [String]] = [:]
  /// The cases with other answers, and those answers.
  private(set) var failures: [(id: String, mismatches: [String])] = []

  init(_ suite: String) { self.suite = suite }

  /// The outcomes of all cases of `file`.
  init(_ file: FidelityFile, _ mapping: Mapping) {
    suite = file.suite
    for fact in file.cases {
      let id = fact.members?["id"]?.text ?? "case \(cases)"
      add(Examination.outcome(of: fact, suite: file.suite, mapping), id: id)
    }
  }

  var expressible: Int { passes + failures.count }

  mutating func add(_ outcome: Outcome, id: String) {
    cases += 1
    switch outcome {
    case .pass: passes += 1
    case .fail(let mismatches): failures.append((id, mismatches))
    case .notExpressible(let reason): reasons[reason, default: []].append(id)
    }
  }

  /// `suite: 12 cases, 12 expressible, 12 pass`
  var line: String { "\(suite): \(cases) cases, \(expressible) expressible, \(passes) pass" }

  /// Each reason with its cases, and the first of what each failing case missed.
  var details: [String] {
    reasons.sorted { ($0.value.count, $1.key) > ($1.value.count, $0.key) }.map { reason, ids in
      "  not expressible: \(reason) (\(ids.count): \(ids.joined(separator: ", ")))"
    }
      + failures.map { id, mismatches in
        let more = mismatches.count > 3 ? ["… \(mismatches.count - 3) more"] : []
        return "  \(id): " + (mismatches.prefix(3) + more).joined(separator: "; ")
      }
  }
}

extension [SuiteTotal] {
  /// A line a suite, the reasons under it, and the sums.
  var table: String {
    let sums = reduce(into: (cases: 0, expressible: 0, passes: 0)) { sums, total in
      sums.cases += total.cases
      sums.expressible += total.expressible
      sums.passes += total.passes
    }
    let all =
      "all: \(sums.cases) cases, \(sums.expressible) expressible, \(sums.passes) pass"
    return (flatMap { [$0.line] + $0.details } + [all]).joined(separator: "\n")
  }

  /// The share of the cases that can be put to the lab.
  var share: Double {
    let cases = reduce(0) { $0 + $1.cases }
    return cases == 0 ? 1 : Double(reduce(0) { $0 + $1.expressible }) / Double(cases)
  }
}
