public import LabReport
public import LabSession

/// Every page of help in reading order: what the reference and the manual are made of.
public struct HelpReference: Sendable {
  private let index: HelpIndex

  /// The pages of the commands, strategies and settings of `session`.
  public init(_ session: Session, in world: World) { index = HelpIndex(session, in: world) }

  /// The pages of all commands.
  public var commands: [HelpPage] { pages(.command) }
  /// The pages of all strategies.
  public var strategies: [HelpPage] { pages(.strategy) }

  /// Everything there is a page on.
  public var chapters: [MarkdownReference.Chapter] {
    let lists = [HelpList.templates, .expressions, .sessions, .redirection, .keys].map(
      index.page(of:))
    return [
      MarkdownReference.Chapter("Commands", commands),
      MarkdownReference.Chapter("Strategies", strategies),
      MarkdownReference.Chapter("Parameters", pages(.parameter)),
      MarkdownReference.Chapter("Languages, files and keys", lists),
      MarkdownReference.Chapter("Concepts", pages(.concept)),
      MarkdownReference.Chapter("Words from elsewhere", [index.page(of: .glossary)]),
      MarkdownReference.Chapter("Errors", pages(.error)),
    ]
  }

  private func pages(_ kind: HelpTopic.Kind) -> [HelpPage] {
    index.topics.filter { $0.kind == kind }.map { index.page(on: $0) }
  }
}
