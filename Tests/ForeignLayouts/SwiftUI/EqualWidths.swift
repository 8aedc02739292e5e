import SwiftUI

/// A row of buttons, all as wide as the widest.
struct EqualWidths: Layout {
  let edge: HorizontalAlignment

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let size = largest(of: subviews)
    return CGSize(
      width: size.width * CGFloat(subviews.count) + gaps(between: subviews).reduce(0, +),
      height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard !subviews.isEmpty else { return }
    let size = largest(of: subviews)
    let gaps = gaps(between: subviews)
    var x = bounds.minX
    for index in subviews.indices {
      let (place, anchor): (CGFloat, UnitPoint) =
        switch edge {
        case .leading: (x, .leading)
        case .trailing: (x + size.width, .trailing)
        default: (x + size.width / 2, .center)
        }
      subviews[index].place(
        at: CGPoint(x: place, y: bounds.midY), anchor: anchor, proposal: ProposedViewSize(size))
      x += size.width + gaps[index]
    }
  }

  private func largest(of subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { size, next in
      CGSize(width: max(size.width, next.width), height: max(size.height, next.height))
    }
  }

  private func gaps(between subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { index in
      guard index < subviews.count - 1 else { return 0 }
      return subviews[index].spacing.distance(
        to: subviews[index + 1].spacing, along: .horizontal)
    }
  }
}
