import LabLanguage
import LabReport
import LayoutCore

/// The values of settings that move no element.
public struct SessionSettings: Sendable {
  /// What stands before the line being typed.
  public var prompt = PromptTemplate.standard
  /// Whether the lab says what one might try next.
  public var showsTips = true
  /// What a person sees at the start.
  public var startup = Greeting.all
  /// Whether a right answer in a lesson gets a word of praise.
  public var praises = true
  /// Whether the prompt suggests the rest of a line while it is typed.
  public var showsSuggestions = true
  /// The pixels of the screen that answers are rounded to.
  public var scale = DisplayScale.none
  /// What stays where it is on the screen when the layout changes.
  public var keep = Keep.offset
  /// How answers show what a layout looks like.
  public var output = PictureForm.pictures
  /// Whether each command says how long it took.
  public var showsTimes = false
  /// Whether long answers are shown in a pager, on a terminal.
  public var usesPager = true
  /// Whether answers to what changes a layout tell what it was asked.
  public var isTracing = false
  /// The layers that pictures show beside elements.
  public var layers = ShownLayers()

  /// Everything at its default.
  public init() {}
}

extension Setting {
  /// The settings that move no element.
  static let ofSession: [Setting] = [
    Setting(
      "prompt", "set what stands before the line being typed",
      .value(\.settings.prompt, .prompt), of: .session, group: .help,
      notes: [
        "In braces: \(PromptTemplate.Field.allCases.map(\.rawValue).joined(separator: ", "))."
          + " {mark} is ! after a command that failed, else nothing.",
        "A prompt that takes more than half of a line is cut to ll>.",
      ], related: ["set", "show"], isSaved: false,
      examples: [
        Example("prompt '{strategy} {n}{mark}>'; show changed", "name and number of items")
      ]),
    .session(
      "tips", \.settings.showsTips, .flag(), "whether the lab says what one might try next"),
    .session(
      "startup", \.settings.startup,
      .choice([
        .all: "what this is, a first picture, and what one might try", .none: "nothing",
      ]), "what stands above the first prompt"),
    .session(
      "praise", \.settings.praises, .flag(),
      "whether a right answer in a lesson gets a word of praise"),
    .session(
      "suggestions", \.settings.showsSuggestions, .flag(),
      "whether the prompt suggests the rest of a line while it is typed"),
    .session(
      "scale", \.settings.scale,
      .choice([
        .none: "frames as they are, unrounded", .one: "whole points", .two: "halves of a point",
        .three: "thirds of a point",
      ]), of: .view, "pixels to a point: frames are shown as a screen of them draws them"),
    .session(
      "keep", \.settings.keep,
      .choice([
        .offset: "the content offset, a number",
        .first: "the top where one is there, else the first visible item",
        .last: "the end where one is there, else the last visible item: a conversation",
      ]), of: .view, "what stays where it is on the screen when the layout changes"),
    .session(
      "output", \.settings.output,
      .choice([.pictures: "drawn in cells", .text: "the same facts in sentences"]),
      "how answers show what a layout looks like"),
    Setting(
      "timer", "say after each command how long it took",
      .value(
        \.settings.showsTimes,
        .flag(on: "times are told beside each answer", off: "they are not")), of: .session,
      group: .ask,
      notes: [
        "prepare is what a layout was solved in, query what finding elements took, with what it"
          + " visited: see `help cost`. Times never mix with answers."
      ], related: ["measure", "explain"],
      examples: [Example("timer on; query 0 0 390 100", "with the time it took, beside it")]),
    .session(
      "pager", \.settings.usesPager, .flag(), "whether a pager shows what is longer than the screen"
    ),
    .session(
      "trace", \.settings.isTracing, .flag(), "whether changes tell what the layout was asked"),
    .layer(.lines, \.settings.layers.lines), .layer(.gaps, \.settings.layers.gaps),
    .layer(.insets, \.settings.layers.insets), .layer(.groups, \.settings.layers.groups),
  ]

  /// A setting that `set` alone sets.
  private static func session<Value>(
    _ name: String, _ path: any WritableKeyPath<SessionState, Value> & Sendable,
    _ format: SettingFormat<Value>, of subject: Subject = .session, _ summary: String
  ) -> Setting {
    Setting(
      name, summary, .value(path, format), of: subject, group: nil,
      related: ["set", "unset", "show"])
  }

  /// A layer of pictures.
  private static func layer(
    _ kind: PictureLayers.Kind, _ path: any WritableKeyPath<SessionState, Bool> & Sendable
  ) -> Setting {
    session(
      kind.rawValue, path, .flag(), of: .view, "a layer of pictures: \(kind.summary)")
  }
}

extension SettingFormat where Value == PromptTemplate {
  /// A template in braces and text.
  static var prompt: Self {
    SettingFormat(
      forms: { _, summary, _ in [Form([.slot("TEXT", .text)], summary)] },
      read: { arguments, _, _ throws(Fault) in
        do throws(Fault) {
          return try PromptTemplate(arguments.word("TEXT") ?? "")
        } catch {
          throw error.located(at: arguments.span("TEXT"))
        }
      },
      text: { Token.written($0.text) }, facts: { _, _ in [] })
  }
}
