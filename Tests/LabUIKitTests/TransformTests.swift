import LabTestKit
import LabUIKit
import Testing

/// Transforms of the plane and of space.
@Suite("Transforms")
struct TransformTests {
  private func near(_ first: CATransform3D, _ second: CATransform3D) -> Bool {
    let numbers: [KeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41,
      \.m42, \.m43, \.m44,
    ]
    return numbers.allSatisfy { abs(first[keyPath: $0] - second[keyPath: $0]) < 1e-9 }
  }

  @Test("what is undone is where it was")
  func inverses() {
    var random = SplitMix(seed: 3)
    for _ in 0..<200 {
      let numbers = (0..<6).map { _ in Double.random(in: -3...3, using: &random) }
      var space = CATransform3DMakeRotation(numbers[0], numbers[1], numbers[2], numbers[3])
      space = CATransform3DTranslate(space, numbers[4], numbers[5], 7)
      let moved = CATransform3DMakeTranslation(-numbers[4], -numbers[5], -7)
      let turned = CATransform3DMakeRotation(-numbers[0], numbers[1], numbers[2], numbers[3])
      let back = CATransform3DConcat(CATransform3DConcat(moved, space), turned)
      #expect(near(back, CATransform3DIdentity))
      let plane = CGAffineTransform(rotationAngle: numbers[0]).scaledBy(x: 2, y: 3)
        .translatedBy(x: numbers[4], y: numbers[5])
      let point = CGPoint(x: numbers[1], y: numbers[2])
      let there = point.applying(plane).applying(plane.inverted())
      #expect(abs(there.x - point.x) < 1e-9 && abs(there.y - point.y) < 1e-9)
    }
  }

  @Test("translating a scaled transform moves in its scaled coordinates, as in Core Graphics")
  func order() {
    let transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
    #expect(CGPoint.zero.applying(transform) == CGPoint(x: 20, y: 0))
    let space = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 10, 0, 0)
    #expect(CATransform3DGetAffineTransform(space) == transform)
  }

  @Test("a rectangle that is turned is in a larger one")
  func rectangles() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(rect.minX + 20) < 1e-9 && abs(rect.width - 20) < 1e-9)
    #expect(abs(rect.minY) < 1e-9 && abs(rect.height - 10) < 1e-9)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).width == rect.width - 6)
  }

  @Test("text is measured by the stated metric")
  func text() {
    let font = UIFont.systemFont(ofSize: 20)
    #expect("hello".size(withAttributes: [.font: font]) == CGSize(width: 50, height: 24))
    let box = "hello big world".boundingRect(
      with: CGSize(width: 95, height: .max), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    #expect(box.size == CGSize(width: 90, height: 48))
    let broken = "abcdefghij".boundingRect(
      with: CGSize(width: 40, height: .max), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    #expect(broken.size == CGSize(width: 40, height: 72))
    #expect("日本".size(withAttributes: [.font: font]).width == 40)
  }

  @Test("index paths have sections and items, whatever they are called")
  func indexPaths() {
    var path = NSIndexPath(item: 4, section: 2) as IndexPath
    #expect(path.section == 2 && path.item == 4 && path.row == 4)
    path.item = 7
    #expect(path == IndexPath(row: 7, section: 2))
    #expect(path == IndexPath(indexes: [2, 7]))
  }
}
