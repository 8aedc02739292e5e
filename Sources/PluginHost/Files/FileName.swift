package import LabLanguage

/// A name of a file: a path, or a name in an open folder.
package struct FileName: Sendable {
  /// What errors call the file.
  package let path: String
  /// An open folder, or the current one.
  package var folder: Int32 = AT_FDCWD
  /// The name in `folder`.
  package var name: String
  /// Whether the file is what a link of that name leads to.
  package var followsLink = true

  /// The file at `path`.
  package init(_ path: String) { (self.path, name) = (path, path) }

  /// The file called `name` in the open folder `folder`, and no link; errors call it `path`.
  package init(_ name: String, in folder: Int32, path: String) {
    (self.name, self.folder, self.path, followsLink) = (name, folder, path, false)
  }

  /// What the system knows of it; nil where it does not exist, for the reason in `errno`.
  package var status: stat? { stat(name, in: folder, followsLink: followsLink) }

  /// A new descriptor; -1 for the reason in `errno`.
  package func open(_ flags: Int32, mode: mode_t = 0) -> Int32 {
    openat(folder, name, flags | O_CLOEXEC | (followsLink ? 0 : O_NOFOLLOW), mode)
  }

  /// That it cannot be read.
  package func unreadable(_ reason: String = Files.reason()) -> LabError {
    LabError(.unreadableFile(path: path, reason: reason))
  }

  /// That it cannot be written.
  package func unwritable(_ reason: String = Files.reason()) -> LabError {
    LabError(.unwritableFile(path: path, reason: reason))
  }
}

extension stat {
  /// Of the file called `name` in an open folder; nil where it does not exist, for the reason in
  /// `errno`.
  package init?(_ name: String, in folder: Int32 = AT_FDCWD, followsLink: Bool = true) {
    self.init()
    let flags = followsLink ? 0 : AT_SYMLINK_NOFOLLOW
    guard fstatat(folder, name, &self, flags) == 0 else { return nil }
  }

  /// Of an open file.
  package init?(of descriptor: Int32) {
    self.init()
    guard fstat(descriptor, &self) == 0 else { return nil }
  }

  package var isFile: Bool { st_mode & S_IFMT == S_IFREG }
  package var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  package var isLink: Bool { st_mode & S_IFMT == S_IFLNK }
  package var isPipe: Bool { st_mode & S_IFMT == S_IFIFO }

  /// When the content was written.
  package var modified: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}
