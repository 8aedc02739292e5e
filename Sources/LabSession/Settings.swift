public import LayoutCore

/// What belongs to the lab and not to a layout.
public struct Settings: Sendable {
  /// Whether the lab says what one might try next.
  public var showsTips = true

  /// What a person sees at the start.
  public var startup = Greeting.all

  /// Whether a right answer in a lesson gets a word of praise.
  public var praises = true
  /// Whether the prompt suggests the rest of a line while it is typed.
  public var showsSuggestions = true

  /// Whether answers to what changes a layout tell what it was asked.
  public var isTracing = false

  /// The pixels of the screen that answers are rounded to.
  public var scale = DisplayScale.none

  /// What stays where it is on the screen when the layout changes.
  public var keep = Keep.offset

  /// What stands before the line being typed.
  public var prompt = PromptTemplate.standard

  /// How answers show what a layout looks like.
  public var output = PictureForm.pictures

  /// Whether each command says how long it took.
  public var showsTimes = false

  /// Whether long answers are shown in a pager, on a terminal.
  public var usesPager = true

  /// The layers that pictures show beside elements.
  public var layers = ShownLayers()

  /// Everything at its standard.
  public init() {}

  /// What can be set.
  public static var parameters: [Parameter<Settings>] {
    [
      .flag("tips", \.showsTips, "whether the lab says what one might try next"),
      .choice(
        "startup", \.startup, "what stands above the first prompt",
        ["what this is, a first picture, and what one might try", "nothing"]),
      .flag("praise", \.praises, "whether a right answer in a lesson gets a word of praise"),
      .flag(
        "suggestions", \.showsSuggestions,
        "whether the prompt suggests the rest of a line while it is typed"),
      .choice(
        "scale", \.scale, "pixels to a point: frames are shown as a screen of them draws them",
        ["frames as they are, unrounded", "whole points", "halves of a point", "thirds of a point"]),
      .choice(
        "keep", \.keep, "what stays where it is on the screen when the layout changes",
        [
          "the content offset, a number",
          "the top where one is there, else the first visible item",
          "the end where one is there, else the last visible item: a conversation",
        ]),
      .choice(
        "output", \.output, "how answers show what a layout looks like",
        ["drawn in cells", "the same facts in sentences"]),
      .flag("timer", \.showsTimes, "whether each command says how long it took"),
      .flag("pager", \.usesPager, "whether a pager shows what is longer than the screen"),
      .flag("trace", \.isTracing, "whether changes tell what the layout was asked"),
    ] + ShownLayers.parameters
  }

  /// What can be set, without its owner.
  public static var definitions: [ParameterDefinition] {
    let standard = Settings()
    return parameters.map {
      ParameterDefinition(
        name: $0.name, summary: $0.summary, kind: $0.kind, standard: $0.value(in: standard))
    }
  }
}
