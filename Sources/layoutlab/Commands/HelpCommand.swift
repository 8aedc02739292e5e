import LayoutCore
import LabReport
import ArgumentParser
import LabHelp
import LabLanguage
import LabSession
import LabTerminal
import Strategies

/// `layoutlab help`: the pages of the prompt's `help`, and all of them as one document.
struct HelpCommand: LabCommand {
  static let configuration = CommandConfiguration(
    commandName: "help",
    abstract: "Show a help page, or write all pages as a document.",
    discussion: "layoutlab --help lists the options of the program.")

  @Argument(help: "A command, strategy, parameter, concept or error; omit it for the overview.")
  var topic: [String] = []

  @Flag(help: "Write the whole reference in Markdown.")
  var markdown = false

  @Flag(help: "Write the manual page, for man(1).")
  var man = false

  @OptionGroup var arguments: OptionArguments

  func status() throws -> Int32 {
    guard markdown || man else {
      if let command = subcommand {
        print(LayoutLab.helpMessage(for: command))
        return 0
      }
      let text = (["help"] + topic).joined(separator: " ")
      return try Start(commands: [text], options: arguments.options).status()
    }
    var page = Page()
    page.glyphs = man || arguments.options.isASCII ? .ascii : .unicode
    let session = try Session(strategies: Registry.strategies, modules: SessionModule.all)
    let reference = HelpReference(session, in: System.world(page: page))
    let lines = man ? Manual(reference: reference).lines : Self.markdown(reference)
    var style = LineStyle()
    style.isASCII = man || arguments.options.isASCII
    var output = Output(1, style)
    output.write(lines.map { Markup($0) })
    output.flush()
    return 0
  }

  /// The subcommand of the program that help is for.
  private var subcommand: (any ParsableCommand.Type)? {
    guard topic.count == 1 else { return nil }
    return LayoutLab.configuration.subcommands.first {
      $0 != HelpCommand.self && $0.configuration.commandName == topic[0]
    }
  }

  static func markdown(_ reference: HelpReference) -> [String] {
    let title = "LayoutLab \(Welcome.version): reference"
    return MarkdownReference(title, reference.chapters).lines
  }
}
