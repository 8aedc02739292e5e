import LabLanguage
import LabReport
public import LayoutCore

/// The question where all elements of a collection are.
public struct CollectionQuestion: Sendable {
  /// What the answer repeats.
  public var id: Int
  /// The name of the strategy that is asked.
  public var strategy: String
  /// The values of its parameters.
  public var parameters: [String: ParameterValue]
  /// What it is asked; the strategies of its sections say nothing.
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

  /// The question as it is sent.
  ///
  /// - Complexity: O(sections), and O(items) where sizes differ without a pattern.
  public var message: Message { message(of: "layout") }

  /// The question as it is sent where it is called `type` and has `more` members.
  func message(of type: String, _ more: [(key: String, value: JSON)] = []) -> Message {
    let layout = request.layout
    let (sections, sizes) = SectionMembers.of(layout)
    var members: [(key: String, value: JSON)] = [
      ("id", .int(id)), ("strategy", .string(strategy)), ("parameters", parameters.json),
      ("container", .numbers([layout.container.width, layout.container.height])),
      ("axis", .string(layout.axis.rawValue)), ("axisStated", .bool(layout.isAxisStated)),
      ("direction", .string(layout.isRightToLeft ? "rtl" : "ltr")),
      ("safeArea", .insets(layout.safeArea)), ("margins", .insets(layout.margins)),
    ]
    if let offset = request.offset { members.append(("offset", .numbers([offset.x, offset.y]))) }
    members.append(("sections", .array(sections)))
    return Message(type, members + more, payload: Payload.bytes(of: sizes))
  }

  /// Reads a question to one of the strategies of `cards`.
  ///
  /// - Throws: what is missing, or not as it must be.
  public init(
    _ line: MessageLine, payload: [UInt8], cards: [StrategyCard]
  ) throws(ProtocolError) {
    id = try line.required("id", "a whole number", \.int)
    let card = try line.strategy(of: cards)
    strategy = card.name
    parameters = try line.parameters(of: card)
    let container = try line.required("container", "two numbers") { $0.numbers(2) }
    let axis = try line.required("axis", "vertical or horizontal") {
      $0.string.flatMap(Axis.init)
    }
    var layout = LayoutRequest(
      container: Size(width: container[0], height: container[1]), axis: axis,
      isRightToLeft: line["direction"]?.string == "rtl", sections: [])
    layout.isAxisStated = line["axisStated"]?.bool ?? false
    layout.safeArea = line["safeArea"]?.insets ?? .zero
    layout.margins = line["margins"]?.insets ?? .zero
    let nodes = try line.required("sections", "an array", \.array)
    layout.sections = try SectionMembers.read(nodes, sizes: Payload.sizes(payload))
    let offset = line["offset"]?.numbers(2).map { Point(x: $0[0], y: $0[1]) }
    request = CollectionRequest(layout, offset: offset)
  }
}

extension MessageLine {
  /// The strategy that is asked, one of `cards`.
  func strategy(of cards: [StrategyCard]) throws(ProtocolError) -> StrategyCard {
    let name = try required("strategy", "a name", \.string)
    guard let card = cards.first(where: { $0.name == name }) else {
      throw ProtocolError("there is no strategy called \(Printable.quoted(name))")
    }
    return card
  }

  /// The values of the parameters of `card` that are sent.
  func parameters(of card: StrategyCard) throws(ProtocolError) -> [String: ParameterValue] {
    var parameters: [String: ParameterValue] = [:]
    for parameter in card.parameters {
      guard let node = self["parameters"]?[parameter.name] else { continue }
      guard let value = CardReader.value(node, of: parameter.kind) else {
        throw ProtocolError("the value of \(parameter.name) is not allowed")
      }
      parameters[parameter.name] = value
    }
    return parameters
  }
}

extension [String: ParameterValue] {
  /// The values as they are sent, in the order of their names.
  var json: JSON { .object(sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) }) }
}

extension JSON {
  /// Top, leading, bottom, trailing.
  static func insets(_ insets: Insets) -> JSON {
    .numbers([insets.top, insets.leading, insets.bottom, insets.trailing])
  }
}

extension JSONNode {
  /// Top, leading, bottom, trailing; nil for anything but four numbers.
  var insets: Insets? {
    numbers(4).map { Insets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
  }
}
