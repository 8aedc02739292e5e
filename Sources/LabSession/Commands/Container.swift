import LabLanguage
import LayoutCore

extension Slot {
  /// A side of the container.
  static let side = Slot.points(1...1_000_000)
  /// A distance between elements.
  static let distance = Slot.points(0...10_000)
}

extension Command {
  static let width = Command(
    CommandDefinition(
      "width", .change, "set the container's width, in points",
      forms: [Form([.slot("WIDTH", .side)])], related: ["height", "container"],
      examples: [Example("width 320; draw", "the same items on a narrower screen")])
  ) { session, arguments, world throws(LabError) in
    let width = arguments.number("WIDTH") ?? 0
    return try session.change(in: world, at: arguments.command.span) {
      $0.request.container.width = width
    }
  }

  static let height = Command(
    CommandDefinition(
      "height", .change, "set the container's height, in points",
      forms: [Form([.slot("HEIGHT", .side)])], related: ["width", "container"],
      examples: [Example("height 400; draw", "a shorter screen")])
  ) { session, arguments, world throws(LabError) in
    let height = arguments.number("HEIGHT") ?? 0
    return try session.change(in: world, at: arguments.command.span) {
      $0.request.container.height = height
    }
  }

  static let container = Command(
    CommandDefinition(
      "container", .change, "set the container's width and height",
      forms: [Form([.slot("SIZE", .size(1...1_000_000))])], related: ["width", "height"],
      examples: [Example("container 1024x768; use paged; draw", "an iPad on its side")])
  ) { session, arguments, world throws(LabError) in
    let size = arguments.size("SIZE") ?? .zero
    return try session.change(in: world, at: arguments.command.span) { $0.request.container = size }
  }

  static let direction = Command(
    CommandDefinition(
      "direction", .change, "set the scroll direction",
      forms: [
        Form([
          .slot(
            "DIRECTION",
            .choice([
              Choice("vertical", "content scrolls up and down"),
              Choice("horizontal", "content scrolls sideways"),
            ]))
        ])
      ], related: ["rtl"],
      examples: [Example("use list; direction horizontal; draw", "a strip of items")])
  ) { session, arguments, world throws(LabError) in
    let axis = Axis(rawValue: arguments.word("DIRECTION") ?? "") ?? .vertical
    return try session.change(in: world, at: arguments.command.span) {
      $0.request.axis = axis
      $0.request.isAxisExplicit = true
    }
  }

  static let rtl = Command(
    CommandDefinition(
      "rtl", .change, "set the layout direction: right to left, or not",
      forms: [
        Form([
          .slot(
            "RTL",
            .choice([
              Choice("on", "reading begins at the right"),
              Choice("off", "reading begins at the left"),
            ]))
        ])
      ], related: ["direction"],
      examples: [Example("use grid columns=3; rtl on; draw", "item 0 at the right")])
  ) { session, arguments, world throws(LabError) in
    let isRightToLeft = arguments.word("RTL") == "on"
    return try session.change(in: world, at: arguments.command.span) {
      $0.request.isRightToLeft = isRightToLeft
    }
  }
}
