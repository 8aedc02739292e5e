import LabLanguage
import LayoutCore

extension Command {
  static let items = Command(
    CommandDefinition(
      "items", .change, "set how many items there are; several numbers make that many sections",
      forms: [Form([.many("N", .count(0...SessionState.mostItems))])],
      notes: [
        "New sections are like the first one. Up to 1,000,000 items are solved at once, more as"
          + " far as somebody looks."
      ], related: ["section", "sizes"],
      examples: [
        Example("items 50; draw", "fifty items"),
        Example("use grid; items 4 6; section 1 set columns 2; draw", "two sections"),
      ])
  ) { session, arguments, world throws(LabError) in
    let counts = arguments.all("N").compactMap { given -> Int? in
      guard case .count(let count) = given.value else { return nil }
      return count
    }
    let scope = session.scope
    if scope != nil, counts.count > 1 {
      throw LabError(
        .notPossible("a section has one number of items"), at: arguments.all("N")[1].span)
    }
    return try session.change(in: world, at: arguments.command.span) { state throws(LabError) in
      if let scope {
        state.request.sections[scope].count = counts[0]
      } else {
        state.setCounts(counts)
      }
    }
  }
}

extension SessionState {
  /// How many items a section may have.
  static let mostItems = 10_000_000_000

  /// One section for each of `counts`; new ones are like the first.
  fileprivate mutating func setCounts(_ counts: [Int]) {
    let (first, words) = (request.sections[0], sizeWords[0])
    let missing = max(0, counts.count - request.sections.count)
    request.sections =
      request.sections.prefix(counts.count) + Array(repeating: first, count: missing)
    sizeWords = sizeWords.prefix(counts.count) + Array(repeating: words, count: missing)
    for (number, count) in counts.enumerated() { request.sections[number].count = count }
  }
}
