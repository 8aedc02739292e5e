import SwiftLanguage

/// Declarations of names that no file declares: a type with the members that are read of it, what an
/// extension adds to a type of UIKit.
struct DeclaredStubs {
  private(set) var declarations: [String] = []
  /// The class below which the lab's delegate is: one of these, if the collection view's data source
  /// or delegate is cast to it.
  private(set) var base = DelegateAnswers.labDelegate

  private let sources: [SwiftTokens]
  private var names: Set<String> = []

  /// None yet, for names in `files`.
  init(_ files: [SourceText]) { sources = files.map { SwiftTokens($0.text) } }

  /// The declaration of what is `missing` from `sources`; nil where it is not clear.
  static func declaration(of missing: MissingName, in sources: [SwiftTokens]) -> String? {
    switch missing.kind {
    case .type: UsedMembers(of: missing.name, in: sources).declaration
    case .value: AppNames.enumeration(missing.name, in: sources)
    case .member where !missing.isAnyOwner:
      AppNames.member(missing.name, of: missing.owner, in: sources)
    case .member, .module, .conformance, .label: nil
    }
  }

  /// Declares what is `missing`; false where nothing more of it is clear.
  mutating func add(_ missing: [MissingName]) -> Bool {
    let count = declarations.count
    for one in missing where !names.contains("\(one.owner).\(one.name)") {
      // What only another file shows may be more than the layouts need.
      let text = [Array(sources.prefix(1)), sources].lazy.compactMap {
        Self.declaration(of: one, in: $0)
      }.first
      guard let text else { continue }
      names.insert("\(one.owner).\(one.name)")
      declarations.append(text)
      if one.kind == .type, UsedMembers(of: one.name, in: sources).isDelegate { base = one.name }
    }
    return declarations.count > count
  }

  /// The file at `path` that declares them; nothing while there are none.
  func file(at path: String) -> [SourceText] {
    guard !declarations.isEmpty else { return [] }
    return [
      SourceText(path: path, text: "import UIKit\n" + declarations.joined(separator: "\n"))
    ]
  }
}
