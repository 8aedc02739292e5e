import LayoutCore
import LabReport
import LabHelp
import LabLanguage
import LabSession
import LabTerminal
import Strategies

extension Subcommand {
  /// The pages of the prompt's `help`, and all of them as one document.
  static let help = Subcommand(
    name: "help", summary: "Show a help page, or write all pages as a document.",
    discussion: "layoutlab --help lists the options of the program.",
    argument: ArgumentDefinition(
      name: "topic", count: .any,
      help: "A command, strategy, parameter, concept or error; omit it for the overview."),
    options: [markdown, man]
  ) { arguments in
    let (topic, options) = (arguments.words, arguments.options)
    guard arguments.has(markdown) || arguments.has(man) else {
      let named = all.first { topic == [$0.name] && $0.name != "help" }
      guard let named else {
        let text = (["help"] + topic).joined(separator: " ")
        return try Start(commands: [text], options: options).status()
      }
      Main.write(named.help(columns: options.caps.width), to: 1)
      return 0
    }
    var page = Page()
    var style = LineStyle()
    style.isASCII = arguments.has(man) || options.isASCII
    page.glyphs = style.isASCII ? .ascii : .unicode
    let session = try Session(strategies: Registry.strategies, modules: SessionModule.all)
    let reference = HelpReference(session, in: System.world(page: page))
    var output = Output(1, style)
    output.write(
      (arguments.has(man) ? Manual(reference: reference).lines : Manual.markdown(reference))
        .map { Markup($0) })
    output.flush()
    return 0
  }

  private static let markdown = OptionDefinition(
    spellings: ["--markdown"], help: "Write the whole reference in Markdown.")
  private static let man = OptionDefinition(
    spellings: ["--man"], help: "Write the manual page, for man(1).")
}

extension Manual {
  static func markdown(_ reference: HelpReference) -> [String] {
    let title = "LayoutLab \(Welcome.version): reference"
    return MarkdownReference(title, reference.chapters).lines
  }
}
