import LayoutCore
import LayoutText

extension InvalidationTrace {
  /// The most calls that are sent and read; further ones are left out.
  private static let most = 10_000

  /// The value of the member `life` of `frames`: where scrolling stopped, how long preparing took,
  /// and the calls in their order.
  var json: JSON {
    .object([
      ("offset", .point(offset)),
      ("firstPrepare", firstPrepare.map { .number($0) } ?? .null),
      ("events", .array(calls.prefix(Self.most).map(\.json))),
    ])
  }

  /// Reads the value of `life`; nil without an `offset`. Calls without a name are ignored, and
  /// texts are cut to 200 characters and safe to show.
  init?(_ node: JSONNode) {
    guard let offset = node["offset"]?.point else { return nil }
    self.init(
      calls: (node["events"]?.array ?? []).prefix(Self.most).compactMap(LayoutCall.init),
      firstPrepare: node["firstPrepare"]?.number, offset: offset)
  }
}

extension SectionTrace {
  /// The most calls that are read; further ones are ignored.
  private static let most = 10_000

  /// The members `events` and `omitted` of `frames`.
  var members: [(key: String, value: JSON)] {
    [("events", .array(calls.map(\.json))), ("omitted", .int(omitted))]
  }

  /// Reads the calls of an answer; nil where it has none. Calls without a name are ignored, and
  /// texts are cut to 200 characters and safe to show.
  package init?(_ line: MessageLine) {
    guard let nodes = line["events"]?.array else { return nil }
    self.init(
      calls: nodes.prefix(Self.most).compactMap(LayoutCall.init),
      omitted: max(0, line["omitted"]?.int ?? 0))
  }
}

extension LayoutCall {
  fileprivate var json: JSON {
    var members: [(key: String, value: JSON)] = [("call", .string(name))]
    if let seconds { members.append(("seconds", .number(seconds))) }
    if let given { members.append(("given", .string(given))) }
    if let answer { members.append(("answer", .string(answer))) }
    return .object(members)
  }

  fileprivate init?(_ node: JSONNode) {
    guard let name = node["call"]?.string else { return nil }
    func text(_ name: String) -> String? {
      node[name]?.string.map { Printable.shortened($0, limit: 200) }
    }
    self.init(
      Printable.shortened(name, limit: 100), given: text("given"), answer: text("answer"),
      seconds: node["seconds"]?.number.map { max(0, $0) })
  }
}
