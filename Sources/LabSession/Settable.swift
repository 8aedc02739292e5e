import LabLanguage
import LayoutCore
import LayoutText

/// One thing of a layout that a command sets: `show` lists them, and a change is told in them.
struct Settable: Sendable {
  let name: String
  /// Whether each section has its own.
  let isPerSection: Bool
  /// The value as it is typed, and after sizes how many items were edited since; `section` counts
  /// only where each has its own.
  let value: @Sendable (_ state: SessionState, _ section: Int) -> String
  /// What `check` can ask of it: its numbers, or its word.
  var facts: [Fact] = []

  /// A number or a word that `check` knows by `name`: `spacing.line`.
  struct Fact: Sendable {
    let name: String
    /// The words it may be, where it is one.
    var words: [String] = []
    let value: @Sendable (_ state: SessionState, _ section: Int) -> ParameterValue

    static func points(
      _ name: String, _ points: @escaping @Sendable (SessionState, Int) -> Double?
    ) -> Fact {
      Fact(name: name) { points($0, $1).map { .points($0) } ?? .absent }
    }
  }

  /// Everything that can be set but the strategy's parameters, in the order of `show`.
  static let all: [Settable] = [
    Settable(
      name: "width", isPerSection: false,
      value: { state, _ in
        NumberText.formatExact(state.request.container.width)
      },
      facts: [
        .points("width") { state, _ in state.request.container.width }
      ]),
    Settable(
      name: "height", isPerSection: false,
      value: { state, _ in
        NumberText.formatExact(state.request.container.height)
      },
      facts: [
        .points("height") { state, _ in state.request.container.height }
      ]),
    Settable(
      name: "direction", isPerSection: false,
      value: { state, _ in
        state.request.axis.rawValue
      },
      facts: [
        Fact(name: "direction", words: Axis.allCases.map(\.rawValue)) { state, _ in
          .word(state.request.axis.rawValue)
        }
      ]),
    Settable(
      name: "rtl", isPerSection: false,
      value: { state, _ in
        state.request.isRightToLeft ? "on" : "off"
      },
      facts: [
        Fact(name: "rtl", words: ["on", "off"]) { state, _ in .flag(state.request.isRightToLeft) }
      ]),
    Settable(
      name: "spacing section", isPerSection: false,
      value: { state, _ in
        NumberText.formatExact(state.request.sectionSpacing)
      },
      facts: [
        .points("spacing.section") { state, _ in state.request.sectionSpacing }
      ]),
    sides("safearea", isPerSection: false) { state, _ in state.request.safeArea },
    sides("margins", isPerSection: false) { state, _ in state.request.margins },
    Settable(
      name: "reference", isPerSection: false,
      value: { state, _ in
        state.request.insetsReference.rawValue
      },
      facts: [
        Fact(name: "reference", words: InsetsReference.allCases.map(\.rawValue)) { state, _ in
          .word(state.request.insetsReference.rawValue)
        }
      ]),
    Settable(
      name: "header layout", isPerSection: false,
      value: { state, _ in
        words(for: state.request.headers.first)
      },
      facts: [
        .points("header.layout") { state, _ in length(of: state.request.headers.first) }
      ]),
    Settable(
      name: "footer layout", isPerSection: false,
      value: { state, _ in
        words(for: state.request.footers.first)
      },
      facts: [
        .points("footer.layout") { state, _ in length(of: state.request.footers.first) }
      ]),
    Settable(name: "prompt", isPerSection: false) { state, _ in
      Token.written(state.settings.prompt.text)
    },
    Settable(name: "items", isPerSection: true) { state, section in
      String(state.request.sections[section].count)
    },
    Settable(name: "sizes", isPerSection: true) { state, section in
      sizes(state.sizeWords[section], state.request.sections[section].sizes.editCount)
    },
    Settable(
      name: "spacing line", isPerSection: true,
      value: { state, section in
        NumberText.formatExact(state.request.sections[section].spacing.line)
      },
      facts: [
        .points("spacing.line") { $0.request.sections[$1].spacing.line }
      ]),
    Settable(
      name: "spacing item", isPerSection: true,
      value: { state, section in
        NumberText.formatExact(state.request.sections[section].spacing.item)
      },
      facts: [
        .points("spacing.item") { $0.request.sections[$1].spacing.item }
      ]),
    sides("inset", isPerSection: true) { $0.request.sections[$1].insets },
    Settable(
      name: "header", isPerSection: true,
      value: {
        words(for: $0.request.sections[$1].header)
      },
      facts: [
        .points("header") { length(of: $0.request.sections[$1].header) }
      ]),
    Settable(
      name: "footer", isPerSection: true,
      value: {
        words(for: $0.request.sections[$1].footer)
      },
      facts: [
        .points("footer") { length(of: $0.request.sections[$1].footer) }
      ]),
    Settable(
      name: "followinsets", isPerSection: true,
      value: { state, section in
        state.request.sections[section].followsInsets ? "on" : "off"
      },
      facts: [
        Fact(name: "followinsets", words: ["on", "off"]) {
          .flag($0.request.sections[$1].followsInsets)
        }
      ]),
    sides("background", isPerSection: true) { $0.request.sections[$1].backgrounds.first?.insets },
  ]

  /// Four distances that are set together; nil: none are.
  private static func sides(
    _ name: String, isPerSection: Bool,
    _ insets: @escaping @Sendable (SessionState, Int) -> Insets?
  ) -> Settable {
    Settable(
      name: name, isPerSection: isPerSection,
      value: { state, section in
        guard let insets = insets(state, section) else { return "none" }
        return [insets.top, insets.leading, insets.bottom, insets.trailing]
          .map(NumberText.formatExact).joined(separator: " ")
      },
      facts: [
        .points("\(name).top") { insets($0, $1)?.top },
        .points("\(name).leading") { insets($0, $1)?.leading },
        .points("\(name).bottom") { insets($0, $1)?.bottom },
        .points("\(name).trailing") { insets($0, $1)?.trailing },
      ])
  }

  private static func sizes(_ words: String, _ editCount: Int) -> String {
    guard editCount > 0 else { return words }
    return "\(words), \(NumberText.grouped(editCount)) edit\(editCount == 1 ? "" : "s")"
  }

  /// The length of a view that a command has set: those of a template have none.
  private static func length(of view: Supplementary?) -> Double? {
    if case .length(let length)? = view?.extent { length } else { nil }
  }

  private static func words(for view: Supplementary?) -> String {
    guard let view, let length = length(of: view) else { return "none" }
    return NumberText.formatExact(length) + (view.isPinned ? " pinned" : "")
  }

  /// What it may be, as the definition of its command says; `spacing line` is set by `spacing`.
  func allowed(in session: Session) -> String {
    let words = name.split(separator: " ").map(String.init)
    guard let index = session.commandIndex[words[0]] else { return "" }
    return session.commands[index].definition.allowed(after: words.count > 1 ? words[1] : nil)
  }

  /// The names as parameters of `set`, for completion: `set width 320` is `width 320`.
  static var definitions: [ParameterDefinition] {
    all.filter { !$0.name.contains(" ") }.map {
      ParameterDefinition(
        name: $0.name, summary: "as the command \($0.name)", kind: .choice([]), standard: .absent)
    }
  }
}
