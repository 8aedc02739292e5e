import SwiftImport
import Testing

@Suite("Closures that the lab makes up")
struct StubClosureTests {
  @Test("a closure may result in the type that must be made with it")
  func recursive() throws {
    let project = try ProjectFolder()
    try project.write(
      "Lid.swift",
      """
      import UIKit
      protocol Box { var inner: Box { get } }
      struct Lid: Box {
        var content: () -> Box
        var inner: Box { content() }
        func makeLayout() -> UICollectionViewLayout { UICollectionViewFlowLayout() }
      }

      """)
    #expect(try ProjectFolder.heights(project.load("Lid.swift")) == [40, 40, 40])
  }
}
