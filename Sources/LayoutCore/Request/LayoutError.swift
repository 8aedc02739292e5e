/// Why a layout cannot be made: facts, not sentences.
public enum LayoutError: Error, Sendable, Hashable {
  /// Nothing is left of the container: `taken` points of `available` are used up by `what`.
  case noRoom(what: String, taken: Double, available: Double)
  /// A number that no layout can use, with what it belongs to.
  case unusable(what: String, value: Double, allowed: String)
  /// A strategy's parameters contradict each other or the container.
  case impossible(reason: String)
  /// A template that can never place an item, with the inequality in numbers.
  case templateHasNoRoom(template: String, part: String, needed: Double, available: Double)
  /// A template that nobody described.
  case unknownTemplate(name: String, known: [String])
  /// The content would be longer than doubles count points exactly.
  case tooLong(length: Double)
  /// The person asked to stop.
  case interrupted
}
