public import LayoutCore
import LayoutText

/// A strategy that a child offers in its `hello`: its definition, and its capabilities.
///
/// ```swift
/// Offer.hello([Offer(AnyStrategy(Spiral.self).definition, capabilities: [.query])])
/// // {"type":"hello","protocol":2,"strategies":[{"name":"spiral",…}],"bytes":0}
/// ```
public struct Offer: Sendable, Hashable {
  /// A message that a child understands, or a promise about its answers, besides placing sections.
  /// The lab ignores unknown ones.
  public enum Capability: String, Sendable, Hashable {
    /// It answers `query`: its own list of the elements in a rectangle, which the lab compares with
    /// the frames.
    case query
    /// It answers `reason`: the arithmetic behind a number of an item's frame, which `why` prints.
    case reason
    /// It places a whole collection at once: see `CollectionQuestion`.
    case collection
    /// Its frames may depend on the content offset, so the lab asks again after scrolling.
    case scroll
    /// It answers `audit`: it checks its own contract at given settings.
    case audit
    /// It records the calls that a layout receives: those that place a section, or during a change
    /// of a collection.
    case events
  }

  /// The most strategies of one child.
  public static let most = 64

  /// Name, summary, parameters and examples.
  public let definition: AnyStrategyDefinition
  /// The capabilities; empty for a child that only places sections.
  public let capabilities: Set<Capability>

  /// An offer of the strategy with `definition`; templates are not sent.
  public init(_ definition: AnyStrategyDefinition, capabilities: Set<Capability> = []) {
    (self.definition, self.capabilities) = (definition, capabilities)
  }

  /// The offers of a `hello`. In version 1, all capabilities but `query` are ignored.
  ///
  /// - Throws: what is wrong with the first unusable offer, or a version that is not in
  ///   `spokenVersions`.
  public static func read(_ hello: MessageLine) throws(ProtocolError) -> [Offer] {
    guard hello.type == "hello" else {
      throw ProtocolError("expected \"hello\", found \(Printable.quoted(hello.type))")
    }
    let version = try hello.required("protocol", "a whole number", \.int)
    guard spokenVersions.contains(version) else {
      throw ProtocolError(
        "uses version \(version) of the protocol; this lab supports 1 to \(protocolVersion)")
    }
    let nodes = try hello.required("strategies", "an array of 1 to \(most) strategies") { node in
      node.array.flatMap { (1...most).contains($0.count) ? $0 : nil }
    }
    var offers: [Offer] = []
    for node in nodes {
      let offer = try DefinitionReader.offer(node, version: version)
      guard !offers.contains(where: { $0.definition.name == offer.definition.name }) else {
        throw ProtocolError(
          "offers two strategies called \(Printable.quoted(offer.definition.name))")
      }
      offers.append(offer)
    }
    return offers
  }

  /// The message `hello` with `offers`: the first answer of a child.
  public static func hello(_ offers: [Offer]) -> Message {
    Message(
      "hello",
      [("protocol", .int(protocolVersion)), ("strategies", .array(offers.map(\.json)))])
  }

  /// The element of `strategies`. Parameters of a kind that the protocol cannot send, such as a
  /// template, are left out, and keep their defaults.
  private var json: JSON {
    .object([
      ("name", .string(definition.name)), ("summary", .string(definition.summary)),
      ("capabilities", .array(capabilities.map { .string($0.rawValue) })),
      ("parameters", .array(definition.parameters.compactMap { $0.json(value: "default") })),
      (
        "examples",
        .objects(definition.examples.prefix(DefinitionReader.mostExamples)) {
          [("commands", .string($0.commands)), ("shows", .string($0.shows))]
        }
      ),
    ])
  }
}
