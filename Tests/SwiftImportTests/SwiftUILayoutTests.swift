import Foundation
import LabExport
import LabSession
import LabTestKit
import LayoutCore
import Strategies
import Testing

/// Layouts exported for SwiftUI, compiled against a stand-in for its layout protocol. A program holds
/// many of them.
@Suite("Layouts for SwiftUI", .serialized)
struct SwiftUILayoutTests {
  private static func exported(_ name: String, _ commands: String) throws -> String {
    let files = MemoryFiles()
    var lab = try Session(strategies: Registry.strategies, modules: [.export])
    let command = "export \(name).swift as swiftui"
    let answers = lab.answers("\(commands); \(command)", in: files.world())
    return try #require(files["\(name).swift"], "\(commands): \(answers.last ?? "")")
  }

  #if os(Linux)
    /// Frames that a program prints for each case, and its size in the first of them.
    private static func placed(_ cases: [SwiftUICase]) throws -> [[[Double]]] {
      let program = try CompiledProgram()
      let standIn = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "SwiftUIStandIn.swift")
      try program.write(try String(contentsOf: standIn, encoding: .utf8), as: "SwiftUI.swift")
      try program.compile([
        "-swift-version", "6", "-parse-as-library", "-module-name", "SwiftUI", "-emit-module",
        "-emit-module-path", "SwiftUI.swiftmodule", "-c", "-o", "SwiftUI.o", "SwiftUI.swift",
      ])
      for (number, layout) in cases.enumerated() {
        try program.write(
          try exported("Case\(number)", layout.commands), as: "Case\(number).swift")
      }
      try program.write(main(cases), as: "main.swift")
      try program.compile(
        ["-swift-version", "6", "-I", ".", "-o", "places", "SwiftUI.o", "main.swift"]
          + cases.indices.map { "Case\($0).swift" })
      let (status, output) = try program.run("places")
      #expect(status == 0, "\(output)")
      var frames = cases.map { _ in [[Double]]() }
      for row in output.split(separator: "\n") {
        let numbers = row.split(separator: " ").compactMap { Double($0) }
        frames[Int(numbers[0])].append(Array(numbers.dropFirst()))
      }
      return frames
    }

    /// A program that prints the size and the places of each case.
    private static func main(_ cases: [SwiftUICase]) -> String {
      let calls = cases.enumerated().map { number, layout in
        "show(\(number), Case\(number)Layout(), \(layout.subviews), \(layout.proposal),"
          + " CGPoint(x: \(layout.insets.leading), y: \(layout.insets.top)))"
      }
      return """
        import SwiftUI

        func show<L: Layout>(
          _ number: Int, _ layout: L, _ measured: [(ProposedViewSize) -> CGSize],
          _ proposal: ProposedViewSize, _ origin: CGPoint
        ) {
          let subviews = LayoutSubviews(measured.map { LayoutSubview(measure: $0) })
          var cache = layout.makeCache(subviews: subviews)
          let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
          print(number, size.width, size.height, 0, 0)
          let bounds = CGRect(origin: origin, size: size)
          layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
          var fresh = layout.makeCache(subviews: subviews)
          layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &fresh)
          for subview in subviews {
            precondition(subview.frames.count == 2 && subview.frames[0] == subview.frames[1])
            let frame = subview.frames[0]
            print(number, frame.minX, frame.minY, frame.width, frame.height)
          }
        }

        func fixed(_ width: CGFloat, _ height: CGFloat) -> (ProposedViewSize) -> CGSize {
          { _ in CGSize(width: width, height: height) }
        }

        func ratio(_ ratio: CGFloat) -> (ProposedViewSize) -> CGSize {
          { proposal in
            let width = proposal.width ?? (proposal.height ?? 0) * ratio
            return CGSize(width: width, height: proposal.height ?? width / ratio)
          }
        }

        \(calls.joined(separator: "\n"))
        """
    }

    @Test("containers for SwiftUI place their subviews where the lab does")
    func places() throws {
      var random = SplitMix(seed: 15)
      let cases = (0..<63).map { SwiftUICase($0, &random) }
      for (layout, placed) in zip(cases, try Self.placed(cases)) {
        var lab = try Session(strategies: Registry.strategies)
        let world = MemoryFiles().world()
        _ = lab.answers(layout.commands, in: world)
        let expected = try lab.allElements(in: world)
        let content = try #require(lab.layout.contentSize)
        try #require(placed.count == expected.count + 1 && !expected.isEmpty, "\(layout)")
        let size = Size(
          width: placed[0][0] + layout.insets.horizontal,
          height: placed[0][1] + layout.insets.vertical)
        #expect(
          Rect(origin: .zero, size: size).isAlike(Rect(origin: .zero, size: content)),
          "\(layout.commands): the content is \(size), not \(content)")
        for (element, numbers) in zip(expected, placed.dropFirst()) {
          var frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
          // SwiftUI mirrors what a layout places, in a parent as wide as the lab's screen.
          if layout.isRightToLeft {
            frame.x = max(content.width, lab.state.request.container.width) - frame.maxX
          }
          #expect(
            frame.isAlike(element.frame),
            "\(layout.commands): \(element.id) is at \(frame), not at \(element.frame)")
        }
      }
    }
  #endif

  @Test("a container without a proposed width is as wide as its widest subview")
  func text() throws {
    let code = try Self.exported("Photos", "use masonry columns=3; items 9; inset 4 8 12 16")
    #expect(code.hasPrefix("import SwiftUI\n\n/// Columns without gaps"))
    #expect(code.contains("struct PhotosLayout: Layout {"))
    #expect(
      code.contains(".padding(EdgeInsets(top: 4, leading: 8, bottom: 12, trailing: 16))"))
    #expect(code.contains("subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0"))
  }

  @Test(
    "what a SwiftUI Layout cannot do is refused, and the remedy leads to a container",
    arguments: [
      (
        "use list; items 3 3",
        "a SwiftUI Layout arranges one section: export a file for each kind of section, and put the"
          + " containers into a stack", "items 3"
      ),
      (
        "use chat",
        "chat depends on the screen, which a SwiftUI Layout does not know: export a list, and give"
          + " its ScrollView defaultScrollAnchor(.bottom)", "use list"
      ),
      (
        "use paged",
        "pages depend on the screen, which a SwiftUI Layout does not know: export a grid for a page,"
          + " and give the ScrollView scrollTargetBehavior(.paging)", "use grid"
      ),
      (
        "use carousel",
        "a carousel depends on the screen, which a SwiftUI Layout does not know: export a list, and"
          + " give its items containerRelativeFrame and scrollTransition", "use list"
      ),
      (
        "use compositional",
        "SwiftUI composes stacks and grids instead of groups: export the template for UIKit (as"
          + " swift), or another strategy", "use grid"
      ),
      (
        "use list; header 40",
        "a SwiftUI Layout places only the items: headers and footers are views beside it, and a"
          + " background is a modifier",
        "header none; footer none; header layout none; footer layout none; background none"
      ),
      (
        "use quilt spans=cells",
        "a SwiftUI subview measures points, and not the cells that it spans: the sizes must be points",
        "set spans points"
      ),
      (
        "use flow insetreference=fromSafeArea", "SwiftUI itself keeps content in the safe area",
        "set insetreference fromContentInset"
      ),
    ])
  func refused(commands: String, message: String, remedy: String) throws {
    let command = "export A.swift as swiftui"
    try expectRefusal(
      "\(commands); \(command)", message: message, remedy: "\(remedy); \(command)")
  }
}

