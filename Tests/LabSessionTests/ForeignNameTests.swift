@testable import LabHelp
import Foundation
import LabLanguage
import LabSession
import LabTestKit
import LayoutCore
import layoutlab
import Strategies
import Testing

/// The names of UIKit's collection views and of CSS lead to a page.
@Suite("Names of UIKit and CSS") struct ForeignNameTests {
  private static let index: HelpIndex? = {
    guard let lab = try? Session(strategies: Registry.strategies, modules: SessionModule.all) else {
      return nil
    }
    return HelpIndex(lab, in: MemoryFiles([:], tick: 1).world())
  }()

  /// Names of protocols that every class has, of actions in general, and of the shim's own means.
  private static let general: Set = [
    "callAsFunction", "copy", "description", "encode", "hash", "isEqual", "observeValue",
    "awakeFromNib", "rawValue", "shared", "updated", "ViewFactories", "DisplayedState",
    "Action", "Handler", "Style", "Visibility", "backgroundColor", "color", "image", "made",
    "title", "value", "CopiedAsItself",
  ]

  /// What the shim declares of collection views: classes, properties and methods.
  private static let declared: [String] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/UIKitShim/LabUIKit")
    let folders = ["Collection", "Compositional", "Flow", "Diffable"]
    let pattern =
      /(?m)^ *(?:@\w+ )*(?:public|open)(?: (?:static|class|final|weak|lazy|mutating|override|convenience))* (?:class|struct|enum|protocol|typealias|var|func) (\w+)/
    var names: Set<String> = []
    for folder in folders {
      let path = root.appending(path: folder)
      for file in (try? FileManager.default.contentsOfDirectory(atPath: path.path)) ?? [] {
        let text = (try? String(contentsOf: path.appending(path: file), encoding: .utf8)) ?? ""
        names.formUnion(text.matches(of: pattern).map { String($0.1) })
      }
    }
    return names.subtracting(general).sorted()
  }()

  @Test("every name that the shim declares of collection views has a page")
  func shim() throws {
    let index = try #require(Self.index)
    #expect(Self.declared.count > 250)
    let without = Self.declared.filter { index.topics(named: $0).isEmpty }
    #expect(without == [], "no page on \(without.joined(separator: " "))")
  }

  /// The properties of CSS Grid Layout 2, CSS Flexible Box Layout 1 and CSS Box Alignment 3.
  private static let properties = """
    grid grid-area grid-auto-columns grid-auto-flow grid-auto-rows grid-column grid-column-end
    grid-column-start grid-row grid-row-end grid-row-start grid-template grid-template-areas
    grid-template-columns grid-template-rows flex flex-basis flex-direction flex-flow flex-grow
    flex-shrink flex-wrap order align-content align-items align-self justify-content justify-items
    justify-self place-content place-items place-self gap row-gap column-gap
    """

  @Test("every property of CSS grids and flexboxes has a page")
  func css() throws {
    let index = try #require(Self.index)
    for name in Self.properties.split(whereSeparator: \.isWhitespace) {
      #expect(!index.topics(named: String(name)).isEmpty, "\(name)")
    }
  }

  @Test(
    "a name that is typed as a command or a value leads to the command that does the same, or to its page",
    arguments: [
      ("UICollectionViewFlowLayout()", "use flow"),
      ("itemSize = CGSize(width: 100, height: 80)", "sizes 100x80"),
      ("layout.itemSize = CGSize(width: 100, height: 80)", "sizes 100x80"),
      ("itemSize 100x80", "sizes 100x80"), ("itemSize", "help itemSize"),
      ("minimumInteritemSpacing = 8", "spacing item 8"),
      ("minimumLineSpacing 12", "spacing line 12"),
      ("sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)", "inset 8 16 8 16"),
      ("numberOfItems 20", "items 20"), ("scrollDirection = .horizontal", "direction horizontal"),
      (
        "layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 375, height: 200))",
        "query 0 0 375 200"
      ),
      ("layoutAttributesForItem(at: 3)", "frames 3"), ("collectionViewContentSize", "content"),
      ("collectionView.contentOffset = CGPoint(x: 0, y: 120)", "scroll to 120"),
      ("scrollToItem 5", "goto 5"), ("invalidateLayout()", "help invalidateLayout"),
      ("UICollectionViewCell", "help UICollectionViewCell"), ("explain 3", "why 3.y"),
      ("minimumLineSpacing = 5", "spacing line 5"), ("layout.itemSize 50 50", "sizes 50x50"),
      ("justify-content center", "help justify-content"),
      ("view.semanticContentAttribute = .forceRightToLeft", "rtl on"),
      ("use UICollectionViewFlowLayout", "use flow"),
      ("use UICollectionViewLayout", "help UICollectionViewLayout"),
      ("semanticContentAttribute", "help semanticContentAttribute"),
      ("set itemSize 100 80", "sizes 100x80"),
      ("section 0 set itemSize 100 80", "section 0 sizes 100x80"),
      ("set scrollDirection horizontal", "direction horizontal"),
      ("set sectionInset 10", "inset 10"), ("zzz", "help"), ("use zzz", "help strategies"),
      ("direction across", "direction vertical"), ("layout masonry", "use masonry"),
      ("strategy waterfall columns=3", "use waterfall columns=3"), ("forget masonry", "help"),
      ("section 0 layout masonry", "section 0 use masonry"),
      ("section 0 masonry columns=3", "section 0 use masonry columns=3"),
      ("section 0 columns 3", "section 0 set columns 3"),
    ])
  func typed(line: String, attempt: String) throws {
    var lab = try Session(strategies: Registry.strategies, modules: SessionModule.all)
    let world = MemoryFiles([:], tick: 1).world()
    do throws(LabError) {
      for command in try Statement.split(line) { _ = try lab.run(command, in: world) }
      Issue.record("`\(line)` is a command")
    } catch {
      #expect(Diagnostic(error, source: line).attempt == attempt)
    }
    // What is proposed works.
    for command in try Statement.split(attempt) { _ = try lab.run(command, in: world) }
  }

  @Test("a member is found by its name in its class, and a delegate's method by its last label")
  func members() throws {
    let index = try #require(Self.index)
    for (name, page) in [
      ("UICollectionViewFlowLayout.itemSize", "flow-layout"),
      ("collectionView(_:layout:sizeForItemAt:)", "flow-layout"),
      ("layoutAttributesForElements(in:)", "rect-query"), (".fractionalWidth(_:)", "layout-size"),
    ] {
      #expect(index.topics(named: name).first?.name == page, "\(name)")
    }
  }

  @Test("a name of an interface belongs to one term, and a term names pages that exist")
  func once() throws {
    let index = try #require(Self.index)
    let names = Term.all.flatMap(\.names)
    #expect(Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
    for term in Term.all {
      for page in term.related {
        #expect(!index.topics(called: page).isEmpty, "\(term.name): \(page)")
      }
    }
  }

  @Test("a kind and a name, as in help concept self-sizing, is one page")
  func kinds() throws {
    let index = try #require(Self.index)
    let topic = try #require(index.topics(named: "concept self-sizing").first)
    #expect((topic.kind, topic.name) == (.concept, "self-sizing"))
  }

  @Test(
    "a line of UIKit leads to the command that does the same, if all its numbers are there",
    arguments: [
      ("layout.itemSize = CGSize(width: 100, height: 80)", "sizes 100x80"),
      ("layout.itemSize = .init(width: 100, height: h)", nil),
      ("layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)", "inset 1 2 3 4"),
      ("layout.minimumLineSpacing = 8", "spacing line 8"),
      ("layout.minimumLineSpacing = gap", nil), ("sectionInset 16", "inset 16"),
      ("sectionInset big", nil), ("contentOffset 200", "scroll to 200"),
      ("layout.headerReferenceSize = CGSize(width: 0, height: 44)", "header 44"),
      ("footerReferenceSize 30", "footer 30"),
      ("collectionView.numberOfItems(inSection: 0)", "items"),
      ("layoutAttributesForElements(in: CGRect(x: 0, y: 1, width: 2, height: 3))", "query 0 1 2 3"),
      ("layoutAttributesForItem(at: [0, 3])", "frames 0/3"),
      ("scrollToItem(at: IndexPath(item: 5, section: 2), at: .top, animated: true)", "goto 2/5"),
      ("scrollToItem(at: path)", nil),
      ("setContentOffset(CGPoint(x: 300, y: 20), animated: true)", "scroll to 20"),
      ("layout.scrollDirection = .horizontal", "direction horizontal"),
    ] as [(String, String?)])
  func lines(line: String, command: String?) {
    #expect(UIKitLine(line).command(scrollingAlong: .vertical) == command)
  }

  @Test("an offset is the one along the scroll axis, or both where the content scrolls on both")
  func offset() {
    let line = UIKitLine("contentOffset = CGPoint(x: 300, y: 20)")
    #expect(line.command(scrollingAlong: .horizontal) == "scroll to 300")
    #expect(line.command(scrollingAlong: .vertical, onBoth: true) == "scroll to 300 20")
  }
}
