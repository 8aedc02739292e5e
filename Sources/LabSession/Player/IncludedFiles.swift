import LabLanguage

extension World {
  /// The paths of the files that the session at `path` includes, on whatever condition, and of those
  /// that these include: each once, in the order in which they are named. What cannot be read
  /// includes nothing.
  ///
  /// - Complexity: O(bytes of all of them).
  public func filesIncluded(by path: String) -> [String] {
    var found: [String] = []
    var open = [path]
    while let path = open.popLast() {
      let world = inFolder(of: path)
      guard let bytes = try? read(path), let text = try? String(validatingFile: bytes) else {
        continue
      }
      let included = SessionFile(text).script.includes.map { Player.normalized(world.located($0)) }
      let new = included.filter { !found.contains($0) }
      found += new
      open += new.reversed()
    }
    return found
  }
}
