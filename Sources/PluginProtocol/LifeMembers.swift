import LayoutCore
import LayoutText

extension InvalidationTrace {
  /// The most calls that are read.
  private static let most = 10_000

  /// The members of the trace.
  var json: JSON {
    .object([
      ("offset", .point(offset)),
      ("firstPrepare", firstPrepare.map { .number($0) } ?? .null),
      ("events", .array(calls.prefix(Self.most).map(\.json))),
    ])
  }

  /// Reads a trace; nil for anything else.
  init?(_ node: JSONNode) {
    guard let offset = node["offset"]?.point else { return nil }
    self.init(
      calls: (node["events"]?.array ?? []).prefix(Self.most).compactMap(LayoutCall.init),
      firstPrepare: node["firstPrepare"]?.number, offset: offset)
  }
}

extension LayoutCall {
  fileprivate var json: JSON {
    var members: [(key: String, value: JSON)] = [
      ("call", .string(name)), ("seconds", .number(seconds)),
    ]
    if let given { members.append(("given", .string(given))) }
    if let answer { members.append(("answer", .string(answer))) }
    return .object(members)
  }

  fileprivate init?(_ node: JSONNode) {
    guard let name = node["call"]?.string else { return nil }
    func text(_ name: String) -> String? {
      node[name]?.string.map { Printable.shortened($0, limit: 200) }
    }
    let seconds = node["seconds"]?.number ?? 0
    self.init(
      Printable.shortened(name, limit: 100), given: text("given"), answer: text("answer"),
      seconds: seconds >= 0 ? seconds : 0)
  }
}
