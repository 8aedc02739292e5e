public import LayoutCore

/// What belongs to the lab and not to a layout.
public struct Settings: Sendable {
  /// Whether the lab says what one might try next.
  public var showsTips = true

  /// What a person sees at the start.
  public var startup = Greeting.all

  /// Whether the reply to a correct answer in a lesson begins with "Correct".
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
      .flag("tips", \.showsTips, "suggest what to try next"),
      .choice(
        "startup", \.startup, "what to show at start-up",
        ["what the lab is, a first picture, and commands to try", "nothing"]),
      .flag("praise", \.praises, "begin the reply to a correct answer in a lesson with 'Correct'"),
      .flag(
        "suggestions", \.showsSuggestions,
        "suggest the rest of a line as you type it"),
      .choice(
        "scale", \.scale, "pixels per point: frames are rounded as on a screen of this scale",
        [
          "unrounded frames", "whole points", "multiples of half a point",
          "multiples of a "
            + "third of a point",
        ]),
      .choice(
        "keep", \.keep, "what to keep in place when the layout changes",
        [
          "the content offset, a number",
          "the top of the content if it is visible, else the first visible item",
          "the end of the content if it is visible, else the last visible item: for chats",
        ]),
      .choice(
        "output", \.output, "how answers show a layout",
        ["drawn in character cells", "the same facts in sentences"]),
      .flag("timer", \.showsTimes, "print how long each command took"),
      .flag("pager", \.usesPager, "show output longer than the screen in a pager"),
      .flag("trace", \.isTracing, "print the calls that changes cause in a layout"),
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
