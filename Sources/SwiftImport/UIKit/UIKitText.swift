import LayoutText
import SwiftLanguage

/// The text of files written for UIKit, without what only Apple's compilers accept. Line numbers
/// stay, or `#sourceLocation` sets them; comments and quoted texts do not change.
struct UIKitText {
  /// The texts to compile, in the order of the files.
  private(set) var rewritten: [String]
  /// What was changed, a sentence each.
  private(set) var changes: [String] = []

  /// Reads `files`, which are compiled together; `ownModules` are what they are parts of.
  init(_ files: [SourceText], ownModules: Set<String> = []) {
    var dropped: Set<String> = []
    var optional = 0
    var unused: [String] = []
    rewritten = files.map { file in
      let words = AppleWords(SwiftTokens(file.text), ownModules: ownModules)
      dropped.formUnion(words.dropped)
      let layouts = SwiftUIText(words.text)
      unused += layouts.leftOut
      guard layouts.text.contains("optional") else { return layouts.text }
      let requirements = OptionalRequirements(SwiftOutline(SwiftTokens(layouts.text)))
      optional += requirements.count
      return requirements.text
    }
    let outlines = outlines
    let initialized = RequiredInitializers(outlines).texts
    let isSame = initialized == rewritten
    rewritten = initialized
    rewritten =
      FoldedExtensions(isSame ? outlines : self.outlines, paths: files.map(\.path)).texts
    if !dropped.isEmpty {
      changes.append("compiled without \(dropped.sorted().joined(separator: ", "))")
    }
    if !unused.isEmpty {
      changes.append("compiled without what no layout uses: \(unused.shortList)")
    }
    if optional > 0 {
      changes.append("optional requirements return nil, unless the lab knows a size")
    }
  }

  private var outlines: [SwiftOutline] { rewritten.map { SwiftOutline(SwiftTokens($0)) } }
}
