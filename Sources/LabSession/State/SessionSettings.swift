public import LabReport

/// The values of settings that move no element.
public struct SessionSettings: Sendable {
  /// The text of the prompt.
  public var prompt = PromptTemplate.standard
  /// Whether answers suggest what to try next.
  public var showsTips = true
  /// What to show at start-up.
  public var startup = Greeting.all
  /// Whether the reply to a correct answer in a lesson begins with "Correct".
  public var praises = true
  /// Whether the prompt suggests the rest of a line while it is typed.
  public var showsSuggestions = true
  /// Whether the prompt draws the layout of a line while it is typed, in a task of a lesson.
  public var showsPreviews = true
  /// The pixels of the screen that answers are rounded to.
  public var scale = DisplayScale.none
  /// What stays where it is on the screen when the layout changes.
  public var keep = Keep.offset
  /// How large pictures are.
  public var zoom = PictureOptions.Zoom.times(1)
  /// How answers show what a layout looks like.
  public var output = PictureForm.pictures
  /// Whether each command reports how long it took.
  public var showsTimes = false
  /// Whether long answers are shown in a pager, on a terminal.
  public var usesPager = true
  /// Whether answers to changes contain the calls that the layout received.
  public var isTracing = false
  /// The layers that pictures show beside elements.
  public var layers = ShownLayers(goal: true)

  /// Everything at its default.
  public init() {}
}
