import LabReport
import LayoutCore
import LayoutText

/// The keys of `look`, and the last line of its screen.
extension Look {
  /// What a key does.
  enum Move: Hashable {
    /// Moves the window by so many steps to the right and down.
    case pan(right: Double, down: Double)
    /// Moves the window by so many of its lengths along the scroll axis.
    case scroll(windows: Double)
    case larger, smaller, fit, leave
  }

  /// Keys that belong together.
  struct Keys {
    /// The keys and what they do, for help.
    let help: String
    /// The same for the last line of the screen.
    let label: String
    let moves: [PressedKey: Move]
  }

  /// All keys, each declared once. Where the last line of the screen is short, the first ones are
  /// left out of it.
  static let keys = [
    Keys(
      help: "Page Up and Page Down move by one window along the scroll axis",
      label: "PgUp PgDn", moves: [.pageUp: .scroll(windows: -1), .pageDown: .scroll(windows: 1)]),
    Keys(
      help: "Home and End show the start and the end of the content", label: "Home End",
      moves: [.home: .scroll(windows: -.infinity), .end: .scroll(windows: .infinity)]),
    Keys(
      help: "the arrow keys, or h j k l, move over the content", label: "arrows pan",
      moves: [
        .left: .pan(right: -1, down: 0), .character("h"): .pan(right: -1, down: 0),
        .down: .pan(right: 0, down: 1), .character("j"): .pan(right: 0, down: 1),
        .up: .pan(right: 0, down: -1), .character("k"): .pan(right: 0, down: -1),
        .right: .pan(right: 1, down: 0), .character("l"): .pan(right: 1, down: 0),
      ]),
    Keys(
      help: "+ and - zoom in and out", label: "+ - zoom",
      moves: [.plus: .larger, .minus: .smaller]),
    Keys(
      help: "f or 0 shows the height of the device's screen in one window", label: "f fit",
      moves: [.character("f"): .fit, .character("0"): .fit]),
    Keys(
      help: "q, Escape or Ctrl-C leaves", label: "q leave", moves: [.escape: .leave]),
  ]

  /// `y 0–286 of 600  zoom 1  arrows pan  + - zoom  f fit  q leave`, in as many words as fit.
  func status(of ground: Rect, isEmpty: Bool, in session: Session, on page: Page) -> Markup {
    let isVertical = session.layout.request.axis == .vertical
    let dash = page.glyphs == .unicode ? "–" : ".."
    let isKnown = session.layout.reach != nil
    func range(_ name: String, _ low: Double, _ high: Double, of whole: Double?) -> String {
      let numbers = [low, high].map { NumberText.formatGrouped($0.rounded()) }
      let rest = whole.map { " of \(NumberText.formatGrouped($0.rounded()))" } ?? ""
      return "\(name) \(numbers.joined(separator: dash))\(rest)"
    }
    func x(isWhole: Bool) -> String {
      range("x", window.x, window.maxX, of: isWhole ? ground.maxX : nil)
    }
    func y(isWhole: Bool) -> String {
      range("y", window.y, window.maxY, of: isWhole ? ground.maxY : nil)
    }
    let hasAll = isVertical ? window.width >= ground.width : window.height >= ground.height
    let across = hasAll ? [] : [isVertical ? x(isWhole: true) : y(isWhole: true)]
    let along = isVertical ? y(isWhole: isKnown) : x(isWhole: isKnown)
    let short = isVertical ? y(isWhole: false) : x(isWhole: false)
    let nothing = isEmpty ? ["no items here"] : []
    let labels = Self.keys.map(\.label)
    let leave = Array(labels.suffix(1))
    let texts =
      labels.indices.map { across + [along] + nothing + ["zoom \(zoom.typed)"] + labels[$0...] }
      + [
        across + [short] + nothing + ["zoom \(zoom.typed)"] + leave,
        [short, "zoom \(zoom.typed)"] + leave, [short] + leave, leave,
      ]
    let text = texts.lazy.map { $0.joined(separator: "  ") }
      .first { displayWidth($0) <= page.columns }
    return Markup(text ?? "", .title)
  }
}
