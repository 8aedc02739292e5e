import LabLanguage
import LabReport
import LayoutCore
import LayoutText

extension Command {
  static let paths = Command(
    CommandDefinition(
      "paths", .help, "list the lab's files and how to remove them",
      forms: [Form([])],
      notes: [
        "The lab uses three folders called layoutlab, in XDG_CONFIG_HOME, XDG_STATE_HOME and "
          + "XDG_CACHE_HOME, or their default locations. If the last one cannot be written, it uses "
          + "a folder in TMPDIR. It writes nothing else unless a command names a file."
      ], related: ["load", "history"],
      examples: [Example("paths", "config, state, cache, temporary")])
  ) { _, _, world throws(LabError) in
    Reply(PathsReport(places: world.places()))
  }
}

/// `paths`: the folders.
private struct PathsReport: Report {
  let places: [World.Place]

  func lines(on page: Page) -> [Markup] {
    guard !places.isEmpty else { return [Markup("no files are stored here", .note)] }
    let width = places.map { displayWidth($0.name) }.max() ?? 0
    var lines: [Markup] = []
    for place in places {
      var line = Markup(place.name.padded(to: width + 2), .name)
      line.append(data: place.path ?? "no folder: set HOME")
      let size = place.byteCount.map { "\(NumberText.grouped($0)) bytes" } ?? "does not exist yet"
      line.append("  \(size)", .dim)
      lines.append(line)
      let holds = Markup("".padded(to: width + 2)).adding(place.holds, .dim)
      lines.append(holds)
    }
    let paths = places.filter { $0.byteCount != nil }.compactMap(\.path)
    if !paths.isEmpty {
      let line = Markup("to remove them: ", .dim).adding(
        data: "rm -r \(paths.map(ShellWord.plain).joined(separator: " "))")
      lines.append(line)
    }
    return lines
  }

  var members: [(key: String, value: JSON)] {
    [
      (
        "paths",
        .objects(places) { place in
          [
            ("name", .string(place.name)), ("path", place.path.map { .string($0) } ?? .null),
            ("holds", .string(place.holds)), ("bytes", place.byteCount.map { .int($0) } ?? .null),
          ]
        }
      )
    ]
  }
}
