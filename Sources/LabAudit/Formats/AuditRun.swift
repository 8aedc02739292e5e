package import LabLanguage
import LabReport
import LabSession
import LayoutCore
import LayoutText

/// The audit of several files, for programs: a format makes a document of it.
package struct AuditRun: Sendable {
  /// A file, and what is known of its layouts.
  struct File: Sendable {
    var name: FileName
    var result: Result<FileAuditReport, LabError>
  }

  /// The version of the lab.
  let version: String
  /// The folder that names of files are relative to.
  let folder: String
  /// The least bad findings that it fails for.
  let failing: AuditSeverity
  private(set) var files: [File] = []

  /// No files yet.
  package init(version: String, folder: String, failing: AuditSeverity) {
    (self.version, self.folder, self.failing) = (version, folder, failing)
  }

  /// Adds the file at `path`, with its layouts, or why it cannot be audited.
  package mutating func add(_ result: Result<FileAuditReport, LabError>, at path: String) {
    files.append(File(name: FileName(path, in: folder), result: result))
  }

  /// What the process ends with: 0, or the gravest of 1 for findings that it fails for, 2 for a file
  /// that cannot be loaded, and the status of an interruption.
  package var exitStatus: Int32 {
    files.map { file in
      switch file.result {
      case .success(let report):
        report.layouts.contains { !$0.audit.failures(from: failing).isEmpty } ? 1 : 0
      case .failure(let error): error.kind == .interrupted ? error.exitStatus : 2
      }
    }.max() ?? 0
  }
}

extension AuditReport {
  /// The new findings that are at least as bad as `severity`.
  func failures(from severity: AuditSeverity) -> [Finding] {
    newFindings.filter { $0.fails(from: severity) }
  }
}

extension AuditReport.Finding {
  /// Whether it is at least as bad as `severity`.
  func fails(from severity: AuditSeverity) -> Bool {
    self.severity == .error || severity == .warning
  }

  /// The name of the finding, which stays the same when the file is moved and its lines are.
  func fingerprint(of layout: String) -> String { "\(layout)/\(rule.id)" }

  /// The most elements whose frames are listed.
  private static var mostFrames: Int { 8 }

  /// The smallest case: how to see it, what it means, where to look, the frames, the picture. No
  /// text in it can break a line, or control a terminal.
  var caseLines: [String] {
    let frames = elements.prefix(Self.mostFrames).map {
      "item \($0.id.name(inSections: 1)): \($0.frame.words)"
    }
    let more = elements.count - frames.count
    return [
      Printable.escaped("see it: layoutlab -c \(ShellWord.quoted(line))"), "why: \(rule.matters)",
    ]
      + (places.isEmpty
        ? []
        : ["look at: " + places.map { Printable.escaped($0.name) }.joined(separator: ", then ")])
      + frames + (more > 0 ? ["and \(NumberText.counted(more, "more item"))"] : [])
      + (picture?.lines ?? []).map { Printable.escaped($0.text) }
  }
}
