import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let prompt = Command(
    CommandDefinition(
      "prompt", .help, "set what stands before the line being typed",
      forms: [Form([.slot("TEXT", .text)])],
      notes: [
        "In braces: \(PromptTemplate.Field.allCases.map(\.rawValue).joined(separator: ", "))."
          + " {mark} is ! after a command that failed, else nothing.",
        "A prompt that takes more than half of a line is cut to ll>.",
      ], related: ["set", "show"], isSaved: false,
      examples: [
        Example("prompt '{strategy} {n}{mark}>'; show changed", "name and number of items")
      ])
  ) { session, arguments, world throws(LabError) in
    let template: PromptTemplate
    do throws(LabError) {
      template = try PromptTemplate(arguments.word("TEXT") ?? "")
    } catch {
      throw error.located(at: arguments.span("TEXT"))
    }
    return try session.change(in: world, at: arguments.command.span) {
      $0.settings.prompt = template
    }
  }
}

extension Session {
  /// What the prompt's field shows now.
  public func value(of field: PromptTemplate.Field, hasFailed: Bool) -> String {
    switch field {
    case .strategy: strategyName
    case .width: NumberText.formatShort(state.request.container.width)
    case .height: NumberText.formatShort(state.request.container.height)
    case .n: String(state.itemCount)
    case .sections: String(state.request.sections.count)
    case .mark: hasFailed ? "!" : ""
    }
  }
}
