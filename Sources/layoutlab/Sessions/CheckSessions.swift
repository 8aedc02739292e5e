import Lab
import LabLanguage
import LabReport

/// `layoutlab check F…`: says what is wrong with session files, without running them.
struct CheckSessions {
  /// Files and folders; `Sessions` if there are none.
  var paths: [String] = []
  /// One JSON object in place of text.
  var isJSON = false

  /// Something that is wrong, and where.
  struct Finding: Sendable {
    /// The file, the fault, and the text it is about.
    let diagnostic: Diagnostic
  }

  /// Everything that is wrong: grammar, ids, questions, files to include, requirements.
  func findings(in lab: Lab, world: World) -> [Finding] {
    var findings: [Finding] = []
    let named = paths.isEmpty ? ["Sessions"] : paths
    for path in SessionSource.files(at: named) {
      do throws(Fault) {
        for session in try SessionSource.sessions(at: path, in: world) {
          findings += self.findings(in: session, world)
        }
      } catch {
        findings.append(Finding(diagnostic: Diagnostic(error, source: "", file: path)))
      }
    }
    return findings
  }

  private func findings(in session: SessionSource, _ world: World) -> [Finding] {
    let file = session.file
    var faults = file.faults
    for block in file.script.blocks { faults += missing(block, session, world) }
    return faults.map {
      Finding(diagnostic: Diagnostic($0, source: file.source, file: session.path))
    }
  }

  /// The files that `block` includes and that cannot be read.
  private func missing(_ block: Block, _ session: SessionSource, _ world: World) -> [Fault] {
    switch block.kind {
    case .include(let path):
      do throws(Fault) {
        _ = try world.read(world.inFolder(of: world.located(session.path)).located(path))
        return []
      } catch {
        return [Fault(error.kind, at: block.span)]
      }
    case .conditional(_, let then, let otherwise):
      return (then + otherwise).flatMap { missing($0, session, world) }
    default: return []
    }
  }

  /// Checks, prints with `out`, and answers the exit status: 2 if something is wrong.
  func run(in lab: Lab, world: World, out: (String) -> Void) -> Int32 {
    let findings = findings(in: lab, world: world)
    if isJSON {
      out(json(findings).text)
    } else {
      for finding in findings { for line in finding.diagnostic.lines { out(line) } }
      out("\(findings.count) finding\(findings.count == 1 ? "" : "s")")
    }
    return findings.isEmpty ? 0 : 2
  }

  private func json(_ findings: [Finding]) -> JSON {
    let list = findings.map { finding in
      let diagnostic = finding.diagnostic
      return JSON.object([
        ("path", .string(diagnostic.file ?? "")), ("id", .string(diagnostic.fault.id)),
        ("message", .string(diagnostic.fault.message)),
        ("line", diagnostic.position.map { .int($0.line) } ?? .null),
        ("column", diagnostic.position.map { .int($0.column) } ?? .null),
      ])
    }
    return .object([
      ("schema", .int(1)), ("ok", .bool(findings.isEmpty)), ("findings", .array(list)),
    ])
  }
}
