import LabLanguage
import LabReport
package import LayoutCore
import LayoutText

// A loaded layout that an app configures first places nothing until `set` does it. It stays in use:
// commands that change something work, and commands about the layout report what is missing.

extension Session {
  /// How many times the settings of a remedy are tried, and added to.
  private static let mostTrials = 3

  /// The layout of `request`; where it waits for settings, with those that it reads after the first
  /// ones are set, so that the remedy is complete. The remedy is tried: if it places nothing, nor
  /// with ten times its values, the layout waits for something else.
  ///
  /// - Throws: the error of a layout that traps at the same place with the remedy, too.
  package static func configured(
    _ request: LayoutRequest, stop: StopSignal
  ) throws(LayoutError) -> CollectionLayout {
    var layout = try CollectionLayout(configuring: request, stop: stop)
    guard var missing = layout.missing else { return layout }
    for _ in 0..<mostTrials {
      guard let trial = trial(of: missing, in: request, stop: stop) else { break }
      let failure: LayoutError?
      var more: [MissingSettings.Property] = []
      switch trial {
      case .success(let placed):
        guard let next = placed.missing else {
          let isUseless = placed.placesNoItem && isUseless(missing, in: request, stop: stop)
          layout.missing = isUseless ? nil : missing
          return layout
        }
        failure = next.failure
        more = next.properties.filter { one in
          !missing.properties.contains { $0.name == one.name }
        }
      case .failure(let error): failure = error
      }
      guard more.isEmpty else {
        missing.properties += more
        continue
      }
      if let first = missing.failure, let trap = first.trap, failure?.trap == trap,
        missing.properties.allSatisfy({ $0.suggestion != nil })
      {
        throw first
      }
      break
    }
    layout.missing = missing
    return layout
  }

  /// The layout of `request` with the values of a remedy, or its error; nil where nothing changes.
  private static func trial(
    of missing: MissingSettings, in request: LayoutRequest, times factor: Double = 1,
    stop: StopSignal
  ) -> Result<CollectionLayout, LayoutError>? {
    var trial = request
    for number in trial.sections.indices {
      missing.apply(to: &trial.sections[number].strategy, times: factor)
    }
    guard trial != request else { return nil }
    do throws(LayoutError) {
      return .success(try CollectionLayout(configuring: trial, stop: stop))
    } catch {
      return .failure(error)
    }
  }

  /// Whether a layout that answers places nothing with ten times the values of the remedy either.
  private static func isUseless(
    _ missing: MissingSettings, in request: LayoutRequest, stop: StopSignal
  ) -> Bool {
    guard !missing.hasFailed,
      case .success(let placed) = trial(of: missing, in: request, times: 10, stop: stop)
    else { return false }
    return placed.placesNoItem
  }

  /// Refuses a command about a layout where there is none: the one that was to be loaded failed, or
  /// waits for settings.
  func checkIsPlaced(_ definition: CommandDefinition, _ arguments: Arguments) throws(LabError) {
    // Most layouts wait for nothing.
    if execution.hasFailedLoad || layout.isWaiting {
      try checkWaits(definition, arguments)
    }
  }

  private func checkWaits(
    _ definition: CommandDefinition, _ arguments: Arguments
  ) throws(LabError) {
    let isExport = definition.name == "export"
    let isAboutFile = arguments.has("FILE") && !isExport
    let isAsked = definition.group == .see || definition.group == .ask || isExport
    if execution.hasFailedLoad, isAsked || definition.group == .change,
      !Self.starting.contains(definition.name), !isAboutFile
    {
      throw LabError(
        .notPossible(
          "nothing is loaded, because `load` failed: `load` another file, or `use` a strategy"))
    }
    guard let missing = layout.missing, !missing.hasItems, isAsked, !isAboutFile,
      !["show", "marks", "last"].contains(definition.name)
    else { return }
    var error = LabError(
      .notPossible("nothing is placed: \(strategyName) waits for settings; \(missing.facts)"))
    error.remedy = missing.remedy ?? missing.commandForCompanion(of: loadedFile)
    throw error
  }

  /// What the layout waits for, as notes on a change.
  var missingNotes: [Markup] { layout.missingNotes(of: strategyName, from: loadedFile) }

  /// The file that the strategy in use was loaded from, as it was typed.
  private var loadedFile: String { files.loaded[strategyName] ?? "FILE" }

  /// The commands that decide what there is.
  static let starting = ["load", "use", "reset"]

  /// Notes that `failure` ended a `load`, in a script that continues: nothing answers in the place
  /// of its layout.
  mutating func noteFailedLoad(_ failure: Diagnostic) {
    if failure.error.topic == "load" { execution.hasFailedLoad = true }
  }
}

