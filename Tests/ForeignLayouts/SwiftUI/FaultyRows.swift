import SwiftUI

/// What can be wrong in rows of subviews.
enum Mistake { case none, blankRow, spacingAfterLast, unspecified }

/// Rows of a width; nil is one row.
struct Rows {
  private(set) var frames: [CGRect] = []

  init(of subviews: LayoutSubviews, in width: CGFloat?, _ mistake: Mistake) {
    let spacing: CGFloat = 8
    let proposal = ProposedViewSize(width: mistake == .unspecified ? nil : width, height: nil)
    var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for subview in subviews {
      let size = subview.sizeThatFits(proposal)
      let end = x + size.width + (mistake == .spacingAfterLast ? spacing : 0)
      if end > width ?? .infinity, x > 0 || mistake == .blankRow {
        (x, y, height) = (0, y + height + spacing, 0)
      }
      frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
      x += size.width + spacing
      height = max(height, size.height)
    }
  }

  var size: CGSize {
    CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }
}

/// A layout of rows with one mistake.
protocol RowLayout: Layout where Cache == Void {
  static var mistake: Mistake { get }
}

extension RowLayout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    Rows(of: subviews, in: proposal.width, Self.mistake).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { Rows(of: subviews, in: proposal.width, Self.mistake).place(subviews, in: bounds) }
}

struct SoundRows: RowLayout { static let mistake = Mistake.none }
struct BlankRows: RowLayout { static let mistake = Mistake.blankRow }
struct EarlyRows: RowLayout { static let mistake = Mistake.spacingAfterLast }
struct WideRows: RowLayout { static let mistake = Mistake.unspecified }

/// A column that measures its subviews once, and does not see that one was deleted.
struct ForgetfulColumn: Layout {
  func makeCache(subviews: Subviews) -> [CGFloat] {
    subviews.map { $0.sizeThatFits(.unspecified).height }
  }

  func updateCache(_ cache: inout [CGFloat], subviews: Subviews) {}

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
  ) -> CGSize { CGSize(width: 100, height: cache.reduce(0, +)) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
  ) {
    var y = bounds.minY
    for (subview, height) in zip(subviews, cache) {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += height
    }
  }
}

/// The same column with SwiftUI's own `updateCache(_:subviews:)`, which makes a new cache.
struct MindfulColumn: Layout {
  private let column = ForgetfulColumn()

  func makeCache(subviews: Subviews) -> [CGFloat] { column.makeCache(subviews: subviews) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
  ) -> CGSize { column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
  ) {
    column.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
