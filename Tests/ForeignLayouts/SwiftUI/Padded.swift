import SwiftUI

/// A frame around one view.
struct Padded: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    precondition(subviews.count == 1, "one view, please")
    let size = subviews[0].sizeThatFits(proposal)
    return CGSize(width: max(size.width + 40, proposal.width ?? 0), height: size.height + 40)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: CGPoint(x: bounds.minX + 20, y: bounds.minY + 20), proposal: proposal)
  }
}
