import LayoutCore
import LayoutText

extension TextSizes {
  /// The most words that a question has.
  private static var mostWords: Int { 20_000 }

  /// The messages that items repeat, so that a child can wrap them at any width:
  /// `{"font":[8,20,8],"words":[[2,5],[11]]}`. Nil where they are too many for a line.
  var json: JSON? {
    guard messages.reduce(0, { $0 + $1.count + 1 }) <= Self.mostWords else { return nil }
    var members: [(key: String, value: JSON)] = [
      ("font", .numbers([metrics.character, metrics.line, metrics.padding])),
      ("words", .array(messages.map { .array($0.map { .int($0) }) })),
    ]
    if let width = metrics.width { members.append(("width", .number(width))) }
    return .object(members)
  }

  /// Reads the messages, for a layout that scrolls down; nil where a member is not allowed.
  init?(_ node: JSONNode) {
    let words = node["words"]?.array?.map { $0.array?.compactMap(\.int) ?? [] }
    guard let font = node["font"]?.numbers(3), font[0] > 0, let words, !words.isEmpty,
      words.allSatisfy({ $0.allSatisfy { (0...1_000_000).contains($0) } })
    else { return nil }
    self.init(
      messages: words,
      metrics: TextMetrics(
        character: font[0], line: font[1], padding: font[2], width: node["width"]?.number))
  }
}
