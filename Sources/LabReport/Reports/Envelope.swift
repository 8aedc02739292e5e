package import LayoutText

extension JSON {
  /// The version of what programs read: it rises when a member changes its meaning or goes away.
  private static let schema = 1

  /// What a program reads of an answer: the schema, the command if there is one, whether all is well,
  /// and then `members`.
  package static func envelope(
    _ command: String? = nil, ok: Bool, _ members: [(key: String, value: JSON)]
  ) -> JSON {
    let name = command.map { [("command", JSON.string($0))] } ?? []
    return .object([("schema", .int(schema))] + name + [("ok", .bool(ok))] + members)
  }
}
