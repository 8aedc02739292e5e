import LabLanguage
import LayoutCore
import PluginHost
import LayoutText
import SwiftLanguage

/// Files written for UIKit, as they are compiled: their own texts with all line numbers, and below
/// the first the lab's additions.
///
/// The additions are in the same file, where private properties are visible.
struct UIKitFile {
  /// The files; the layouts of the first are loaded.
  let files: [SourceText]
  /// What was changed in the texts, a sentence each.
  let changes: [String]
  /// The texts alone; errors are reported at their own lines.
  let bare: [String]
  /// The modules whose imports are left out where they are not here.
  let ownModules: Set<String>

  /// Files that are compiled together, parts of `ownModules`.
  init(_ files: [SourceText], ownModules: Set<String>) {
    (self.files, self.ownModules) = (files, ownModules)
    let text = UIKitText(files, ownModules: ownModules)
    changes = text.changes
    bare = zip(files, text.rewritten).map { file, text in
      "import UIKitService\nimport UIKit\n\(SwiftUIText.isNeeded(in: text) ? "import SwiftUI\n" : "")"
        + "#sourceLocation(file: \(file.path.quotedInSwift), line: 1)\n\(text)\n"
    }
  }

  /// The texts with `addition` below the first.
  func completed(with addition: String) -> [String] {
    [(bare.first ?? "") + addition] + bare.dropFirst()
  }

  /// What is added to the first file: what makes its layouts, and a list of them.
  func addition(for sources: [LayoutSource], _ additions: UIKitAdditions) -> String {
    var result = "#sourceLocation(file: \"layoutlab delegate\", line: 1)\n"
    result += additions.delegate.text(
      with: additions.members(answeredBy: sources) + additions.viewMembers)
    for source in sources {
      result += "#sourceLocation(file: \"\(UIKitAdditions.place(of: source))\", line: 1)\n"
      result += additions.addition(for: source)
    }
    result += "#sourceLocation(file: \"layoutlab\", line: 1)\n"
    let list = sources.map { "layoutLab_\($0.name)()" }.joined(separator: ", ")
    let app = files.contains { $0.text.contains(".shared.delegate") } ? additions.appDelegate : nil
    let set = app.map { "UIApplication.shared.delegate = \($0)(); " } ?? ""
    result += "@MainActor func layoutLabLayouts() -> [any OfferedLayout] {"
    result += " \(set)return [\(list)] }\n"
    return result
  }

  /// The facts about the properties.
  var facts: PropertyFacts { PropertyFacts(outlines) }

  /// The declarations of each file; each use reads the files again.
  var outlines: [SwiftOutline] { files.map { SwiftOutline(SwiftTokens($0.text)) } }
}

extension SourceFile {
  /// Refuses a path with characters that a Swift string literal must escape: the compiler reports
  /// locations by that literal, and would not find what is private to the file.
  func checkPath() throws(LabError) {
    guard !path.isPlainInSwift else { return }
    throw LabError(
      .load(
        "\(Printable.quoted(path, limit: 200)) cannot be compiled: the compiler accepts no "
          + "control characters, quotation marks or backslashes in a path; rename it"))
  }
}
