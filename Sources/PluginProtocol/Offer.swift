public import LayoutCore
import LayoutText

/// A strategy that a child offers: its definition, and what more it can do.
public struct Offer: Sendable, Hashable {
  /// What more a child may be able to do.
  public enum Capability: String, Sendable, Hashable {
    /// It has an answer of its own to what a rectangle hits.
    case query
    /// It places a whole collection at once.
    case collection
    /// Its frames may depend on how far the content is scrolled.
    case scroll
    /// It can check its own contract.
    case audit
    /// It records the calls that a layout receives during a change.
    case events
  }

  /// The most strategies that a child offers.
  public static let most = 64

  /// Name, summary and parameters.
  public let definition: AnyStrategyDefinition
  /// What more it can do.
  public let capabilities: Set<Capability>

  /// An offer of the strategy that `definition` describes.
  public init(_ definition: AnyStrategyDefinition, capabilities: Set<Capability> = []) {
    self.definition = definition
    self.capabilities = capabilities
  }

  /// The offers of a `hello`.
  ///
  /// - Throws: what is wrong with the first unusable offer, or the version where it is not
  ///   `protocolVersion`.
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

  /// The answer to `hello` that makes `offers`.
  public static func hello(_ offers: [Offer]) -> Message {
    Message(
      "hello",
      [("protocol", .int(protocolVersion)), ("strategies", .array(offers.map(\.json)))])
  }

  private var json: JSON {
    .object([
      ("name", .string(definition.name)), ("summary", .string(definition.summary)),
      ("capabilities", .array(capabilities.map { .string($0.rawValue) })),
      ("parameters", .array(definition.parameters.compactMap { $0.json(value: "default") })),
    ])
  }
}
