import LabLanguage
import LabReport
import LabSession
import LayoutCore
import LayoutText

extension ExportKind {
  /// The layout as a container of SwiftUI's; `.swift` without `as` is UIKit's.
  static let swiftui = ExportKind(
    name: "swiftui", suffixes: [],
    summary: "the layout as a container for SwiftUI, in a .swift file"
  ) { session, arguments, _ throws(LabError) in
    let stem = UIKitCode.stem(for: arguments, session)
    return try ExportKind.again(arguments) { () throws(LabError) in
      try SwiftUICode(SwiftText.typeName(stem, ending: "Layout"), session.state.request).text
    }
  }
}

/// The arrangement of a section as a structure that conforms to SwiftUI's `Layout`.
///
/// SwiftUI mirrors what a layout places: reading direction and code are independent. Insets are
/// padding around the container.
struct SwiftUICode {
  private let name: String
  private let axis: Axis
  private let insets: Insets
  private let arrangement: Arrangement

  /// - Throws: why there is no such container, and a command after which there is.
  init(_ name: String, _ request: LayoutRequest) throws(LabError) {
    if let (reason, remedy) = Self.refusal(of: request) {
      var error = LabError(.notPossible(reason))
      error.remedy = remedy
      throw error
    }
    guard let section = request.sections.first, let arrangement = Arrangement(section) else {
      throw LabError(.notPossible("there is no section to export: set items first"))
    }
    (self.name, axis, insets, self.arrangement) = (name, request.axis, section.insets, arrangement)
  }

  /// Why SwiftUI's `Layout` cannot do what `request` describes, and what changes that.
  private static func refusal(of request: LayoutRequest) -> (reason: String, remedy: String)? {
    guard let section = request.sections.first else { return nil }
    guard request.sections.count == 1 else {
      return (
        "a SwiftUI Layout arranges one section: export a file for each kind of section, and put the "
          + "containers into a stack", "items \(max(1, section.count))"
      )
    }
    if let refusal = refusal(of: section.strategy.definition.name) { return refusal }
    let views = [section.headers, section.footers, request.headers, request.footers]
    if !views.allSatisfy(\.isEmpty) || !section.backgrounds.isEmpty {
      return (
        "a SwiftUI Layout places only the items: headers and footers are views beside it, and a "
          + "background is a modifier",
        "header none; footer none; header layout none; footer layout none; background none"
      )
    }
    if section.listAppearance != nil {
      return ("SwiftUI has this layout itself: List, with a listStyle", "set appearance none")
    }
    if section.strategy.word("spans") == "cells" {
      return (
        "a SwiftUI subview measures points, and not the cells that it spans: the sizes must be points",
        "set spans points"
      )
    }
    if !["", "fromContentInset"].contains(section.strategy.word("insetreference")) {
      return (
        "SwiftUI itself keeps content in the safe area", "set insetreference fromContentInset"
      )
    }
    return nil
  }

  /// The same for the strategy `name`.
  private static func refusal(of name: String) -> (reason: String, remedy: String)? {
    switch name {
    case "list", "grid", "masonry", "mosaic", "flow", "quilt", "justified": return nil
    case "chat":
      return (
        "chat depends on the screen, which a SwiftUI Layout does not know: export a list, and give "
          + "its ScrollView defaultScrollAnchor(.bottom)", "use list"
      )
    case "paged":
      return (
        "pages depend on the screen, which a SwiftUI Layout does not know: export a grid for a page, "
          + "and give the ScrollView scrollTargetBehavior(.paging)", "use grid"
      )
    case "compositional":
      return (
        "SwiftUI composes stacks and grids instead of groups: export the template for UIKit (as "
          + "swift), or another strategy", "use grid"
      )
    case "carousel":
      return (
        "a carousel depends on the screen, which a SwiftUI Layout does not know: export a list, and "
          + "give its items containerRelativeFrame and scrollTransition", "use list"
      )
    default:
      return (
        "\(Printable.quoted(name)) is not one of the lab's own strategies: its file is the code",
        "use grid"
      )
    }
  }
}

