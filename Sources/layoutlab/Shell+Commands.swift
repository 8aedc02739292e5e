import Lab
import LabLanguage
import LabReport
import LabTerminal
import LayoutCore

/// From a line that was typed to its answer.
extension Shell {
  /// `text` with the lines that its braces or its backslash ask for; nil if the person gave up.
  func more(
    _ text: String, from source: inout some LineSource, _ completion: ShellCompletion?
  ) -> String? {
    var text = text
    while let list = try? Lexer.lex(text), list.completeness.asksForMore {
      completion?.linesAbove = text + "\n"
      guard case .text(let line)? = try? source.next(prompt: Prompt("...>", style: .dimmed)) else {
        return nil
      }
      text += "\n" + line
    }
    return text
  }

  mutating func remember(_ text: String, in editor: EditLineSource?) {
    do throws(HistoryError) {
      try editor?.remember(text)
    } catch {
      printer.note([Markup("\(error)", .warning)])
    }
  }

  mutating func execute(_ text: String, editor: EditLineSource?) {
    caps = options.caps
    printer.page = System.page(caps, isInteractive: true)
    var world = System.world(page: printer.page)
    world.takeKeys = { [options] in TerminalKeys(options: options) }
    world.terminalFacts = { [caps] in caps.facts }
    var source = text
    hasFailed = false
    let pager = caps.canEdit && !options.isJSON ? Pager(environment: System.environment) : nil
    do throws(Fault) {
      source = spelledOut(text)
      for command in try CommandLine.split(source) {
        let news = lab.reloadWatched(in: world)
        if !news.isEmpty { printer.note(news) }
        Progress.begin(isShown: caps.canEdit)
        let reply = try lab.run(command, in: world)
        Progress.end()
        printer.pager = lab.state.settings.usesPager ? pager : nil
        printer.print(reply, to: command.name.text)
        if let failure = reply.failure {
          fail(failure)
          break
        }
        if Interrupt.isRequested { throw Fault(.interrupted) }
        tip(after: command)
        if lab.wantsToQuit { break }
      }
    } catch {
      Progress.end()
      fail(Diagnostic(error, source: source))
    }
    do throws(Fault) {
      try lab.saveRecording(in: world)
    } catch {
      fail(Diagnostic(error, source: ""))
    }
    if hasFailed, let dropped = editor?.discardWaitingLines(), dropped > 0 {
      let lines = dropped == 1 ? "1 more pasted line was" : "\(dropped) more pasted lines were"
      printer.note([Markup("\(lines) dropped", .warning)])
    }
    printer.flush()
  }

  private mutating func fail(_ failure: Diagnostic) {
    hasFailed = true
    // The terminal wrote `^C` where the cursor was.
    if failure.fault.kind == .interrupted { printer.note([""]) }
    printer.print(failure, in: "")
  }

  /// The text with a command that was cut short written out: `q 0 0 10 10`, at the prompt only.
  private func spelledOut(_ text: String) -> String {
    guard let list = try? Lexer.lex(text), let first = CommandLine.split(list).first?.name,
      first.kind == .word
    else { return text }
    let names = lab.commandCards.flatMap { [$0.name] + $0.aliases }
    guard !names.contains(first.text) else { return text }
    let meant = lab.commandCards.filter { $0.name.hasPrefix(first.text) }
    guard meant.count == 1, let command = meant.first else { return text }
    let utf8 = Array(text.utf8)
    let before = String(decoding: utf8[..<first.span.start], as: UTF8.self)
    let after = String(decoding: utf8[first.span.end...], as: UTF8.self)
    return before + command.name + after
  }
}
