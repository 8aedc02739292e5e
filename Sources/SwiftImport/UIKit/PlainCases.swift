import SwiftLanguage

/// The cases of an enumeration without associated values: one of the files', or one of UIKit's that
/// layouts use.
struct PlainCases {
  /// Their names, in their order.
  let words: [String]

  private static let apples: [String: [String]] = [
    "ScrollDirection": ["vertical", "horizontal"],
    "UICollectionViewScrollDirection": ["vertical", "horizontal"],
    "Appearance": ["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"],
    "UICollectionLayoutSectionOrthogonalScrollingBehavior": [
      "none", "continuous", "continuousGroupLeadingBoundary", "paging", "groupPaging",
      "groupPagingCentered",
    ],
  ]

  /// Nil where `type` is not such an enumeration.
  init?(of type: String, _ symbols: FileSymbols) {
    let last = type.lastName
    if symbols.type(type) == nil, let words = Self.apples[last] {
      self.words = words
      return
    }
    let name = symbols.type(type)?.fullName ?? DeclaredType.plain(type)
    let cases = symbols.members(of: name, kind: "swift.enum.case")
    words = cases.map(\.name)
    guard !cases.isEmpty, cases.allSatisfy({ !$0.declaration.contains("(") }),
      words.allSatisfy(PropertyName.isPlain)
    else { return nil }
  }

  /// The case `standard` of `type`, or else its first, or another one that is set for the parameter
  /// called `name`; nil where `standard` is no case.
  func settable(_ type: String, _ standard: String?, _ name: String, values: String)
    -> (argument: String, definition: String)?
  {
    let parts = standard?.split(separator: ".") ?? []
    let word = parts.last.map(String.init) ?? words[0]
    // A constant of another type may be called like a case.
    let owner = type.split(separator: ".").last
    guard words.contains(word), parts.count < 2 || parts.dropLast().last == owner else {
      return nil
    }
    let (quoted, standard) = (name.quotedInSwift, "\(type).\(word)")
    let cases = words.map { "\($0.quotedInSwift): \(type).\($0)" }.joined(separator: ", ")
    let list = words.map(\.quotedInSwift).joined(separator: ", ")
    return (
      "(\(values).choice(\(quoted), [\(cases)], like: \(standard)) ?? \(standard))",
      ".choice(\(quoted), [\(list)], \(word.quotedInSwift))"
    )
  }
}
