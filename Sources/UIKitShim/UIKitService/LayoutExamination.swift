import LabUIKit
import LayoutCore

/// Compares the answers of a layout at one setting with each other, with those after a second
/// `prepare()`, and with those of a layout created after a change.
///
/// It runs in the child process and reduces only rectangles; the host reduces the other settings.
@MainActor struct LayoutExamination {
  private let question: SelfAudit.Question, make: (LayoutRequest, LayoutLog?) -> PlayedCollection

  /// An examination of what `make` plays for a setting.
  init(
    _ question: SelfAudit.Question, make: @escaping (LayoutRequest, LayoutLog?) -> PlayedCollection
  ) { (self.question, self.make) = (question, make) }

  /// What is found.
  var audit: SelfAudit {
    let request = question.layout
    var findings: [SelfAudit.Finding] = []
    if question.aspects.contains(.survival) { survive(request) }
    if question.aspects.contains(.answers) {
      let log = LayoutLog()
      let collection = make(request, log)
      let elements = PlacedElements(collection)
      let answers = AnswerRules(
        collection: collection, elements: elements, log: log, seed: question.seed)
      findings += answers.findings
    }
    let isSteady = !findings.contains { $0.rule == "prepare-not-idempotent" }
    if question.aspects.contains(.changes), isSteady {
      findings += ChangeRules(request: request, make: { make($0, nil) }).findings
    }
    guard question.aspects.contains(.growth) else { return SelfAudit(findings) }
    let growth = GrowthRules(request: request, make: { make($0, nil) }).audit
    return SelfAudit(findings + growth.findings, undecided: growth.undecided)
  }

  /// Makes every call of a collection view once: a layout that crashes here crashes in an app.
  private func survive(_ request: LayoutRequest) {
    let collection = make(request, nil)
    _ = PlacedElements(collection)
    let driver = collection.driver
    let end = CGPoint(x: driver.contentSize.width, y: driver.contentSize.height)
    driver.scroll(to: end)
    driver.endSwipe(proposing: .zero)
    driver.view.reloadData()
    driver.settle()
  }
}
