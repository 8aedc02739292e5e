import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Setting {
  /// The settings that move no element.
  static let ofSession: [Declaration] = [
    Declaration(
      "prompt", "set the text of the prompt",
      .value(\.settings.prompt, .prompt), of: .session, group: .help,
      notes: [
        "Fields, in braces: "
          + "\(PromptTemplate.Field.allCases.map(\.rawValue).joined(separator: ", ")). {mark} is "
          + "! after a command that failed, and empty otherwise.",
        "If the prompt takes more than half of a line, it is shortened to ll>.",
      ], related: ["set", "show"], isSaved: false,
      examples: [
        Example(
          "prompt '{strategy} {n}{mark}>'; show changed",
          "the strategy's name and the number of items")
      ]), .session("tips", \.settings.showsTips, .flag(), "suggest what to try next"),
    .session(
      "startup", \.settings.startup,
      .choice([
        .all: "what the lab is, a first picture, and commands to try", .none: "nothing",
      ]), "what to show at start-up"),
    .session(
      "praise", \.settings.praises, .flag(),
      "begin the reply to a correct answer in a lesson with 'Correct'"),
    .session(
      "suggestions", \.settings.showsSuggestions, .flag(),
      "suggest the rest of a line as you type it"),
    .session(
      "previews", \.settings.showsPreviews, .flag(),
      "draw the layout of a line as you type it, in a task of a lesson"),
    .session(
      "scale", \.settings.scale,
      .choice([
        .none: "unrounded frames", .one: "whole points", .two: "multiples of half a point",
        .three: "multiples of a third of a point",
      ]), of: .view, "pixels per point: frames are rounded as on a screen of this scale"),
    .session(
      "keep", \.settings.keep,
      .choice([
        .offset: "the content offset, a number",
        .first: "the top of the content if it is visible, else the first visible item",
        .last: "the end of the content if it is visible, else the last visible item: for chats",
      ]), of: .view, "what to keep in place when the layout changes"),
    Declaration(
      "zoom", "set how large pictures are",
      .value(\.settings.zoom, .zoom), of: .view, group: .see, draws: true,
      notes: [
        "At zoom 1, a picture is as wide as the window, and the rest of a long screen is below it. "
          + "At a larger zoom the rest is also on the right: `draw X Y WIDTH HEIGHT` shows any part.",
        "The notes below a picture suggest the zoom at which gaps and small items are visible.",
      ], related: ["draw", "scroll", "output"], next: ["draw", "unset zoom"],
      examples: [
        Example("zoom fit; draw", "the whole screen, however small"),
        Example("use grid; spacing 1; zoom 3; draw", "what was smaller than a cell"),
      ]),
    Declaration(
      "output", "how answers show a layout",
      .value(
        \.settings.output,
        .choice([
          .pictures: "drawn in character cells",
          .blocks: "drawn in dots, eight to a cell: narrow gaps and thin items are visible",
          .text: "the same facts in sentences",
        ])), of: .session, group: .see, draws: true,
      notes: ["An ASCII terminal has no dots: blocks draw character cells there."],
      related: ["draw", "zoom"], next: ["draw", "unset output"],
      examples: [Example("use grid; spacing 4; output blocks; draw", "gaps of 4 points")]),
    Declaration(
      "timer", "print after each command how long it took",
      .value(
        \.settings.showsTimes,
        .flag(on: "print the time beside each answer", off: "do not print times")), of: .session,
      group: .ask,
      notes: [
        "prepare is the time to solve a layout. query is the time to find elements, printed with "
          + "the number of items it visited: see `help cost`. Times are never part of an answer."
      ], related: ["measure", "explain"],
      examples: [Example("timer on; query 0 0 390 100", "the answer, with its time beside it")]),
    .session(
      "pager", \.settings.usesPager, .flag(), "show output longer than the screen in a pager"
    ),
    .session(
      "trace", \.settings.isTracing, .flag(), "print the calls that changes cause in a layout"),
    .layer(.lines, \.settings.layers.lines), .layer(.gaps, \.settings.layers.gaps),
    .layer(.insets, \.settings.layers.insets), .layer(.groups, \.settings.layers.groups),
    .session(
      "goal", \.settings.layers.goal, .flag(), of: .view,
      "a layer of pictures: \(ShownLayers.goalChoice.summary)"),
  ]
}

extension Setting.Declaration {
  /// A setting that `set` alone sets.
  fileprivate static func session<Value>(
    _ name: String,
    _ path:
      @escaping @autoclosure @Sendable () -> any WritableKeyPath<SessionState, Value> & Sendable,
    _ format: @escaping @autoclosure @Sendable () -> SettingFormat<Value>,
    of subject: Setting.Subject = .session, _ summary: String
  ) -> Self {
    Self(
      name, summary, .value(path(), format()), of: subject, group: nil,
      related: ["set", "unset", "show"])
  }

  fileprivate static func layer(
    _ kind: PictureLayers.Kind,
    _ path:
      @escaping @autoclosure @Sendable () -> any WritableKeyPath<SessionState, Bool> & Sendable
  ) -> Self {
    session(kind.rawValue, path(), .flag(), of: .view, "a layer of pictures: \(kind.summary)")
  }
}

extension SettingFormat where Value == PictureOptions.Zoom {
  static var zoom: Self {
    SettingFormat(
      forms: { _, _, _ in
        [
          Form(
            [.slot("TIMES", .factor(0.01...PictureOptions.largestZoom))],
            "so many times larger than the width of the window"),
          Form([.word("fit")], "the whole screen in one picture"),
          Form([.word("in")], "twice as large"), Form([.word("out")], "half as large"),
        ]
      },
      read: { arguments, session, _ throws(LabError) in
        let now = session.state.settings.zoom
        if let times = arguments.number("TIMES") { return .times(times) }
        return arguments.has("fit") ? .fit : try now.changed(isLarger: arguments.has("in"))
      },
      text: \.typed, facts: { [Fact(name: $0, value: $1.value, words: ["fit"])] })
  }
}

extension PictureOptions.Zoom {
  fileprivate var value: ParameterValue {
    switch self {
    case .fit: .word("fit")
    case .times(let times): .points(times)
    }
  }

  var typed: String {
    switch self {
    case .fit: "fit"
    case .times(let times): NumberText.formatExact(times)
    }
  }

  /// Twice as large, or half as large; the next larger one of `fit` is 1.
  func changed(isLarger: Bool) throws(LabError) -> Self {
    guard case .times(let times) = self else {
      guard isLarger else {
        throw LabError(
          .notPossible("the whole screen is in the picture already: zoom in, or zoom 1"))
      }
      return .times(1)
    }
    let changed = isLarger ? times * 2 : times / 2
    guard (0.01...PictureOptions.largestZoom).contains(changed) else {
      throw LabError(.notPossible("zoom is 0.01–100 and is \(typed) now: zoom 1 restores it"))
    }
    return .times(changed)
  }
}

extension SettingFormat where Value == PromptTemplate {
  static var prompt: Self {
    SettingFormat(
      forms: { _, summary, _ in [Form([.slot("TEXT", .text)], summary)] },
      read: { arguments, _, _ throws(LabError) in
        return try LabError.located(at: arguments.span("TEXT")) { () throws(LabError) in
          try PromptTemplate(arguments.word("TEXT") ?? "")
        }
      },
      text: { Token.written($0.text) }, facts: { _, _ in [] })
  }
}
