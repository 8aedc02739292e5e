/// The files of a new strategy: one column in which every second item is indented.
///
/// It is small, and yet has all that a strategy has: a parameter, a card with an example, the steps of a
/// `Placer`, and a `Formula` for each number of a frame.
enum StrategyTemplate {
  /// `Spiral.swift`
  static func source(of name: String) -> String {
    #"""
    public import LayoutCore

    /// One column in which every second item is indented.
    public struct \#(name): LayoutStrategy {
      /// How far every second item is indented, in points; at most half of the width.
      public var indent = 24.0

      public static var card: Card<Self> {
        Card(
          name: "\#(name.lowercased())", summary: "one column, every second item indented",
          parameters: [
            .points("indent", \.indent, 0...10_000, "indent of every second item, in points")
          ],
          examples: [
            Example(
              "use \#(name.lowercased()) indent=40; items 6; sizes 44 60; draw",
              "every second row is indented by 40 points")
          ])
      }

      /// One column with an indent of 24 points.
      public init() {}

      public func layout(_ request: SectionRequest) throws(LayoutError) -> any SolvedLayout {
        request.sizes.open(\#(name)Visitor(request: request, indent: indent))
      }
    }

    /// Makes the placer for the type of the item sizes, so that its steps are compiled for them.
    private struct \#(name)Visitor: SizeVisitor {
      let request: SectionRequest
      let indent: Double

      func visit(_ sizes: some SizeFunction) -> any SolvedLayout {
        Placed(\#(name)Placer(request: request, indent: indent, sizes: sizes))
      }
    }

    /// The rule, step by step; the numbers are those of `\#(name).md`.
    private struct \#(name)Placer<Sizes: SizeFunction>: Placer {
      struct State: Sendable {
        var next = 0
        var end = 0.0
      }

      let request: SectionRequest
      let indent: Double
      let sizes: Sizes

      var count: Int { request.count }
      var breadth: Double { request.breadth }
      var start: State { State() }
      func next(_ state: State) -> Int { state.next }
      func end(_ state: State) -> Double { state.end }
      func floor(_ state: State) -> Double {
        state.next == 0 ? 0 : state.end + request.spacing.line
      }

      func place(_ state: inout State, _ emit: (Int, Rect) -> Void) {
        // 1. The item begins one line spacing below the previous item.
        let y = floor(state)
        // 2. Every second item is indented, by at most half of the width.
        let x = isIndented(state.next) ? min(indent, breadth / 2) : 0
        // 3. It takes the rest of the width; its height is its own.
        let width = breadth - x
        let height = sizes.length(of: state.next, breadth: width)
        emit(state.next, Rect(x: x, y: y, width: width, height: height))
        // 4. The next item follows it.
        state.next += 1
        state.end = y + height
      }

      private func isIndented(_ index: Int) -> Bool { !index.isMultiple(of: 2) }

      func reason(
        for number: FrameNumber, of index: Int, at frame: Rect, after state: State
      ) -> Reason {
        switch number {
        case .x: Reason([side(of: index)], start(of: index))
        case .y where index == 0: Reason(["the first item begins at the top"], .number(0, ""))
        case .y:
          Reason(
            ["item \(index) follows item \(index - 1)"],
            .sum([
              .number(state.end, "end of item \(index - 1)"),
              .number(request.spacing.line, "line spacing"),
            ]))
        case .width:
          Reason(
            ["the item takes the rest of the width"],
            .difference(.number(breadth, "section width"), start(of: index)))
        case .height: Reason(["the height is the item's own"], .number(frame.height, "item height"))
        }
      }

      private func side(of index: Int) -> String {
        isIndented(index) ? "every second item is indented" : "the item begins at the leading edge"
      }

      /// The arithmetic of step 2.
      private func start(of index: Int) -> Formula {
        guard isIndented(index) else { return .number(0, "") }
        return .smallest([
          .number(indent, "indent"), .quotient(.number(breadth, "section width"), .number(2, "")),
        ])
      }
    }

    """#
  }

  /// `SpiralTests.swift`
  static func tests(of name: String) -> String {
    let imports = ["LabTestKit", "LayoutCore", "\(name)Plugin", "Testing"].sorted()
    return imports.map { "import \($0)\n" }.joined()
      + #"""

      @Suite("\#(name)")
      struct \#(name)Tests {
        @Test("every second item is indented, and each follows the previous one")
        func frames() throws {
          let layout = try \#(name)().layout(
            SectionRequest(
              count: 3, breadth: 100, length: 400, sizes: .uniform(Size(width: 1, height: 20)),
              spacing: Spacing(line: 5, item: 0)))
          #expect(
            (0..<3).map { layout.frame(at: $0) } == [
              Rect(x: 0, y: 0, width: 100, height: 20),
              Rect(x: 24, y: 25, width: 76, height: 20),
              Rect(x: 0, y: 50, width: 100, height: 20),
            ])
        }

        @Test("laws hold for every indent", arguments: [0.0, 7.25, 10_000])
        func laws(indent: Double) throws {
          var strategy = \#(name)()
          strategy.indent = indent
          #expect(try brokenLaws(of: strategy) == [])
        }
      }

      """#
  }
}
