/// Why a layout cannot be made: facts, not sentences. Lengths are in points.
public enum LayoutError: Error, Sendable, Hashable {
  /// Nothing is left of the container: `taken` points of `available` are used up by `what`.
  case noRoom(what: String, taken: Double, available: Double)
  /// A number that no layout can use, such as a negative spacing: its name, and what is allowed.
  case unusable(what: String, value: Double, allowed: String)
  /// A strategy's parameters contradict each other or the container. The only case with a sentence,
  /// because only the strategy knows the reason.
  case impossible(reason: String)
  /// The program that places the items crashed: what happened, after its name, and the place of a trap.
  case ended(reason: String, trap: Trap? = nil)
  /// The program that places the items gave no answer in time: what happened, after its name.
  case unanswered(reason: String)
  /// A template that can never place an item: its `part` needs more than is available.
  case templateHasNoRoom(template: String, part: String, needed: Double, available: Double)
  /// A template whose `part`, insets or spacing, takes all of the available space.
  case templateTakesAll(template: String, part: String, taken: Double, available: Double)
  /// There is no template of that name among the `known` ones.
  case unknownTemplate(name: String, known: [String])
  /// The content would be longer than `greatestLength`.
  case tooLong(length: Double)
  /// The user interrupted the work.
  case interrupted
}