/// A layout of the lab, and subviews that have the sizes of its items.
private struct SwiftUICase {
  var commands: String
  let insets: Insets
  let isRightToLeft: Bool
  /// What the subviews answer, as source.
  let subviews: String
  /// What the container is proposed, as source.
  let proposal: String

  init(_ number: Int, _ random: inout SplitMix) {
    func choice<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &random)]
    }
    let columns = choice(["columns=3", "columns=1", "columnwidth=100.5"])
    let align = choice([
      "justified", "leading", "center", "trailing", "space-between", "space-around", "space-evenly",
    ])
    let strategy = [
      "list align=\(choice(["stretch", "leading", "center", "trailing"]))", "grid \(columns)",
      "masonry \(columns) padding=\(choice(["0", "2.5"]))", "mosaic \(columns)",
      "flow align=\(align) lastline=\(choice(["uikit", "same", "center"]))"
        + " cross=\(choice(["start", "center", "end", "stretch"]))",
      "quilt \(columns) dense=\(choice(["on", "off"]))\(choice(["", " rowheight=50"]))",
      "justified rowheight=\(choice(["40", "90.5"])) lastrow=\(choice(["center", "hidden"]))",
    ][number % 7]
    let count = choice([1, 2, 9, 14])
    let hasRatio =
      !strategy.hasPrefix("flow") && !strategy.contains("align") && choice([true, false])
    let sizes: [(Double, Double)] = choice([
      [(44, 44)], [(60, 61), (90.5, 33), (33, 20)], [(93, 30), (61, 44), (30, 66)],
    ])
    let isVertical = choice([true, true, false])
    isRightToLeft = choice([true, false])
    insets = choice([.zero, Insets(top: 4, leading: 8, bottom: 12, trailing: 16)])
    let container = choice([Size(width: 390, height: 844), Size(width: 320, height: 500.5)])
    let cards = strategy.hasPrefix("list") ? ["line -30.5"] : []
    let spacing = choice(["8", "line 3.5; spacing item 0"] + cards)
    let words = sizes.map { "\($0)x\($1)" }.joined(separator: " ")
    commands = """
      container \(container.width)x\(container.height); use \(strategy); items \(count); \
      sizes \(hasRatio ? "aspect 4:3 1:1" : words); spacing \(spacing); inset \(insets.top) \
      \(insets.leading) \(insets.bottom) \(insets.trailing); \
      direction \(isVertical ? "vertical" : "horizontal"); rtl \(isRightToLeft ? "on" : "off")
      """
    let measures = (0..<count).map { item in
      let size = sizes[item % sizes.count]
      return hasRatio
        ? "ratio(\(item.isMultiple(of: 2) ? "4.0 / 3" : "1"))" : "fixed(\(size.0), \(size.1))"
    }
    subviews = "[\(measures.joined(separator: ", "))]"
    proposal =
      isVertical
      ? "ProposedViewSize(width: \(container.width - insets.horizontal), height: nil)"
      : "ProposedViewSize(width: nil, height: \(container.height - insets.vertical))"
  }
}
