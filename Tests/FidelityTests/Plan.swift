/// How a case is put to the lab: what to type, and how to read what is expected.
struct Plan {
  /// The command lines, in order.
  var commands: [String]
  /// Whether an element that only touches a rectangle counts as in it; the lab's own does not.
  var touchingCounts = false
  /// The counts of the case's sections, where the lab has all their items in one.
  var joinedCounts: [Int] = []
  /// How the suite's own keys of `expected` are compared; they go before the general ones.
  var comparers: [String: Comparer] = [:]

  init(_ commands: [String]) { self.commands = commands }
}

/// Compares one member of `expected` with what the lab answers.
typealias Comparer = @Sendable (Fact, inout Examination) throws(Unmapped) -> Void

/// How the cases of a suite are put to the lab.
typealias Mapping = @Sendable (inout FidelityCase) throws(Unmapped) -> Plan
