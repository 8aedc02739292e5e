import LabReport
import LabLanguage
import LabLessons
import LabSession
import LayoutCore
import LayoutText

/// `layoutlab check F…`: reports what is wrong with session files. Sessions are read and not run;
/// lessons are played too, because only that shows whether their answers are right.
struct CheckSessions {
  /// Files and folders; `Sessions` if there are none.
  var paths: [String] = []
  var isStrict = false
  var isJSON = false

  /// Something that is wrong, and where.
  struct Finding: Sendable {
    /// The file, the error, and the text it is about.
    let diagnostic: Diagnostic
    /// Whether the session works all the same.
    var isWarning = false

    var lines: [String] { diagnostic.lines(as: isWarning ? "warning" : "error") }
  }

  /// Everything that is wrong: grammar, commands that fail in every state, ids, questions, files to
  /// include, requirements.
  func findings(in session: Session, world: World) -> [Finding] {
    var findings: [Finding] = []
    let named = paths.isEmpty ? ["Sessions"] : paths
    for path in SessionSource.files(at: named) {
      do throws(LabError) {
        for source in try SessionSource.sessions(
          at: path, isNamed: named.contains(path), in: world)
        {
          findings += self.findings(in: source, session, world)
        }
        findings += try translationFindings(of: path, world)
      } catch {
        findings.append(Finding(diagnostic: Diagnostic(error, source: "", file: path)))
        if error.kind == .interrupted { break }
      }
    }
    return findings
  }

  private func findings(in source: SessionSource, _ session: Session, _ world: World) -> [Finding] {
    let file = source.file
    func finding(_ error: LabError, isWarning: Bool = false) -> Finding {
      Finding(
        diagnostic: Diagnostic(error, source: file.source, file: source.path), isWarning: isWarning)
    }
    var findings = file.errors.map { finding($0) }
    findings += session.staticErrors(of: file).map { finding($0) }
    for block in file.script.blocks {
      findings += missing(block, source, world).map { finding($0) }
    }
    guard file.script.header.kind == .lesson else { return inOrder(findings) }
    findings += LessonLint(file).findings.map { finding($0.error, isWarning: $0.isWarning) }
    if file.errors.isEmpty { findings += unproven(source, session, world) }
    return inOrder(findings)
  }

  private func inOrder(_ findings: [Finding]) -> [Finding] {
    findings.sorted {
      ($0.diagnostic.error.span?.start ?? 0) < ($1.diagnostic.error.span?.start ?? 0)
    }
  }

  /// What is wrong with the questions of a lesson, and the commands that fail.
  private func unproven(_ source: SessionSource, _ session: Session, _ world: World) -> [Finding] {
    var options = Player.Options()
    options.pinsTerminal = true
    options.provesQuestions = true
    var player = Player(session, options: options)
    let located = world.located(source.path)
    player.play(source.file, at: located, in: world.confined(toFolderOf: located)) { _ in true }
    return player.result.failures.map { Finding(diagnostic: $0) }
  }

  private func translationFindings(of path: String, _ world: World) throws(LabError) -> [Finding] {
    guard path.hasSuffix(".llab") else { return [] }
    var findings: [Finding] = []
    for translation in try SessionSource.translations(of: path, in: world) {
      guard let base = try SessionSource.sessions(at: path, isNamed: false, in: world).first else {
        continue
      }
      let mismatches = Translation.findings(
        in: translation.file, of: base.file, language: translation.language)
      let errors = translation.file.errors.map { (error: $0, isWarning: false) }
      findings += (errors + mismatches.map { ($0.error, $0.isWarning) }).map { error, isWarning in
        Finding(
          diagnostic: Diagnostic(error, source: translation.file.source, file: translation.path),
          isWarning: isWarning)
      }
    }
    return findings
  }

  /// The files that `block` includes and that cannot be read.
  private func missing(_ block: Block, _ source: SessionSource, _ world: World) -> [LabError] {
    switch block.kind {
    case .include(let path):
      do throws(LabError) {
        _ = try world.read(world.inFolder(of: world.located(source.path)).located(path))
        return []
      } catch {
        return [LabError(error.kind, at: block.span)]
      }
    case .conditional(_, let then, let otherwise):
      return (then + otherwise).flatMap { missing($0, source, world) }
    default: return []
    }
  }

  /// Checks, prints with `out`, and returns the exit status: 2 if a file cannot be read as a
  /// session, 1 if it breaks another rule; warnings count if they are meant to.
  func run(in session: Session, world: World, out: (String) -> Void) -> Int32 {
    let findings = findings(in: session, world: world)
    let errors = findings.filter { !$0.isWarning || isStrict }
    if isJSON {
      out(json(findings, ok: errors.isEmpty).text)
    } else {
      for finding in findings { for line in finding.lines { out(line) } }
      let warnings = findings.count(where: \.isWarning)
      out(
        "\(findings.count) finding\(findings.count == 1 ? "" : "s")"
          + (warnings > 0 ? ", \(warnings) of them warnings" : ""))
    }
    guard !world.stop.isRequested else { return 130 }
    return errors.map { $0.diagnostic.error.exitStatus }.map { $0 == 1 ? 1 : 2 }.max() ?? 0
  }

  private func json(_ findings: [Finding], ok: Bool) -> JSON {
    let list = findings.map { finding in
      let diagnostic = finding.diagnostic
      return JSON.object([
        ("path", .string(diagnostic.file ?? "")), ("id", .string(diagnostic.error.id)),
        ("severity", .string(finding.isWarning ? "warning" : "error")),
        ("message", .string(diagnostic.error.message)),
        ("line", diagnostic.position.map { .int($0.line) } ?? .null),
        ("column", diagnostic.position.map { .int($0.column) } ?? .null),
      ])
    }
    return .envelope(ok: ok, [("findings", .array(list))])
  }
}
