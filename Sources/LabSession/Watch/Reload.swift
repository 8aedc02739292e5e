import LabLanguage
public import LabReport

extension Session {
  /// Whether some file is loaded again when it is saved.
  public var isWatching: Bool { !files.watched.isEmpty }

  /// Loads the watched files that were saved again. Returns what to print; nothing where no file
  /// was saved.
  ///
  /// The output includes the picture if anything moved. A file that cannot be loaded changes
  /// nothing and is reported once.
  public mutating func reloadWatched(in world: World) -> [Markup] {
    guard isWatching else { return [] }
    var notes: [Markup] = []
    for (number, file) in files.watched.enumerated() {
      // An editor that saves by renaming briefly leaves no file.
      guard let version = world.version(file.path), version != file.version else { continue }
      files.watched[number].version = version
      do throws(LabError) {
        let permitted = file.session.map { world.asked(by: $0) } ?? world
        let before = (state, layout)
        let reply = try load(file.path, in: permitted, at: nil)
        let line = Markup(data: "\(file.name) was loaded again", .note)
        notes += [line] + reply.notes
        guard world.page.showsPictures,
          !Difference(from: before, to: (state, layout)).reportWithFrames.isEmpty
        else { continue }
        notes += try picture(of: visiblePart, in: world).lines
      } catch {
        let line = Markup("error", .error).adding(data: " \(error.id): \(error.message)")
        notes += world.page.fitted(line) + [Markup("the previous version stays in use", .dim)]
      }
    }
    return notes
  }
}
