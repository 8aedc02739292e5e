// Tags in lines, for SwiftUI: the layout asks each subview for its size, with a proposal.
// WrappingRowLayout.swift is the same row for a collection view.

import SwiftUI

struct WrappingRow: Layout {
  /// between tags and between lines
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let frames = frames(of: subviews, in: proposal.width)
    return CGSize(
      width: proposal.width ?? frames.map(\.maxX).max() ?? 0,
      height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, frames(of: subviews, in: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(width: bounds.width, height: nil))
    }
  }

  /// The frames from 0 0; all in one line if the width is nil.
  private func frames(of subviews: Subviews, in width: CGFloat?) -> [CGRect] {
    var (x, y, lineHeight): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    return subviews.map { subview in
      let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
      if x > 0, x + size.width > width ?? .infinity {
        x = 0
        y += lineHeight + spacing
        lineHeight = 0
      }
      defer {
        x += size.width + spacing
        lineHeight = max(lineHeight, size.height)
      }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}

struct Tags: View {
  let tags: [String]

  var body: some View {
    ScrollView {
      WrappingRow {
        ForEach(tags, id: \.self) { Text($0).padding(8).background(.quaternary, in: Capsule()) }
      }
    }
  }
}
