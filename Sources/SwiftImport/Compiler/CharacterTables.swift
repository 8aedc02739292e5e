import LabLanguage
import LayoutText
import PluginHost
import SwiftLanguage

/// The tables of characters in the C code of Foundation, where that is not Apple's: nothing outside of
/// Foundation reads them, and they are three megabytes of text, half of what the compiler does when it
/// makes its modules of C.
struct CharacterTables {
  /// The compiler's options with which it makes the modules without the tables; none where there are
  /// no tables.
  let optionsWithout: [String]

  /// The tables of `toolchain`. It writes a file to `folder`, the cache of modules, with which the compiler
  /// reads the header with their type in place of that with the tables.
  init(of toolchain: Toolchain, in folder: String) {
    let headers = "\(Path.folder(of: toolchain.libraries))/_FoundationCShims"
    let (tables, type) = (
      "\(headers)/CFUniCharBitmapData.inc.h", "\(headers)/CFUniCharBitmapData.h"
    )
    let overlay = "\(folder)/\(Digest(of: Array(headers.utf8)).text).yaml"
    guard headers.isPlainInSwift, FileIdentity(tables) != nil, FileIdentity(type) != nil,
      Self.keep(
        #"{"version": 0, "roots": [{"type": "file", "name": "\#(tables)", "#
          + #""external-contents": "\#(type)"}]}"#, at: overlay)
    else {
      optionsWithout = []
      return
    }
    optionsWithout = ["-Xcc", "-ivfsoverlay", "-Xcc", overlay]
  }

  /// Writes `text` to the file at `path`, unless it is there; false where that fails.
  private static func keep(_ text: String, at path: String) -> Bool {
    let bytes = Array(text.utf8)
    return (try? Files.read(path)) == bytes || Files.replace(path, with: bytes)
  }
}
