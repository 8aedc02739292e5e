import LabLanguage
public import LabReport

extension Session {
  /// Whether some file is loaded anew when it is saved.
  public var isWatching: Bool { !files.watched.isEmpty }

  /// Loads anew what is watched and was saved since; answers what to tell the person about it,
  /// nothing where nothing was saved.
  ///
  /// A person sees the picture, too, where anything moved. What cannot be loaded leaves everything
  /// as it is, and is reported once.
  public mutating func reloadWatched(in world: World) -> [Markup] {
    var notes: [Markup] = []
    for (number, file) in files.watched.enumerated() {
      // An editor that saves by renaming leaves a moment without a file.
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
        notes += [line, Markup("the previous version stays in use", .dim)]
      }
    }
    return notes
  }
}
