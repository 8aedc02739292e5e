import LabLanguage
import LabTestKit
import LayoutCore
import Testing

import Strategies

/// Every registered strategy, checked against the laws of `LabTestKit`.
@Suite("Laws of every strategy")
struct LawTests {
  @Test(
    "queries are brute force, reasons compute, solving again is equal",
    arguments: Registry.strategies.map(\.definition.name))
  func laws(name: String) throws {
    let strategy = try #require(Registry.strategies.first { $0.definition.name == name })
    let templates = strategy.presets.templates
    #expect(try brokenLaws(of: strategy, templates: templates) == [])
  }

  @Test(
    "a negative spacing is refused, except where items may overlap or templates have theirs",
    arguments: Registry.strategies.map(\.definition.name))
  func negativeSpacing(name: String) throws {
    let strategy = try #require(Registry.strategies.first { $0.definition.name == name })
    let templates = strategy.presets.templates
    let isAccepted = ["list", "carousel", "compositional", "flow"].contains(name)
    for sizes in ItemSizes.tried {
      let request = SectionRequest(
        count: 9, crossSize: 390, length: 844, sizes: sizes, spacing: Spacing(line: -8, item: 4),
        templates: templates)
      var refusal: LayoutError?
      do { _ = try strategy.layout(request) } catch { refusal = error }
      let expected = LayoutError.unusable(
        what: "line spacing", value: -8, allowed: "0 or more points")
      #expect(refusal == (isAccepted ? nil : expected), "\(sizes)")
    }
  }
}
