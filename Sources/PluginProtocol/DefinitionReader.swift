import LayoutCore
import LayoutText

/// Reads what an external program reports about a strategy: every name can be typed, every text can
/// be shown, and every default is allowed.
///
/// The lab builds `help`, completion and error messages from it, so nothing unchecked may pass: a
/// name with a space could not be typed, and a summary with an escape sequence could change the
/// terminal. Unknown members are ignored; an unknown kind of parameter is an error, because the lab
/// could not send a value.
enum DefinitionReader {
  /// The longest name, in bytes of ASCII.
  private static let longestName = 64
  /// The greatest number of parameters of a strategy.
  private static let mostParameters = 256
  /// The examples that are read.
  static let mostExamples = 16

  /// The strategy that `node` describes, in `version` of the protocol: 1 has no capability but
  /// `query`.
  ///
  /// - Throws: the first name, kind, range or default that is not allowed, or a repeated parameter.
  static func offer(_ node: JSONNode, version: Int) throws(ProtocolError) -> Offer {
    let name = try name(node, of: "a strategy")
    var parameters: [ParameterDefinition] = []
    for node in node["parameters"]?.array ?? [] {
      let parameter = try parameter(node, of: name)
      guard !parameters.contains(where: { $0.name == parameter.name }) else {
        throw ProtocolError("\(name) has two parameters called \(parameter.name)")
      }
      parameters.append(parameter)
    }
    guard parameters.count <= mostParameters else {
      throw ProtocolError("\(name) has more than \(mostParameters) parameters")
    }
    var capabilities = (node["capabilities"]?.array ?? []).compactMap { node in
      node.string.flatMap(Offer.Capability.init)
    }
    if version == 1 { capabilities.removeAll { $0 != .query } }
    let definition = AnyStrategyDefinition(
      name: name, summary: summary(node, "an external strategy"), parameters: parameters,
      examples: (node["examples"]?.array ?? []).prefix(mostExamples).compactMap(example))
    return Offer(definition, capabilities: Set(capabilities))
  }

  /// A parameter of `strategy`. Its default is required, and checked against its kind.
  private static func parameter(
    _ node: JSONNode, of strategy: String
  ) throws(ProtocolError) -> ParameterDefinition {
    let name = try name(node, of: "a parameter of \(strategy)")
    let subject = "the parameter \(name) of \(strategy)"
    let kind = try kind(node, of: subject)
    guard let standard = node["default"].flatMap({ value($0, of: kind) }) else {
      throw ProtocolError(
        "\(subject) needs a \"default\" of its kind, within its \"range\" or \"choices\"")
    }
    return ParameterDefinition(
      name: name, summary: summary(node, "of \(strategy)"), kind: kind, standard: standard,
      isSupplied: node["supplied"]?.bool ?? false)
  }

  /// An example; nil where it has no commands.
  private static func example(_ node: JSONNode) -> Example? {
    guard let commands = node["commands"]?.string, !commands.isEmpty else { return nil }
    return Example(shown(commands), shown(node["shows"]?.string ?? ""))
  }

  /// The kind in the member `kind`, with its `range`, `choices` or `absent`. Templates cannot be
  /// sent: a child has no way to read them.
  private static func kind(_ node: JSONNode, of subject: String) throws(ProtocolError)
    -> ParameterKind
  {
    switch node["kind"]?.string {
    case "count":
      let (low, high) = try range(node, of: subject)
      guard let low = Int(exactly: low), let high = Int(exactly: high) else {
        throw ProtocolError("the \"range\" of \(subject) must be two whole numbers")
      }
      return .count(low...high)
    case "points":
      let (low, high) = try range(node, of: subject)
      guard let absent = node["absent"]?.string else { return .points(low...high) }
      return .optionalPoints(low...high, absent: shown(absent))
    case "size":
      let (low, high) = try range(node, of: subject)
      return .optionalSize(low...high, absent: shown(node["absent"]?.string ?? "its own"))
    case "flag": return .flag
    case let kind? where kind == "choice" || kind == "pattern":
      let nodes = node["choices"]?.array ?? []
      let choices = nodes.compactMap { node -> Choice? in
        guard let name = node.string ?? node["name"]?.string, isName(name) else { return nil }
        return Choice(name, summary(node, ""))
      }
      guard !choices.isEmpty, choices.count == nodes.count else {
        throw ProtocolError("\(subject) needs \"choices\": names, one or more")
      }
      return kind == "choice"
        ? .choice(choices)
        : .pattern(choices, absent: shown(node["absent"]?.string ?? "no pattern"))
    default:
      throw ProtocolError(
        "the \"kind\" of \(subject) must be count, points, size, flag, choice or pattern")
    }
  }

  /// The bounds in the member `range`, both allowed, the least first.
  private static func range(
    _ node: JSONNode, of subject: String
  ) throws(ProtocolError) -> (Double, Double) {
    guard let bounds = node["range"]?.numbers(2), bounds[0] <= bounds[1] else {
      throw ProtocolError("\(subject) needs a \"range\": [least, most]")
    }
    return (bounds[0], bounds[1])
  }

  /// The value of `kind` that `node` spells; nil where it is of another kind or out of range.
  /// `null` is the absence that optional kinds allow.
  static func value(_ node: JSONNode, of kind: ParameterKind) -> ParameterValue? {
    let value: ParameterValue? =
      switch kind {
      case .count: node.int.map { .count($0) }
      case .points: node.number.map { .points($0) }
      case .optionalPoints: node.isNull ? .absent : node.number.map { .points($0) }
      case .optionalSize: node.isNull ? .absent : node.size.map { .size($0) }
      case .pattern: node.isNull ? .absent : node.string.map { .word($0) }
      case .flag: node.bool.map { .flag($0) }
      case .choice, .template: node.string.map { .word($0) }
      }
    return value.flatMap { kind.allows($0) ? $0 : nil }
  }

  // MARK: Texts

  /// The member `name`; an error with `what` and the rule where it cannot be typed.
  private static func name(_ node: JSONNode, of what: String) throws(ProtocolError) -> String {
    guard let name = node["name"]?.string, isName(name) else {
      let found = node["name"]?.string.map { ", found \(Printable.quoted($0))" } ?? ""
      throw ProtocolError(
        "the name of \(what) must be a letter and up to \(longestName - 1) letters, digits, - or _"
          + found)
    }
    return name
  }

  private static func isName(_ text: String) -> Bool {
    let isLetter = { (byte: UInt8) in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    return text.utf8.count <= longestName && text.utf8.first.map(isLetter) == true
      && text.utf8.allSatisfy {
        isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      }
  }

  /// The member `summary`, safe to show; `standard` where it is missing or empty.
  private static func summary(_ node: JSONNode, _ standard: String) -> String {
    guard let text = node["summary"]?.string, !text.isEmpty else { return standard }
    return shown(text)
  }

  /// `text` without control characters, cut to 200 characters.
  private static func shown(_ text: String) -> String { Printable.shortened(text, limit: 200) }
}