extension SessionState {
  /// Whether the first section has another loaded strategy than in `state`, not only other values.
  func isLoadedAnew(since state: SessionState) -> Bool {
    guard let strategy = request.sections.first?.strategy, strategy.isLoaded else { return false }
    return strategy.definition != state.request.sections.first?.strategy.definition
  }
}

extension CollectionLayout {
  /// What the layout called `name` of `file` waits for, or that it places none of its items, or all
  /// without a size.
  func missingNotes(of name: String, from file: String) -> [Markup] {
    if let missing { return missing.lines(of: name, from: file) }
    guard placesNoItem else {
      return placesWithoutSize
        ? [Markup(data: "\(name) places its items without a size", .note)] : []
    }
    let nothing = "\(name) places no item"
    guard let counts = otherCounts else { return [Markup(data: nothing, .note)] }
    let most = counts.upperBound
    let written = counts.count == 1 ? "\(most)" : "up to \(most)"
    return [
      Markup(data: "\(nothing) of \(itemCount): it is written for \(written)", .note),
      Markup(data: "items \(most)", .name),
    ]
  }

  /// The numbers of items up to 12 that the layout places all, where it places none of as many as there
  /// are: one number, or those from 1. Nil for any other. A layout may trap with fewer.
  private var otherCounts: ClosedRange<Int>? {
    guard request.sections.count == 1 else { return nil }
    var found: [Int] = []
    for count in 1...13 {
      var trial = request
      trial.sections[0].count = count
      do throws(LayoutError) {
        guard try CollectionLayout(configuring: trial).unplacedCount == 0 else { continue }
      } catch {
        // What does not answer takes long with each number.
        guard error.trap != nil else { return nil }
        continue
      }
      found.append(count)
      // Others may follow 13.
      guard count < 13, found.count == 1 || count == found.count else { return nil }
    }
    return found.first.map { $0...found[found.count - 1] }
  }
}

extension ParameterValue {
  /// The same, `factor` times as large; a word or a flag as it is.
  fileprivate func times(_ factor: Double) -> ParameterValue {
    switch self {
    case .count(let count): .count(Int(Double(count) * factor))
    case .points(let points): .points(points * factor)
    case .size(let size): .size(Size(width: size.width * factor, height: size.height * factor))
    case .word, .flag, .absent: self
    }
  }
}

extension MissingSettings {
  /// `columns is 0, sizes is nil`.
  package var facts: String {
    properties.map { "\($0.name) is \($0.value)" }.joined(separator: ", ")
  }

  /// A line that sets what can be set; nil where nothing can.
  var remedy: String? {
    let commands = properties.compactMap { property in
      property.suggestion.map { "set \(property.name) \(ParameterReader.text($0))" }
    }
    return commands.isEmpty ? nil : commands.joined(separator: "; ")
  }

  func apply(to strategy: inout AnyStrategy, times factor: Double = 1) {
    for property in properties {
      if let value = property.suggestion { strategy.set(property.name, to: value.times(factor)) }
    }
  }

  /// The command that writes a companion of `file`; nil where it has one, or nothing needs it.
  package func commandForCompanion(of file: String) -> String? {
    guard companion == nil, properties.contains(where: { $0.suggestion == nil }) else { return nil }
    return "load \(Token.written(file)) --companion"
  }

  /// Why nothing is placed, which properties the layout of `file` reads there, and what to type.
  func lines(of name: String, from file: String) -> [Markup] {
    var lines = [
      Markup("\(name) waits for settings: ", .note).adding(data: reason),
      Markup(data: facts, .note),
    ]
    if let remedy { lines.append(Markup(data: remedy, .name)) }
    let others = properties.filter { $0.suggestion == nil }
    let command = commandForCompanion(of: file)
    for delegate in Set(others.map(\.delegate)).sorted(by: { $0 ?? "" < $1 ?? "" }) {
      let way =
        if let delegate {
          companion.map { "its class in \($0) can conform to \(delegate)" }
            ?? command.map { "`\($0)` writes a file whose class can conform to \(delegate)" }
        } else {
          companion.map { "set it in \($0)" }
            ?? command.map { "`\($0)` writes a file that can set it" }
        }
      let names = others.filter { $0.delegate == delegate }.map(\.name)
      lines.append(
        Markup(
          data: "\(names.joined(separator: ", ")) cannot be typed: \(way ?? "")", .note))
    }
    return lines
  }

  var json: JSON {
    .object([
      ("reason", .string(reason)),
      (
        "properties",
        .objects(properties) { [("name", .string($0.name)), ("value", .string($0.value))] }
      ), ("set", remedy.map { .string($0) } ?? .null),
    ])
  }
}
