import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let help = Command(
    CommandDefinition(
      "help", aliases: ["?"], .help, "what there is, or all about one thing",
      forms: [
        Form([.word("-s"), .rest("WORD", .text)], "the pages in which a word occurs"),
        Form([.optional([.rest("TOPIC", .topic)])]),
      ],
      notes: [
        "A topic is a command, strategy, parameter, concept, error, word of a template, or a word"
          + " of CSS, Figma or UIKit. `help topics` names all of them.",
        "Where a word is several of these, `help concept/section` asks for one.",
      ], related: ["example", "topics"], isSaved: false,
      examples: [
        Example("help query", "one command"), Example("help masonry", "one strategy"),
        Example("help -s gutter", "a word one knows from elsewhere"),
      ])
  ) { session, arguments, world throws(LabError) in
    let index = HelpIndex(session, in: world)
    if let word = arguments.word("WORD") {
      let found = index.topics(about: word)
      guard !found.isEmpty else {
        throw LabError(
          .notPossible("help says nothing of \(Printable.quoted(word))"),
          at: arguments.span("WORD"))
      }
      return Reply(HelpReport(index.page(ofSearch: word, found)))
    }
    guard let topic = arguments.word("TOPIC") else {
      return Reply(HelpReport(index.overview))
    }
    let found = index.topics(named: topic)
    guard let first = found.first else {
      throw LabError(
        .unknownName(
          .helpTopic, name: topic,
          suggestions: Suggestion.guesses(for: topic, among: index.names)),
        at: arguments.span("TOPIC"))
    }
    let page = index.page(on: first, beside: Array(found.dropFirst()))
    session.helpExamples = page.examples
    return Reply(HelpReport(page))
  }
}
