import LabLanguage
import LabReport
import LabSession
import LayoutCore

extension HelpIndex {
  /// The commands that a first layout needs, one per line, and the way to the others.
  var overview: HelpPage {
    let names = ["use", "items", "sizes", "set", "draw", "query", "why", "undo", "save", "learn"]
    let first = names.compactMap { session.commands[$0]?.definition }
    return HelpPage(
      kind: "overview", name: "", summary: "",
      parts: [
        .rows("", first.map { Row($0.name, $0.summary) }),
        .syntax([
          Row("help all", "all commands, by purpose"),
          Row("help TOPIC", "a command, parameter, concept, error, word of CSS or UIKit"),
          Row("help -s WORD", "the pages that contain a word"),
          Row("example 1", "run the first example of the page you read last"),
          Row("undo  ;  #  Ctrl-D", "take back, next command, comment, leave"),
        ]),
      ])
  }

  /// All commands by purpose, on less than a screen.
  private var commandsByPurpose: [HelpPage.Part] {
    let titles: [([CommandGroup], String)] = [
      ([.see], "see"), ([.change], "change"), ([.ask], "ask"), ([.keep], "save"),
      ([.learn, .help], "learn"),
    ]
    var parts = titles.map { groups, title in
      HelpPage.Part.names(
        title,
        session.commands.builtIn.map(\.definition).filter { groups.contains($0.group) }.map(\.name))
    }
    if !session.commands.macros.isEmpty {
      parts.append(.names("yours", session.commands.macros.map(\.name)))
    }
    parts.append(.names("use", session.strategies.map(\.definition.name)))
    return parts + [
      .syntax([Row("lists", HelpList.allCases.map(\.rawValue).joined(separator: " "))])
    ]
  }

  func page(of list: HelpList) -> HelpPage {
    HelpPage(kind: "list", name: list.rawValue, summary: list.summary, parts: parts(of: list))
  }

  private func parts(of list: HelpList) -> [HelpPage.Part] {
    switch list {
    case .all: commandsByPurpose
    case .commands: rows(.command)
    case .strategies: rows(.strategy)
    case .parameters:
      rows(.parameter)
        + [
          .rows(
            "set by commands of their own",
            Setting.all.filter(\.isCommand).flatMap(\.parts).filter(\.isListed)
              .map { Row($0.name, $0.allowed) })
        ]
    case .concepts: rows(.concept)
    case .glossary: [.rows("", Term.all.map { Row($0.name, "\($0.home): \($0.means)") })]
    case .templates:
      [
        .rows("before the group", TemplateWords.statements.map { Row($0.form, $0.summary) }),
        .rows("parts", TemplateWords.nodes.map { Row($0.form, $0.summary) }),
        .rows("after a size", TemplateWords.settings.map { Row($0.form, $0.summary) }),
        .rows(
          "the meaning of words in capitals", TemplateWords.values.map { Row($0.form, $0.summary) }),
      ]
    case .expressions: [.rows("", HelpTables.expressions)]
    case .sessions: [.rows("", HelpTables.sessions)]
    case .redirection: [.rows("", HelpTables.redirection)]
    case .demos: rows(.demo)
    case .troubles: [.rows("", Trouble.all.map { Row("demo \($0.demo)", $0.symptom) })]
    case .keys: keys
    case .errors: rows(.error)
    case .topics:
      HelpTopic.Kind.allCases.map { kind in
        .names("\(kind.rawValue)", topics.filter { $0.kind == kind }.map(\.name))
      }
    }
  }

  private var keys: [HelpPage.Part] {
    let rows = world.keys().map { Row($0.name, $0.summary) }
    guard !rows.isEmpty else { return [.text(["There is no line editor here."])] }
    return [
      .rows("", rows),
      .text([
        "As you type, commands are cyan, values green, and what makes the line fail is red. NO_COLOR "
          + "turns colors off."
      ]),
    ]
  }

  private func rows(_ kind: HelpTopic.Kind) -> [HelpPage.Part] {
    [.rows("", topics.filter { $0.kind == kind }.map { Row($0.name, $0.summary) })]
  }

