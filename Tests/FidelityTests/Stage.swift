import LabSession
import LabLanguage
import LabReport
import LabTestKit
import LayoutCore

import Strategies

/// A session with all strategies that reads typed commands, and answers in JSON.
struct Stage {
  private(set) var lab: Session
  private let world: World

  init() throws {
    lab = try Session(strategies: Registry.strategies)
    world = MemoryFiles().world()
  }

  /// Runs each command of `text`; what the last one answers.
  @discardableResult
  mutating func run(_ text: String) throws(LabError) -> [String: Fact] {
    var answer: [String: Fact] = [:]
    for line in try Statement.split(text) {
      let reply = try lab.run(line, in: world)
      answer = Fact(JSON.object(reply.report.members)).members ?? [:]
    }
    return answer
  }

  /// The elements in the answer to `text`.
  mutating func elements(_ text: String) throws(LabError) -> [SeenElement] {
    (try run(text)["elements"]?.list ?? []).compactMap(SeenElement.init)
  }

  /// Whether the content scrolls left and right.
  var isHorizontal: Bool { lab.state.request.axis == .horizontal }
}

/// An element as `--json` prints it.
struct SeenElement {
  let kind: String
  let elementKind: String?
  let section: Int
  let index: Int
  let ordinal: Int
  let frame: [Double]

  init?(_ fact: Fact) {
    guard let members = fact.members, let kind = members["kind"]?.text,
      let frame = members["frame"]?.numbers?.compactMap(\.self), frame.count == 4
    else { return nil }
    self.kind = kind
    self.frame = frame
    elementKind = members["elementKind"]?.text
    section = Int(members["section"]?.number ?? 0)
    index = Int(members["item"]?.number ?? 0)
    ordinal = Int(members["ordinal"]?.number ?? 0)
  }

  var name: String { kind == "item" ? "\(section).\(index)" : "\(section).\(elementKind ?? kind)" }
}

extension Fact {
  /// The lab's answer.
  init(_ json: JSON) {
    switch json {
    case .null: self = .null
    case .bool(let value): self = .flag(value)
    case .int(let value): self = .number(Double(value))
    case .number(let value): self = .number(value)
    case .string(let value): self = .text(value)
    case .array(let values): self = .list(values.map(Fact.init))
    case .rows(let visit):
      var facts: [Fact] = []
      visit { value in
        facts.append(Fact(value))
        return true
      }
      self = .list(facts)
    case .object(let members):
      self = .members(
        Dictionary(
          members.map { ($0.key, Fact($0.value)) }, uniquingKeysWith: { first, _ in first }))
    }
  }
}
