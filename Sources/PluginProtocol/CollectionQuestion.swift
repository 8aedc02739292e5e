public import LayoutCore
import LayoutText

/// A question of type `layout` about a whole collection: where are all of its elements?
///
/// Only children with the capability `collection` get it. The answer is a `CollectionAnswer`, or
/// `error`. A question can contain a change: the child lays the collection out before the change
/// first, and then brings it to the requested state.
///
/// ```swift
/// var request = CollectionRequest(layout)
/// request.isTraced = true
/// CollectionQuestion(id: 7, strategy: "shelves", parameters: [:], request: request).message
/// // {"type":"layout","id":7,"strategy":"shelves","parameters":{},"container":[390,844],…}
/// ```
///
/// Equal neighbouring sections are sent once, with their number, so a question about 10,000 equal
/// sections has one.
public struct CollectionQuestion: Sendable {
  /// The number of the question, which the answer repeats.
  public var id: Int
  /// The name of the strategy.
  public var strategy: String
  /// The values of its parameters by name; a missing one has its default.
  public var parameters: [String: ParameterValue]
  /// The request; the strategies of its sections are placeholders.
  public var request: CollectionRequest

  /// The question `id` to the strategy called `strategy`.
  public init(
    id: Int, strategy: String, parameters: [String: ParameterValue], request: CollectionRequest
  ) {
    self.id = id
    self.strategy = strategy
    self.parameters = parameters
    self.request = request
  }

  /// The message of the question.
  ///
  /// - Complexity: O(sections), and O(items) where sizes differ without a pattern.
  public var message: Message { message(of: "layout") }

  /// The message of the question, with another `type` and `more` members. `audit` is the same
  /// question with another name.
  func message(of type: String, _ more: [(key: String, value: JSON)] = []) -> Message {
    var sizes: [Size] = []
    var members: [(key: String, value: JSON)] = [
      ("id", .int(id)), ("strategy", .string(strategy)), ("parameters", parameters.json),
    ]
    members += CollectionMembers.of(request.layout, request.offset, sizes: &sizes)
    if request.isTraced { members.append(("events", .bool(true))) }
    if let change = request.change { members.append(("before", change.json(&sizes))) }
    return Message(type, members + more, payload: Payload.bytes(of: sizes))
  }

  /// Reads a question to one of the strategies of `definitions`, in the child.
  ///
  /// - Throws: the first member that is missing or not allowed, or an unknown strategy.
  public init(
    _ line: MessageLine, payload: [UInt8], definitions: [AnyStrategyDefinition]
  ) throws(ProtocolError) {
    id = try line.required("id", "a whole number", \.int)
    let definition = try line.strategy(of: definitions)
    strategy = definition.name
    parameters = try line.parameters(of: definition)
    var sizes = Payload.sizes(payload)[...]
    let (layout, offset) = try CollectionMembers.read({ line[$0] }, sizes: &sizes)
    request = CollectionRequest(layout, offset: offset)
    request.isTraced = line["events"]?.bool ?? false
    request.change = try line["before"].map { node throws(ProtocolError) in
      try CollectionChange(node, definition: definition, sizes: &sizes)
    }
  }
}

extension MessageLine {
  /// The definition that the member `strategy` names, one of `definitions`.
  ///
  /// - Throws: an error with the name, if there is no such strategy.
  func strategy(of definitions: [AnyStrategyDefinition]) throws(ProtocolError)
    -> AnyStrategyDefinition
  {
    let name = try required("strategy", "a name", \.string)
    guard let definition = definitions.first(where: { $0.name == name }) else {
      throw ProtocolError("there is no strategy \(Printable.quoted(name))")
    }
    return definition
  }

  /// The values in the member `parameters`, of the parameters that `definition` has. Other names
  /// are ignored; see `AnyStrategyDefinition.values(_:)`.
  func parameters(of definition: AnyStrategyDefinition) throws(ProtocolError) -> [String:
    ParameterValue]
  {
    try definition.values(self["parameters"])
  }
}

extension AnyStrategyDefinition {
  /// The values that `node` has for its parameters. A parameter that `node` leaves out is left out
  /// here, and has its default.
  ///
  /// - Throws: an error with the first value that is of another kind, or out of its range.
  func values(_ node: JSONNode?) throws(ProtocolError) -> [String: ParameterValue] {
    var values: [String: ParameterValue] = [:]
    for parameter in parameters {
      guard let node = node?[parameter.name] else { continue }
      guard let value = DefinitionReader.value(node, of: parameter.kind) else {
        throw ProtocolError("the value of \(parameter.name) is not allowed")
      }
      values[parameter.name] = value
    }
    return values
  }
}

extension [String: ParameterValue] {
  /// The values by name, in the order of their names.
  var json: JSON { .object(sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) }) }
}

extension JSON {
  /// The insets as the protocol orders them: top, leading, bottom, trailing, in points.
  static func insets(_ insets: Insets) -> JSON {
    .numbers([insets.top, insets.leading, insets.bottom, insets.trailing])
  }
}

extension JSONNode {
  /// Insets from top, leading, bottom and trailing; nil for anything but four numbers.
  var insets: Insets? {
    numbers(4).map { Insets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
  }
}
