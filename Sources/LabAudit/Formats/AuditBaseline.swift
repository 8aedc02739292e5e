package import LabLanguage
package import LabSession
import LayoutText

/// The findings of an earlier run, which are accepted: its SARIF file.
package struct AuditBaseline: Sendable {
  /// A finding is known again by its file, its layout and its rule, not by its numbers and lines.
  private struct Key: Hashable {
    let file: String
    let fingerprint: String
  }

  private let accepted: Set<Key>

  /// Reads the SARIF file at `path`, for an audit of `files`.
  ///
  /// - Throws: why it cannot be read, with the command that writes it.
  package init(at path: String, files: [String], in world: World) throws(LabError) {
    let bytes: [UInt8]
    do throws(LabError) { bytes = try world.readNamed(world.located(path)) } catch {
      var error = error
      if error.kind != .interrupted { error.remedy = Self.command(writing: path, files) }
      throw error
    }
    let runs = JSONNode.read(bytes)?["runs"]?.array ?? []
    let own = runs.filter { $0["tool"]?["driver"]?["name"]?.string == AuditRun.tool }
    guard !own.isEmpty else {
      let reason = "it is not a SARIF file of layoutlab audit"
      var error = LabError(.invalidData(path: path, reason: reason))
      error.remedy = Self.command(writing: "audit.sarif", files)
      throw error
    }
    accepted = Set(own.flatMap { $0["results"]?.array ?? [] }.compactMap(Self.key))
  }

  private static func command(writing path: String, _ files: [String]) -> String {
    (["layoutlab audit --format sarif"] + files.map(ShellWord.plain) + [">", ShellWord.plain(path)])
      .joined(separator: " ")
  }

  private static func key(of result: JSONNode) -> Key? {
    let place = result["locations"]?.array?.first?["physicalLocation"]
    guard let file = place?["artifactLocation"]?["uri"]?.string,
      let fingerprint = result["partialFingerprints"]?[AuditRun.fingerprint]?.string
    else { return nil }
    return Key(file: file, fingerprint: fingerprint)
  }

  /// Marks the findings of `report` that it accepts; the names of files are relative to `folder`.
  package func mark(_ report: inout FileAuditReport, in folder: String) {
    let file = FileName(report.file, in: folder).uri
    for layout in report.layouts.indices {
      let name = report.layouts[layout].name
      for finding in report.layouts[layout].audit.findings.indices {
        let fingerprint = report.layouts[layout].audit.findings[finding].fingerprint(of: name)
        report.layouts[layout].audit.findings[finding].isAccepted = accepted.contains(
          Key(file: file, fingerprint: fingerprint))
      }
    }
  }
}
