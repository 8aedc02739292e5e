package import LabLanguage
import LayoutCore
import LayoutText

/// A folder for files that are trusted because only you can have put them there.
///
/// The folder and the one above it belong to you, are no links, and no one else can write them. The
/// folders further above, and the links among them, can be replaced by no other user than root: they
/// belong to you or to the owner of `/`, and others write them only where they are sticky (`/tmp`).
package enum OwnFolder {
  /// Makes the folder at `path`, and those above it.
  ///
  /// - Throws: what cannot be made, or which folder others could replace.
  package static func make(_ path: String) throws(LabError) {
    if let reason = try obstacle(path, ownCount: 2, makesFolders: true) {
      throw LabError(.unavailable(reason))
    }
  }

  /// Whether there is a folder at `path` as it has to be.
  package static func isThere(_ path: String) -> Bool {
    do throws(LabError) {
      return try obstacle(path, ownCount: 2, makesFolders: false) == nil
    } catch {
      return false
    }
  }

  /// Why others could change what lies at `path`, of which the last `ownCount` folders have to be
  /// yours; nil if no other user can.
  private static func obstacle(
    _ path: String, ownCount: Int, makesFolders: Bool
  ) throws(LabError) -> String? {
    let names = path.split(separator: "/")
    var place = ""
    for (index, name) in names.enumerated() {
      place += "/\(name)"
      if makesFolders, stat(place, followsLink: false) == nil { mkdir(place, 0o700) }
      guard let status = stat(place, followsLink: false) else { throw FileName(place).unwritable() }
      let isOwn = index >= names.count - ownCount
      guard status.isLink || status.isFolder else {
        throw FileName(place).unwritable(Files.reason(ENOTDIR))
      }
      if isOwn, status.isLink { return "\(Printable.quoted(place, limit: 200)) is a link" }
      if isOwn ? status.st_uid != geteuid() : !mayOwn(status.st_uid) {
        return "\(Printable.quoted(place, limit: 200)) belongs to another user"
      }
      if status.isLink {
        guard let target = Path.real(place) else { throw FileName(place).unwritable() }
        if let obstacle = try obstacle(target, ownCount: 0, makesFolders: false) { return obstacle }
      } else if status.st_mode & 0o022 != 0, isOwn || status.st_mode & S_ISVTX == 0 {
        return "\(Printable.quoted(place, limit: 200)) can be written by others"
      }
    }
    return nil
  }

  /// Whether the files of the user with this number are as safe as the system itself.
  private static func mayOwn(_ user: uid_t) -> Bool {
    user == geteuid() || user == 0 || user == stat("/")?.st_uid
  }
}
