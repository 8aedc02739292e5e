import LabLanguage
import LayoutCore

extension SessionState {
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

extension Setting.Place where Value == [Int] {
  /// How many items each section has: one number for one section, or for all sections there will be.
  static var itemCounts: Self {
    let ofSection = Setting.Place<[Int]>(nil) {
      [$0.request.sections[$1].count]
    } set: {
      $1.request.sections[$2].count = $0[0]
    }
    return Setting.Place(
      isPerSection: true, value: ofSection.value,
      assign: { counts, state, section in
        if section != nil {
          ofSection.assign(counts, &state, section)
        } else {
          state.setCounts(counts)
        }
      }, restore: ofSection.restore)
  }
}

extension SettingFormat where Value == [Int] {
  /// One or more numbers of items; in a command for one section, one.
  static var itemCounts: Self {
    SettingFormat(
      forms: { _, summary, _ in [Form([.many("N", .count(0...SessionState.mostItems))], summary)] },
      read: { arguments, session, _ throws(LabError) in
        let given = arguments.all("N")
        guard session.scope == nil || given.count == 1 else {
          throw LabError(.notPossible("a section has a single number of items"), at: given[1].span)
        }
        return given.compactMap { if case .count(let count) = $0.value { count } else { nil } }
      },
      text: { $0.map(String.init).joined(separator: " ") }, facts: { _, _ in [] },
      scale: .numbers(0...Double(SessionState.mostItems), step: 1))
  }
}