  func page(ofSearch word: String, _ found: [HelpTopic]) -> HelpPage {
    let limit = 24
    var rows = found.prefix(limit).map { Row($0.path, $0.summary) }
    if found.count > limit {
      rows.append(Row("…", "\(found.count - limit) more: use a longer word"))
    }
    return HelpPage(kind: "search", name: word, summary: "", parts: [.rows("", Array(rows))])
  }
}

/// Tables of help pages that no definition contains.
enum HelpTables {
  /// What `check` understands, as names and what they are.
  static var expressions: [HelpPage.Row] {
    (ExpressionNames.values + ExpressionNames.functions + ExpressionNames.members
      + ExpressionNames.partsOfLastAnswer)
      .map { HelpPage.Row($0.form, $0.summary) }
      + [
        HelpPage.Row(
          "width/2",
          "anywhere a number is expected, without spaces: width width/2, set columns "
            + "columns+1"),
        HelpPage.Row(
          "a parameter", "the value of the strategy's parameter: columns, padding …"),
        HelpPage.Row("a setting", "width, spacing.line, inset.top …; a word: rtl == off"),
        HelpPage.Row("+ - * /", "numbers; also parentheses"),
        HelpPage.Row("== != < <= > >=", "comparisons; numbers within 0.01 are equal"),
        HelpPage.Row(ExpressionNames.words.joined(separator: " "), "operators between conditions"),
      ]
  }

  /// The ways of an answer to a file.
  static let redirection: [HelpPage.Row] = [
    HelpPage.Row(
      "COMMAND > FILE",
      "write the answer to a file, as in a pipe: frames 0..9 > frames.txt"),
    HelpPage.Row("COMMAND >> FILE", "add the answer to the end of the file"),
    HelpPage.Row("> FILE.csv", "the answer as a table, if it is one, as with --csv"),
    HelpPage.Row("> FILE.json", "the answer as JSON, as with --json"),
    HelpPage.Row(
      "> FILE --force", "replace an existing file; at the prompt, the lab asks you instead"),
    HelpPage.Row("> -", "standard output"),
    HelpPage.Row(
      "check, print", "> compares in an expression: `check width > 300; last > a.txt`"),
    HelpPage.Row("export FILE", "what the lab shows, as a picture or in another form: help export"),
    HelpPage.Row(
      "save FILE", "a saved session repeats the command without its file, except in a macro"),
  ]

  /// What runs a session file, and its lines by how they begin.
  static let sessions: [HelpPage.Row] = [
    HelpPage.Row("run FILE", "runs its commands; replay FILE shows them one after another"),
    HelpPage.Row("layoutlab test FILE", "in a shell: runs it and compares what it prints"),
    HelpPage.Row("layoutlab check FILE", "in a shell: finds errors without running it"),
    HelpPage.Row("COMMAND", "as at the prompt; \\ at the end or an open { continues the line"),
    HelpPage.Row("# text", "narration; ## a heading; #- a note for authors"),
    HelpPage.Row("| text", "the command above prints exactly this line"),
    HelpPage.Row("|~ text", "the same, but numbers can differ by @tolerance (default 0.01)"),
    HelpPage.Row("|* text", "a pattern of * and ?; |/ a regular expression"),
    HelpPage.Row("|...", "any number of lines; |- no output at all"),
    HelpPage.Row("|! text", "the command fails with this message; |! alone: with any message"),
    HelpPage.Row("@format 1", "the header: also @title, @summary, @requires, @terminal, @seed"),
    HelpPage.Row("@step ID TITLE", "a part of the session; @pause waits during a replay"),
    HelpPage.Row("@hide @show", "run without showing; @reset restores the initial state"),
    HelpPage.Row("@include FILE", "the commands of another file"),
    HelpPage.Row("@if linux", "up to @else and @end; also macos, uikit, plugin:NAME, not"),
    HelpPage.Row("@keep-going", "a command that fails does not stop the file"),
    HelpPage.Row(
      "@kind lesson", "a lesson for `learn`; `learn --new FILE` writes a starting point"),
    HelpPage.Row("@predict TYPE TEXT", "a question before the next command shows the answer"),
    HelpPage.Row("@ask TYPE TEXT", "number, text, items, rect, choice, do or free; up to @end"),
  ]
}
