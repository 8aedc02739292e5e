import LabLanguage
import LayoutText

extension Diagnostic {
  /// The `error` of an answer that failed.
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
