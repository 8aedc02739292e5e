import Testing

/// Between the folders of a module, types are used in one direction.
@Suite("Folders")
struct FolderGraphTests {
  /// The modules whose folders still use each other in a circle; it only gets shorter.
  private static let unfinished: Set = ["Sources/UIKitShim/LabUIKit"]

  /// The folders of modules: in `Sources`, in a folder of it that gathers several, and in `Plugins`.
  private static let modules: [String] = ["Sources", "Sources/UIKitShim", "Plugins"].flatMap {
    shelf in
    House.folders(in: shelf).map { "\(shelf)/\($0)" }
  }.filter { $0 != "Sources/UIKitShim" }

  @Test("the folders of a module use each other's types in one direction", arguments: modules)
  func circles(module: String) {
    let circles = FolderGraph(House.swift(in: module), in: module).circles
    if Self.unfinished.contains(module) {
      #expect(!circles.isEmpty, "\(module) has no circle any more: take it out of `unfinished`")
    } else {
      for circle in circles { Issue.record("\(module): \(circle.advice)") }
    }
  }

  @Test("what is unfinished is a module")
  func unfinished() {
    #expect(Self.unfinished.subtracting(Self.modules) == [])
  }

  @Test("a circle is found, and where it is cheapest to cut")
  func cheapest() throws {
    let graph = graph([
      "Low/A.swift": "struct A {}\nstruct B {\n  let c: C\n}",
      "Mid/C.swift": "struct C { let a: A }\nextension B { func d(_ a: A) {} }",
      "High/D.swift": "struct D { let c: C; let a: A }",
    ])
    let circle = try #require(graph.circles.first)
    #expect(graph.circles.count == 1)
    #expect(circle.folders == ["Low", "Mid"])
    let cut = try #require(circle.edges.first)
    #expect(cut.uses == [.init(path: "M/Low/A.swift", line: 3, name: "C")])
    #expect(circle.advice.contains("cut Low → Mid:\n  M/Low/A.swift:3: C"))
  }

  @Test("a circle of three folders is one, and files beside them are a folder")
  func three() {
    let graph = graph([
      "A.swift": "struct A { let b: B }", "X/B.swift": "struct B { let c: [C] }",
      "Y/C.swift": "func c(_ a: some Sequence<A>) {}\nenum C {}",
    ])
    #expect(graph.circles.map(\.folders) == [[".", "X", "Y"]])
  }

  @Test("a name that several folders declare is that of the folder that uses it")
  func several() {
    let graph = graph([
      "X/A.swift": "struct A { let state: State; let b: B }\nprivate struct State {}",
      "Y/B.swift": "struct B { struct State {}\n  let state: State }",
      "Z/C.swift": "struct State { let a: A }",
    ])
    #expect(graph.edges.map { "\($0.from) → \($0.to)" } == ["X → Y", "Z → X"])
  }

  @Test("a nested type belongs to the folder of the extension that declares it")
  func nested() {
    let graph = graph([
      "X/A.swift": "struct A { func f() -> Part { \"B \\(A.Part.self)\" } } // B",
      "Y/B.swift": "extension A { struct Part {} }\nstruct B { let part: Part; let x: Other.Part }",
    ])
    #expect(graph.edges.map { "\($0.from) → \($0.to)" } == ["X → Y", "Y → X"])
    #expect(graph.edges.first?.uses.map(\.name) == ["A.Part", "A.Part"])
    #expect(graph.edges.last?.uses.map(\.name) == ["A"])
  }

  private func graph(_ files: [String: String]) -> FolderGraph {
    FolderGraph(files.map { House.File(path: "M/\($0.key)", text: $0.value) }, in: "M")
  }
}
