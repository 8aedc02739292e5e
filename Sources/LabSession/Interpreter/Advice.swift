import LabLanguage
import LayoutCore
import LayoutText

extension Session {
  /// `error` with a command to try: an example of the one it is about, the same with the name of a
  /// file that is there, the same behind the `set` or `use` that it leaves out, or a page about its
  /// word.
  func advised(_ error: LabError, on line: Statement, in world: World) -> LabError {
    guard error.remedy == nil, !execution.isTrial else { return error }
    var error = error
    if case .unknownCommand(let name, let guesses) = error.kind {
      // The name can be that of a nested command.
      let typed = error.span == line.name.span ? line.text : name
      let isSum = name.contains { "(.*+/".contains($0) }
      error.remedy =
        self.line(line, naming: name, in: world) ?? (isSum ? printing(line, in: world) : nil)
        ?? (guesses.isEmpty
          ? advice(on: typed, in: world) ?? self.line(line, setting: name, in: world)
            ?? using(line, in: world) ?? printing(line, in: world) : nil)
    } else if case .unknownStrategy(let name, let guesses, _) = error.kind, guesses.isEmpty {
      error.remedy = advice(on: name, in: world)
    } else if case .unreadableFile(let path, _) = error.kind {
      error.remedy = self.line(line, correcting: path, at: error.span, in: world)
    } else if case .unknownParameter(let name, let guesses, _) = error.kind, guesses.isEmpty,
      strategies.contains(where: { $0.definition.parameter(name) != nil })
    {
      // Its page lists the strategies that have it.
      error.remedy = "help \(name)"
    } else if case .unknownParameter(_, let guesses, _) = error.kind, guesses.isEmpty,
      let span = error.span, let remedy = self.line(line, withoutSetBefore: span, in: world)
    {
      error.remedy = remedy
    } else if case .compiler(let failure) = error.kind, failure.isForCompanion {
      error.remedy = line.text + " --companion"
    } else if let joined = self.line(line, joinedAt: error) {
      error.remedy = joined
    } else if let fitting = self.lines(
      typed(line), fitting: error, in: state.request.sections.map(\.strategy) + strategies
    ).first(where: { succeeds($0, in: world) }) {
      error.remedy = fitting
    } else if error.kind.isAboutWriting, let topic = error.topic, let command = commands[topic] {
      error.remedy = command.definition.remedies(for: line).map(\.text).first {
        succeeds($0, in: world)
      }
    }
    return error
  }

  /// What a module proposes in place of `text`, which may be in the words of UIKit, SwiftUI or CSS.
  private func advice(on text: String, in world: World) -> String? {
    modules.all.lazy.compactMap { $0.advise(text, self, world) }.first
  }

  /// What a module proposes in place of `set` and the text from `span` on: `set itemSize 100 80`.
  private func line(
    _ line: Statement, withoutSetBefore span: SourceSpan, in world: World
  ) -> String? {
    let typed = typed(line)
    let start = (typed.span.end == line.span.end ? typed : line).span.start
    guard span.start >= start else { return nil }
    let words = line.source.text(of: SourceSpan(start, span.start)).split(separator: " ")
    guard words.last == "set",
      let advice = advice(
        on: line.source.text(of: SourceSpan(span.start, line.span.end)), in: world)
    else { return nil }
    return (words.dropLast().map(String.init) + [advice]).joined(separator: " ")
  }

  /// `line` behind the command it leaves out, where `name` is a parameter's or a strategy's.
  private func line(_ line: Statement, naming name: String, in world: World) -> String? {
    guard line.text.utf8.count <= 72 else { return nil }
    if strategies.contains(where: { $0.definition.name == name }) {
      return ["use " + line.text, "use " + name].map {
        typed(line).text(replacing: line.span, with: $0)
      }
      .first { succeeds($0, in: world) }
    }
    return line.tokens.count > 1 && settingNames.contains(name)
      ? typed(line).text(replacing: line.span, with: "set " + line.text) : nil
  }

