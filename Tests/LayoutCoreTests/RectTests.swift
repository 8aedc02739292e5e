import LabTestKit
import LayoutCore
import Testing

@Suite("Rect")
struct RectTests {
  @Test("touching edges touch and do not intersect")
  func touching() {
    let first = Rect(x: 0, y: 0, width: 10, height: 10)
    for other in [first.offset(x: 10), first.offset(y: 10), first.offset(x: 10, y: 10)] {
      #expect(!first.intersects(other) && !other.intersects(first))
      #expect(first.touches(other) && other.touches(first))
    }
  }

  @Test("a rect without area intersects nothing, not even what surrounds it")
  func empty() {
    let all = Rect(x: -5, y: -5, width: 100, height: 100)
    for empty in [Rect(x: 1, y: 1, width: 0, height: 5), Rect(x: 1, y: 1, width: 5, height: 0)] {
      #expect(empty.isEmpty && !empty.intersects(all) && !all.intersects(empty))
    }
  }

  @Test("turned twice and mirrored twice give back every small rect")
  func identities() {
    let transposed = Transposition(scrolling: .horizontal)
    for x in -2...2 {
      for y in -2...2 {
        for width in 0...3 {
          let rect = Rect(x: Double(x), y: Double(y), width: Double(width), height: 2)
          #expect(transposed(transposed(rect)) == rect)
          for crossSize in [0.0, 7, 390] {
            let mirrored = Mirrored(in: crossSize)
            #expect(mirrored(mirrored(rect)) == rect)
          }
        }
      }
    }
  }

  @Test("intersecting is having a point in common, for all small rects on a grid of halves")
  func intersectsIsSharingPoints() {
    let sides = [0.0, 1, 2]
    for x in 0...3 {
      for width in sides {
        let first = Rect(x: 1, y: 0, width: 1, height: 1)
        let other = Rect(x: Double(x), y: 0, width: width, height: 1)
        let shared = stride(from: 0.25, to: 6, by: 0.5).contains { x in
          let point = Point(x: x, y: 0.5)
          return first.contains(point) && other.contains(point)
        }
        #expect(first.intersects(other) == shared)
      }
    }
  }
}