extension SwiftUICode {
  private var isVertical: Bool { axis == .vertical }

  var text: String {
    let members = [
      arrangement.properties.map { $0.text(isWatched: false) }.joined(separator: "\n"), cache,
      sizing, placing, measuring, arrangement.method([.sizes], isPrivate: true),
      arrangement.members,
    ]
    let body = members.filter { !$0.isEmpty }.joined(separator: "\n\n")
    return """
      \(SwiftText.imports("SwiftUI"))

      \(documentation)
      struct \(name): Layout {
      \(SwiftText.indented(body, by: 2))
      }

      """
  }

  private var documentation: String {
    let scrollView = isVertical ? "ScrollView {" : "ScrollView(.horizontal) {"
    let padding =
      insets == .zero
      ? "" : "\n///   .padding(EdgeInsets(\(SwiftText.edges(insets, "leading", "trailing"))))"
    let note = """
      \(isVertical ? "" : "Rows and columns are those of content that scrolls down, turned. ")\
      From right to left, SwiftUI mirrors the container. It creates all subviews at once: for thousands \
      of views use a lazy stack or grid.
      """
    return """
      \(SwiftText.documentation(arrangement.summary))
      ///
      /// ```swift
      /// \(scrollView)
      ///   \(name) {
      ///     ForEach(items) { item in
      ///       ItemView(item)
      ///     }
      ///   }\(padding)
      /// }
      /// ```
      ///
      \(SwiftText.documentation(note))
      """
  }

  private var cache: String {
    """
    /// The frames for one \(isVertical ? "width" : "height"), which sizing and placing share. SwiftUI \
    makes a new cache when a
    /// subview or a setting changes.
    struct Cache {
      fileprivate var \(isVertical ? "width" : "height"): CGFloat?
      fileprivate var frames: [CGRect] = []
      fileprivate var length: CGFloat = 0
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }
    """
  }

  private var sizing: String {
    let side = isVertical ? "width" : "height"
    return """
      /// Without a proposed \(side), the container is as \(isVertical ? "wide" : "tall") as its \
      \(isVertical ? "widest" : "tallest") subview.
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
      ) -> CGSize {
        var \(side) = proposal.\(side) ?? .infinity
        if !\(side).isFinite {
          \(side) = subviews.map { $0.sizeThatFits(.unspecified).\(side) }.max() ?? 0
        }
        update(&cache, \(side): \(side), subviews)
        return CGSize(\
      \(isVertical ? "width: width, height: cache.length" : "width: cache.length, height: height"))
      }
      """
  }

  private var placing: String {
    let side = isVertical ? "width" : "height"
    return """
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
      ) {
        update(&cache, \(side): bounds.\(side), subviews)
        for (subview, frame) in zip(subviews, cache.frames) {
          subview.place(
            at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
            proposal: ProposedViewSize(frame.size))
        }
      }
      """
  }

  /// The method that computes what the cache lacks. Arrangements are those of content that scrolls
  /// down.
  private var measuring: String {
    guard !isVertical else {
      return """
        private func update(_ cache: inout Cache, width: CGFloat, _ subviews: Subviews) {
          guard cache.width != width else { return }
          let placed = arrange(subviews.count, width: width) { index, width in
            subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil))
          }
          cache = Cache(width: width, frames: placed.frames, length: placed.length)
        }
        """
    }
    return """
      /// Arranges the subviews as if the content scrolled down, and turns the result.
      private func update(_ cache: inout Cache, height: CGFloat, _ subviews: Subviews) {
        guard cache.height != height else { return }
        let placed = arrange(subviews.count, width: height) { index, height in
          let size = subviews[index].sizeThatFits(ProposedViewSize(width: nil, height: height))
          return CGSize(width: size.height, height: size.width)
        }
        let frames = placed.frames.map {
          CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width)
        }
        cache = Cache(height: height, frames: frames, length: placed.length)
      }
      """
  }
}