  /// `line` behind `set`, with the parameter that is closest to `name` in its place.
  private func line(_ line: Statement, setting name: String, in world: World) -> String? {
    guard line.tokens.count > 1, line.name.span.start == line.span.start,
      let guess = Suggestion.guesses(for: name, among: settingNames).first
    else { return nil }
    let set = "set " + line.text(replacing: line.name.span, with: guess)
    return set.utf8.count <= 72 && succeeds(set, in: world) ? set : nil
  }

  /// `line` with `use` for another word for a strategy, where the name of one follows: `layout masonry`.
  private func using(_ line: Statement, in world: World) -> String? {
    guard line.tokens.count > 1, ["layout", "strategy", "algorithm"].contains(line.name.text) else {
      return nil
    }
    let use = typed(line).text(replacing: line.name.span, with: "use")
    return use.utf8.count <= 72 && succeeds(use, in: world) ? use : nil
  }

  /// What `set` takes in the present sections, each name once: many sections have equal strategies.
  private var settingNames: [String] {
    var seen: Set<String> = []
    let names =
      state.request.sections.flatMap { $0.strategy.definition.parameters.map(\.name) }
      + Setting.all.filter { !$0.isCommand }.map(\.name)
    return names.filter { seen.insert($0).inserted }
  }

  /// `print` before `line`, where that is a calculation: `2*3`, `content.height`, `frame(3).y`.
  private func printing(_ line: Statement, in world: World) -> String? {
    guard line.text.utf8.count <= 72 else { return nil }
    var trial = self
    return (try? trial.value(of: line.text, at: 0, in: world)).map { _ in "print " + line.text }
  }

  /// The line that was typed, of which `line` may be a part; `line` itself where it is from a macro.
  func typed(_ line: Statement) -> Statement {
    guard let typed = execution.command, typed.source == line.source else { return line }
    return typed
  }

  /// `line` with values that fit, where `error` is about the value of a parameter of `strategies`, or
  /// about a number of a frame.
  func lines(
    _ line: Statement, fitting error: LabError, in strategies: [AnyStrategy]
  ) -> [String] {
    guard let span = error.span else { return [] }
    // An item is meant, where a number of its frame is needed.
    if case .malformed(_, let item, _) = error.kind, ElementName(item) != nil {
      return [line.text(replacing: span, with: item + ".y")]
    }
    guard let name = error.kind.valueName,
      let parameter = strategies.lazy.compactMap({ $0.definition.parameter(name) }).first
    else { return [] }
    return ParameterReader.fitting(line.source.text(of: span), for: parameter)
      .map { line.text(replacing: span, with: $0) }
  }

  /// `line` without the blanks of a calculation, where `error` is about a sign between them.
  private func line(_ line: Statement, joinedAt error: LabError) -> String? {
    guard case .extraArgument(let sign, _) = error.kind, ["+", "-", "*", "/"].contains(sign),
      let place = line.tokens.firstIndex(where: { $0.span == error.span }),
      place > 0, line.tokens.indices.contains(place + 1)
    else { return nil }
    let signs = SourceSpan(line.tokens[place - 1].span.end, line.tokens[place + 1].span.start)
    return line.text(replacing: signs, with: sign)
  }

  /// `line` with the nearest name in the folder of `path` for the last part of the path.
  private func line(
    _ line: Statement, correcting path: String, at span: SourceSpan?, in world: World
  ) -> String? {
    guard let span, line.span.start <= span.start, span.end <= line.span.end else { return nil }
    let slash = path.lastIndex(of: "/")
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let folder = slash.map { String(path[...$0]) } ?? "."
    guard let guess = Suggestion.guesses(for: name, among: world.names(folder)).first, guess != name
    else { return nil }
    let typed = line.source.text(of: span)
    guard let range = typed.utf8.ranges(matching: name.utf8).last else { return nil }
    return line.text(
      replacing: span, with: typed[..<range.lowerBound] + guess + typed[range.upperBound...])
  }
}

extension Statement {
  /// The command as written, with `new` in the place of `span`.
  func text(replacing span: SourceSpan, with new: String) -> String {
    source.text(of: SourceSpan(self.span.start, span.start)) + new
      + source.text(of: SourceSpan(span.end, self.span.end))
  }
}
