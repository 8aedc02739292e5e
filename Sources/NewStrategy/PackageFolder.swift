import Foundation

/// The files of the package that the strategy is added to.
struct PackageFolder {
  let root: URL

  /// The text of the file at `path`.
  func text(_ path: String) throws(Refusal) -> String {
    do { return try String(contentsOf: root.appending(path: path), encoding: .utf8) } catch {
      throw Refusal("cannot read \(path): run this in the folder of LayoutLab")
    }
  }

  /// The files and folders in the folder at `path`.
  func names(in path: String) -> [String] {
    let entries = try? FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: path).path)
    return (entries ?? []).sorted()
  }

  /// The Swift file below the folder at `path` that declares a type called `name`; nil if none does.
  func file(below path: String, declaring name: String) -> String? {
    let declaration = "public (indirect )?(struct|enum|protocol|class|actor|typealias) \(name)\\b"
    let files = FileManager.default.enumerator(atPath: root.appending(path: path).path)
    while let file = files?.nextObject() as? String {
      guard file.hasSuffix(".swift"), let text = try? text("\(path)/\(file)") else { continue }
      if text.range(of: declaration, options: .regularExpression) != nil {
        return "\(path)/\(file)"
      }
    }
    return nil
  }

  /// Writes every text to the file at its path. If one cannot be written, the files are as before.
  func write(_ texts: [(path: String, text: String)]) throws(Refusal) {
    var undo: [() -> Void] = []
    for (path, text) in texts {
      do { undo += try replace(root.appending(path: path), with: text) } catch {
        for step in undo.reversed() { step() }
        throw Refusal("cannot write \(path): \(error.localizedDescription)")
      }
    }
  }

  /// Writes a file, in a folder that is made if need be; returns how to undo both.
  private func replace(_ url: URL, with text: String) throws -> [() -> Void] {
    let files = FileManager.default
    let folder = url.deletingLastPathComponent()
    var undo: [() -> Void] = []
    if !files.fileExists(atPath: folder.path) {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      undo.append { try? files.removeItem(at: folder) }
    }
    let before = try? Data(contentsOf: url)
    do { try Data(text.utf8).write(to: url, options: .atomic) } catch {
      for step in undo { step() }
      throw error
    }
    undo.append {
      if let before { try? before.write(to: url) } else { try? files.removeItem(at: url) }
    }
    return undo
  }
}
