public import LayoutCore
import LayoutText

/// A question to a strategy: about one section (`LayoutQuestion`), a whole collection
/// (`CollectionQuestion`), or its contract (`AuditQuestion`).
public struct Question<Request: Sendable>: Sendable {
  /// The number of the question, which the answer repeats.
  public var id: Int
  /// The name of the strategy.
  public var strategy: String
  /// The values of its parameters by name; a missing one has its default.
  public var parameters: [String: ParameterValue]
  /// What the strategy places or checks.
  public var request: Request

  /// The question `id` to the strategy called `strategy`.
  public init(id: Int, strategy: String, parameters: [String: ParameterValue], request: Request) {
    (self.id, self.strategy, self.parameters) = (id, strategy, parameters)
    self.request = request
  }

  /// The message of `type` with the members that every question has, then `members`, and `sizes` as
  /// its payload.
  func message(
    of type: String, _ members: [(key: String, value: JSON)], _ sizes: [Size]
  ) -> Message {
    let all: [(key: String, value: JSON)] = [
      ("id", .int(id)), ("strategy", .string(strategy)), ("parameters", parameters.json),
    ]
    return Message(type, all + members, payload: Payload.bytes(of: sizes))
  }

  /// Reads the members that every question has, and `request`, which gets the strategy's definition.
  init(
    _ line: MessageLine, _ definitions: [AnyStrategyDefinition],
    request: (AnyStrategyDefinition) throws(ProtocolError) -> Request
  ) throws(ProtocolError) {
    id = try line.required("id", "a whole number", \.int)
    let name = try line.required("strategy", "a name", \.string)
    guard let definition = definitions.first(where: { $0.name == name }) else {
      throw ProtocolError("there is no strategy \(Printable.quoted(name))")
    }
    strategy = name
    parameters = try definition.values(line["parameters"])
    self.request = try request(definition)
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
