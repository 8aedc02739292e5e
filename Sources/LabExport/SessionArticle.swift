public import LabLanguage
import LabReport
public import LabSession
import LayoutCore
import LayoutText

/// A session as an article in Markdown: its narration as text, its commands and their answers as
/// `llab` blocks. `layoutlab test` runs the article as it runs the session.
///
/// Each block continues the one before it. What a test needs stays in the blocks: directives, and
/// narration inside conditions and hidden parts.
public struct SessionArticle {
  private let file: SessionFile
  /// What the commands of the file printed, by their place among its lines. An answer that may
  /// differ from run to run is not here.
  private var outcomes: [Int: Outcome] = [:]
  private var varies = false

  /// The article of `file`, without answers.
  public init(of file: SessionFile) { self.file = file }

  /// Notes the answers of `event`.
  public mutating func add(_ event: SessionEvent) {
    switch event {
    case .command: varies = false
    case .reply(let reply, to: _, of: _): varies = varies || reply.varies
    case .outcome(let outcome, of: let command):
      if command.depth == 0, !command.isHidden, !varies {
        outcomes[command.step.lineIndex] = outcome
      }
    default: break
    }
  }

  /// The article.
  public var text: String {
    let header = file.script.header
    var page = ArticlePage(for: file.source)
    page.add(heading: header.title ?? "", level: 1)
    if let summary = header.summary { page.add(prose: summary) }
    page.endParagraph()
    var depth = 0
    var isHidden = false
    for (index, line) in file.lines.enumerated() {
      let isInside = depth > 0 || isHidden
      if case .directive(let directive) = line.kind {
        switch directive {
        case .ifCondition, .ask, .predict: depth += 1
        case .end: depth -= 1
        case .hide: isHidden = true
        case .show: isHidden = false
        default: break
        }
      }
      add(line, index, isInside: isInside, to: &page)
    }
    return page.finished()
  }

  private func add(_ line: SessionLine, _ index: Int, isInside: Bool, to page: inout ArticlePage) {
    switch line.kind {
    case .shebang, .note: break
    case .directive(.format), .directive(.kind), .directive(.id), .directive(.title),
      .directive(.summary), .directive(.minutes), .directive(.tags), .directive(.pause),
      .directive(.sleep):
      break
    case .directive(.requires), .directive(.terminal), .directive(.seed), .directive(.tolerance),
      .directive(.timeout), .directive(.author), .directive(.license), .directive(.language):
      page.hold(code: line.content)
    case .blank where !isInside: page.endParagraph()
    case .narration(let text) where !isInside: page.add(prose: text)
    case .heading(let text) where !isInside: page.add(heading: text)
    case .directive(.step(_, let title)) where !isInside: page.add(heading: title)
    case .expectation where outcomes[lastCommand(before: index)] != nil: break
    case .command:
      page.add(code: line.content)
      guard let outcome = outcomes[index] else { break }
      for line in outcome.output { page.add(code: ExpectedLine.literal(line).text) }
      if let message = outcome.failure {
        page.add(code: ExpectedLine(.literal(message), expectsFailure: true).text)
      }
    case .narration, .heading, .directive, .expectation, .invalid, .blank:
      page.add(code: line.content)
    }
  }

  private func lastCommand(before index: Int) -> Int {
    file.lines[..<index].lastIndex {
      if case .command = $0.kind { true } else { false }
    } ?? 0
  }
}
