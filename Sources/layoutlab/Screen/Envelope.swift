import LabLanguage
import LayoutText

extension JSON {
  /// The version of what programs read: it rises when a member changes its meaning or goes away.
  private static let schema = 1

  /// What a program reads of an answer: the schema, the command if there is one, whether all is well,
  /// and then `members`.
  static func envelope(
    _ command: String? = nil, ok: Bool, _ members: [(key: String, value: JSON)]
  ) -> JSON {
    let name = command.map { [("command", JSON.string($0))] } ?? []
    return .object([("schema", .int(schema))] + name + [("ok", .bool(ok))] + members)
  }
}

extension Diagnostic {
  var json: JSON {
    var members: [(key: String, value: JSON)] = [
      ("id", .string(error.id)), ("message", .string(error.message)),
    ]
    if let form = error.form { members.append(("form", .string(form))) }
    if let attempt { members.append(("try", .string(attempt))) }
    if let position {
      members += [
        ("line", .int(position.line)), ("column", .int(position.column)),
        ("length", .int(length)),
      ]
    }
    members.append(("help", .string(error.help)))
    return .object(members)
  }
}
