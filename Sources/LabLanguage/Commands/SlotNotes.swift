import LayoutCore

/// What is possible at a place and is not a word of a list: mostly numbers.
extension SlotProposals {
  func notes(for place: Place) -> [Choice] {
    switch place {
    case .word, .option: []
    case .slot(let name, let slot): notes(for: slot, named: name)
    case .rest(.sizes, let start) where tokens.count == start + 1:
      [
        Choice("<44>", "one size for every item"),
        Choice("<90 60 120>", "sizes that repeat"),
        Choice("<120x40>", "widths and heights"),
      ]
    case .rest(let slot, _): notes(for: slot, named: "")
    }
  }

  private func notes(for slot: Slot, named name: String) -> [Choice] {
    switch slot {
    case .points, .factor, .count: [Choice("<\(slot.allowed)>", withValue(name, valueOfCommand))]
    case .size: [Choice("<WIDTHxHEIGHT>", withValue("each \(slot.allowed)", valueOfCommand))]
    case .indexes: [Choice("<A..B>", "a range of indexes, including both ends")]
    case .element where vocabulary.elements.isEmpty && !vocabulary.items.isEmpty:
      [Choice("<\(vocabulary.items)>", "an item")]
    case .frameNumber where vocabulary.elements.isEmpty && !vocabulary.items.isEmpty:
      [Choice("<ITEM.x|y|width|height>", "ITEM is \(vocabulary.items)")]
    case .parameterValue: notes(forParameter: tokens.last?.text ?? "")
    case .assignment: prefix.firstIndex(of: "=").map { notes(forParameter: prefix[..<$0]) } ?? []
    case .expression: [Choice("<EXPR>", "see: help expressions")]
    case .argument(let standard):
      [
        Choice(
          "<\(name)>",
          standard.map { "default: \($0.isEmpty ? "nothing" : $0)" }
            ?? "required")
      ]
    default: []
    }
  }

  private func notes(forParameter name: some StringProtocol) -> [Choice] {
    guard let parameter = parameter(String(name)) else { return [] }
    let allowed: String
    switch parameter.kind {
    case .count(let range): allowed = Slot.count(range).allowed
    case .points(let range), .optionalPoints(let range, _): allowed = Slot.points(range).allowed
    case .optionalSize: allowed = "WIDTHxHEIGHT"
    case .choice, .pattern, .flag, .template: return []
    }
    return [Choice("<\(allowed)>", withValue(parameter.summary, vocabulary.values[parameter.name]))]
  }
}
