public import LayoutCore
import LayoutText

/// The question whether a strategy keeps its contract at one setting: a layout question, and the
/// aspects to check.
///
/// Only children with the capability `audit` get it. The lab sends one for each setting that
/// `audit` tries, and again with other settings to reduce a finding. The answer is an
/// `AuditAnswer`, or `error`. To compare frames with brute force the lab needs no question: it has
/// the frames.
public typealias AuditQuestion = Question<SelfAudit.Question>

extension Question<SelfAudit.Question> {
  /// The message `audit`: the members of a `CollectionQuestion`, with `aspects` in alphabetical
  /// order and the `seed`.
  ///
  /// - Complexity: O(sections), and O(items) where sizes differ without a pattern.
  public var message: Message {
    let layout = CollectionQuestion(
      id: id, strategy: strategy, parameters: parameters,
      request: CollectionRequest(request.layout))
    let aspects = request.aspects.map(\.rawValue).sorted()
    return layout.message(
      of: "audit", [("aspects", .array(aspects.map { .string($0) })), ("seed", .int(request.seed))])
  }

  /// Reads a question to one of the strategies of `definitions`, in the child. Unknown aspects are
  /// ignored; the seed is 1 by default.
  ///
  /// - Throws: the first member that is missing or not allowed, or an unknown strategy.
  public init(
    _ line: MessageLine, payload: [UInt8], definitions: [AnyStrategyDefinition]
  ) throws(ProtocolError) {
    let layout = try CollectionQuestion(line, payload: payload, definitions: definitions)
    let words = try line.required("aspects", "an array of words", \.array)
    self.init(
      id: layout.id, strategy: layout.strategy, parameters: layout.parameters,
      request: SelfAudit.Question(
        layout.request.layout,
        aspects: Set(words.compactMap { $0.string.flatMap(SelfAudit.Aspect.init) }),
        seed: line["seed"]?.int ?? 1))
  }
}

/// The answer to an `AuditQuestion`: a message `findings` with at most 64 findings, each with at
/// most 64 items, and at most 64 undecided rules.
///
/// Both ends apply the limits: the child leaves out what is too much, and the lab refuses more
/// findings, and ignores further items and rules.
public enum AuditAnswer {
  /// The most findings of an answer, and the most elements of one.
  private static var most: Int { 64 }

  /// The message with the findings of `audit`, for question `id`. Views among the elements of a
  /// finding are left out: only items are sent.
  ///
  /// ```swift
  /// let finding = SelfAudit.Finding(rule: "missed-in-rect", message: "a query misses item 0")
  /// AuditAnswer.message(9, SelfAudit([finding], undecided: []))
  /// // {"type":"findings","id":9,"findings":[{"rule":"missed-in-rect",…,"items":[]}],
  /// //  "undecided":[],"bytes":0}
  /// ```
  public static func message(_ id: Int, _ audit: SelfAudit) -> Message {
    let findings = audit.findings.prefix(most).map { finding -> JSON in
      var members: [(key: String, value: JSON)] = [
        ("rule", .string(finding.rule)), ("message", .string(finding.message)),
        (
          "items",
          .array(
            finding.items.prefix(most).filter { $0.kind == .item }
              .map { .array([.int($0.section), .int($0.index)]) })
        ),
      ]
      if let rect = finding.rect { members.append(("rect", .rect(rect))) }
      if let count = finding.count { members.append(("count", .int(count))) }
      if let method = finding.method { members.append(("method", .string(method))) }
      return .object(members)
    }
    let undecided = audit.undecided.prefix(most).map { rule -> JSON in
      .object([("rule", .string(rule.rule)), ("reason", .string(rule.reason))])
    }
    return Message(
      "findings",
      [("id", .int(id)), ("findings", .array(findings)), ("undecided", .array(undecided))])
  }

  /// Reads an answer. Its texts are not safe to show yet: escape them first.
  ///
  /// - Throws: the first member that is missing or not allowed.
  public static func read(_ line: MessageLine) throws(ProtocolError) -> SelfAudit {
    let nodes = try line.required("findings", "an array of at most \(most) findings") { node in
      node.array.flatMap { $0.count <= most ? $0 : nil }
    }
    var findings: [SelfAudit.Finding] = []
    for node in nodes {
      guard let rule = node["rule"]?.string, let message = node["message"]?.string else {
        throw ProtocolError("a finding needs \"rule\" and \"message\"")
      }
      var finding = SelfAudit.Finding(rule: rule, message: message)
      finding.items = (node["items"]?.array ?? []).prefix(most).compactMap { pair in
        guard let numbers = pair.array?.compactMap(\.int), numbers.count == 2,
          numbers.allSatisfy({ $0 >= 0 })
        else { return nil }
        return ElementID(.item, section: numbers[0], index: numbers[1])
      }
      finding.rect = node["rect"]?.rect
      finding.count = node["count"]?.int
      finding.method = node["method"]?.string
      findings.append(finding)
    }
    let undecided = (line["undecided"]?.array ?? []).prefix(most).compactMap { node in
      node["rule"]?.string.flatMap { rule in
        node["reason"]?.string.map { SelfAudit.Undecided(rule: rule, reason: $0) }
      }
    }
    return SelfAudit(findings, undecided: undecided)
  }
}
