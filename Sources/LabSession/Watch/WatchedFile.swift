import LabLanguage
public import LabReport

/// A file that is loaded anew when it is saved.
struct WatchedFile: Sendable {
  /// As it is read.
  let path: String
  /// What told its state when it was looked at last; nil where it could not be told.
  var version: String?
  /// The session file that loaded it, whose loading somebody permits; nil where a person did.
  let session: String?

  /// Its name without folders.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

extension Session {
  /// Whether some file is loaded anew when it is saved.
  public var isWatching: Bool { !files.watched.isEmpty }

  /// Loads anew what is watched and was saved since; answers what to tell the person about it,
  /// nothing where nothing was saved.
  ///
  /// A person sees the picture, too, where anything moved. What cannot be loaded leaves everything
  /// as it is, and is told once.
  public mutating func reloadWatched(in world: World) -> [Markup] {
    var told: [Markup] = []
    for (number, file) in files.watched.enumerated() {
      // An editor that saves by renaming leaves a moment without a file.
      guard let version = world.version(file.path), version != file.version else { continue }
      files.watched[number].version = version
      do throws(LabError) {
        let permitted = file.session.map { world.asked(by: $0) } ?? world
        let before = (state, layout)
        let reply = try load(file.path, in: permitted, at: nil)
        var line = Markup()
        line.append(data: "\(file.name) was loaded again", .note)
        told += [line] + reply.notes
        guard world.page.showsPictures,
          !Difference(from: before, to: (state, layout)).reportWithFrames.isEmpty
        else { continue }
        told += try picture(of: visiblePart, in: world).lines
      } catch {
        var line = Markup("error", .error)
        line.append(data: " \(error.id): \(error.message)")
        told += [line, Markup("the previous version stays in use", .dim)]
      }
    }
    return told
  }
}
