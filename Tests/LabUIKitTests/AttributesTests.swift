import LabTestKit
import Testing

@testable import ForeignLayouts
@testable import LabUIKit

/// The laws that layout attributes keep.
@MainActor
@Suite("Layout attributes")
struct AttributesTests {
  private func item() -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1))
    attributes.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    return attributes
  }

  @Test("frame, centre, size and bounds are one rectangle")
  func geometry() {
    let attributes = item()
    #expect(attributes.center == CGPoint(x: 60, y: 45))
    #expect(attributes.size == CGSize(width: 100, height: 50))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    attributes.size = CGSize(width: 40, height: 10)
    #expect(attributes.frame == CGRect(x: 40, y: 40, width: 40, height: 10))
    attributes.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(attributes.frame == CGRect(x: 50, y: 35, width: 20, height: 20))
    attributes.center = CGPoint(x: 10, y: 10)
    #expect(attributes.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test("any frame that is set is the frame that is read")
  func exactFrames() {
    var random = SplitMix(seed: 7)
    let attributes = item()
    for _ in 0..<1000 {
      let frame = CGRect(
        x: Double.random(in: -1e4...1e6, using: &random),
        y: Double.random(in: -1e4...1e6, using: &random),
        width: Double.random(in: 0...999, using: &random),
        height: Double.random(in: 0...999, using: &random))
      attributes.frame = frame
      #expect(attributes.frame == frame)
    }
  }

  @Test("a transform turns the frame about the centre, and nothing else")
  func transforms() {
    let attributes = item()
    attributes.transform = CGAffineTransform(scaleX: 0.5, y: 2)
    #expect(attributes.frame == CGRect(x: 35, y: -5, width: 50, height: 100))
    #expect(attributes.center == CGPoint(x: 60, y: 45))
    #expect(attributes.size == CGSize(width: 100, height: 50))
    attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
    #expect(attributes.size == CGSize(width: 100, height: 50))
    attributes.transform = .identity
    #expect(attributes.frame == CGRect(x: -25, y: 25, width: 100, height: 50))
    attributes.transform3D = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(attributes.frame.width - 50) < 1e-9)
    #expect(abs(attributes.frame.height - 100) < 1e-9)
    #expect(abs(attributes.transform.b - 1) < 1e-9)
  }

  @Test("a copy is equal and of its own")
  func copies() throws {
    let attributes = item()
    attributes.zIndex = 4
    attributes.alpha = 0.5
    attributes.transform3D = CATransform3DMakeScale(2, 2, 1)
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy !== attributes)
    #expect(copy.isEqual(attributes) && copy == attributes)
    copy.transform3D = CATransform3DIdentity
    #expect(attributes.transform3D == CATransform3DMakeScale(2, 2, 1))
    #expect(copy != attributes)
  }

  @Test("each of the fields makes a difference")
  func equality() throws {
    let changes: [(UICollectionViewLayoutAttributes) -> Void] = [
      { $0.frame.origin.x += 1 }, { $0.size.width += 1 }, { $0.zIndex = 9 }, { $0.alpha = 0.1 },
      { $0.isHidden = true }, { $0.indexPath.item = 8 },
      { $0.transform = CGAffineTransform(rotationAngle: 1) },
    ]
    for change in changes {
      let copy = try #require(item().copy() as? UICollectionViewLayoutAttributes)
      #expect(copy == item())
      change(copy)
      #expect(copy != item())
    }
    let path = IndexPath(item: 0, section: 0)
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "h", with: path)
    #expect(header != UICollectionViewLayoutAttributes(forDecorationViewOfKind: "h", with: path))
    #expect(header != UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "g", with: path))
    #expect(header.representedElementKind == "h")
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(item().representedElementKind == nil)
    #expect(item().representedElementCategory == .cell)
  }

  @Test("a subclass copies what it adds, and is equal by it")
  func subclasses() throws {
    let attributes = CarouselAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.progress = 0.5
    attributes.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    let copy = try #require(attributes.copy() as? CarouselAttributes)
    #expect(copy.progress == 0.5)
    #expect(copy.isEqual(attributes))
    copy.progress = 0.6
    #expect(!copy.isEqual(attributes))
  }

  @Test("an object takes at most 130 bytes")
  func size() {
    // What the fields take, and the object's own header of two words.
    #expect(MemoryLayout<LayoutAttributeFields>.stride + 16 <= 130)
  }
}
