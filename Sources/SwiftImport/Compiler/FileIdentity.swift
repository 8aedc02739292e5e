import LabLanguage
import PluginHost

/// The version of a file: it changes with the content.
struct FileIdentity {
  let path: String
  let text: String
  private let seconds: Int
  private let nanoseconds: Int

  /// Nil where there is no file at `path`.
  init?(_ path: String) {
    guard let status = stat(path) else { return nil }
    let time = status.modified
    self.path = path
    text = "\(path) \(status.st_size) \(time.tv_sec) \(time.tv_nsec)"
    (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
  }

  /// The path in the text of an identity.
  static func path(in text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).dropLast(3)
      .joined(separator: " ")
  }

  /// The identities of the compiled modules called `names` in a build folder; nil for a missing
  /// one.
  static func modules(_ names: [String], in folder: String) -> [FileIdentity?] {
    names.map { FileIdentity("\(folder)/Modules/\($0).swiftmodule") }
  }

  /// Whether the file was written at the time of `other` or later.
  func isAsNew(as other: FileIdentity) -> Bool {
    (seconds, nanoseconds) >= (other.seconds, other.nanoseconds)
  }
}
