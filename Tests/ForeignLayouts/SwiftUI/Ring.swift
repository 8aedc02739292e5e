import SwiftUI

struct Ring: Layout {
  var start: Angle = .degrees(-90)
  var radius: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let step = Angle(degrees: 360 / Double(max(1, subviews.count)))
    let radius = radius ?? bounds.width / 2 - 20
    for index in subviews.indices {
      let angle = start + step * Double(index)
      let offset = CGPoint(x: radius, y: 0).applying(
        CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
      subviews[index].place(
        at: CGPoint(x: bounds.midX + offset.x, y: bounds.midY + offset.y), anchor: .center,
        proposal: .unspecified)
    }
  }
}
