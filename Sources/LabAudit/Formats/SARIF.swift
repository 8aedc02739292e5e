import LabLanguage
import LayoutText

/// SARIF 2.1.0, the OASIS standard for results of static analysis: code scanning of GitHub, and
/// editors, read it. Only what these use is written.
extension AuditRun {
  /// The name of the fingerprint; it changes if fingerprints are made of something else.
  static let fingerprint = "layoutlabAudit/v1"
  /// The name of the tool, by which a baseline is recognized.
  static let tool = "layoutlab"

  var sarif: JSON {
    .object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          .object([
            ("tool", .object([("driver", driver)])),
            ("invocations", .array([invocation])), ("columnKind", .string("unicodeCodePoints")),
            ("results", .array(files.flatMap(results))),
          ])
        ])
      ),
    ])
  }

  private var driver: JSON {
    .object([
      ("name", .string(Self.tool)), ("version", .string(version)),
      ("rules", .array(AuditRule.all.map(\.sarif))),
    ])
  }

  /// How it ran: files that cannot be loaded, and rules that are not decided, are no results.
  private var invocation: JSON {
    .object([
      ("executionSuccessful", .bool(exitStatus < 2)), ("exitCode", .int(Int(exitStatus))),
      ("toolExecutionNotifications", .array(files.flatMap(notifications))),
    ])
  }

  private func notifications(of file: File) -> [JSON] {
    switch file.result {
    case .failure(let error):
      return [
        .object([
          ("level", .string("error")), ("message", .message([error.message])),
          ("locations", .array([file.name.location(at: file.place(of: error))])),
        ])
      ]
    case .success(let report):
      return report.layouts.flatMap { layout in
        func note(_ text: String, about rule: [(key: String, value: JSON)]) -> JSON {
          .object(
            [("level", .string("note")), ("message", .message(["\(layout.name): \(text)"]))] + rule
              + [("locations", .array([file.name.location(at: .start)]))])
        }
        let audit = layout.audit
        return audit.undecided.map { rule in
          note(
            "not decided \(rule.rule): \(rule.sentence)",
            about: [("associatedRule", .object([("id", .string(rule.rule))]))])
        } + (audit.skippedSentence.map { [note($0, about: [])] } ?? [])
      }
    }
  }

  private func results(of file: File) -> [JSON] {
    guard case .success(let report) = file.result else { return [] }
    return report.layouts.flatMap { layout in
      layout.audit.findings.map { $0.sarif(of: layout.name, in: file.name) }
    }
  }
}

extension AuditRun.File {
  /// Where an error is: the compiler's place in this file, or its start.
  func place(of error: LabError) -> SourcePosition {
    guard let first = error.compilerFailure?.errors.first,
      first.path.split(separator: "/").last == name.path.split(separator: "/").last
    else { return .start }
    return SourcePosition(line: max(1, first.line), column: max(1, first.column))
  }
}

extension SourcePosition {
  /// The start of a file.
  static let start = SourcePosition(line: 1, column: 1)
}

extension AuditReport.Finding {
  /// Where a reader looks first.
  var position: SourcePosition { places.first?.position ?? .start }

  fileprivate func sarif(of layout: String, in file: FileName) -> JSON {
    var members: [(key: String, value: JSON)] = [
      ("ruleId", .string(rule.id)), ("level", .string(severity.rawValue)),
      ("message", .message([message, ""] + caseLines)),
      ("locations", .array([location(of: layout, in: file)])),
    ]
    if places.count > 1 {
      let others = places.dropFirst().map { file.location(at: $0.position, named: $0.name) }
      members.append(("relatedLocations", .array(others)))
    }
    let fingerprint = JSON.string(fingerprint(of: layout))
    members.append(("partialFingerprints", .object([(AuditRun.fingerprint, fingerprint)])))
    if let isAccepted {
      members.append(("baselineState", .string(isAccepted ? "unchanged" : "new")))
    }
    return .object(members)
  }

  private func location(of layout: String, in file: FileName) -> JSON {
    file.location(at: position, named: places.first?.name ?? layout)
  }
}

extension FileName {
  /// A place in the file, and the declaration there.
  fileprivate func location(at position: SourcePosition, named name: String? = nil) -> JSON {
    var artifact: [(key: String, value: JSON)] = [("uri", .string(uri))]
    // GitHub takes it for the root of the repository.
    if !isAbsolute { artifact.append(("uriBaseId", .string("%SRCROOT%"))) }
    let region = JSON.object([
      ("startLine", .int(position.line)), ("startColumn", .int(position.column)),
    ])
    let physical = JSON.object([("artifactLocation", .object(artifact)), ("region", region)])
    guard let name else { return .object([("physicalLocation", physical)]) }
    let logical = JSON.object([("fullyQualifiedName", .string(Printable.escaped(name)))])
    return .object([("physicalLocation", physical), ("logicalLocations", .array([logical]))])
  }
}

extension JSON {
  /// Plain text: no line in it can do more than be read.
  fileprivate static func message(_ lines: [String]) -> JSON {
    .object([("text", .string(lines.map { Printable.escaped($0) }.joined(separator: "\n")))])
  }
}

extension AuditRule {
  /// The rule with its help, for those who see its findings on a web page.
  fileprivate var sarif: JSON {
    let checks = Self.sentence(checks)
    let effect = Self.sentence(matters)
    let names = methods.map(\.rawValue)
    let system = methods.contains(where: \.isOfSwiftUI) ? "SwiftUI" : "UIKit"
    func help(_ mark: String) -> JSON {
      let look = names.map { mark + $0 + mark }.joined(separator: ", then at ")
      return .string("\(checks)\n\nIf not: \(matters).\n\nIn a \(system) layout, look at \(look).")
    }
    return .object([
      ("id", .string(id)), ("shortDescription", .object([("text", .string(checks))])),
      ("fullDescription", .object([("text", .string("\(checks) \(effect)"))])),
      ("defaultConfiguration", .object([("level", .string(severity.rawValue))])),
      ("help", .object([("text", help("")), ("markdown", help("`"))])),
      (
        "properties",
        .object([
          ("tags", .array([.string("layout")])), ("precision", .string("very-high")),
          ("problem.severity", .string(severity.rawValue)),
        ])
      ),
    ])
  }

  private static func sentence(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst() + "."
  }
}
