import Testing

@testable import SwiftImport

/// The advice for a name that the UIKit shim lacks.
@Suite("The nearest names of the look-alike")
struct ShimNamesTests {
  private var names: ShimNames {
    let paths = [
      #"["UICollectionView"]"#, #"["UICollectionViewCell"]"#, #"["UIScrollView","contentOffset"]"#,
      #"["UICollectionView","reloadData()"]"#, #"["UIScrollView","contentSize"]"#,
      #"["CGRectGetMaxX(_:)"]"#, #"["UITextField"]"#,
    ]
    let text = paths.map { #"{"pathComponents":\#($0),"names":{}}"# }.joined(separator: ",")
    return ShimNames(graphs: [Array("[\(text)]".utf8), [], Array("no graph".utf8)])
  }

  private func nearest(
    _ name: String, of owner: String = "", _ kind: MissingName.Kind = .value
  ) -> [String] { names.nearest(to: MissingName(kind: kind, name: name, owner: owner)) }

  @Test("a name with a mistake, or with more words at its end")
  func types() {
    #expect(nearest("UICollectionVeiw", .type) == ["UICollectionView"])
    #expect(nearest("CGRectGetMaxW") == ["CGRectGetMaxX"])
    #expect(nearest("UICollectionViewCellRegistry") == ["UICollectionViewCell"])
    #expect(nearest("UIUnheardOf") == [])
    #expect(nearest("") == [])
  }

  @Test("a member of its own type, or of one above")
  func members() {
    #expect(nearest("reloadDatas", of: "UICollectionView", .member) == ["reloadData"])
    #expect(nearest("contentOffsett", of: "UICollectionView", .member) == ["contentOffset"])
    #expect(nearest("contentOffsetAnimated", of: "UIScrollView", .member) == ["contentOffset"])
    #expect(nearest("somethingElse", of: "UIScrollView", .member) == [])
    // Another type has it.
    #expect(nearest("contentOffset", of: "UIWindow", .member) == ["UIScrollView.contentOffset"])
  }
}
