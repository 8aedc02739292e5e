import LayoutText

/// What SARIF 2.1.0 demands of the objects that the lab writes: which members each has, which of them
/// it must have, and what they are.
///
/// From the schema of the standard, `sarif-schema-2.1.0.json` (OASIS, errata 01, draft 4 of JSON
/// Schema), which forbids all other members. `properties` is free. The conditions that
/// only its text has are noted where they are.
struct SARIFFacts {
  indirect enum Kind: Sendable {
    case text, flag, anything
    /// One of these words.
    case word([String])
    /// A whole number, from so much on.
    case number(Int)
    /// A reference of RFC 3986: ASCII, and escapes of two digits.
    case uri
    case list(Kind)
    /// An object in which every name is allowed.
    case names(Kind)
    case object(String)
  }

  static let objects: [String: (required: [String], members: [String: Kind])] = [
    "log": (
      ["version", "runs"],
      ["$schema": .uri, "version": .word(["2.1.0"]), "runs": .list(.object("run"))]
    ),
    "run": (
      ["tool"],
      [
        "tool": .object("tool"), "invocations": .list(.object("invocation")),
        "columnKind": .word(["utf16CodeUnits", "unicodeCodePoints"]),
        "results": .list(.object("result")),
      ]
    ),
    "tool": (["driver"], ["driver": .object("component")]),
    "component": (
      ["name"], ["name": .text, "version": .text, "rules": .list(.object("rule"))]
    ),
    "rule": (
      ["id"],
      [
        "id": .text, "shortDescription": .object("description"),
        "fullDescription": .object("description"), "help": .object("description"),
        "defaultConfiguration": .object("configuration"), "properties": .anything,
      ]
    ),
    "description": (["text"], ["text": .text, "markdown": .text]),
    "configuration": ([], ["level": .word(levels)]),
    "invocation": (
      ["executionSuccessful"],
      [
        "executionSuccessful": .flag, "exitCode": .number(0),
        "toolExecutionNotifications": .list(.object("notification")),
      ]
    ),
    "notification": (
      ["message"],
      [
        "level": .word(levels), "message": .object("message"),
        "associatedRule": .object("reference"), "locations": .list(.object("location")),
      ]
    ),
    "reference": (["id"], ["id": .text]),
    "result": (
      ["message"],
      [
        "ruleId": .text, "level": .word(levels), "message": .object("message"),
        "locations": .list(.object("location")), "relatedLocations": .list(.object("location")),
        "partialFingerprints": .names(.text),
        "baselineState": .word(["new", "unchanged", "updated", "absent"]),
      ]
    ),
    // Its text, or the name of one.
    "message": (["text"], ["text": .text]),
    "location": (
      [],
      [
        "physicalLocation": .object("place"),
        "logicalLocations": .list(.object("declaration")),
      ]
    ),
    "place": (
      ["artifactLocation"],
      ["artifactLocation": .object("file"), "region": .object("region")]
    ),
    "file": (["uri"], ["uri": .uri, "uriBaseId": .text]),
    // A column without a line has no place.
    "region": (["startLine"], ["startLine": .number(1), "startColumn": .number(1)]),
    "declaration": ([], ["fullyQualifiedName": .text]),
  ]

  private static let levels = ["none", "note", "warning", "error"]

  /// What is wrong with a log, each with the way to it.
  static func problems(of log: JSONNode) -> [String] {
    problems(log, .object("log"), "log")
  }

  private static func problems(_ node: JSONNode, _ kind: Kind, _ way: String) -> [String] {
    let isRight: Bool
    switch kind {
    case .anything: isRight = true
    case .text: isRight = node.string != nil
    case .flag: if case .bool = node.value { isRight = true } else { isRight = false }
    case .word(let words): isRight = node.string.map(words.contains) == true
    case .number(let least): isRight = node.int.map { $0 >= least } == true
    case .uri:
      let rest = node.string?.replacing(/%[0-9A-F]{2}/, with: "")
      isRight = rest.map { $0.wholeMatch(of: /[A-Za-z0-9\-._~:\/?#@$]*/) != nil } == true
    case .list(let kind):
      guard let nodes = node.array else { return ["\(way) is no list"] }
      return nodes.enumerated().flatMap { problems($1, kind, "\(way)[\($0)]") }
    case .names(let kind):
      guard case .object(let members) = node.value else { return ["\(way) is no object"] }
      return members.flatMap { problems($0.node, kind, "\(way).\($0.name)") }
    case .object(let name): return problems(node, objects[name] ?? ([], [:]), way)
    }
    return isRight ? [] : ["\(way) is not \(kind)"]
  }

  private static func problems(
    _ node: JSONNode, _ object: (required: [String], members: [String: Kind]), _ way: String
  ) -> [String] {
    guard case .object(let members) = node.value else { return ["\(way) is no object"] }
    let missing = object.required.filter { name in !members.contains { $0.name == name } }
    return missing.map { "\(way) has no \($0)" }
      + members.flatMap { member -> [String] in
        guard let kind = object.members[member.name] else {
          return ["\(way) has an unknown \(member.name)"]
        }
        return problems(member.node, kind, "\(way).\(member.name)")
      }
  }
}
