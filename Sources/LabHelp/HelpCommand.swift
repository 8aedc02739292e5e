import LabLanguage
import LabReport
public import LabSession
import LayoutCore
import LayoutText

extension Command {
  static let help = Command(
    CommandDefinition(
      "help", aliases: ["?"], .help, "list all topics, or show the help page of one",
      forms: [
        Form([.word("-s"), .rest("WORD", .text)], "list the pages that contain a word"),
        Form([.optional([.rest("TOPIC", .topic)])]),
      ],
      notes: [
        "A topic is a command, strategy, parameter, concept, error, template word, or a word of "
          + "CSS, Figma or UIKit. `help topics` lists all of them.",
        "If a word has several meanings, `help concept/section` selects one.",
      ], related: ["example", "topics"], isSaved: false,
      examples: [
        Example("help query", "one command"), Example("help masonry", "one strategy"),
        Example("help -s gutter", "a word you know from another system"),
      ])
  ) { session, arguments, world throws(LabError) in
    let index = HelpIndex(session, in: world)
    if let word = arguments.word("WORD") {
      let found = index.topics(about: word)
      guard !found.isEmpty else {
        throw LabError(
          .notPossible("no help page contains \(Printable.quoted(word))"),
          at: arguments.span("WORD"))
      }
      return Reply(HelpReport(page: index.page(ofSearch: word, found)))
    }
    guard let topic = arguments.word("TOPIC") else {
      return Reply(HelpReport(page: index.overview))
    }
    let found = index.topics(named: topic)
    guard let first = found.first else {
      // No number of an error is a slip of another.
      let isCode = topic.uppercased().hasPrefix("LL") && Int(topic.dropFirst(2)) != nil
      var error = LabError(
        .unknownName(
          .helpTopic, name: topic,
          suggestions: isCode ? [] : Suggestion.guesses(for: topic, among: index.names)),
        at: arguments.span("TOPIC"))
      error.remedy = isCode ? "help errors" : nil
      throw error
    }
    let page = index.page(on: first, beside: Array(found.dropFirst()))
    session[HelpReading.self].examples = page.examples
    return Reply(HelpReport(page: page))
  }
}

extension SessionModule {
  /// `help`, and what it has pages on.
  public static let help = SessionModule(
    commands: [.help, .example],
    complete: { vocabulary, session, world in
      vocabulary.topics = HelpIndex(session, in: world).choices
    },
    advise: { text, session, world in
      let typed = UIKitLine(text)
      let (axis, layout) = (session.state.request.axis, session.layout)
      if let command = typed.command(scrollingAlong: axis, onBoth: layout.scrollsAcross) {
        return command
      }
      let isWord = typed.name.allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0))
      }
      guard isWord, !HelpIndex(session, in: world).topics(named: typed.name).isEmpty else {
        return nil
      }
      return "help \(typed.name)"
    })
}

/// The state of `help` in a session.
struct HelpReading: ModuleState {
  /// The examples of the last page that was shown.
  var examples: [Example] = []
}
