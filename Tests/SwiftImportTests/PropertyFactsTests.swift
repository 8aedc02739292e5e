import SwiftLanguage
import Testing

@testable import SwiftImport

/// What the words of a file show about the properties of its classes.
@Suite("Facts about properties")
struct PropertyFactsTests {
  @Test("what a class assigns itself is its state")
  func facts() {
    let facts = PropertyFacts([
      SwiftOutline(
        SwiftTokens(
          """
          class A {
            var set = 1, height = 2.0
            var inset = Insets()
            var isOn = false
            private var own: Int = 3
            var watched = 1 { didSet { watched = 2 } }
            let fixed = 1
            init() { set = 2 }
            func f() {
              let set = 3
              inset.top += 1
              isOn.toggle()
              if own == 3, other.own = 4 { self.height = 1 }
            }
          }
          """))
    ])
    let settable = ["set", "inset", "isOn", "own", "watched", "fixed"].filter {
      facts.isSettable($0, of: "A", below: [])
    }
    #expect(settable == ["set", "own", "watched"])
  }
}
