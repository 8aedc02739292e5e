import LabLanguage
import LabReport
import LabSession
import LayoutCore
import LayoutText

extension AuditRule {
  /// What it finds, the audit of a file finds before it tries settings (`Session.waiting`).
  static let waitsForSettings = AuditRule(
    id: "waits-for-settings", severity: .error,
    checks: "a layout of a file places items with the values that the audit starts from",
    matters: "its app sets these properties first: audit the layout with values of your app",
    methods: [.prepare], isOfOwnSettings: true
  ) { _ in nil }
}

extension Session {
  /// The report on a layout that places nothing until its app configures it, so that other rules
  /// can find nothing about it: what it lacks, and the line that audits it with values. Nil for any
  /// other layout, and for one that places items with bad numbers.
  ///
  /// `settings` are those of `request`, which uses a layout of the file at `path`.
  func waiting(
    _ request: LayoutRequest, _ settings: [String], at path: String, seed: Int, stop: StopSignal
  ) -> AuditReport? {
    if case .failure(let error) = AuditTrial.solved(request, stop), error.end == nil {
      return nil
    }
    guard let missing = (try? Self.configured(request, stop: stop))?.missing else {
      return nil
    }
    let file = Token.written(path)
    let values = missing.properties.compactMap { property in
      property.suggestion.map { "\(property.name)=\(ParameterReader.text($0))" }
    }
    let line =
      values.isEmpty
      ? missing.commandForCompanion(of: path) ?? "load \(file)"
      : (["audit \(file)"]
        + settings.filter { setting in
          !missing.properties.contains { setting.hasPrefix("\($0.name)=") }
        } + values).joined(separator: " ")
    let finding = AuditReport.Finding(
      rule: .waitsForSettings, message: "\(missing.reason); \(missing.facts)", line: line,
      elements: [])
    let isForSwiftUI = request.sections.first?.strategy.placesCollections == false
    let others = AuditRule.all.filter { rule in
      rule.id != AuditRule.waitsForSettings.id
        && (isForSwiftUI ? !AuditRule.ofCollectionViews.contains(rule.id) : !rule.isOwn)
    }
    return AuditReport(
      settings: 1, seed: seed, findings: [finding],
      undecided: others.map {
        AuditReport.Undecided(rule: $0.id, sentence: "the layout waits for settings")
      }, refusals: [])
  }
}
