import LabAudit
import LabLanguage
import LabReport
import LabSession
import LabTerminal
import LayoutCore
import Strategies
import SwiftImport

/// Audits files one after another, and prints what each format wants: an answer for each file when
/// it is known, or one document at the end.
struct FileAudit {
  private let files: [String]
  /// Values of parameters for the layouts of every file: `columns=3`.
  private let settings: [String]
  private let format: AuditFormat
  private let seed: Int
  private let options: Options
  private let baseline: String?
  /// The folder of the process, to which names of files in documents are relative.
  private let folder = Folder.current ?? "/"
  private let world: World
  private let showsProgress: (isShown: Bool, isASCII: Bool)
  private var printer: Printer
  private var results: AuditRun

  init(
    files: [String], settings: [String], format: AuditFormat, seed: Int, baseline: String?,
    failing: AuditSeverity,
    options: Options
  ) {
    var options = options
    if format == .json { options.formats = [.json] }
    (self.files, self.settings, self.format) = (files, settings, format)
    (self.seed, self.baseline, self.options) = (seed, baseline, options)
    let caps = options.caps
    let page = System.page(caps, isInteractive: false, isForPrograms: options.format != nil)
    printer = Printer(page: page, caps: caps, options: options)
    showsProgress = (caps.canEdit, !caps.unicode)
    results = AuditRun(version: Welcome.version, folder: folder, failing: failing)
    // A document is read later, wherever it was written: its pictures do not depend on a terminal.
    let glyphs = options.isASCII ? PictureOptions.GlyphSet.ascii : .unicode
    let document = Page(columns: 72, rows: 32, glyphs: glyphs, isInteractive: true)
    world = System.world(page: format.document == nil ? page : document)
  }

  /// Audits all files, and returns the exit status.
  mutating func run() throws -> Int32 {
    defer { printer.flush() }
    Signals.install()
    Trust.take(options)
    let session = try Session(strategies: Registry.strategies, modules: SessionModule.all)
    var accepted: AuditBaseline?
    do throws(LabError) {
      accepted = try baseline.map { (path) throws(LabError) in
        try AuditBaseline(at: path, files: files, in: world)
      }
    } catch {
      printer.print(Diagnostic(error, source: "", file: baseline), in: "audit")
      return error.kind == .interrupted ? error.exitStatus : 2
    }
    for file in files {
      let result = audit(file, in: session, accepted)
      results.add(result, at: file)
      show(result, of: file)
      if case .failure(let error) = result, error.kind == .interrupted { break }
    }
    if let document = format.document { printer.print(document: document.text(of: results)) }
    return results.exitStatus
  }

  private func audit(
    _ file: String, in session: Session, _ accepted: AuditBaseline?
  ) -> Result<FileAuditReport, LabError> {
    Progress.begin(isShown: showsProgress.isShown, isASCII: showsProgress.isASCII)
    defer { Progress.end() }
    return Result { () throws(LabError) in
      var report = try session.audit(
        file, settings, seed: seed, in: world, drawing: format != .json)
      accepted?.mark(&report, in: folder)
      if format.document != nil, file.hasSuffix(".swift"),
        let text = try? String(validatingFile: System.read(file))
      {
        let places = SwiftPlaces(of: file, text: text)
        report.locate { places.responsible(for: $0, methods: $1, after: $2) }
      }
      return report
    }
  }

  /// Shows what is known of one file: errors in any format, as messages or as JSON.
  private mutating func show(_ result: Result<FileAuditReport, LabError>, of file: String) {
    switch result {
    case .success(let report):
      guard format.document == nil else { return }
      if files.count > 1, format == .text {
        var name = Markup()
        name.append(data: file, .title)
        printer.show([name])
      }
      printer.print(report.reply, to: "audit")
    case .failure(let error):
      printer.print(Diagnostic(error, source: "", file: file), in: "audit")
    }
  }
}
