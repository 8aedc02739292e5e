public import LayoutCore
import LayoutText

/// A question of type `layout` about a whole collection: where are all of its elements? The
/// strategies of the sections in its request are placeholders.
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
public typealias CollectionQuestion = Question<CollectionRequest>

extension Question<CollectionRequest> {
  /// The message of the question.
  ///
  /// - Complexity: O(sections), and O(items) where sizes differ without a pattern.
  public var message: Message { message(of: "layout") }

  /// The message of the question, with another `type` and `more` members. `audit` is the same
  /// question with another name.
  func message(of type: String, _ more: [(key: String, value: JSON)] = []) -> Message {
    var sizes: [Size] = []
    var members = CollectionMembers.of(request.layout, request.offsets, sizes: &sizes)
    if request.isTraced { members.append(("events", .bool(true))) }
    if let change = request.change { members.append(("before", change.json(&sizes))) }
    return message(of: type, members + more, sizes)
  }

  /// Reads a question to one of the strategies of `definitions`, in the child.
  ///
  /// - Throws: the first member that is missing or not allowed, or an unknown strategy.
  public init(
    _ line: MessageLine, payload: [UInt8], definitions: [AnyStrategyDefinition]
  ) throws(ProtocolError) {
    try self.init(line, definitions) { definition throws(ProtocolError) in
      var sizes = Payload.sizes(payload)[...]
      let (layout, offsets) = try CollectionMembers.read({ line[$0] }, sizes: &sizes)
      var request = CollectionRequest(layout, at: offsets)
      request.isTraced = line["events"]?.bool ?? false
      if let node = line["before"] {
        request.change = try CollectionChange(node, definition: definition, sizes: &sizes)
      }
      return request
    }
  }
}
