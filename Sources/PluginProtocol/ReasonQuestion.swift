public import LayoutCore
import LayoutText

/// The question why a number of an item's frame has its value, in the layout of a `layout` question.
///
/// Only children with the capability `reason` get it: `why` prints the answer, a `ReasonAnswer`.
///
/// ```swift
/// ReasonQuestion(id: 8, layout: 7, item: 3, number: .y).message
/// // {"type":"reason","id":8,"layout":7,"item":3,"number":"y","bytes":0}
/// ```
public struct ReasonQuestion: Sendable, Hashable {
  /// The number of the question, which the answer repeats.
  public var id: Int
  /// The number of the `layout` question.
  public var layout: Int
  /// The index of the item in the section.
  public var item: Int
  /// The number of the frame, in the coordinates of the layout's answer.
  public var number: FrameNumber

  /// The question `id` about the layout of question `layout`.
  public init(id: Int, layout: Int, item: Int, number: FrameNumber) {
    (self.id, self.layout, self.item, self.number) = (id, layout, item, number)
  }

  /// The message `reason`.
  public var message: Message {
    Message(
      "reason",
      [
        ("id", .int(id)), ("layout", .int(layout)), ("item", .int(item)),
        ("number", .string(number.rawValue)),
      ])
  }

  /// Reads a question, in the child. Whether there is such an item is for the layout to decide.
  ///
  /// - Throws: the first member that is missing or not allowed.
  public init(_ line: MessageLine) throws(ProtocolError) {
    id = try line.required("id", "a whole number", \.int)
    layout = try line.required("layout", "a whole number", \.int)
    item = try line.required("item", "a whole number", \.int)
    number = try line.required("number", "x, y, width or height") {
      $0.string.flatMap(FrameNumber.init)
    }
  }
}

/// The answer to a `ReasonQuestion`: a message `reason` with up to 20 facts, and a formula of up to
/// 1,000 terms.
public enum ReasonAnswer {
  private static var mostFacts: Int { 20 }
  private static var mostTerms: Int { 1_000 }

  /// The message with `reason`, for question `id`. A formula that cannot be read, because it has too
  /// many terms, a sum of nothing, or a number that JSON lacks, becomes its value.
  ///
  /// ```swift
  /// ReasonAnswer.message(8, Reason(["items are in a row"], .number(20, "end of item 2")))
  /// // {"type":"reason","id":8,"facts":["items are in a row"],
  /// //  "formula":{"number":20,"name":"end of item 2"},"bytes":0}
  /// ```
  public static func message(_ id: Int, _ reason: Reason) -> Message {
    let whole = message(id, reason.facts, reason.formula)
    let isReadable = (try? read(MessageLine(whole.bytes.dropLast()))) != nil
    return isReadable ? whole : message(id, reason.facts, .number(reason.formula.value, ""))
  }

  private static func message(_ id: Int, _ facts: [String], _ formula: Formula) -> Message {
    Message(
      "reason",
      [
        ("id", .int(id)), ("facts", .array(facts.prefix(mostFacts).map { .string($0) })),
        ("formula", formula.json),
      ])
  }

  /// Reads an answer; its texts are safe to show.
  ///
  /// - Throws: the first member that is missing or not allowed.
  public static func read(_ line: MessageLine) throws(ProtocolError) -> Reason {
    let facts = try line.required("facts", "an array of at most \(mostFacts) sentences") { node in
      node.array.flatMap { $0.count <= mostFacts ? $0.compactMap(\.string) : nil }
    }
    var left = mostTerms
    let formula = try line.required("formula", "arithmetic of at most \(mostTerms) terms") {
      Formula($0, &left)
    }
    return Reason(facts.map { Printable.shortened($0, limit: 200) }, formula)
  }
}

extension Formula {
  fileprivate var json: JSON {
    switch self {
    case .number(let value, let name):
      .object([("number", .number(value))] + (name.isEmpty ? [] : [("name", .string(name))]))
    case .sum(let terms): Self.json("sum", terms)
    case .difference(let first, let second): Self.json("difference", [first, second])
    case .product(let first, let second): Self.json("product", [first, second])
    case .quotient(let first, let second): Self.json("quotient", [first, second])
    case .largest(let terms): Self.json("largest", terms)
    case .smallest(let terms): Self.json("smallest", terms)
    }
  }

  /// The members that hold terms; others say nothing about arithmetic.
  private static var operations: [String] {
    ["sum", "difference", "product", "quotient", "largest", "smallest"]
  }

  private static func json(_ operation: String, _ terms: [Formula]) -> JSON {
    .object([(operation, .array(terms.map(\.json)))])
  }

  /// The formula that `node` spells; nil where it spells none, or one of more than `left` terms.
  fileprivate init?(_ node: JSONNode, _ left: inout Int) {
    left -= 1
    guard left >= 0, case .object(let members) = node.value else { return nil }
    if let value = node["number"]?.number {
      self = .number(value, Printable.shortened(node["name"]?.string ?? "", limit: 80))
      return
    }
    let operations = members.filter { Self.operations.contains($0.name) }
    guard operations.count == 1, let operation = operations.first,
      let nodes = operation.node.array, !nodes.isEmpty
    else { return nil }
    var terms: [Formula] = []
    for node in nodes {
      guard let term = Formula(node, &left) else { return nil }
      terms.append(term)
    }
    switch (operation.name, terms.count) {
    case ("sum", _): self = .sum(terms)
    case ("largest", _): self = .largest(terms)
    case ("smallest", _): self = .smallest(terms)
    case ("difference", 2): self = .difference(terms[0], terms[1])
    case ("product", 2): self = .product(terms[0], terms[1])
    case ("quotient", 2): self = .quotient(terms[0], terms[1])
    default: return nil
    }
  }
}
