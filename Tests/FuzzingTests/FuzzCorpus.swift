import Foundation
import LabLanguage
import LayoutCore

extension FuzzTarget {
  /// Good inputs to begin with: what the package itself has, and a few that once were trouble.
  var corpus: [[UInt8]] {
    let texts: [String] =
      switch self {
      case .line: Self.definitions.flatMap { $0.examples.map(\.commands) }
      case .session: Self.files(in: "Sessions", ending: ".llab").map { String($0.prefix(3000)) }
      case .template:
        [
          "group horizontal 1w 80 { item 1/2w 1h inset 4; item 1/2w 1h }",
          "between 4; header 1w 20 top trailing pinned; orthogonal groupPaging;"
            + " group horizontal 0.4w ~90 spacing >=8 { item 1w ~=1h badge 9 9 top offset 0.5w -4 }",
          "background inset 4 z -1 kind k; custom 1w 60 { frame 0 -4 1/2w 1h z 2 }",
          "footer 30; followinsets on; reference none; group vertical 1w 1h edge 1 >=2 3 >=4"
            + " { group horizontal 1w 1/2h count 3 { item 1w 1h repeat 2 } }",
        ]
      case .data:
        [
          "width,height\n10,20\n30,40\n", "10\n20\n\n5\n", "[1, 2.5, [3, 4]]",
          #"[{"width":1,"height":2e3},{"height":4}]"#, "hi\n\nlonger words here\n",
          "random 10..90 20..30 seed=5", "aspect 4:3 1:1", "120x40 60x40", "1;2\n3;4\n",
          "# c\n1\t2\n",
        ]
      case .expression:
        [
          "overlaps == 0 and content.height < 342", "query(0,0,390,50) == items(0,1,2)",
          "not (count == 3) or frame(1).x + 2 * 3 / 4 >= -1", "len(items(2..6)) > column(0)",
          "abs(round(1.5)) == max(1, min(2, 3))", "rect(0, 0, 1, 1) == frame(0.header)",
        ]
      case .message:
        [
          #"{"type":"hello","protocol":1,"strategies":[{"name":"spiral","summary":"s","parameters":"#
            + #"[{"name":"turns","kind":"count","range":[1,100],"standard":3,"summary":"t"}]}]}"#,
          #"{"type":"frames","id":1,"bytes":0,"content":[1,2],"views":[{"is":"header","kind":"k","#
            + #""count":1}],"depths":true,"alphas":true}"# + "\n0123456789abcdef",
          #"{"type":"layout","id":1,"strategy":"list","parameters":{},"container":[390,844],"axis":"#
            + #""vertical","sections":[{"count":3,"breadth":390,"insets":[0,0,0,0],"spacing":[1,2],"#
            + #""sizing":"pattern"}]}"# + "\n0123456789abcdef",
          #"{"type":"findings","id":1,"findings":[{"rule":"r","message":"m","items":[[0,1]],"#
            + #""rect":[0,0,1,1],"count":2}]}"#,
        ]
      }
    return texts.map { Array($0.utf8) }
  }

  private static func files(in folder: String, ending: String) -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: folder)
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.lastPathComponent.hasSuffix(ending) }.sorted { $0.path < $1.path }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }
}
